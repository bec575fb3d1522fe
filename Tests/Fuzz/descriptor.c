// Any bytes in a file and through a pipe: both have to answer what memory does.

#include "laws.h"

#include <stdio.h>
#include <unistd.h>

static void require_same(const zf_header *one, const zf_header *other) {
  require(one->status == other->status);
  require(one->format == other->format);
  require(one->width == other->width && one->height == other->height);
  require(one->exif.orientation == other->exif.orientation);
  require(one->exif.blocks == other->exif.blocks && one->exif.fault == other->exif.fault);
  require(one->has_alpha == other->has_alpha && one->is_animated == other->is_animated);
  require(one->density_unit == other->density_unit && one->density_x == other->density_x);
  require(one->truncated_after_header == other->truncated_after_header);
  require(one->decoder_limit == other->decoder_limit);
  require(strcmp(one->message, other->message) == 0);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t count) {
  static FILE *file;
  if (file == NULL) file = tmpfile();
  // More would not go into a pipe that no one reads yet.
  if (count > 60000) return 0;
  zf_header memory = read_after(data, 0, data, count, NULL), header;

  require(ftruncate(fileno(file), 0) == 0);
  require(pwrite(fileno(file), data, count, 0) == (ssize_t)count);
  zf_read_descriptor(the_decoder(), fileno(file), 0, (int64_t)count, &header);
  check(&header);
  require_same(&memory, &header);
  require(header.bytes_read <= (int64_t)count + 16 * header.read_calls * 4096);

  int ends[2];
  require(pipe(ends) == 0);
  require(write(ends[1], data, count) == (ssize_t)count);
  close(ends[1]);
  zf_read_descriptor(the_decoder(), ends[0], 0, -1, &header);
  close(ends[0]);
  check(&header);
  require_same(&memory, &header);
  require(header.bytes_read <= (int64_t)count);
  return 0;
}
