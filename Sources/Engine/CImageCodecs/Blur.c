#include <math.h>
#include <stdlib.h>
#include <string.h>

#include "CImageCodecs.h"

// Blurs one line by a box of `width` values, `before` of which precede the center.
static void box(const uint8_t *from, uint8_t *to, int count, int width, int before) {
  uint32_t sum = 0, factor = (1u << 24) / (uint32_t)width;
  int after = width - 1 - before;
  for (int index = 0; index < after && index < count; index++) sum += from[index];
  for (int index = 0; index < count; index++) {
    if (index + after < count) sum += from[index + after];
    if (index - before - 1 >= 0) sum -= from[index - before - 1];
    uint64_t value = ((uint64_t)sum * factor + (1u << 23)) >> 24;
    to[index] = (uint8_t)(value > 255 ? 255 : value);
  }
}

// Three boxes approximate a Gaussian within 3 % (SVG 1.1, feGaussianBlur).
static void blur_by_boxes(uint8_t *line, uint8_t *spare, int count, int width) {
  int half = width / 2;
  if (width & 1) {
    box(line, spare, count, width, half);
    box(spare, line, count, width, half);
    box(line, spare, count, width, half);
  } else {
    box(line, spare, count, width, half);
    box(spare, line, count, width, half - 1);
    box(line, spare, count, width + 1, half);
  }
  memcpy(line, spare, (size_t)count);
}

static void blur_by_kernel(uint8_t *line, uint8_t *spare, int count, const uint32_t *kernel, int reach) {
  for (int index = 0; index < count; index++) {
    uint32_t sum = (uint32_t)line[index] * kernel[0] + (1u << 15);
    for (int offset = 1; offset <= reach; offset++) {
      uint32_t pair = (index >= offset ? line[index - offset] : 0u) + (index + offset < count ? line[index + offset] : 0u);
      sum += pair * kernel[offset];
    }
    spare[index] = (uint8_t)(sum >> 16);
  }
  memcpy(line, spare, (size_t)count);
}

static void transpose(const uint8_t *from, size_t from_stride, uint8_t *to, size_t to_stride, int width, int height) {
  enum { tile = 32 };
  for (int top = 0; top < height; top += tile)
    for (int left = 0; left < width; left += tile)
      for (int row = top; row < height && row < top + tile; row++)
        for (int column = left; column < width && column < left + tile; column++)
          to[(size_t)column * to_stride + (size_t)row] = from[(size_t)row * from_stride + (size_t)column];
}

bool hf_blur(uint8_t *mask, size_t stride, int width, int height, double deviation) {
  enum { largest_kernel = 16 };
  if (!(deviation > 0.01) || width <= 0 || height <= 0) return true;
  int box_width = (int)floor(deviation * 3 * sqrt(2 * 3.141592653589793) / 4 + 0.5);
  int reach = (int)ceil(deviation * 3);
  bool is_small = reach <= largest_kernel;
  uint32_t kernel[largest_kernel + 1] = {0};
  if (is_small) {
    double weights[largest_kernel + 1], total = 0;
    for (int offset = 0; offset <= reach; offset++) {
      weights[offset] = exp(-offset * offset / (2 * deviation * deviation));
      total += offset == 0 ? weights[0] : 2 * weights[offset];
    }
    for (int offset = 0; offset <= reach; offset++) kernel[offset] = (uint32_t)(weights[offset] / total * 65536 + 0.5);
  }
  int longest = width > height ? width : height;
  uint8_t *spare = malloc((size_t)longest), *turned = malloc((size_t)width * (size_t)height);
  if (!spare || !turned) {
    free(spare);
    free(turned);
    return false;
  }
  for (int row = 0; row < height; row++) {
    uint8_t *line = mask + (size_t)row * stride;
    is_small ? blur_by_kernel(line, spare, width, kernel, reach) : blur_by_boxes(line, spare, width, box_width);
  }
  transpose(mask, stride, turned, (size_t)height, width, height);
  for (int column = 0; column < width; column++) {
    uint8_t *line = turned + (size_t)column * (size_t)height;
    is_small ? blur_by_kernel(line, spare, height, kernel, reach) : blur_by_boxes(line, spare, height, box_width);
  }
  transpose(turned, (size_t)height, mask, stride, height, width);
  free(spare);
  free(turned);
  return true;
}
