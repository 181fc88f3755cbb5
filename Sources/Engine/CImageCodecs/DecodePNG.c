#include <png.h>
#include <setjmp.h>
#include <stdlib.h>
#include <string.h>

#include "Decode.h"

typedef struct {
  const uint8_t *bytes;
  size_t count, position;
  hf_image *image;
} source;

static void read_bytes(png_structp png, png_bytep target, png_size_t length) {
  source *from = png_get_io_ptr(png);
  if (length > from->count - from->position) png_error(png, "the file is truncated");
  memcpy(target, from->bytes + from->position, length);
  from->position += length;
}

static void fail(png_structp png, png_const_charp message) {
  source *from = png_get_error_ptr(png);
  hf_fail(from->image, "damaged PNG: %s", message);
  png_longjmp(png, 1);
}

static void ignore(png_structp png, png_const_charp message) {
  (void)png, (void)message;
}

// Converts every PNG to eight bits of blue, green, red and alpha.
static void normalize(png_structp png, png_infop info) {
  int color = png_get_color_type(png, info), depth = png_get_bit_depth(png, info);
  if (depth == 16) png_set_scale_16(png);
  if (color == PNG_COLOR_TYPE_PALETTE) png_set_palette_to_rgb(png);
  if (color == PNG_COLOR_TYPE_GRAY && depth < 8) png_set_expand_gray_1_2_4_to_8(png);
  if (png_get_valid(png, info, PNG_INFO_tRNS)) png_set_tRNS_to_alpha(png);
  if (color == PNG_COLOR_TYPE_GRAY || color == PNG_COLOR_TYPE_GRAY_ALPHA) png_set_gray_to_rgb(png);
  png_set_bgr(png);
  png_set_filler(png, 0xFF, PNG_FILLER_AFTER);
  png_set_interlace_handling(png);
}

static bool convert_colors(png_structp png, png_infop info, hf_image *image) {
  png_charp name;
  png_bytep profile = NULL;
  png_uint_32 length = 0;
  int method;
  if (!png_get_iCCP(png, info, &name, &method, &profile, &length)) length = 0;
  return hf_convert_to_srgb(image, profile, length);
}

// The orientation can stand before or after the pixels.
static void read_orientation(png_structp png, png_infop info, hf_image *image) {
  png_uint_32 length = 0;
  png_bytep exif = NULL;
  if (png_get_eXIf_1(png, info, &length, &exif) && exif) image->orientation = hf_exif_orientation(exif, length);
}

bool hf_decode_png(const uint8_t *bytes, size_t count, uint64_t maximum_pixels, hf_image *image) {
  source from = {.bytes = bytes, .count = count, .image = image};
  png_structp png = png_create_read_struct(PNG_LIBPNG_VER_STRING, &from, fail, ignore);
  if (!png) return hf_fail(image, "no memory to read a PNG");
  png_infop volatile info = png_create_info_struct(png);
  png_bytep *volatile rows = NULL;
  if (!info || setjmp(png_jmpbuf(png))) {
    free(rows);
    png_infop end = info;
    png_destroy_read_struct(&png, &end, NULL);
    return info ? false : hf_fail(image, "no memory to read a PNG");
  }
  png_set_read_fn(png, &from, read_bytes);
  // hf_allocate checks the size with a helpful message, so libpng does not limit it.
  png_set_user_limits(png, 0x7FFFFFFF, 0x7FFFFFFF);
  png_set_chunk_malloc_max(png, 16 << 20);
  png_set_chunk_cache_max(png, 128);
  // Text chunks are not needed, and a damaged one can take all memory that the limit permits.
  png_set_keep_unknown_chunks(png, PNG_HANDLE_CHUNK_NEVER, (png_const_bytep)"iTXt\0tEXt\0zTXt", 3);
  png_read_info(png, info);
  image->width = png_get_image_width(png, info);
  image->height = png_get_image_height(png, info);
  bool ok = hf_allocate(image, maximum_pixels);
  if (ok) {
    normalize(png, info);
    png_read_update_info(png, info);
    rows = malloc(image->height * sizeof(png_bytep));
    if (!rows) png_error(png, "no memory for its rows");
    for (uint32_t row = 0; row < image->height; row++)
      rows[row] = (png_bytep)image->pixels + (size_t)row * image->width * 4;
    png_read_image(png, rows);
    png_read_end(png, info);
    read_orientation(png, info, image);
    ok = convert_colors(png, info, image);
    if (ok) hf_premultiply(image->pixels, (size_t)image->width * image->height);
  }
  free(rows);
  png_infop end = info;
  png_destroy_read_struct(&png, &end, NULL);
  return ok;
}
