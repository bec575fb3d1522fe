// Facts of a PNG or JPEG header, by libpng and libjpeg, without anything of either showing here.
//
// Both libraries report errors by longjmp. Every setjmp, and every function that a longjmp can
// cross, is in this target; it never calls back into its caller.

#ifndef ZF_IMAGE_HEADER_H
#define ZF_IMAGE_HEADER_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#if defined(__clang__)
#pragma clang assume_nonnull begin
#define ZF_NULLABLE _Nullable
#else
#define ZF_NULLABLE
#endif

enum { ZF_MESSAGE_SIZE = 200 };

typedef enum __attribute__((enum_extensibility(closed))) {
  ZF_STATUS_OK,
  ZF_STATUS_EMPTY,
  // Neither PNG nor JPEG; its first `head_count` bytes are in zf_decoder_head.
  ZF_STATUS_UNSUPPORTED,
  ZF_STATUS_TRUNCATED,
  ZF_STATUS_CORRUPT,
  ZF_STATUS_INVALID_DIMENSIONS,
  // The system's own error, in `error`.
  ZF_STATUS_READ_FAILED,
  // The file ended before the size it had when it was opened.
  ZF_STATUS_CHANGED,
} zf_status;

typedef enum __attribute__((enum_extensibility(closed))) {
  ZF_FORMAT_NONE,
  ZF_FORMAT_PNG,
  ZF_FORMAT_JPEG,
} zf_format;

typedef enum __attribute__((enum_extensibility(closed))) {
  ZF_COLOR_OTHER,
  ZF_COLOR_GRAY,
  ZF_COLOR_RGB,
  ZF_COLOR_INDEXED,
  ZF_COLOR_CMYK,
} zf_color;

typedef enum __attribute__((enum_extensibility(closed))) {
  ZF_DENSITY_ABSENT,
  ZF_DENSITY_NONE,
  ZF_DENSITY_PER_INCH,
  ZF_DENSITY_PER_CENTIMETER,
  ZF_DENSITY_PER_METER,
} zf_density_unit;

typedef enum __attribute__((enum_extensibility(closed))) {
  ZF_EXIF_FINE,
  ZF_EXIF_NO_TIFF_HEADER,
  ZF_EXIF_DIRECTORY_OUTSIDE,
  ZF_EXIF_DIRECTORY_CUT,
  ZF_EXIF_VALUE_OUTSIDE,
  ZF_EXIF_NOT_AN_INTEGER,
  ZF_EXIF_GIVEN_TWICE,
  ZF_EXIF_BAD_CHECKSUM,
  ZF_EXIF_TOO_LONG,
} zf_exif_fault;

typedef struct {
  // The first thing wrong with the Exif blocks that were looked at.
  zf_exif_fault fault;
  // How many Exif blocks there are.
  int32_t blocks;
  // A block with a TIFF header has been found: the later ones do not count.
  bool found;
  // 1…8.
  int32_t orientation;
  // The value as it stands, where it is outside 1…8.
  bool orientation_out_of_range;
  int64_t orientation_value;
  // Resolution; ABSENT where there is none.
  zf_density_unit unit;
  double x, y;
} zf_exif;

typedef struct {
  zf_status status;
  // errno for ZF_STATUS_READ_FAILED.
  int32_t error;
  zf_format format;
  uint32_t width, height;
  int32_t bit_depth;
  zf_color color;
  bool has_alpha, is_interlaced, is_animated, is_xcode_optimized;
  zf_density_unit density_unit;
  double density_x, density_y;
  zf_exif exif;
  // Exif seen behind the start of the image data, where it does not count.
  bool exif_after_image_data;
  // The size stands, but the content ends before the image data begins.
  bool truncated_after_header;
  // The size stands, but the decoder stopped; `message` says why.
  bool decoder_limit;
  int32_t head_count;
  int32_t read_calls;
  int64_t bytes_read;
  // More bytes came than the size that was given.
  bool grew;
  // What is wrong, where the status or decoder_limit needs words; NUL-terminated.
  char message[ZF_MESSAGE_SIZE];
} zf_header;

// What is made once and serves file after file: the buffer that is read into, and libpng and libjpeg
// as they are before they have seen a file. Nothing of one file is left in it for the next. For one
// thread at a time.
typedef struct zf_decoder zf_decoder;

// NULL where there is no memory.
zf_decoder *ZF_NULLABLE zf_decoder_create(void);
void zf_decoder_destroy(zf_decoder *decoder);

// The first bytes of what was read last, where its status is ZF_STATUS_UNSUPPORTED.
const uint8_t *zf_decoder_head(const zf_decoder *decoder);

// Reads what `descriptor` holds from `base` on.
//
// A size of -1 stands for a pipe: it is read forward. Anything else is read by position, which leaves
// the descriptor's own position alone.
void zf_read_descriptor(
    zf_decoder *decoder, int descriptor, int64_t base, int64_t size, zf_header *header);

// Reads what is in memory; it has no address where it is empty.
void zf_read_memory(
    zf_decoder *decoder, const uint8_t *ZF_NULLABLE bytes, size_t count, zf_header *header);

// Walks an Exif block (a TIFF file without image) in memory.
void zf_read_exif(const uint8_t *bytes, size_t count, zf_exif *exif);

#if defined(__clang__)
#pragma clang assume_nonnull end
#endif

#endif
