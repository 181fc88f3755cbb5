#include <stdlib.h>
#include <string.h>

#include "Decode.h"

// The header of a bitmap: BITMAPCOREHEADER, BITMAPINFOHEADER and its extensions.
typedef struct {
  size_t header_size, pixels_offset, palette_offset, palette_count, entry_size;
  int64_t width, height;
  bool is_top_down;
  unsigned depth, compression;
  uint32_t masks[4];
} header;

enum { uncompressed = 0, rle8 = 1, rle4 = 2, bitfields = 3, alpha_bitfields = 6 };

static uint32_t little16(const uint8_t *bytes) { return bytes[0] | (uint32_t)bytes[1] << 8; }
static uint32_t little32(const uint8_t *bytes) { return little16(bytes) | little16(bytes + 2) << 16; }

// Reads the masks of the channels. In 32 bits per pixel, the fourth byte is unused unless a mask names it.
static void read_masks(const uint8_t *bytes, size_t count, header *bitmap) {
  static const uint32_t five[4] = {0x7C00, 0x3E0, 0x1F, 0}, eight[4] = {0xFF0000, 0xFF00, 0xFF, 0};
  memcpy(bitmap->masks, bitmap->depth == 16 ? five : eight, sizeof bitmap->masks);
  if (bitmap->compression != bitfields && bitmap->compression != alpha_bitfields) return;
  int masks = bitmap->header_size >= 56 || bitmap->compression == alpha_bitfields ? 4 : 3;
  for (int index = 0; index < masks && 54 + (size_t)index * 4 + 4 <= count; index++)
    bitmap->masks[index] = little32(bytes + 54 + index * 4);
}

static bool read_header(const uint8_t *bytes, size_t count, header *bitmap) {
  if (count < 26) return false;
  bitmap->pixels_offset = little32(bytes + 10);
  bitmap->header_size = little32(bytes + 14);
  size_t masks_size = 0;
  if (bitmap->header_size == 12) {
    bitmap->width = little16(bytes + 18), bitmap->height = little16(bytes + 20);
    bitmap->depth = little16(bytes + 24);
    bitmap->entry_size = 3;
    bitmap->palette_count = 256;
  } else {
    if (bitmap->header_size < 40 || bitmap->header_size > 124 || count < 54) return false;
    bitmap->width = (int32_t)little32(bytes + 18), bitmap->height = (int32_t)little32(bytes + 22);
    bitmap->depth = little16(bytes + 28);
    bitmap->compression = little32(bytes + 30);
    bitmap->entry_size = 4;
    bitmap->palette_count = little32(bytes + 46);
    if (bitmap->palette_count == 0 || bitmap->palette_count > 256) bitmap->palette_count = 256;
    if (bitmap->header_size == 40) masks_size = bitmap->compression == bitfields ? 12 : bitmap->compression == alpha_bitfields ? 16 : 0;
  }
  bitmap->palette_offset = 14 + bitmap->header_size + masks_size;
  bitmap->is_top_down = bitmap->height < 0;
  if (bitmap->is_top_down) bitmap->height = -bitmap->height;
  read_masks(bytes, count, bitmap);
  return bitmap->width > 0 && bitmap->height > 0;
}

// Returns a channel of a pixel as a byte; 255 for a channel without a mask.
static uint32_t channel(uint32_t pixel, uint32_t mask) {
  if (mask == 0) return 255;
  int shift = __builtin_ctz(mask);
  uint64_t largest = mask >> shift, value = (pixel & mask) >> shift;
  return (uint32_t)((value * 255 + largest / 2) / largest);
}

static uint32_t color(const uint8_t *bytes, size_t count, const header *bitmap, uint32_t index) {
  size_t at = bitmap->palette_offset + index * bitmap->entry_size;
  if (index >= bitmap->palette_count || at + 3 > count) return 0xFF000000u;
  return 0xFF000000u | (uint32_t)bytes[at + 2] << 16 | (uint32_t)bytes[at + 1] << 8 | bytes[at];
}

static uint32_t *row_of(const hf_image *image, const header *bitmap, int64_t row) {
  int64_t y = bitmap->is_top_down ? row : bitmap->height - 1 - row;
  return (uint32_t *)image->pixels + y * bitmap->width;
}

static bool read_rows(const uint8_t *bytes, size_t count, const header *bitmap, hf_image *image) {
  size_t stride = ((size_t)bitmap->width * bitmap->depth + 31) / 32 * 4;
  for (int64_t row = 0; row < bitmap->height; row++) {
    size_t start = bitmap->pixels_offset + (size_t)row * stride;
    if (start > count || stride > count - start) return hf_fail(image, "damaged BMP: the file is truncated");
    const uint8_t *from = bytes + start;
    uint32_t *target = row_of(image, bitmap, row);
    for (int64_t x = 0; x < bitmap->width; x++) {
      uint32_t pixel;
      switch (bitmap->depth) {
        case 16: pixel = little16(from + x * 2); break;
        case 24: target[x] = 0xFF000000u | (little16(from + x * 3) | (uint32_t)from[x * 3 + 2] << 16); continue;
        case 32: pixel = little32(from + x * 4); break;
        default: {
          unsigned per_byte = 8 / bitmap->depth, shift = (per_byte - 1 - (unsigned)x % per_byte) * bitmap->depth;
          target[x] = color(bytes, count, bitmap, from[x / per_byte] >> shift & ((1u << bitmap->depth) - 1));
          continue;
        }
      }
      target[x] = channel(pixel, bitmap->masks[3]) << 24 | channel(pixel, bitmap->masks[0]) << 16 |
                  channel(pixel, bitmap->masks[1]) << 8 | channel(pixel, bitmap->masks[2]);
    }
  }
  return true;
}

// Reads runs of indices, of four or eight bits. Pixels that no run reaches have the first color.
static bool read_runs(const uint8_t *bytes, size_t count, const header *bitmap, hf_image *image) {
  size_t at = bitmap->pixels_offset, total = (size_t)bitmap->width * (size_t)bitmap->height;
  bool is_wide = bitmap->compression == rle8;
  int64_t x = 0, row = 0;
  for (size_t index = 0; index < total; index++) ((uint32_t *)image->pixels)[index] = color(bytes, count, bitmap, 0);
  while (row < bitmap->height) {
    if (at > count || count - at < 2) return hf_fail(image, "damaged BMP: the file is truncated");
    unsigned length = bytes[at], value = bytes[at + 1];
    at += 2;
    bool is_literal = length == 0 && value > 2;
    if (length == 0 && value == 1) return true;
    if (length == 0 && value == 0) {
      x = 0, row++;
      continue;
    }
    if (length == 0 && value == 2) {
      if (count - at < 2) return hf_fail(image, "damaged BMP: the file is truncated");
      x += bytes[at], row += bytes[at + 1];
      at += 2;
      continue;
    }
    size_t size = is_literal ? is_wide ? value : (value + 1) / 2 : 0;
    if (size > count - at) return hf_fail(image, "damaged BMP: the file is truncated");
    unsigned pixels = is_literal ? value : length;
    for (unsigned step = 0; step < pixels; step++, x++) {
      unsigned packed = is_literal ? bytes[at + (is_wide ? step : step / 2)] : value;
      unsigned index = is_wide ? packed : step % 2 == 0 ? packed >> 4 : packed & 15;
      if (x < bitmap->width) row_of(image, bitmap, row)[x] = color(bytes, count, bitmap, index);
    }
    at += size + (size & 1);
  }
  return true;
}

bool hf_decode_bmp(const uint8_t *bytes, size_t count, uint64_t maximum_pixels, hf_image *image) {
  header bitmap = {0};
  if (!read_header(bytes, count, &bitmap)) return hf_fail(image, "damaged BMP: the header is invalid");
  image->width = (uint32_t)bitmap.width;
  image->height = (uint32_t)bitmap.height;
  unsigned depth = bitmap.depth, form = bitmap.compression;
  bool is_indexed = depth == 1 || depth == 2 || depth == 4 || depth == 8;
  bool has_masks = (form == bitfields || form == alpha_bitfields) && (depth == 16 || depth == 32);
  bool has_runs = (form == rle8 && depth == 8) || (form == rle4 && depth == 4);
  bool is_plain = form == uncompressed && (is_indexed || depth == 16 || depth == 24 || depth == 32);
  if (!is_plain && !has_masks && !has_runs)
    return hf_fail(image, "a BMP of %u bits per pixel and compression %u, which is not supported; convert it to PNG", depth, form);
  if (!hf_allocate(image, maximum_pixels)) return false;
  if (!(has_runs ? read_runs : read_rows)(bytes, count, &bitmap, image)) return false;
  hf_premultiply(image->pixels, (size_t)image->width * image->height);
  return true;
}
