#include "exif.h"

enum { TAG_ORIENTATION = 0x0112, TAG_X = 0x011A, TAG_Y = 0x011B, TAG_UNIT = 0x0128 };
// TIFF 6.0, section 2.
enum {
  TYPE_BYTE = 1, TYPE_ASCII, TYPE_SHORT, TYPE_LONG, TYPE_RATIONAL, TYPE_SBYTE, TYPE_UNDEFINED,
  TYPE_SSHORT, TYPE_SLONG, TYPE_SRATIONAL,
};

typedef struct {
  zf_reader *reader;
  int64_t position;
  int64_t count;
  bool is_little_endian;
} block;

static uint32_t uint16_in(const block *block, const uint8_t *bytes) {
  return block->is_little_endian ? (uint32_t)(bytes[1] << 8 | bytes[0]) : zf_uint16(bytes);
}

static uint32_t uint32_in(const block *block, const uint8_t *bytes) {
  return block->is_little_endian
      ? (uint32_t)bytes[3] << 24 | (uint32_t)bytes[2] << 16 | (uint32_t)bytes[1] << 8 | bytes[0]
      : zf_uint32(bytes);
}

// The bytes at an offset inside the block; NULL where they are not inside it.
static const uint8_t *bytes_at(const block *block, int64_t offset, size_t count) {
  if (offset < 0 || offset > block->count || (int64_t)count > block->count - offset) return NULL;
  return zf_reader_bytes(block->reader, block->position + offset, count);
}

static int size_of(uint32_t type) {
  switch (type) {
  case TYPE_BYTE: case TYPE_SBYTE: case TYPE_ASCII: case TYPE_UNDEFINED: return 1;
  case TYPE_SHORT: case TYPE_SSHORT: return 2;
  case TYPE_LONG: case TYPE_SLONG: return 4;
  case TYPE_RATIONAL: case TYPE_SRATIONAL: return 8;
  default: return 0;
  }
}

// Where the entry's first value stands: in the entry itself where all values fit into four bytes,
// else at the offset it holds. NULL where that is outside the block.
static const uint8_t *value_of(const block *block, int64_t entry, uint32_t type, uint32_t number) {
  int64_t size = (int64_t)size_of(type) * number;
  if (size == 0) return NULL;
  if (size <= 4) return bytes_at(block, entry + 8, 4);
  const uint8_t *field = bytes_at(block, entry + 8, 4);
  if (field == NULL) return NULL;
  int64_t offset = uint32_in(block, field);
  if (size > block->count - offset) return NULL;
  return bytes_at(block, offset, (size_t)size_of(type));
}

static zf_exif_fault integer(
    const block *block, int64_t entry, uint32_t type, uint32_t number, int64_t *result) {
  switch (type) {
  case TYPE_BYTE: case TYPE_SBYTE: case TYPE_SHORT: case TYPE_SSHORT: case TYPE_LONG: case TYPE_SLONG:
    break;
  default:
    return ZF_EXIF_NOT_AN_INTEGER;
  }
  const uint8_t *value = value_of(block, entry, type, number);
  if (value == NULL) return ZF_EXIF_VALUE_OUTSIDE;
  switch (type) {
  case TYPE_BYTE: *result = value[0]; break;
  case TYPE_SBYTE: *result = (int8_t)value[0]; break;
  case TYPE_SHORT: *result = uint16_in(block, value); break;
  case TYPE_SSHORT: *result = (int16_t)uint16_in(block, value); break;
  case TYPE_LONG: *result = uint32_in(block, value); break;
  default: *result = (int32_t)uint32_in(block, value); break;
  }
  return ZF_EXIF_FINE;
}

// A resolution that is no positive number counts as absent: it changes nothing about the image.
static double resolution(const block *block, int64_t entry, uint32_t type, uint32_t number) {
  if (type != TYPE_RATIONAL) return 0;
  const uint8_t *value = value_of(block, entry, type, number);
  if (value == NULL) return 0;
  uint32_t numerator = uint32_in(block, value), denominator = uint32_in(block, value + 4);
  return denominator == 0 ? 0 : (double)numerator / denominator;
}

void zf_exif_note(zf_exif *exif, zf_exif_fault fault) {
  if (exif->fault == ZF_EXIF_FINE) exif->fault = fault;
}

// Finds the byte order and IFD0.
static bool open_block(block *block, zf_exif *exif, int64_t *directory) {
  const uint8_t *header = bytes_at(block, 0, 8);
  bool has_order = header != NULL &&
      ((header[0] == 'I' && header[1] == 'I') || (header[0] == 'M' && header[1] == 'M'));
  if (has_order) block->is_little_endian = header[0] == 'I';
  if (!has_order || uint16_in(block, header + 2) != 42) {
    zf_exif_note(exif, ZF_EXIF_NO_TIFF_HEADER);
    return false;
  }
  exif->found = true;
  *directory = uint32_in(block, header + 4);
  if (*directory < 8 || bytes_at(block, *directory, 2) == NULL) {
    zf_exif_note(exif, ZF_EXIF_DIRECTORY_OUTSIDE);
    return false;
  }
  return true;
}

static bool read_orientation(
    zf_exif *exif, const block *block, int64_t entry, uint32_t type, uint32_t number) {
  int64_t value;
  zf_exif_fault fault = integer(block, entry, type, number, &value);
  if (fault != ZF_EXIF_FINE) {
    zf_exif_note(exif, fault);
    return false;
  }
  exif->orientation_value = value;
  exif->orientation_out_of_range = value < 1 || value > 8;
  if (!exif->orientation_out_of_range) exif->orientation = (int32_t)value;
  return true;
}

void zf_exif_walk(zf_exif *exif, zf_reader *reader, int64_t position, int64_t count) {
  exif->blocks += 1;
  if (exif->found) return;
  exif->orientation = 1;
  block block = {.reader = reader, .position = position, .count = count};
  int64_t directory;
  if (!open_block(&block, exif, &directory)) return;
  const uint8_t *head = bytes_at(&block, directory, 2);
  uint32_t entries = head == NULL ? 0 : uint16_in(&block, head);
  bool has_orientation = false;
  int64_t unit = 2;
  double x = 0, y = 0;
  for (uint32_t index = 0; index < entries; index += 1) {
    int64_t entry = directory + 2 + 12 * (int64_t)index;
    const uint8_t *bytes = bytes_at(&block, entry, 12);
    if (bytes == NULL) {
      zf_exif_note(exif, ZF_EXIF_DIRECTORY_CUT);
      break;
    }
    uint32_t tag = uint16_in(&block, bytes), type = uint16_in(&block, bytes + 2);
    uint32_t number = uint32_in(&block, bytes + 4);
    switch (tag) {
    case TAG_ORIENTATION:
      if (has_orientation) {
        zf_exif_note(exif, ZF_EXIF_GIVEN_TWICE);
      } else {
        has_orientation = read_orientation(exif, &block, entry, type, number);
      }
      break;
    case TAG_X: x = resolution(&block, entry, type, number); break;
    case TAG_Y: y = resolution(&block, entry, type, number); break;
    case TAG_UNIT:
      if (integer(&block, entry, type, number, &unit) != ZF_EXIF_FINE) unit = 0;
      break;
    default: break;
    }
  }
  if (x > 0 && y > 0 && unit >= 1 && unit <= 3) {
    exif->unit = unit == 1 ? ZF_DENSITY_NONE
        : unit == 2 ? ZF_DENSITY_PER_INCH : ZF_DENSITY_PER_CENTIMETER;
    exif->x = x;
    exif->y = y;
  }
}

void zf_read_exif(const uint8_t *bytes, size_t count, zf_exif *exif) {
  *exif = (zf_exif){.orientation = 1};
  zf_reader reader;
  zf_reader_open_memory(&reader, bytes, count);
  zf_exif_walk(exif, &reader, 0, (int64_t)count);
}
