// An Exif block by itself.

#include "laws.h"

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t count) {
  // The sanitizer sees a read past the end of an allocation, not of the fuzzer's buffer.
  uint8_t *block = malloc(count);
  if (count > 0) memcpy(block, data, count);
  zf_exif exif;
  zf_read_exif(block, count, &exif);
  check_exif(&exif);
  require(exif.blocks == 1);
  free(block);
  return 0;
}
