// The two formats. Each reads from behind the signature that read.c has recognized.

#ifndef ZF_FORMATS_H
#define ZF_FORMATS_H

#include "reader.h"

// What is kept of a library from file to file. None is made before the first file of its format.
typedef struct zf_png zf_png;
typedef struct zf_jpeg zf_jpeg;

// NULL where there is no memory.
zf_png *zf_png_create(void);
zf_jpeg *zf_jpeg_create(void);
void zf_png_destroy(zf_png *png);
void zf_jpeg_destroy(zf_jpeg *jpeg);

void zf_read_png(zf_png *png, zf_reader *reader, zf_header *header);
void zf_read_jpeg(zf_jpeg *jpeg, zf_reader *reader, zf_header *header);

// Ends the reading: status, and words for it.
static inline void zf_stop(zf_header *header, zf_status status, const char *words) {
  header->status = status;
  size_t count = 0;
  while (words[count] != 0 && count < ZF_MESSAGE_SIZE - 1) {
    header->message[count] = words[count];
    count += 1;
  }
  header->message[count] = 0;
}

// Ends the reading of a header whose size is known: nothing that goes wrong then takes it back.
static inline void zf_keep_size(zf_header *header, const zf_reader *reader, const char *words) {
  if (reader->gave_up) words = "its image data does not begin within 64 MiB of header";
  zf_stop(header, ZF_STATUS_OK, words);
  header->decoder_limit = true;
}

// Ends the reading where no more bytes came and no size is known.
static inline void zf_stop_without_size(zf_header *header, const zf_reader *reader) {
  if (reader->gave_up) {
    zf_stop(header, ZF_STATUS_CORRUPT, "there is no frame header within 64 MiB");
  } else {
    header->status = ZF_STATUS_TRUNCATED;
  }
}

#endif
