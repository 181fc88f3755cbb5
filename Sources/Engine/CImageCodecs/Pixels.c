#include "CImageCodecs.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

bool hf_pixels_are_opaque(const void *pixels, size_t count) {
  const uint8_t *bytes = pixels;
  size_t index = 0;
  // Tests blocks of 16 pixels. The loop is unrolled because unoptimized builds compile this, too.
  for (; index + 16 <= count; index += 16) {
    uint64_t pairs[8];
    memcpy(pairs, bytes + index * 4, sizeof pairs);
    uint64_t all = pairs[0] & pairs[1] & pairs[2] & pairs[3] & pairs[4] & pairs[5] & pairs[6] & pairs[7];
    if ((all & 0xFF000000FF000000u) != 0xFF000000FF000000u) return false;
  }
  for (; index < count; index++) {
    uint32_t word;
    memcpy(&word, bytes + index * 4, sizeof word);
    if (word >> 24 != 0xFF) return false;
  }
  return true;
}

void hf_pixels_to_rgba(const void *pixels, void *bytes, size_t count) {
  const uint32_t *words = pixels;
  uint8_t *target = bytes;
  for (size_t index = 0; index < count; index++, target += 4) {
    uint32_t word = words[index], alpha = word >> 24;
    uint32_t red = word >> 16 & 255, green = word >> 8 & 255, blue = word & 255;
    if (alpha != 255 && alpha != 0) {
      red = (red * 255 + alpha / 2) / alpha;
      green = (green * 255 + alpha / 2) / alpha;
      blue = (blue * 255 + alpha / 2) / alpha;
    }
    target[0] = (uint8_t)(red > 255 ? 255 : red);
    target[1] = (uint8_t)(green > 255 ? 255 : green);
    target[2] = (uint8_t)(blue > 255 ? 255 : blue);
    target[3] = (uint8_t)alpha;
  }
}

// Returns pair × factor / 255 for two channels at once, rounded.
static inline uint32_t scale_pair(uint32_t pair, uint32_t factor) {
  uint32_t product = pair * factor + 0x00800080;
  return (product + (product >> 8 & 0x00FF00FF)) >> 8 & 0x00FF00FF;
}

static inline uint32_t scale_word(uint32_t word, uint32_t factor) {
  return scale_pair(word & 0x00FF00FF, factor) | scale_pair(word >> 8 & 0x00FF00FF, factor) << 8;
}

static inline uint32_t over(uint32_t source, uint32_t target) {
  return source + scale_word(target, 255 - (source >> 24));
}

// No call passes a vector, since all functions are inlined.
#pragma clang diagnostic ignored "-Wpsabi"

// Four pixels at once with the arithmetic of one, which the compiler vectorizes.
typedef uint8_t bytes16 __attribute__((vector_size(16)));
typedef uint16_t words16 __attribute__((vector_size(32)));

static inline words16 divided_by_255(words16 product) {
  product += 128;
  return (product + (product >> 8)) >> 8;
}

static inline void blend_four(uint32_t *target, uint32_t amounts, words16 color) {
  bytes16 coverage = {(uint8_t)amounts, (uint8_t)(amounts >> 8), (uint8_t)(amounts >> 16), (uint8_t)(amounts >> 24)};
  coverage = __builtin_shufflevector(coverage, coverage, 0, 0, 0, 0, 1, 1, 1, 1, 2, 2, 2, 2, 3, 3, 3, 3);
  bytes16 below;
  memcpy(&below, target, 16);
  words16 source = divided_by_255(color * __builtin_convertvector(coverage, words16));
  words16 alpha = __builtin_shufflevector(source, source, 3, 3, 3, 3, 7, 7, 7, 7, 11, 11, 11, 11, 15, 15, 15, 15);
  words16 mixed = source + divided_by_255(__builtin_convertvector(below, words16) * (255 - alpha));
  bytes16 result = __builtin_convertvector(mixed, bytes16);
  memcpy(target, &result, 16);
}

_Static_assert(__BYTE_ORDER__ == __ORDER_LITTLE_ENDIAN__, "alpha is taken to be a pixel's last byte");

void hf_blend_mask(void *pixels, size_t stride, const uint8_t *mask, size_t mask_stride, int width, int height,
                   uint32_t color) {
  uint32_t alpha = color >> 24;
  uint32_t multiplied = scale_word((color & 0x00FFFFFF) | 0xFF000000u, alpha);
  uint32_t four[4] = {multiplied, multiplied, multiplied, multiplied};
  bytes16 packed;
  memcpy(&packed, four, 16);
  words16 wide = __builtin_convertvector(packed, words16);
  for (int row = 0; row < height; row++) {
    uint32_t *target = (uint32_t *)((uint8_t *)pixels + (size_t)row * stride);
    const uint8_t *coverage = mask + (size_t)row * mask_stride;
    int column = 0;
    for (; column + 4 <= width; column += 4) {
      uint32_t amounts;
      memcpy(&amounts, coverage + column, 4);
      if (amounts == 0) continue;
      if (amounts == 0xFFFFFFFFu && alpha == 255)
        memcpy(target + column, four, 16);
      else
        blend_four(target + column, amounts, wide);
    }
    for (; column < width; column++) {
      uint32_t amount = coverage[column];
      if (amount == 0) continue;
      uint32_t source = amount == 255 ? multiplied : scale_word(multiplied, amount);
      target[column] = source >> 24 == 255 ? source : over(source, target[column]);
    }
  }
}

void hf_merge_mask(uint8_t *target, size_t target_stride, const uint8_t *mask, size_t mask_stride, int width,
                   int height) {
  for (int row = 0; row < height; row++, target += target_stride, mask += mask_stride) {
    for (int column = 0; column < width; column++) {
      uint32_t rest = (255u - target[column]) * mask[column] + 0x80;
      target[column] = (uint8_t)(target[column] + ((rest + (rest >> 8)) >> 8));
    }
  }
}

void hf_blend_pixels(void *pixels, size_t stride, const void *source, size_t source_stride, int width, int height,
                     uint32_t alpha) {
  for (int row = 0; row < height; row++) {
    uint32_t *target = (uint32_t *)((uint8_t *)pixels + (size_t)row * stride);
    const uint32_t *from = (const uint32_t *)((const uint8_t *)source + (size_t)row * source_stride);
    for (int column = 0; column < width; column++) {
      uint32_t word = alpha == 255 ? from[column] : scale_word(from[column], alpha);
      if (word >> 24 == 255)
        target[column] = word;
      else if (word != 0)
        target[column] = over(word, target[column]);
    }
  }
}


static void accumulate(double sum[4], uint32_t word, double weight) {
  sum[0] += weight * (word & 255);
  sum[1] += weight * (word >> 8 & 255);
  sum[2] += weight * (word >> 16 & 255);
  sum[3] += weight * (word >> 24);
}

// Returns the length of a source pixel inside a target pixel, or a linear weight for enlarging.
static double overlap(double low, double high, int pixel) {
  double from = low > pixel ? low : pixel, to = high < pixel + 1 ? high : pixel + 1;
  return to > from ? to - from : 0;
}

void hf_resample(const void *source, size_t source_stride, int source_width, int source_height, void *target,
                 size_t target_stride, int width, int height, double left, double top, double scale) {
  // The window spans at least one source pixel, so that enlarging is bilinear.
  double half = scale < 1 ? 0.5 / scale : 0.5;
  for (int y = 0; y < height; y++) {
    uint32_t *row = (uint32_t *)((uint8_t *)target + (size_t)y * target_stride);
    double middle_y = (y + 0.5 - top) / scale, low_y = middle_y - half, high_y = middle_y + half;
    for (int x = 0; x < width; x++) {
      double middle_x = (x + 0.5 - left) / scale, low_x = middle_x - half, high_x = middle_x + half;
      double sum[4] = {0, 0, 0, 0};
      for (int from_y = (int)floor(low_y); from_y < high_y; from_y++) {
        double weight_y = overlap(low_y, high_y, from_y);
        if (from_y < 0 || from_y >= source_height || weight_y == 0) continue;
        const uint32_t *words = (const uint32_t *)((const uint8_t *)source + (size_t)from_y * source_stride);
        for (int from_x = (int)floor(low_x); from_x < high_x; from_x++) {
          if (from_x < 0 || from_x >= source_width) continue;
          accumulate(sum, words[from_x], weight_y * overlap(low_x, high_x, from_x));
        }
      }
      double area = (high_x - low_x) * (high_y - low_y);
      uint32_t word = 0;
      for (int channel = 0; channel < 4; channel++) {
        double value = sum[channel] / area + 0.5;
        word |= (uint32_t)(value > 255 ? 255 : value) << (channel * 8);
      }
      row[x] = word;
    }
  }
}

void hf_extract_alpha(const void *pixels, size_t stride, uint8_t *mask, size_t mask_stride, int width, int height) {
  for (int row = 0; row < height; row++) {
    const uint32_t *words = (const uint32_t *)((const uint8_t *)pixels + (size_t)row * stride);
    for (int column = 0; column < width; column++) mask[(size_t)row * mask_stride + column] = (uint8_t)(words[column] >> 24);
  }
}
