#include "CImageCodecs.h"

bool hf_pixels_are_opaque(const void *pixels, size_t count) {
  const uint32_t *words = pixels;
  size_t index = 0;
  // Blocks that the compiler can turn into vector instructions, with a test between them.
  for (; index + 256 <= count; index += 256) {
    uint32_t all = 0xFF000000u;
    for (size_t k = 0; k < 256; k++) all &= words[index + k];
    if (all != 0xFF000000u) return false;
  }
  for (; index < count; index++)
    if (words[index] >> 24 != 0xFF) return false;
  return true;
}
