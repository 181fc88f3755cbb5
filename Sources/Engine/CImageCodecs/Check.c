#include <isa-l/crc.h>
#include <string.h>

#include "CImageCodecs.h"

static uint32_t load32(const uint8_t *bytes) {
  return (uint32_t)bytes[0] << 24 | (uint32_t)bytes[1] << 16 | (uint32_t)bytes[2] << 8 | bytes[3];
}

bool hf_png_pixel_sum(const void *bytes, size_t count, uint32_t *sum) {
  const uint8_t *at = bytes, *end = at + count;
  if (count < 8 || memcmp(at, "\x89PNG\r\n\x1a\n", 8) != 0) return false;
  // The last four bytes of the compressed pixels, which may be spread over several chunks.
  uint8_t tail[4] = {0};
  bool has_pixels = false;
  for (at += 8; end - at >= 12;) {
    uint32_t length = load32(at);
    if (length > (size_t)(end - at) - 12) return false;
    const uint8_t *content = at + 8;
    if (crc32_gzip_refl(0, at + 4, (uint64_t)length + 4) != load32(content + length)) return false;
    if (memcmp(at + 4, "IEND", 4) == 0) {
      *sum = load32(tail);
      return has_pixels;
    }
    if (memcmp(at + 4, "IDAT", 4) == 0) {
      has_pixels = true;
      uint32_t taken = length < 4 ? length : 4;
      memmove(tail, tail + taken, 4 - taken);
      memcpy(tail + 4 - taken, content + length - taken, taken);
    }
    at = content + length + 4;
  }
  return false;
}
