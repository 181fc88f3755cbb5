#include <string.h>
#include <zlib.h>

#include "CImageCodecs.h"

bool hf_inflate(const void *source, size_t source_count, void *target, size_t *count) {
  uLongf room = (uLongf)*count;
  if (uncompress(target, &room, source, (uLong)source_count) != Z_OK) return false;
  *count = room;
  return true;
}

uint64_t hf_compare(const void *left, const void *right, size_t count, uint8_t *distances, uint64_t histogram[256]) {
  const uint8_t *a = left, *b = right;
  uint64_t differing = 0;
  for (size_t index = 0; index < count; index++, a += 4, b += 4) {
    uint32_t first, second;
    memcpy(&first, a, 4);
    memcpy(&second, b, 4);
    uint8_t largest = 0;
    if (first != second) {
      for (int channel = 0; channel < 4; channel++) {
        uint8_t distance = a[channel] > b[channel] ? a[channel] - b[channel] : b[channel] - a[channel];
        differing += distance != 0;
        if (distance > largest) largest = distance;
      }
    }
    distances[index] = largest;
    histogram[largest]++;
  }
  return differing;
}

void hf_paint_difference(const void *pixels, const uint8_t *marks, void *target, size_t count,
                         const hf_difference_style *style) {
  const uint32_t *from = pixels;
  uint32_t *to = target;
  for (size_t index = 0; index < count; index++) {
    if (marks[index] >= 1 && marks[index] <= 3) {
      to[index] = style->colors[marks[index] - 1];
      continue;
    }
    uint32_t word = from[index], alpha = word >> 24;
    // The luma of Rec. 709 in 256ths, over white.
    uint32_t luma = ((word >> 16 & 255) * 54 + (word >> 8 & 255) * 183 + (word & 255) * 19) / 256 + 255 - alpha;
    uint32_t gray = 255 - (255 - (luma > 255 ? 255 : luma)) * style->strength / 255;
    to[index] = 0xFF000000u | gray << 16 | gray << 8 | gray;
  }
}
