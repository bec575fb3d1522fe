// What follows the signature of a PNG; every other input gets right checksums, so that the fuzzer
// comes behind them.

#include "laws.h"

#include <zlib.h>

static uint32_t number(const uint8_t *bytes) {
  return (uint32_t)bytes[0] << 24 | (uint32_t)bytes[1] << 16 | (uint32_t)bytes[2] << 8 | bytes[3];
}

static void repair(uint8_t *bytes, size_t count) {
  for (size_t at = 8; count - at >= 12;) {
    size_t length = number(bytes + at);
    if (length > count - at - 12) return;
    uint32_t sum = (uint32_t)crc32(0, bytes + at + 4, (uInt)length + 4);
    for (int index = 0; index < 4; index += 1) {
      bytes[at + 8 + length + index] = (uint8_t)(sum >> (24 - 8 * index));
    }
    at += 12 + length;
  }
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t count) {
  static const uint8_t signature[8] = {0x89, 'P', 'N', 'G', '\r', '\n', 0x1A, '\n'};
  read_after(signature, 8, data, count, NULL);
  read_after(signature, 8, data, count, repair);
  return 0;
}
