#include "formats.h"
#include "exif.h"

#include <errno.h>
#include <setjmp.h>
#include <stdio.h>
#include <string.h>

#include <jpeglib.h>
#include <jerror.h>

enum { EXIF_MARKER = JPEG_APP0 + 1, DEFINE_HIERARCHY = 0xDE };

typedef struct state {
  struct jpeg_decompress_struct decoder;
  struct jpeg_error_mgr errors;
  struct jpeg_source_mgr source;
  jmp_buf stop;
  zf_reader *reader;
  zf_header *header;
  // Where the bytes that libjpeg has been shown end.
  int64_t end;
  // Components of the frame header that are still to come; 0 when it has been read to its end.
  int components_left;
  bool has_frame;
} state;

typedef enum { REACHED_SCAN, REACHED_END, STOPPED } outcome;

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

// Shows libjpeg what there is at `position`; nothing of it needs to be read yet.
static void seek_source(state *state, int64_t position) {
  const zf_reader *reader = state->reader;
  int64_t window_end = reader->start + (int64_t)reader->count;
  if (position >= reader->start && position < window_end) {
    state->source.next_input_byte = reader->bytes + (position - reader->start);
    state->source.bytes_in_buffer = (size_t)(window_end - position);
    state->end = window_end;
  } else {
    state->source.next_input_byte = reader->buffer;
    state->source.bytes_in_buffer = 0;
    state->end = position;
  }
}

// At the end nothing is invented: libjpeg then gives the control back, as for a pause. It calls when
// it has used up what it was shown, and has not always written that into the source by then.
static boolean fill(j_decompress_ptr decoder) {
  state *state = state_of((j_common_ptr)decoder);
  if (zf_reader_bytes(state->reader, state->end, 1) == NULL) return FALSE;
  seek_source(state, state->end);
  return TRUE;
}

static void skip(j_decompress_ptr decoder, long count) {
  state *state = state_of((j_common_ptr)decoder);
  if (count > 0) seek_source(state, position_of(state) + count);
}

// An APP1 segment: an Exif block is walked where it stands; the rest of it, and XMP, is not read.
static boolean read_app1(j_decompress_ptr decoder) {
  state *state = state_of((j_common_ptr)decoder);
  int64_t position = position_of(state);
  const uint8_t *bytes = zf_reader_bytes(state->reader, position, 2);
  if (bytes == NULL) {
    seek_source(state, position);
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
  seek_source(state, position + length);
  return TRUE;
}

// MARK: Reading

static void set_up(state *state) {
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

// Whether a marker is one of a frame header: SOF0…SOF15 without DHT, JPG and DAC among them.
static bool is_frame(int marker) {
  return marker >= 0xC0 && marker <= 0xCF && marker != 0xC4 && marker != 0xC8 && marker != 0xCC;
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
  seek_source(state, position + length);
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

static void read_header(state *state) {
  outcome outcome = run_libjpeg(state);
  if (outcome == STOPPED && is_at_refused_frame(state) && !state->has_frame) {
    if (!read_refused_frame(state)) return;
    outcome = run_libjpeg(state);
  }
  if (state->has_frame) {
    keep_size(state, outcome);
  } else if (outcome == STOPPED) {
    refuse(state);
  } else {
    zf_stop_without_size(state->header, state->reader);
  }
}

void zf_read_jpeg(zf_reader *reader, zf_header *header) {
  state state;
  memset(&state, 0, offsetof(struct state, stop));
  state.reader = reader;
  state.header = header;
  state.components_left = 0;
  state.has_frame = false;
  set_up(&state);
  seek_source(&state, 0);
  read_header(&state);
  if (header->status == ZF_STATUS_OK) take_density(&state);
  jpeg_destroy_decompress(&state.decoder);
}
