#include "formats.h"
#include "exif.h"

#include <png.h>
#include <setjmp.h>
#include <stdlib.h>
#include <string.h>
#include <zlib.h>

// The chunks that are looked at; every other ancillary chunk is stepped over unread. Nothing of what
// libpng is shown inflates, and what it keeps of it fits into the arena many times over.
enum { ARENA_SIZE = 16 * 1024, FRESH_SIZE = 4096 };

// An Exif block is read whole for its checksum. A longer one than this is not a camera's.
#define EXIF_LIMIT ((uint32_t)1024 * 1024)

typedef struct zf_png {
  zf_reader *reader;
  zf_header *header;
  // Where the next byte for libpng stands, and how many are left of the chunk that it is shown.
  int64_t position;
  int64_t left;
  // libpng's own, in the arena; NULL where it has not started.
  png_structp png;
  png_infop info;
  jmp_buf stop;
  // What the arena held when libpng had started and had not seen a file. All that libpng owns is in
  // there, so putting it back is as good as starting again. 0 bytes where there is nothing to put back.
  size_t fresh_used;
  size_t arena_used;
  _Alignas(16) uint8_t fresh[FRESH_SIZE];
  _Alignas(16) uint8_t arena[ARENA_SIZE];
} state;

static uint32_t type_of(const char *name) {
  return zf_uint32((const uint8_t *)name);
}

// MARK: What libpng calls. None of these returns after it has called png_error.

// Jumps to where `stop` was set, through libpng's frames and no others.
static void on_error(png_structp png, png_const_charp words) {
  state *state = png_get_error_ptr(png);
  if (!state->header->truncated_after_header) zf_keep_size(state->header, state->reader, words);
  longjmp(state->stop, 1);
}

static void on_warning(png_structp png, png_const_charp words) {
  (void)png;
  (void)words;
}

// Everything that libpng keeps lives in the arena, so that there is nothing to free and no more to be
// had than that.
static png_voidp allocate(png_structp png, png_alloc_size_t size) {
  state *state = png_get_mem_ptr(png);
  if (size > ARENA_SIZE - state->arena_used) return NULL;
  void *result = state->arena + state->arena_used;
  size_t end = state->arena_used + ((size + 15) & ~(size_t)15);
  state->arena_used = end < ARENA_SIZE ? end : ARENA_SIZE;
  return result;
}

static void release(png_structp png, png_voidp pointer) {
  (void)png;
  (void)pointer;
}

static bool is_letter(uint8_t byte) {
  return (byte >= 'a' && byte <= 'z') || (byte >= 'A' && byte <= 'Z');
}

// Whether a chunk can be stepped over: a well-formed ancillary one that libpng is not asked about.
static bool is_skipped(const uint8_t *type) {
  uint32_t number = zf_uint32(type);
  return is_letter(type[0]) && is_letter(type[1]) && is_letter(type[2]) && is_letter(type[3]) &&
      (type[0] & 0x20) != 0 && number != type_of("tRNS") && number != type_of("pHYs");
}

// Whether the chunk of `length` bytes of data at `position` is whole. Its data is in the window at
// first, as far as that reaches.
static bool has_right_checksum(zf_reader *reader, int64_t position, uint32_t length) {
  int64_t end = position + 8 + (int64_t)length;
  uLong sum = 0;
  for (int64_t at = position + 4; at < end;) {
    size_t count = zf_reader_hold(reader, at, end - at < ZF_WINDOW ? (size_t)(end - at) : ZF_WINDOW);
    if (count == 0) return false;
    sum = crc32(sum, reader->bytes + (at - reader->start), (uInt)count);
    at += (int64_t)count;
  }
  const uint8_t *stored = zf_reader_bytes(reader, end, 4);
  return stored != NULL && zf_uint32(stored) == (uint32_t)sum;
}

// An eXIf chunk counts only as a whole, but through a pipe the walk must come before the checksum.
static void read_exif(state *state, int64_t position, uint32_t length) {
  zf_exif *exif = &state->header->exif;
  if (length > EXIF_LIMIT) {
    exif->blocks += 1;
    zf_exif_note(exif, ZF_EXIF_TOO_LONG);
    return;
  }
  size_t wanted = (size_t)length + 12 < ZF_BUFFER_SIZE ? (size_t)length + 12 : ZF_BUFFER_SIZE;
  size_t held = zf_reader_hold(state->reader, position, wanted);
  zf_exif before = *exif;
  if (held > 8) {
    int64_t data = (int64_t)held - 8 < length ? (int64_t)held - 8 : length;
    zf_exif_walk(exif, state->reader, position + 8, data);
  } else {
    exif->blocks += 1;
  }
  if (!has_right_checksum(state->reader, position, length)) {
    before.blocks += 1;
    *exif = before;
    zf_exif_note(exif, ZF_EXIF_BAD_CHECKSUM);
  }
}

// Sees to it that a chunk's checksum is looked at. That of IHDR has been; where the chunk is in the
// window, one look here takes the place of libpng's, which are many. What is wrong, or reaches further,
// libpng finds out by itself as it reads.
static void look_at_checksum(state *state, uint32_t length, uint32_t type) {
  if (type == type_of("IHDR") || type == type_of("IDAT")) return;
  const uint8_t *chunk = zf_reader_peek(state->reader, state->position, (size_t)length + 12);
  if (chunk == NULL || crc32(0, chunk + 4, length + 4) != zf_uint32(chunk + 8 + length)) {
    png_set_crc_action(state->png, PNG_CRC_DEFAULT, PNG_CRC_DEFAULT);
  }
}

// Steps to the next chunk that libpng is to see.
static bool find_chunk(state *state) {
  for (;;) {
    const uint8_t *bytes = zf_reader_bytes(state->reader, state->position, 8);
    if (bytes == NULL) return false;
    uint32_t length = zf_uint32(bytes), type = zf_uint32(bytes + 4);
    if (type == type_of("IEND")) return false;
    state->left = 12 + (int64_t)length;
    if (length > PNG_UINT_31_MAX || !is_skipped(bytes + 4)) {
      look_at_checksum(state, length, type);
      return true;
    }
    if (type == type_of("eXIf")) {
      read_exif(state, state->position, length);
    } else if (type == type_of("acTL") && length == 8) {
      state->header->is_animated |= has_right_checksum(state->reader, state->position, length);
    }
    state->position += state->left;
  }
}

static void read_data(png_structp png, png_bytep into, size_t count) {
  state *state = png_get_io_ptr(png);
  // A palette is read color by color, three bytes each.
  if (count == 3 && state->left >= 3) {
    const uint8_t *color = zf_reader_peek(state->reader, state->position, 3);
    if (color != NULL) {
      into[0] = color[0];
      into[1] = color[1];
      into[2] = color[2];
      state->position += 3;
      state->left -= 3;
      return;
    }
  }
  while (count > 0) {
    if (state->left == 0 && !find_chunk(state)) break;
    size_t part = count < ZF_WINDOW ? count : ZF_WINDOW;
    if ((int64_t)part > state->left) part = (size_t)state->left;
    const uint8_t *bytes = zf_reader_bytes(state->reader, state->position, part);
    if (bytes == NULL) break;
    memcpy(into, bytes, part);
    into += part;
    count -= part;
    state->position += (int64_t)part;
    state->left -= (int64_t)part;
  }
  if (count == 0) return;
  state->header->truncated_after_header = !state->reader->gave_up;
  png_error(png, "the file ends");
}

// MARK: Reading

static bool start(state *state) {
  state->info = NULL;
  state->arena_used = 0;
  state->png = png_create_read_struct_2(
      PNG_LIBPNG_VER_STRING, state, on_error, on_warning, state, allocate, release);
  if (state->png != NULL) state->info = png_create_info_struct(state->png);
  // Only a library that does not go with the header that this was built with does not start.
  if (state->info == NULL) return false;
  png_set_user_limits(state->png, PNG_UINT_31_MAX, PNG_UINT_31_MAX);
  png_set_read_fn(state->png, state, read_data);
  png_set_sig_bytes(state->png, 8);
  png_set_crc_action(state->png, PNG_CRC_QUIET_USE, PNG_CRC_QUIET_USE);
  if (state->arena_used <= FRESH_SIZE) {
    state->fresh_used = state->arena_used;
    memcpy(state->fresh, state->arena, state->fresh_used);
  }
  return true;
}

static void start_again(state *state) {
  state->arena_used = state->fresh_used;
  memcpy(state->arena, state->fresh, state->fresh_used);
}

// Owns nothing: whatever has been made when a longjmp comes back here is in the state.
static void run_libpng(state *state) {
  if (setjmp(state->stop) != 0) return;
  if (state->fresh_used > 0) {
    start_again(state);
  } else if (!start(state)) {
    zf_keep_size(state->header, state->reader, "libpng " PNG_LIBPNG_VER_STRING " did not start");
    return;
  }
  png_read_info(state->png, state->info);
}

static void take_facts(state *state) {
  zf_header *header = state->header;
  if (png_get_valid(state->png, state->info, PNG_INFO_tRNS) != 0) header->has_alpha = true;
  png_uint_32 x, y;
  int unit;
  if (png_get_pHYs(state->png, state->info, &x, &y, &unit) != 0 && x > 0 && y > 0) {
    header->density_unit = unit == PNG_RESOLUTION_METER ? ZF_DENSITY_PER_METER : ZF_DENSITY_NONE;
    header->density_x = x;
    header->density_y = y;
  }
}

static bool is_legal(int depth, int color_type) {
  switch (color_type) {
  case 0: return depth == 1 || depth == 2 || depth == 4 || depth == 8 || depth == 16;
  case 3: return depth == 1 || depth == 2 || depth == 4 || depth == 8;
  case 2: case 4: case 6: return depth == 8 || depth == 16;
  default: return false;
  }
}

// Checks IHDR, whose chunk begins at `position`, and takes what it says.
static bool read_ihdr(zf_reader *reader, int64_t position, zf_header *header) {
  const uint8_t *chunk = zf_reader_bytes(reader, position, 8 + 13 + 4);
  if (chunk == NULL) {
    zf_stop_without_size(header, reader);
    return false;
  }
  if (crc32(0, chunk + 4, 4 + 13) != zf_uint32(chunk + 21)) {
    zf_stop(header, ZF_STATUS_CORRUPT, "its header chunk (IHDR) has a wrong checksum");
    return false;
  }
  const uint8_t *data = chunk + 8;
  header->width = zf_uint32(data);
  header->height = zf_uint32(data + 4);
  header->bit_depth = data[8];
  int color_type = data[9];
  if (header->width == 0 || header->height == 0) {
    zf_stop(header, ZF_STATUS_INVALID_DIMENSIONS, "");
    return false;
  }
  if (header->width > PNG_UINT_31_MAX || header->height > PNG_UINT_31_MAX) {
    zf_stop(header, ZF_STATUS_INVALID_DIMENSIONS, "PNG ends at 2147483647");
    return false;
  }
  if (!is_legal(header->bit_depth, color_type)) {
    zf_stop(header, ZF_STATUS_CORRUPT, "its header names a bit depth and color type that PNG has not");
    return false;
  }
  if (data[10] != 0 || data[11] != 0 || data[12] > 1) {
    zf_stop(
        header, ZF_STATUS_CORRUPT, "its header names a compression, filter or interlace PNG has not");
    return false;
  }
  header->color = color_type == 3 ? ZF_COLOR_INDEXED
      : color_type == 0 || color_type == 4 ? ZF_COLOR_GRAY : ZF_COLOR_RGB;
  header->has_alpha = (color_type & 4) != 0;
  header->is_interlaced = data[12] == 1;
  return true;
}

// Looks for an eXIf chunk behind the image data, as far as the first window reaches and no further.
static void look_behind(state *state) {
  const zf_reader *reader = state->reader;
  if (reader->start != 0) return;
  int64_t end = reader->count < ZF_WINDOW ? (int64_t)reader->count : ZF_WINDOW;
  for (int64_t at = state->position - 8; at <= end - 8;) {
    const uint8_t *bytes = reader->bytes + at;
    if (zf_uint32(bytes + 4) == type_of("eXIf")) state->header->exif_after_image_data = true;
    at += 12 + (int64_t)zf_uint32(bytes);
  }
}

zf_png *zf_png_create(void) {
  zf_png *png = malloc(sizeof *png);
  if (png == NULL) return NULL;
  png->info = NULL;
  png->fresh_used = 0;
  return png;
}

void zf_png_destroy(zf_png *png) {
  free(png);
}

void zf_read_png(zf_png *state, zf_reader *reader, zf_header *header) {
  int64_t position = 8;
  const uint8_t *bytes = zf_reader_bytes(reader, position, 8);
  if (bytes != NULL && zf_uint32(bytes + 4) == type_of("CgBI")) {
    header->is_xcode_optimized = true;
    position += 12 + (int64_t)zf_uint32(bytes);
    bytes = zf_reader_bytes(reader, position, 8);
  }
  if (bytes == NULL) {
    zf_stop_without_size(header, reader);
    return;
  }
  if (zf_uint32(bytes + 4) != type_of("IHDR") || zf_uint32(bytes) != 13) {
    zf_stop(
        header, ZF_STATUS_CORRUPT,
        zf_uint32(bytes + 4) == type_of("IHDR") ? "its header chunk (IHDR) has a wrong length"
                                                : "it does not begin with a header chunk (IHDR)");
    return;
  }
  if (!read_ihdr(reader, position, header)) return;
  header->status = ZF_STATUS_OK;

  state->reader = reader;
  state->header = header;
  state->position = position;
  state->left = 0;
  run_libpng(state);
  if (state->info != NULL) take_facts(state);
  if (!header->decoder_limit && !header->truncated_after_header) look_behind(state);
}
