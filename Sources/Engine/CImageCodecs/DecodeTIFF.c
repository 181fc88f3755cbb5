#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/types.h>

#include "DecodeGuarded.h"

// The interface of libtiff 4 (tiffio.h), which is loaded only for TIFF files.
typedef struct tiff tiff;

static struct {
  tiff *(*TIFFClientOpen)(const char *, const char *, void *, ssize_t (*)(void *, void *, ssize_t),
                          ssize_t (*)(void *, void *, ssize_t), uint64_t (*)(void *, uint64_t, int), int (*)(void *),
                          uint64_t (*)(void *), int (*)(void *, void **, uint64_t *),
                          void (*)(void *, void *, uint64_t));
  int (*TIFFGetField)(tiff *, uint32_t, ...);
  int (*TIFFGetFieldDefaulted)(tiff *, uint32_t, ...);
  int (*TIFFReadRGBAImageOriented)(tiff *, uint32_t, uint32_t, uint32_t *, int, int);
  void *(*TIFFSetErrorHandler)(void *);
  void *(*TIFFSetWarningHandler)(void *);
} functions;

static const hf_symbol symbols[] = {
    HF_SYMBOL(TIFFClientOpen),
    HF_SYMBOL(TIFFGetField),
    HF_SYMBOL(TIFFGetFieldDefaulted),
    HF_SYMBOL(TIFFReadRGBAImageOriented),
    HF_SYMBOL(TIFFSetErrorHandler),
    HF_SYMBOL(TIFFSetWarningHandler),
};

// Debian 12 and later have version 6 of the interface, earlier systems version 5. The functions above are the same.
static hf_library libraries[] = {{"libtiff.so.6", "libtiff6", symbols, sizeof symbols / sizeof *symbols, NULL},
                                 {"libtiff.so.5", "libtiff5", symbols, sizeof symbols / sizeof *symbols, NULL}};

enum { tag_width = 256, tag_height = 257, tag_orientation = 274, tag_profile = 34675 };

typedef struct {
  const hf_file *file;
  uint64_t position;
} reader;

static ssize_t read_bytes(void *handle, void *target, ssize_t count) {
  reader *from = handle;
  if (count < 0 || from->position >= from->file->count) return 0;
  size_t available = from->file->count - (size_t)from->position;
  size_t taken = (size_t)count < available ? (size_t)count : available;
  memcpy(target, from->file->bytes + from->position, taken);
  from->position += taken;
  return (ssize_t)taken;
}

static ssize_t write_bytes(void *handle, void *source, ssize_t count) {
  (void)handle, (void)source, (void)count;
  return 0;
}

static uint64_t seek(void *handle, uint64_t offset, int origin) {
  reader *from = handle;
  uint64_t base = origin == SEEK_CUR ? from->position : origin == SEEK_END ? from->file->count : 0;
  return from->position = base + offset;
}

static int close_nothing(void *handle) {
  (void)handle;
  return 0;
}

static uint64_t size_of(void *handle) { return ((reader *)handle)->file->count; }

static bool fail(char message[160], const char *reason) {
  snprintf(message, 160, "damaged TIFF: %s", reason);
  return false;
}

// libtiff returns premultiplied RGBA bytes; rows from the top.
static void convert(uint32_t *pixels, size_t count) {
  for (size_t index = 0; index < count; index++) {
    uint32_t word = pixels[index], alpha = word >> 24;
    uint32_t red = word & 255, green = word >> 8 & 255, blue = word >> 16 & 255;
    if (alpha != 255 && alpha != 0) {
      red = (red * 255 + alpha / 2) / alpha, green = (green * 255 + alpha / 2) / alpha;
      blue = (blue * 255 + alpha / 2) / alpha;
    }
    red = red > 255 ? 255 : red, green = green > 255 ? 255 : green, blue = blue > 255 ? 255 : blue;
    pixels[index] = alpha << 24 | red << 16 | green << 8 | blue;
  }
}

static bool decode(void *context, int output, char message[160]) {
  hf_file *file = context;
  functions.TIFFSetErrorHandler(NULL);
  functions.TIFFSetWarningHandler(NULL);
  reader from = {file, 0};
  tiff *picture = functions.TIFFClientOpen("picture", "rm", &from, read_bytes, write_bytes, seek, close_nothing,
                                           size_of, NULL, NULL);
  if (!picture) return fail(message, "the header is invalid");
  uint32_t width = 0, height = 0;
  if (!functions.TIFFGetField(picture, tag_width, &width) || !functions.TIFFGetField(picture, tag_height, &height))
    return fail(message, "it has no size");
  if (!hf_check_size(width, height, file->maximum_pixels, message)) return false;
  uint16_t orientation = 1;
  functions.TIFFGetFieldDefaulted(picture, tag_orientation, &orientation);
  if (orientation < 1 || orientation > 8) orientation = 1;
  size_t count = (size_t)width * height;
  uint32_t *pixels = calloc(count, 4);
  if (!pixels) return fail(message, "no memory for its pixels");
  // In its own orientation, the picture stays as it is stored.
  if (!functions.TIFFReadRGBAImageOriented(picture, width, height, pixels, orientation, 1))
    return fail(message, "the pixels are invalid or have an unsupported form");
  convert(pixels, count);
  uint32_t profile_size = 0;
  const void *profile = NULL;
  if (!functions.TIFFGetField(picture, tag_profile, &profile_size, &profile)) profile_size = 0;
  hf_description description = {.width = width, .height = height, .orientation = orientation};
  description.profile_size = profile_size;
  return hf_write_all(output, pixels, count * 4) && hf_write_all(output, profile, profile_size) &&
         hf_write_all(output, &description, sizeof description);
}

bool hf_decode_tiff(const uint8_t *bytes, size_t count, uint64_t maximum_pixels, hf_image *image) {
  // The message about a missing library names the newer version.
  return (hf_load(&libraries[1], "convert it to PNG", image->message) ||
          hf_load(&libraries[0], "convert it to PNG", image->message)) &&
         hf_decode_guarded(decode, (hf_file){bytes, count, maximum_pixels, 0}, image);
}
