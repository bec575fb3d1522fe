// What holds for every input: a fuzz target calls these and stops the run where one does not.

#ifndef LAWS_H
#define LAWS_H

#include "CImageHeader.h"

#include <stdlib.h>
#include <string.h>

static inline void require(bool law) {
  if (!law) abort();
}

// The one that has read all inputs so far.
static inline zf_decoder *the_decoder(void) {
  static zf_decoder *decoder;
  if (decoder == NULL) decoder = zf_decoder_create();
  require(decoder != NULL);
  return decoder;
}

static inline void check_exif(const zf_exif *exif) {
  require(exif->orientation >= 1 && exif->orientation <= 8);
  require(!exif->orientation_out_of_range || exif->orientation == 1);
  require(exif->blocks >= 0);
  require(exif->unit == ZF_DENSITY_ABSENT || (exif->x > 0 && exif->y > 0));
}

static inline void check(const zf_header *header) {
  require(memchr(header->message, 0, sizeof header->message) != NULL);
  require(header->head_count >= 0 && header->head_count <= 1024);
  require((header->status == ZF_STATUS_UNSUPPORTED) == (header->head_count > 0));
  check_exif(&header->exif);
  if (header->status != ZF_STATUS_OK) return;
  require(header->format != ZF_FORMAT_NONE);
  require(header->width >= 1 && header->width <= INT32_MAX);
  require(header->height >= 1 && header->height <= INT32_MAX);
  require(!header->decoder_limit || header->message[0] != 0);
  require(
      header->density_unit == ZF_DENSITY_ABSENT ||
      (header->density_x > 0 && header->density_y > 0));
}

// Reads two plain images: what the decoder has read before must not show.
static inline void check_decoder(void) {
  static const uint8_t png[] = {
    0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0x00, 0x00, 0x00, 0x0D, 0x49, 0x48,
    0x44, 0x52, 0x00, 0x00, 0x01, 0x2D, 0x00, 0x00, 0x00, 0xCB, 0x08, 0x02, 0x00, 0x00,
    0x00, 0xB4, 0xEB, 0x52, 0x92, 0x00, 0x00, 0x00, 0x00, 0x49, 0x44, 0x41, 0x54, 0x35,
    0xAF, 0x06, 0x1E,
  };
  static const uint8_t jpeg[] = {
    0xFF, 0xD8, 0xFF, 0xC0, 0x00, 0x11, 0x08, 0x00, 0xCB, 0x01, 0x2D, 0x03, 0x01, 0x11,
    0x00, 0x02, 0x11, 0x00, 0x03, 0x11, 0x00, 0xFF, 0xDA, 0x00, 0x0C, 0x03, 0x01, 0x00,
    0x02, 0x00, 0x03, 0x00, 0x00, 0x3F, 0x00,
  };
  zf_header headers[2];
  zf_read_memory(the_decoder(), png, sizeof png, &headers[0]);
  zf_read_memory(the_decoder(), jpeg, sizeof jpeg, &headers[1]);
  require(headers[0].format == ZF_FORMAT_PNG && headers[1].format == ZF_FORMAT_JPEG);
  for (int index = 0; index < 2; index += 1) {
    const zf_header *header = &headers[index];
    require(header->status == ZF_STATUS_OK && header->message[0] == 0);
    require(header->width == 301 && header->height == 203 && header->bit_depth == 8);
    require(header->color == ZF_COLOR_RGB && header->density_unit == ZF_DENSITY_ABSENT);
    require(!header->has_alpha && !header->is_interlaced && !header->is_animated);
    require(!header->truncated_after_header && !header->decoder_limit);
    require(header->exif.blocks == 0 && header->exif.orientation == 1);
  }
}

// Reads `count` bytes that follow `start`, which the fuzzer need not find out for itself.
static inline zf_header read_after(
    const uint8_t *start, size_t start_count, const uint8_t *data, size_t count,
    void (*repair)(uint8_t *bytes, size_t count)) {
  uint8_t *bytes = malloc(start_count + count);
  memcpy(bytes, start, start_count);
  if (count > 0) memcpy(bytes + start_count, data, count);
  if (repair != NULL) repair(bytes, start_count + count);
  zf_header header;
  zf_read_memory(the_decoder(), bytes, start_count + count, &header);
  check(&header);
  check_decoder();
  free(bytes);
  return header;
}

#endif
