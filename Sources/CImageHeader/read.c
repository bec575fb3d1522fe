#include "formats.h"

#include <string.h>

static const uint8_t PNG_SIGNATURE[8] = {0x89, 'P', 'N', 'G', '\r', '\n', 0x1A, '\n'};

// How many bytes tell what a file is that is neither format.
enum { HEAD_SIZE = 1024 };

// Leaves the first bytes at the start of the buffer.
static void keep_head(zf_reader *reader, uint8_t *buffer, zf_header *header) {
  size_t count = zf_reader_hold(reader, 0, HEAD_SIZE);
  if (reader->in_memory && count > 0) memcpy(buffer, reader->bytes, count);
  header->head_count = (int32_t)count;
}

static bool begins_with(const zf_reader *reader, const uint8_t *magic, size_t count) {
  return memcmp(reader->bytes, magic, reader->count < count ? reader->count : count) == 0;
}

static void read_content(zf_reader *reader, uint8_t *buffer, zf_header *header) {
  // A file's first window holds as much as there is; a pipe may bring its bytes one by one.
  size_t wanted = zf_reader_can_seek(reader) ? 1 : sizeof PNG_SIGNATURE;
  if (zf_reader_bytes(reader, 0, wanted) == NULL && reader->count == 0) {
    header->status = ZF_STATUS_EMPTY;
  } else if (begins_with(reader, PNG_SIGNATURE, sizeof PNG_SIGNATURE)) {
    header->format = ZF_FORMAT_PNG;
    if (reader->count < sizeof PNG_SIGNATURE) {
      header->status = ZF_STATUS_TRUNCATED;
    } else {
      zf_read_png(reader, header);
    }
  } else if (begins_with(reader, (const uint8_t[]){0xFF, 0xD8}, 2)) {
    // The frame of JPEG-LS, another format, follows its start at once.
    if (reader->count >= 4 && reader->bytes[2] == 0xFF && reader->bytes[3] == 0xF7) {
      header->status = ZF_STATUS_UNSUPPORTED;
      keep_head(reader, buffer, header);
      return;
    }
    header->format = ZF_FORMAT_JPEG;
    zf_read_jpeg(reader, header);
  } else {
    header->status = ZF_STATUS_UNSUPPORTED;
    keep_head(reader, buffer, header);
  }
}

static void read_all(zf_reader *reader, uint8_t *buffer, zf_header *header) {
  memset(header, 0, sizeof *header);
  header->exif.orientation = 1;
  read_content(reader, buffer, header);
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
    int descriptor, int64_t base, int64_t size, uint8_t *buffer, zf_header *header) {
  zf_reader reader;
  zf_reader_open_descriptor(&reader, descriptor, base, size, buffer);
  read_all(&reader, buffer, header);
}

void zf_read_memory(const uint8_t *bytes, size_t count, uint8_t *buffer, zf_header *header) {
  zf_reader reader;
  zf_reader_open_memory(&reader, bytes, count);
  read_all(&reader, buffer, header);
}
