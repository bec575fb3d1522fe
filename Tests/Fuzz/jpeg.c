// What follows the start of a JPEG.

#include "laws.h"

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t count) {
  read_after((const uint8_t[]){0xFF, 0xD8}, 2, data, count, NULL);
  return 0;
}
