// What holds for every input: a fuzz target calls these and stops the run where one does not.

#ifndef LAWS_H
#define LAWS_H

#include "CImageHeader.h"

#include <stdlib.h>
#include <string.h>

static uint8_t buffer[ZF_BUFFER_SIZE];

static inline void require(bool law) {
  if (!law) abort();
}

static inline void check_exif(const zf_exif *exif) {
  require(exif->orientation >= 1 && exif->orientation <= 8);
  require(!exif->orientation_out_of_range || exif->orientation == 1);
  require(exif->blocks >= 0);
  require(exif->unit == ZF_DENSITY_ABSENT || (exif->x > 0 && exif->y > 0));
}

static inline void check(const zf_header *header) {
  require(memchr(header->message, 0, sizeof header->message) != NULL);
  require(header->head_count >= 0 && header->head_count <= ZF_BUFFER_SIZE);
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

// Reads `count` bytes that follow `start`, which the fuzzer need not find out for itself.
static inline zf_header read_after(
    const uint8_t *start, size_t start_count, const uint8_t *data, size_t count,
    void (*repair)(uint8_t *bytes, size_t count)) {
  uint8_t *bytes = malloc(start_count + count);
  memcpy(bytes, start, start_count);
  if (count > 0) memcpy(bytes + start_count, data, count);
  if (repair != NULL) repair(bytes, start_count + count);
  zf_header header;
  zf_read_memory(bytes, start_count + count, buffer, &header);
  check(&header);
  free(bytes);
  return header;
}

#endif
