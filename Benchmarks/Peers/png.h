// Encodes opaque pictures as PNG with ISA-L: for the programs that draw what Headframe draws.
#include <isa-l/crc.h>
#include <isa-l/igzip_lib.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <tmmintrin.h>

// The last encoded picture.
static uint8_t *png_file;

static inline void *need(void *memory) {
  if (!memory) {
    fputs("no memory, or no such file\n", stderr);
    exit(1);
  }
  return memory;
}

__attribute__((target("ssse3"))) static void row_to_rgb(const uint8_t *from, uint8_t *to, int count) {
  __m128i order = _mm_setr_epi8(2, 1, 0, 6, 5, 4, 10, 9, 8, 14, 13, 12, -1, -1, -1, -1);
  int x = 0;
  for (; x + 6 <= count; x += 4)
    _mm_storeu_si128((__m128i *)(to + 3 * x), _mm_shuffle_epi8(_mm_loadu_si128((const __m128i *)(from + 4 * x)), order));
  for (; x < count; x++) {
    to[3 * x] = from[4 * x + 2];
    to[3 * x + 1] = from[4 * x + 1];
    to[3 * x + 2] = from[4 * x];
  }
}

static uint8_t *store32(uint8_t *at, uint32_t value) {
  for (int byte = 3; byte >= 0; byte--) *at++ = (uint8_t)(value >> (byte * 8));
  return at;
}

static uint8_t *chunk(uint8_t *at, const char *type, const uint8_t *bytes, size_t count) {
  at = store32(at, (uint32_t)count);
  memcpy(at, type, 4);
  memcpy(at + 4, bytes, count);
  uint32_t sum = crc32_gzip_refl(0, at, count + 4);
  return store32(at + 4 + count, sum);
}

// Encodes pixels of Cairo's format ARGB32 that are all opaque in png_file. Returns the number of bytes.
static size_t png_encode(const uint8_t *from, int width, int height) {
  static uint8_t *rows, *compressed, *level_buffer;
  static size_t room;
  size_t row = (size_t)width * 3 + 1, total = row * (size_t)height;
  if (!level_buffer) level_buffer = need(malloc(ISAL_DEF_LVL1_EXTRA_LARGE));
  if (total > room) {
    rows = need(realloc(rows, total + 16));
    compressed = need(realloc(compressed, total + total / 8 + 1000));
    png_file = need(realloc(png_file, total + total / 8 + 2000));
    room = total;
  }
  for (int y = 0; y < height; y++) {
    rows[(size_t)y * row] = 0;
    row_to_rgb(from + (size_t)y * (size_t)width * 4, rows + (size_t)y * row + 1, width);
  }
  struct isal_zstream stream;
  isal_deflate_init(&stream);
  stream.level = 1;
  stream.level_buf = level_buffer;
  stream.level_buf_size = ISAL_DEF_LVL1_EXTRA_LARGE;
  stream.gzip_flag = IGZIP_ZLIB;
  stream.end_of_stream = 1;
  stream.next_in = rows;
  stream.avail_in = (uint32_t)total;
  stream.next_out = compressed;
  stream.avail_out = (uint32_t)(total + total / 8 + 1000);
  if (isal_deflate(&stream)) exit(1);
  uint8_t header[13] = {[8] = 8, [9] = 2};
  store32(header, (uint32_t)width);
  store32(header + 4, (uint32_t)height);
  memcpy(png_file, "\x89PNG\r\n\x1a\n", 8);
  uint8_t *end = chunk(png_file + 8, "IHDR", header, 13);
  end = chunk(end, "IDAT", compressed, stream.total_out);
  return (size_t)(chunk(end, "IEND", NULL, 0) - png_file);
}

// Writes pixels of Cairo's format ARGB32 that are all opaque.
static inline void write_png(const char *path, const uint8_t *pixels, int width, int height) {
  size_t count = png_encode(pixels, width, height);
  FILE *output = need(fopen(path, "wb"));
  if (fwrite(png_file, 1, count, output) != count || fclose(output)) exit(1);
}
