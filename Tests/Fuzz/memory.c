// Any bytes, in memory.

#include "laws.h"

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t count) {
  read_after(data, 0, data, count, NULL);
  return 0;
}
