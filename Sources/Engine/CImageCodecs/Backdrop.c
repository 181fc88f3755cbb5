#include <math.h>
#include <stdlib.h>
#include <string.h>

#include "CImageCodecs.h"

// The backdrop is reduced to cells of at most a quarter of the deviation, blurred, tinted and enlarged again. Values are
// 16-bit integers, so that machines round alike.
enum { channels = 4, full = 65535 };

typedef struct {
  uint16_t *values;
  int width, height;
} cells;

static int cell_count(int pixels, double deviation) {
  int size = (int)floor(deviation / 4);
  return size > 1 ? (pixels + size - 1) / size : pixels;
}

// The first pixel of a cell.
static int cell_start(int index, int count, int pixels) { return (int)((int64_t)index * pixels / count); }

// Sums the pixels of each cell. `columns` has room for the sums of a row of cells, pixel by pixel.
static void reduce(const uint8_t *pixels, size_t stride, int width, int height, cells small, uint32_t *columns) {
  size_t row_bytes = (size_t)width * channels;
  for (int row = 0; row < small.height; row++) {
    int top = cell_start(row, small.height, height), bottom = cell_start(row + 1, small.height, height);
    memset(columns, 0, row_bytes * sizeof *columns);
    for (int y = top; y < bottom; y++) {
      const uint8_t *line = pixels + (size_t)y * stride;
      for (size_t index = 0; index < row_bytes; index++) columns[index] += line[index];
    }
    uint16_t *cell = small.values + (size_t)row * (size_t)small.width * channels;
    for (int column = 0; column < small.width; column++, cell += channels) {
      int left = cell_start(column, small.width, width), right = cell_start(column + 1, small.width, width);
      uint64_t sums[channels] = {0};
      for (int x = left; x < right; x++)
        for (int channel = 0; channel < channels; channel++) sums[channel] += columns[x * channels + channel];
      uint64_t count = (uint64_t)(right - left) * (uint64_t)(bottom - top);
      for (int channel = 0; channel < channels; channel++)
        cell[channel] = (uint16_t)((sums[channel] * 257 + count / 2) / count);
    }
  }
}

enum { largest_reach = 40 };

typedef struct {
  uint32_t weights[largest_reach + 1];
  int reach;
} kernel;

static kernel gaussian(double deviation) {
  kernel result = {.reach = 0};
  if (!(deviation > 0.01)) return result;
  int reach = (int)ceil(deviation * 3);
  result.reach = reach < largest_reach ? reach : largest_reach;
  for (int offset = 0; offset <= result.reach; offset++)
    result.weights[offset] = (uint32_t)(exp(-offset * offset / (2 * deviation * deviation)) * 65536 + 0.5);
  return result;
}

// Blurs lines of cells. Beyond the ends is nothing: the weights there are left out, so that edges keep their color.
static void blur_lines(const uint16_t *from, uint16_t *to, int count, size_t step, int lines, size_t line_step,
                       const kernel *blur) {
  for (int index = 0; index < count; index++) {
    int first = index - blur->reach > 0 ? index - blur->reach : 0;
    int last = index + blur->reach < count - 1 ? index + blur->reach : count - 1;
    uint64_t total = 0;
    for (int other = first; other <= last; other++) total += blur->weights[abs(other - index)];
    for (int line = 0; line < lines; line++) {
      const uint16_t *source = from + (size_t)line * line_step;
      uint64_t sums[channels] = {0};
      for (int other = first; other <= last; other++) {
        uint64_t weight = blur->weights[abs(other - index)];
        const uint16_t *cell = source + (size_t)other * step;
        for (int channel = 0; channel < channels; channel++) sums[channel] += cell[channel] * weight;
      }
      uint16_t *target = to + (size_t)line * line_step + (size_t)index * step;
      for (int channel = 0; channel < channels; channel++)
        target[channel] = (uint16_t)((sums[channel] + total / 2) / total);
    }
  }
}

static uint16_t limited(int64_t value, int64_t limit) {
  return (uint16_t)(value < 0 ? 0 : value > limit ? limit : value);
}

// The weights of the luminance of sRGB, times 65,536; pixels are BGRA.
static const int64_t luminance[3] = {4732, 46871, 13933};

static void saturate(uint16_t *cell, int64_t factor) {
  int64_t gray = (cell[0] * luminance[0] + cell[1] * luminance[1] + cell[2] * luminance[2] + 32768) >> 16;
  for (int channel = 0; channel < 3; channel++) {
    int64_t change = (cell[channel] - gray) * factor / 65536;
    cell[channel] = limited(gray + change, cell[3]);
  }
}

static uint64_t product(uint64_t left, uint64_t right) { return (left * right + full / 2) / full; }

// The blend functions of the W3C's Compositing and Blending Level 1.
static uint64_t blended(uint64_t below, uint64_t above, hf_blend_mode mode) {
  switch (mode) {
    case HF_BLEND_COLOR_DODGE:
      if (below == 0) return 0;
      return above >= full || below * full >= (full - above) * full ? full : below * full / (full - above);
    case HF_BLEND_OVERLAY:
      if (below * 2 <= full) return product(2 * below, above);
      return full - product(2 * (full - below), full - above);
    default: return above;
  }
}

static void tint(uint16_t *cell, const hf_tint *color) {
  const uint16_t above[3] = {color->blue, color->green, color->red};
  uint64_t alpha = color->alpha, below_alpha = cell[3];
  for (int channel = 0; channel < 3; channel++) {
    uint64_t below = below_alpha == 0 ? 0 : (uint64_t)cell[channel] * full / below_alpha;
    uint64_t mixed = blended(below > full ? full : below, above[channel], color->mode);
    uint64_t source = product(full - below_alpha, above[channel]) + product(below_alpha, mixed);
    cell[channel] = limited((int64_t)(product(source, alpha) + product(cell[channel], full - alpha)), full);
  }
  cell[3] = limited((int64_t)(alpha + product(below_alpha, full - alpha)), full);
}

// The position of a pixel among the cells: the cell before its center, and the share of the next one in 1/256.
static int position(int pixel, int pixels, int count, int *share) {
  int64_t place = ((2 * (int64_t)pixel + 1) * count * 256 / pixels - 256) / 2;
  if (place < 0) place = 0;
  if (place > (int64_t)(count - 1) * 256) place = (int64_t)(count - 1) * 256;
  *share = (int)(place & 255);
  return (int)(place >> 8);
}

typedef int16_t eight_shorts __attribute__((vector_size(16)));
typedef int32_t four_integers __attribute__((vector_size(16)));
typedef uint16_t eight_values __attribute__((vector_size(16)));
typedef uint8_t eight_bytes __attribute__((vector_size(8)));

// A cell and the next one, channel by channel, less 32,768 so that 16-bit numbers with a sign represent them.
typedef struct {
  int16_t values[2 * channels];
} pair;

// A pixel's value, less 32,768: the sum of a pair by weights, which are 256 together.
static four_integers weighted(eight_shorts cell, int32_t weights) {
  eight_shorts both = (eight_shorts)(four_integers){weights, weights, weights, weights};
#ifdef __SSE2__
  return __builtin_ia32_pmaddwd128(cell, both) >> 8;
#else
  four_integers low = ((four_integers)cell << 16 >> 16) * ((four_integers)both << 16 >> 16);
  return (low + ((four_integers)cell >> 16) * ((four_integers)both >> 16)) >> 8;
#endif
}

// Two pixels of 8 bits per channel from values less 32,768.
static eight_values rounded(four_integers first, four_integers second) {
#ifdef __SSE2__
  eight_values values = (eight_values)__builtin_ia32_packssdw128(first, second);
#else
  eight_values values =
      __builtin_shufflevector((eight_values)first, (eight_values)second, 0, 2, 4, 6, 8, 10, 12, 14);
#endif
  values += 32768;
  // The rounded quotient by 257, exact for all values, without a sum of more than 16 bits.
  return (values - (((values >> 1) + 64) >> 7) + 128) >> 8;
}

enum { at_once = 4 };

// Writes four pixels between the cells of a pair.
static void put(uint8_t *pixels, eight_shorts cell, const int32_t *weights, int count) {
  eight_values first = rounded(weighted(cell, weights[0]), weighted(cell, weights[1]));
  eight_values second = rounded(weighted(cell, weights[2]), weighted(cell, weights[3]));
  eight_bytes bytes[2] = {__builtin_convertvector(first, eight_bytes), __builtin_convertvector(second, eight_bytes)};
  memcpy(pixels, bytes, (size_t)count * channels);
}

// Fills the pixels by interpolation. `ends` has room for a number per cell, `weights` for a number per pixel and four more,
// `line` for a pair per cell.
static void enlarge(cells small, uint8_t *pixels, size_t stride, int width, int height, int *ends, int32_t *weights,
                    pair *line) {
  for (int cell = 0, x = 0; cell < small.width; cell++) {
    int share;
    for (; x < width && position(x, width, small.width, &share) == cell; x++) weights[x] = share << 16 | (256 - share);
    ends[cell] = x;
  }
  memset(weights + width, 0, at_once * sizeof *weights);
  size_t row_values = (size_t)small.width * channels;
  for (int y = 0; y < height; y++) {
    int share, row = position(y, height, small.height, &share);
    const uint16_t *above = small.values + (size_t)row * row_values;
    const uint16_t *below = row + 1 < small.height ? above + row_values : above;
    for (int cell = 0; cell < small.width; cell++)
      for (int channel = 0; channel < channels; channel++, above++, below++) {
        uint32_t value = (*above * (uint32_t)(256 - share) + *below * (uint32_t)share) >> 8;
        // The last cell is its own next one.
        line[cell].values[2 * channel] = line[cell].values[2 * channel + 1] = (int16_t)((int)value - 32768);
        if (cell > 0) line[cell - 1].values[2 * channel + 1] = line[cell].values[2 * channel];
      }
    uint8_t *target = pixels + (size_t)y * stride;
    for (int cell = 0, x = 0; cell < small.width; cell++) {
      eight_shorts both;
      memcpy(&both, &line[cell], sizeof both);
      // Pixels beyond the cell are written again by the next one.
      for (; x < ends[cell] && x + at_once <= width; x += at_once) put(target + x * channels, both, weights + x, at_once);
      if (x < ends[cell]) put(target + x * channels, both, weights + x, ends[cell] - x);
      x = ends[cell];
    }
  }
}

// The deviation in cells that together with the averaging and the interpolation results in the deviation in pixels.
static double cell_deviation(double deviation, int pixels, int count) {
  double size = (double)pixels / count;
  if (size <= 1) return deviation;
  double left = deviation * deviation / (size * size) - 0.25;
  return left > 0 ? sqrt(left) : 0;
}

bool hf_backdrop(const void *from, size_t from_stride, void *to, size_t to_stride, int width, int height,
                 double deviation, double saturation, const hf_tint *tints, size_t tint_count) {
  if (width <= 0 || height <= 0) return true;
  if (!(deviation > 0)) deviation = 0;
  cells small = {.width = cell_count(width, deviation), .height = cell_count(height, deviation)};
  size_t cell_total = (size_t)small.width * (size_t)small.height;
  small.values = malloc(cell_total * channels * sizeof(uint16_t));
  uint16_t *spare = malloc(cell_total * channels * sizeof(uint16_t));
  uint32_t *columns = malloc((size_t)width * channels * sizeof *columns);
  int32_t *weights = malloc(((size_t)width + at_once) * sizeof *weights);
  int *ends = malloc((size_t)small.width * sizeof *ends);
  pair *line = malloc((size_t)small.width * sizeof *line);
  bool has_memory = small.values && spare && columns && weights && ends && line;
  if (has_memory) {
    reduce(from, from_stride, width, height, small, columns);
    size_t row_values = (size_t)small.width * channels;
    kernel across = gaussian(cell_deviation(deviation, width, small.width));
    kernel down = gaussian(cell_deviation(deviation, height, small.height));
    if (across.reach > 0) {
      blur_lines(small.values, spare, small.width, channels, small.height, row_values, &across);
      memcpy(small.values, spare, cell_total * channels * sizeof(uint16_t));
    }
    if (down.reach > 0) {
      blur_lines(small.values, spare, small.height, row_values, small.width, channels, &down);
      memcpy(small.values, spare, cell_total * channels * sizeof(uint16_t));
    }
    int64_t factor = (int64_t)(fmin(fmax(saturation, 0), 100) * 65536 + 0.5);
    for (size_t index = 0; index < cell_total; index++) {
      uint16_t *cell = small.values + index * channels;
      if (factor != 65536) saturate(cell, factor);
      for (size_t layer = 0; layer < tint_count; layer++) tint(cell, &tints[layer]);
    }
    enlarge(small, to, to_stride, width, height, ends, weights, line);
  }
  free(small.values);
  free(spare);
  free(columns);
  free(weights);
  free(ends);
  free(line);
  return has_memory;
}
