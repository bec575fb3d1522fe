#include "reader.h"

#include <errno.h>
#include <poll.h>
#include <string.h>
#include <unistd.h>

void zf_reader_open_descriptor(
    zf_reader *reader, int descriptor, int64_t base, int64_t size, uint8_t *buffer) {
  *reader = (zf_reader){
    .descriptor = descriptor, .by_position = size >= 0, .base = base, .size = size,
    .bytes = buffer, .buffer = buffer, .next_load = ZF_WINDOW,
    .load_after_jump = ZF_WINDOW_AFTER_JUMP,
  };
}

void zf_reader_open_memory(zf_reader *reader, const uint8_t *bytes, size_t count) {
  *reader = (zf_reader){
    .descriptor = -1, .in_memory = true, .bytes = bytes, .size = (int64_t)count, .count = count,
  };
}

// One system call's worth; 0 at the end, or where reading failed (then `error` is set).
static size_t read_some(zf_reader *reader, uint8_t *into, size_t count, int64_t position) {
  for (;;) {
    ssize_t result = reader->by_position
        ? pread(reader->descriptor, into, count, (off_t)(reader->base + position))
        : read(reader->descriptor, into, count);
    if (result >= 0) {
      reader->read_calls += 1;
      reader->bytes_read += result;
      return (size_t)result;
    }
    if (errno == EAGAIN || errno == EWOULDBLOCK) {
      // Someone has set the pipe not to wait; its other end may be slow all the same.
      struct pollfd wait = {.fd = reader->descriptor, .events = POLLIN};
      if (poll(&wait, 1, -1) >= 0 || errno == EINTR) continue;
    }
    if (errno != EINTR) {
      reader->error = errno;
      return 0;
    }
  }
}

// As read_some, for bytes that are to be looked at and not skipped.
static size_t load_some(zf_reader *reader, size_t most, int64_t position) {
  if (reader->loaded > ZF_READ_LIMIT) {
    reader->gave_up = true;
    return 0;
  }
  size_t got = read_some(reader, reader->buffer + reader->count, most, position);
  reader->count += got;
  reader->loaded += (int64_t)got;
  return got;
}

// Loads at least `least` bytes at `position` by position, into the window's place.
static bool load_by_position(zf_reader *reader, int64_t position, size_t least, size_t most) {
  if (position > INT64_MAX - reader->base - ZF_BUFFER_SIZE) return false;
  // What is read again from where the window is left counts once.
  int64_t again = reader->start + (int64_t)reader->count - position;
  if (position >= reader->start && again > 0) reader->loaded -= again;
  reader->start = position;
  reader->count = 0;
  while (reader->count < least) {
    size_t got = load_some(reader, most - reader->count, position + (int64_t)reader->count);
    int64_t end = position + (int64_t)reader->count;
    if (end > reader->size && reader->count > 0) reader->grew = true;
    if (got == 0) {
      if (reader->error == 0 && !reader->gave_up && end < reader->size) reader->changed = true;
      return false;
    }
  }
  return true;
}

// Reads forward until the window, which then begins at `position`, has `least` bytes. At the end of
// the content the window stays as it is: what it holds may be asked for again.
static bool load_forward(zf_reader *reader, int64_t position, size_t least) {
  if (position < reader->start || reader->ended) return false;
  int64_t end = reader->start + (int64_t)reader->count;
  if (position < end) {
    size_t keep = (size_t)(end - position);
    memmove(reader->buffer, reader->buffer + (reader->count - keep), keep);
    reader->count = keep;
    reader->start = position;
  } else {
    while (end < position) {
      int64_t left = position - end;
      size_t got = read_some(
          reader, reader->buffer, left < ZF_BUFFER_SIZE ? (size_t)left : ZF_BUFFER_SIZE, end);
      reader->start = end += (int64_t)got;
      reader->count = 0;
      if (got == 0) {
        reader->ended = true;
        return false;
      }
    }
    reader->start = position;
    reader->count = 0;
  }
  while (reader->count < least) {
    size_t room = ZF_BUFFER_SIZE - reader->count;
    size_t most = least > ZF_WINDOW ? least - reader->count : ZF_WINDOW;
    if (load_some(reader, most < room ? most : room, 0) == 0) {
      reader->ended = true;
      return false;
    }
  }
  return true;
}

const uint8_t *zf_reader_load(zf_reader *reader, int64_t position, size_t count) {
  if (reader->in_memory || reader->error != 0 || reader->changed) return NULL;
  if (reader->by_position) {
    int64_t end = reader->start + (int64_t)reader->count;
    if (position > end || position < reader->start) {
      reader->next_load = reader->load_after_jump;
      if (reader->load_after_jump > ZF_WINDOW_AFTER_JUMPS) reader->load_after_jump /= 2;
    }
    size_t most = reader->next_load < count ? count : reader->next_load;
    if (reader->next_load < ZF_WINDOW) reader->next_load *= 2;
    if (!load_by_position(reader, position, count, most)) return NULL;
  } else if (!load_forward(reader, position, count)) {
    return NULL;
  }
  return reader->bytes + (position - reader->start);
}

size_t zf_reader_hold(zf_reader *reader, int64_t position, size_t count) {
  if (zf_reader_peek(reader, position, count) == NULL && !reader->in_memory) {
    if (reader->by_position) {
      load_by_position(reader, position, count, count);
    } else {
      load_forward(reader, position, count);
    }
  }
  int64_t end = reader->start + (int64_t)reader->count;
  if (position < reader->start || position >= end) return 0;
  return end - position < (int64_t)count ? (size_t)(end - position) : count;
}
