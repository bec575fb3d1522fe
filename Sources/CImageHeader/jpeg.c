#include "formats.h"
#include "exif.h"

#include <errno.h>
#include <setjmp.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <jpeglib.h>
#include <jerror.h>

enum {
  EXIF_MARKER = JPEG_APP0 + 1, HUFFMAN = 0xC4, QUANTIZATION = 0xDB, RESTART_INTERVAL = 0xDD,
  DEFINE_HIERARCHY = 0xDE,
};

typedef struct zf_jpeg {
  // Kept from file to file, unless there was anything about one that was not as usual.
  struct jpeg_decompress_struct decoder;
  struct jpeg_error_mgr errors;
  struct jpeg_source_mgr source;
  jmp_buf stop;
  zf_reader *reader;
  zf_header *header;
  // Where the bytes that libjpeg has been shown end.
  int64_t end;
  // Where the next segment begins, as far as that is known; else INT64_MAX.
  int64_t next_segment;
  // Components of the frame header that are still to come; 0 when it has been read to its end.
  int components_left;
  bool has_frame;
} state;

typedef enum { REACHED_SCAN, REACHED_END, STOPPED } outcome;

// Tables and comments say nothing that counts here, and libjpeg, which reads them byte by byte, is
// not shown those in which it would find nothing wrong. A segment that libjpeg reads exactly to its
// end is shown alone: what follows can be stepped over then. Any other one it may read past, so it is
// shown with all that follows.
typedef enum { STEP_OVER, SHOW_ALONE, SHOW } treatment;

static void take_frame(
    zf_header *header, uint32_t width, uint32_t height, int precision, int components) {
  header->width = width;
  header->height = height;
  header->bit_depth = precision;
  header->color = components == 1 ? ZF_COLOR_GRAY
      : components == 3 ? ZF_COLOR_RGB : components == 4 ? ZF_COLOR_CMYK : ZF_COLOR_OTHER;
}

static state *state_of(j_common_ptr decoder) {
  return decoder->client_data;
}

// MARK: What libjpeg calls

// Jumps to where `stop` was set, through libjpeg's frames and no others.
static void on_error(j_common_ptr decoder) {
  longjmp(state_of(decoder)->stop, 1);
}

// libjpeg tells step by step what it reads. This alone says whether a frame header was read to its
// end, and keeps the first of two apart: the second one overwrites what stands in the decoder.
static void on_message(j_common_ptr common, int level) {
  (void)level;
  state *state = state_of(common);
  if (state->has_frame) return;
  const struct jpeg_decompress_struct *decoder = &state->decoder;
  if (state->errors.msg_code == JTRC_SOF) {
    take_frame(
        state->header, decoder->image_width, decoder->image_height, decoder->data_precision,
        decoder->num_components);
    state->header->is_interlaced = decoder->progressive_mode;
    state->components_left = decoder->num_components;
  } else if (state->errors.msg_code == JTRC_SOF_COMPONENT) {
    state->components_left -= 1;
    state->has_frame = state->components_left == 0;
  }
}

static void on_output(j_common_ptr decoder) {
  (void)decoder;
}

static void on_source(j_decompress_ptr decoder) {
  (void)decoder;
}

static int64_t position_of(const state *state) {
  return state->end - (int64_t)state->source.bytes_in_buffer;
}

// Lets libjpeg go on with the segment at `position`; nothing of it needs to be read yet.
static void seek_segment(state *state, int64_t position) {
  state->source.bytes_in_buffer = 0;
  state->end = state->next_segment = position;
}

// Whether a marker is one of a frame header: SOF0…SOF15 without DHT, JPG and DAC among them.
static bool is_frame(int marker) {
  return marker >= 0xC0 && marker <= 0xCF && marker != 0xC4 && marker != 0xC8 && marker != 0xCC;
}

// Whether `count` bytes are quantization tables and nothing else, as libjpeg would find.
static bool are_quantization_tables(const uint8_t *bytes, int64_t count) {
  while (count > 0) {
    int precision = bytes[0] >> 4, table = bytes[0] & 0x0F;
    int64_t length = 1 + 64 * (1 + precision);
    if (precision > 1 || table > 3 || length > count) return false;
    bytes += length;
    count -= length;
  }
  return true;
}

// As are_quantization_tables, for Huffman tables.
static bool are_huffman_tables(const uint8_t *bytes, int64_t count) {
  while (count > 0) {
    if (count < 17 || (bytes[0] & 0xEF) > 3) return false;
    int64_t symbols = 0;
    for (int length = 1; length <= 16; length += 1) symbols += bytes[length];
    if (symbols > 256 || symbols > count - 17) return false;
    bytes += 17 + symbols;
    count -= 17 + symbols;
  }
  return true;
}

// What is to be done with the segment at `position`, of `length` bytes behind its marker.
static treatment treatment_of(zf_reader *reader, int64_t position, int marker, int64_t length) {
  if ((marker > EXIF_MARKER && marker <= JPEG_APP0 + 15) || marker == JPEG_COM) return STEP_OVER;
  if (marker == JPEG_APP0 || marker == EXIF_MARKER) return SHOW_ALONE;
  if (is_frame(marker)) {
    const uint8_t *bytes = zf_reader_bytes(reader, position, 10);
    return bytes != NULL && length == 8 + 3 * bytes[9] ? SHOW_ALONE : SHOW;
  }
  bool is_table = marker == QUANTIZATION || marker == HUFFMAN || marker == RESTART_INTERVAL;
  if (!is_table || length > ZF_WINDOW - 2) return SHOW;
  const uint8_t *bytes = zf_reader_bytes(reader, position, 2 + (size_t)length);
  if (bytes == NULL) return SHOW;
  bool is_sound = marker == QUANTIZATION ? are_quantization_tables(bytes + 4, length - 2)
      : marker == HUFFMAN ? are_huffman_tables(bytes + 4, length - 2) : length == 4;
  return is_sound ? STEP_OVER : SHOW;
}

// Steps to the next segment that libjpeg is to see.
static void find_segment(state *state) {
  for (;;) {
    const uint8_t *bytes = zf_reader_bytes(state->reader, state->end, 2);
    state->next_segment = INT64_MAX;
    // Whatever is no segment is left to libjpeg: it looks for the next marker.
    if (bytes == NULL || bytes[0] != 0xFF || bytes[1] < 0xC0 || bytes[1] == 0xFF) return;
    int marker = bytes[1];
    if (marker >= JPEG_RST0 && marker <= JPEG_EOI) {
      state->next_segment = state->end + 2;
      return;
    }
    bytes = zf_reader_bytes(state->reader, state->end, 4);
    if (bytes == NULL || zf_uint16(bytes + 2) < 2) return;
    int64_t length = zf_uint16(bytes + 2), next = state->end + 2 + length;
    switch (treatment_of(state->reader, state->end, marker, length)) {
    case SHOW: return;
    case SHOW_ALONE: state->next_segment = next; return;
    case STEP_OVER: state->end = next; break;
    }
  }
}

// Shows libjpeg what comes next. At the end nothing is invented: libjpeg then gives the control back,
// as for a pause. It calls when it has used up what it was shown, and has not always written that
// into the source by then.
static boolean fill(j_decompress_ptr decoder) {
  state *state = state_of((j_common_ptr)decoder);
  if (state->end == state->next_segment) find_segment(state);
  const zf_reader *reader = state->reader;
  const uint8_t *bytes = zf_reader_bytes(state->reader, state->end, 1);
  if (bytes == NULL) return FALSE;
  int64_t window_end = reader->start + (int64_t)reader->count;
  int64_t end = window_end < state->next_segment ? window_end : state->next_segment;
  state->source.next_input_byte = bytes;
  state->source.bytes_in_buffer = (size_t)(end - state->end);
  state->end = end;
  return TRUE;
}

// libjpeg passes over the rest of a segment.
static void skip(j_decompress_ptr decoder, long count) {
  state *state = state_of((j_common_ptr)decoder);
  if (count > 0) seek_segment(state, position_of(state) + count);
}

// An APP1 segment: an Exif block is walked where it stands; the rest of it, and XMP, is not read.
static boolean read_app1(j_decompress_ptr decoder) {
  state *state = state_of((j_common_ptr)decoder);
  int64_t position = position_of(state);
  const uint8_t *bytes = zf_reader_bytes(state->reader, position, 2);
  if (bytes == NULL) {
    seek_segment(state, position);
    return FALSE;
  }
  int64_t length = zf_uint16(bytes);
  // A length that does not even count itself: libjpeg takes the segment for an empty one.
  if (length < 2) length = 2;
  bytes = length < 8 ? NULL : zf_reader_bytes(state->reader, position, 8);
  if (bytes != NULL && memcmp(bytes + 2, "Exif\0", 5) == 0) {
    if (!zf_reader_can_seek(state->reader)) {
      zf_reader_hold(state->reader, position, (size_t)length);
    }
    zf_exif_walk(&state->header->exif, state->reader, position + 8, length - 8);
  }
  seek_segment(state, position + length);
  return TRUE;
}

// MARK: Reading

zf_jpeg *zf_jpeg_create(void) {
  state *state = malloc(sizeof *state);
  if (state == NULL) return NULL;
  memset(state, 0, offsetof(zf_jpeg, stop));
  j_decompress_ptr decoder = &state->decoder;
  decoder->err = jpeg_std_error(&state->errors);
  state->errors.error_exit = on_error;
  state->errors.emit_message = on_message;
  state->errors.output_message = on_output;
  decoder->client_data = state;
  state->source.init_source = on_source;
  state->source.fill_input_buffer = fill;
  state->source.skip_input_data = skip;
  state->source.resync_to_restart = jpeg_resync_to_restart;
  state->source.term_source = on_source;
  return state;
}

void zf_jpeg_destroy(zf_jpeg *state) {
  jpeg_destroy_decompress(&state->decoder);
  free(state);
}

// Owns nothing: whatever has been made when a longjmp comes back here is in the state. Called again,
// it goes on where it stopped.
static outcome run_libjpeg(state *state) {
  if (setjmp(state->stop) != 0) return STOPPED;
  j_decompress_ptr decoder = &state->decoder;
  if (decoder->mem == NULL) {
    // Creating it clears the struct, but for the error manager and the client data.
    jpeg_create_decompress(decoder);
    decoder->src = &state->source;
    jpeg_set_marker_processor(decoder, EXIF_MARKER, read_app1);
  }
  return jpeg_read_header(decoder, TRUE) == JPEG_SUSPENDED ? REACHED_END : REACHED_SCAN;
}

static void take_words(state *state, char words[JMSG_LENGTH_MAX]) {
  words[0] = 0;
  state->errors.format_message((j_common_ptr)&state->decoder, words);
}

static void refuse_empty(zf_header *header) {
  zf_stop(
      header, ZF_STATUS_INVALID_DIMENSIONS,
      header->width > 0 ? "it leaves its height to a DNL marker behind the image data" : "");
}

// Reads the frame header whose marker libjpeg has just refused (lossless and hierarchical ones),
// and steps over it. Returns whether libjpeg can go on behind it.
static bool read_refused_frame(state *state) {
  zf_header *header = state->header;
  int64_t position = position_of(state);
  const uint8_t *bytes = zf_reader_bytes(state->reader, position, 8);
  if (bytes == NULL) {
    zf_stop_without_size(header, state->reader);
    return false;
  }
  int length = zf_uint16(bytes), components = bytes[7];
  if (components == 0 || length != 8 + 3 * components) {
    zf_stop(header, ZF_STATUS_CORRUPT, "its frame header has a wrong length");
    return false;
  }
  take_frame(header, zf_uint16(bytes + 5), zf_uint16(bytes + 3), bytes[2], components);
  if (zf_reader_bytes(state->reader, position, (size_t)length) == NULL) {
    zf_stop_without_size(header, state->reader);
    return false;
  }
  if (header->width == 0 || header->height == 0) {
    refuse_empty(header);
    return false;
  }
  char words[JMSG_LENGTH_MAX];
  take_words(state, words);
  zf_keep_size(header, state->reader, words);
  state->has_frame = true;
  state->decoder.unread_marker = 0;
  seek_segment(state, position + length);
  return true;
}

// libjpeg has stopped with an error, and no frame header has been read.
static void refuse(state *state) {
  zf_header *header = state->header;
  const struct jpeg_decompress_struct *decoder = &state->decoder;
  char words[JMSG_LENGTH_MAX];
  switch (state->errors.msg_code) {
  case JERR_EMPTY_IMAGE:
    if (decoder->num_components > 0) {
      refuse_empty(header);
    } else {
      zf_stop(header, ZF_STATUS_CORRUPT, "its frame header has no components");
    }
    break;
  case JERR_NO_IMAGE:
    zf_stop(header, ZF_STATUS_CORRUPT, "it ends (EOI) without a frame header");
    break;
  case JERR_SOS_NO_SOF:
    zf_stop(header, ZF_STATUS_CORRUPT, "its first scan comes without a frame header");
    break;
  case JERR_OUT_OF_MEMORY:
    header->status = ZF_STATUS_READ_FAILED;
    header->error = ENOMEM;
    break;
  default:
    take_words(state, words);
    zf_stop(header, ZF_STATUS_CORRUPT, words);
    break;
  }
}

// Why the reading ended, where the size is known.
static void keep_size(state *state, outcome outcome) {
  zf_header *header = state->header;
  header->status = ZF_STATUS_OK;
  if (outcome == REACHED_SCAN) return;
  // It ends with the content, or with an end marker before any scan.
  bool is_cut = outcome == REACHED_END || state->errors.msg_code == JERR_SOF_NO_SOS ||
      state->errors.msg_code == JERR_NO_IMAGE;
  header->truncated_after_header = is_cut && !state->reader->gave_up;
  if (header->decoder_limit) return;
  if (!is_cut) {
    char words[JMSG_LENGTH_MAX];
    take_words(state, words);
    zf_keep_size(header, state->reader, words);
  } else if (state->reader->gave_up) {
    zf_keep_size(header, state->reader, "");
  }
}

static void take_density(state *state) {
  zf_header *header = state->header;
  const struct jpeg_decompress_struct *decoder = &state->decoder;
  if (decoder->saw_JFIF_marker && decoder->X_density > 0 && decoder->Y_density > 0 &&
      decoder->density_unit <= 2) {
    header->density_unit = decoder->density_unit == 0 ? ZF_DENSITY_NONE
        : decoder->density_unit == 1 ? ZF_DENSITY_PER_INCH : ZF_DENSITY_PER_CENTIMETER;
    header->density_x = decoder->X_density;
    header->density_y = decoder->Y_density;
  } else {
    header->density_unit = header->exif.unit;
    header->density_x = header->exif.x;
    header->density_y = header->exif.y;
  }
}

// Whether libjpeg has stopped at a frame header that it does not even measure.
static bool is_at_refused_frame(const state *state) {
  int marker = state->decoder.unread_marker;
  return (state->errors.msg_code == JERR_SOF_UNSUPPORTED && is_frame(marker)) ||
      (state->errors.msg_code == JERR_UNKNOWN_MARKER && marker == DEFINE_HIERARCHY);
}

// Returns how the reading ended.
static outcome read_header(state *state) {
  outcome outcome = run_libjpeg(state);
  if (outcome == STOPPED && is_at_refused_frame(state) && !state->has_frame) {
    if (!read_refused_frame(state)) return STOPPED;
    outcome = run_libjpeg(state);
  }
  if (state->has_frame) {
    keep_size(state, outcome);
  } else if (outcome == STOPPED) {
    refuse(state);
  } else {
    zf_stop_without_size(state->header, state->reader);
  }
  return outcome;
}

void zf_read_jpeg(zf_jpeg *state, zf_reader *reader, zf_header *header) {
  state->reader = reader;
  state->header = header;
  state->components_left = 0;
  state->has_frame = false;
  seek_segment(state, 0);
  outcome outcome = read_header(state);
  if (header->status == ZF_STATUS_OK) take_density(state);
  if (outcome == REACHED_SCAN) {
    // The next file begins with everything that libjpeg reads from a header as it was at first.
    jpeg_abort_decompress(&state->decoder);
  } else {
    // In what state an error leaves it is not asked: it is made anew.
    jpeg_destroy_decompress(&state->decoder);
  }
}
