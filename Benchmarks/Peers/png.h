// Writes opaque pictures as PNG files with ISA-L: for the programs that paint cards.
#include <isa-l/crc.h>
#include <isa-l/igzip_lib.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static uint8_t *png_rows, *png_compressed, *png_level_buffer;

static void *need(void *memory) {
  if (!memory) {
    fputs("no memory, or no such file\n", stderr);
    exit(1);
  }
  return memory;
}

// Allocates the buffers for pictures of a size in pixels.
static void png_start(int width, int height) {
  size_t total = ((size_t)width * 3 + 1) * (size_t)height;
  png_rows = need(malloc(total + 16));
  png_compressed = need(malloc(total + total / 8 + 1000));
  png_level_buffer = need(malloc(ISAL_DEF_LVL1_EXTRA_LARGE));
}

static void store32(uint8_t *at, uint32_t value) {
  for (int byte = 3; byte >= 0; byte--) *at++ = (uint8_t)(value >> (byte * 8));
}

static void write_chunk(FILE *output, const char *type, const uint8_t *bytes, size_t count) {
  uint8_t word[8];
  store32(word, (uint32_t)count);
  memcpy(word + 4, type, 4);
  fwrite(word, 1, 8, output);
  fwrite(bytes, 1, count, output);
  store32(word, crc32_gzip_refl(crc32_gzip_refl(0, (const uint8_t *)type, 4), bytes, count));
  fwrite(word, 1, 4, output);
}

// Writes pixels of Cairo's format ARGB32 that are all opaque.
static void write_png(const char *path, const uint8_t *pixels, int width, int height) {
  size_t row = (size_t)width * 3 + 1, total = row * (size_t)height;
  for (int y = 0; y < height; y++) {
    uint8_t *to = png_rows + (size_t)y * row;
    const uint8_t *from = pixels + (size_t)y * (size_t)width * 4;
    *to++ = 0;
    for (int x = 0; x < width; x++, from += 4, to += 3) {
      to[0] = from[2];
      to[1] = from[1];
      to[2] = from[0];
    }
  }
  struct isal_zstream stream;
  isal_deflate_init(&stream);
  stream.level = 1;
  stream.level_buf = png_level_buffer;
  stream.level_buf_size = ISAL_DEF_LVL1_EXTRA_LARGE;
  stream.gzip_flag = IGZIP_ZLIB;
  stream.end_of_stream = 1;
  stream.next_in = png_rows;
  stream.avail_in = (uint32_t)total;
  stream.next_out = png_compressed;
  stream.avail_out = (uint32_t)(total + total / 8 + 1000);
  if (isal_deflate(&stream)) exit(1);
  uint8_t header[13] = {[8] = 8, [9] = 2};
  store32(header, (uint32_t)width);
  store32(header + 4, (uint32_t)height);
  FILE *output = need(fopen(path, "wb"));
  fwrite("\x89PNG\r\n\x1a\n", 1, 8, output);
  write_chunk(output, "IHDR", header, 13);
  write_chunk(output, "IDAT", png_compressed, stream.total_out);
  write_chunk(output, "IEND", NULL, 0);
  if (fclose(output)) exit(1);
}
