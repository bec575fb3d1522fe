#include "formats.h"

#include <errno.h>
#include <stdlib.h>
#include <string.h>

static const uint8_t PNG_SIGNATURE[8] = {0x89, 'P', 'N', 'G', '\r', '\n', 0x1A, '\n'};

// How many bytes tell what a file is that is neither format.
enum { HEAD_SIZE = 1024 };

struct zf_decoder {
  zf_png *png;
  zf_jpeg *jpeg;
  uint8_t buffer[ZF_BUFFER_SIZE];
};

zf_decoder *zf_decoder_create(void) {
  zf_decoder *decoder = malloc(sizeof *decoder);
  if (decoder == NULL) return NULL;
  decoder->png = NULL;
  decoder->jpeg = NULL;
  return decoder;
}

void zf_decoder_destroy(zf_decoder *decoder) {
  if (decoder->png != NULL) zf_png_destroy(decoder->png);
  if (decoder->jpeg != NULL) zf_jpeg_destroy(decoder->jpeg);
  free(decoder);
}

const uint8_t *zf_decoder_head(const zf_decoder *decoder) {
  return decoder->buffer;
}

// Leaves the first bytes at the start of the buffer.
static void keep_head(zf_decoder *decoder, zf_reader *reader, zf_header *header) {
  size_t count = zf_reader_hold(reader, 0, HEAD_SIZE);
  if (reader->in_memory && count > 0) memcpy(decoder->buffer, reader->bytes, count);
  header->status = ZF_STATUS_UNSUPPORTED;
  header->head_count = (int32_t)count;
}

static bool begins_with(const zf_reader *reader, const uint8_t *magic, size_t count) {
  return memcmp(reader->bytes, magic, reader->count < count ? reader->count : count) == 0;
}

static void read_png(zf_decoder *decoder, zf_reader *reader, zf_header *header) {
  if (decoder->png == NULL) decoder->png = zf_png_create();
  if (decoder->png == NULL) {
    reader->error = ENOMEM;
  } else {
    zf_read_png(decoder->png, reader, header);
  }
}

static void read_jpeg(zf_decoder *decoder, zf_reader *reader, zf_header *header) {
  if (decoder->jpeg == NULL) decoder->jpeg = zf_jpeg_create();
  if (decoder->jpeg == NULL) {
    reader->error = ENOMEM;
  } else {
    zf_read_jpeg(decoder->jpeg, reader, header);
  }
}

static void read_content(zf_decoder *decoder, zf_reader *reader, zf_header *header) {
  // A file's first window holds as much as there is; a pipe may bring its bytes one by one.
  size_t wanted = zf_reader_can_seek(reader) ? 1 : sizeof PNG_SIGNATURE;
  if (zf_reader_bytes(reader, 0, wanted) == NULL && reader->count == 0) {
    header->status = ZF_STATUS_EMPTY;
  } else if (begins_with(reader, PNG_SIGNATURE, sizeof PNG_SIGNATURE)) {
    header->format = ZF_FORMAT_PNG;
    if (reader->count < sizeof PNG_SIGNATURE) {
      header->status = ZF_STATUS_TRUNCATED;
    } else {
      read_png(decoder, reader, header);
    }
  } else if (begins_with(reader, (const uint8_t[]){0xFF, 0xD8}, 2)) {
    // The frame of JPEG-LS, another format, follows its start at once.
    if (reader->count >= 4 && reader->bytes[2] == 0xFF && reader->bytes[3] == 0xF7) {
      keep_head(decoder, reader, header);
      return;
    }
    header->format = ZF_FORMAT_JPEG;
    read_jpeg(decoder, reader, header);
  } else {
    keep_head(decoder, reader, header);
  }
}

static void read_all(zf_decoder *decoder, zf_reader *reader, zf_header *header) {
  memset(header, 0, sizeof *header);
  header->exif.orientation = 1;
  read_content(decoder, reader, header);
  if (reader->error != 0) {
    header->status = ZF_STATUS_READ_FAILED;
    header->error = reader->error;
  } else if (reader->changed) {
    header->status = ZF_STATUS_CHANGED;
  }
  header->read_calls = reader->read_calls;
  header->bytes_read = reader->bytes_read;
  header->grew = reader->grew;
}

void zf_read_descriptor(
    zf_decoder *decoder, int descriptor, int64_t base, int64_t size, zf_header *header) {
  zf_reader reader;
  zf_reader_open_descriptor(&reader, descriptor, base, size, decoder->buffer);
  read_all(decoder, &reader, header);
}

void zf_read_memory(
    zf_decoder *decoder, const uint8_t *bytes, size_t count, zf_header *header) {
  zf_reader reader;
  zf_reader_open_memory(&reader, bytes, count);
  read_all(decoder, &reader, header);
}
