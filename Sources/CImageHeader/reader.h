// A window over a file, a pipe or memory: the only place that reads.

#ifndef ZF_READER_H
#define ZF_READER_H

#include "CImageHeader.h"

// How much is read at first and at most by position, and after a jump. What follows a jump starts
// small and doubles: a first jump, over a profile or a thumbnail, is most often followed by the rest of
// the header, and a later one by nothing but the next segment's head, so each starts with half of what
// the one before did.
enum { ZF_WINDOW = 4096, ZF_WINDOW_AFTER_JUMP = 1024, ZF_WINDOW_AFTER_JUMPS = 128 };

// What a reader must be given as a buffer. An ordinary file touches its first 4 KiB; the rest holds
// an Exif block that comes through a pipe, where it can't be fetched again (its segment has at most
// 65,533 bytes).
enum { ZF_BUFFER_SIZE = 72 * 1024 };

// How much of a header is looked at (what is skipped does not count) before it is given up. It bounds
// the time that a file made to waste it takes.
#define ZF_READ_LIMIT ((int64_t)64 * 1024 * 1024)

typedef struct {
  int descriptor;
  bool by_position;
  bool in_memory;
  int64_t base;
  int64_t size;
  // The window: `count` bytes of the content from `start` on.
  const uint8_t *bytes;
  int64_t start;
  size_t count;
  // What the window is loaded into.
  uint8_t *buffer;
  size_t next_load;
  size_t load_after_jump;
  int64_t loaded;
  // A pipe has come to its end.
  bool ended;
  // Why bytes stopped coming; none of these where the content simply ended.
  int error;
  bool changed;
  bool gave_up;
  bool grew;
  int read_calls;
  int64_t bytes_read;
} zf_reader;

void zf_reader_open_descriptor(
    zf_reader *reader, int descriptor, int64_t base, int64_t size, uint8_t *buffer);
void zf_reader_open_memory(zf_reader *reader, const uint8_t *bytes, size_t count);

// As zf_reader_bytes, for bytes that are not in the window.
const uint8_t *zf_reader_load(zf_reader *reader, int64_t position, size_t count);

// The `count` bytes at `position` where they are in the window, else NULL.
static inline const uint8_t *zf_reader_peek(
    const zf_reader *reader, int64_t position, size_t count) {
  // A position before the window wraps around, to far behind it.
  uint64_t offset = (uint64_t)position - (uint64_t)reader->start;
  bool is_inside = offset <= reader->count && count <= reader->count - offset;
  return is_inside ? reader->bytes + offset : NULL;
}

// The `count` bytes at `position`, at most ZF_WINDOW of them; NULL where the content has fewer, or
// could not be read. They stay until the next call.
static inline const uint8_t *zf_reader_bytes(zf_reader *reader, int64_t position, size_t count) {
  const uint8_t *bytes = zf_reader_peek(reader, position, count);
  return bytes != NULL ? bytes : zf_reader_load(reader, position, count);
}

// Keeps a window of up to `count` bytes (at most ZF_BUFFER_SIZE) from `position` on, and returns how
// many of them there are.
size_t zf_reader_hold(zf_reader *reader, int64_t position, size_t count);

// Whether the content can be fetched again from behind the window's start.
static inline bool zf_reader_can_seek(const zf_reader *reader) {
  return reader->by_position || reader->in_memory;
}

static inline uint16_t zf_uint16(const uint8_t *bytes) {
  return (uint16_t)(bytes[0] << 8 | bytes[1]);
}

static inline uint32_t zf_uint32(const uint8_t *bytes) {
  return (uint32_t)bytes[0] << 24 | (uint32_t)bytes[1] << 16 | (uint32_t)bytes[2] << 8 | bytes[3];
}

#endif
