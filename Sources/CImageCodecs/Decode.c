#include "Decode.h"

#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

bool hf_fail(hf_image *image, const char *format, ...) {
  va_list arguments;
  va_start(arguments, format);
  vsnprintf(image->message, sizeof image->message, format, arguments);
  va_end(arguments);
  free(image->pixels);
  image->pixels = NULL;
  return false;
}

bool hf_allocate(hf_image *image, uint64_t maximum_pixels) {
  uint64_t count = (uint64_t)image->width * image->height;
  if (count == 0) return hf_fail(image, "%ux%u pixels: a picture needs at least one", image->width, image->height);
  if (count > maximum_pixels || count > SIZE_MAX / 4)
    return hf_fail(image, "%ux%u pixels exceed the limit of %llu; --limit pixels=NUMBER raises it", image->width,
                   image->height, (unsigned long long)maximum_pixels);
  image->pixels = malloc((size_t)count * 4);
  return image->pixels != NULL || hf_fail(image, "no memory for %ux%u pixels", image->width, image->height);
}

hf_file_format hf_file_format_of(const void *bytes, size_t count) {
  if (count >= 8 && !memcmp(bytes, "\x89PNG\r\n\x1a\n", 8)) return HF_PNG;
  if (count >= 3 && !memcmp(bytes, "\xff\xd8\xff", 3)) return HF_JPEG;
  if (count >= 12 && !memcmp(bytes, "RIFF", 4) && !memcmp((const char *)bytes + 8, "WEBP", 4)) return HF_WEBP;
  return HF_UNKNOWN;
}

// Returns the name of another format that pictures often have, or null.
static const char *hf_other_format(const char *bytes, size_t count) {
  static const struct {
    size_t offset;
    const char *mark, *name;
  } formats[] = {
      {0, "GIF8", "a GIF"},        {0, "BM", "a BMP"},         {0, "II*", "a TIFF"},
      {4, "ftypavif", "an AVIF"},  {4, "ftypheic", "a HEIC"},  {4, "ftypheix", "a HEIC"},
      {4, "ftypmif1", "a HEIF"},   {0, "<svg", "an SVG"},      {0, "<?xml", "XML"},
      {0, "%PDF", "a PDF"},        {0, "<!DOCTYPE", "HTML"},   {0, "<html", "HTML"},
      {0, "8BPS", "a Photoshop document"},
  };
  for (size_t index = 0; index < sizeof formats / sizeof *formats; index++) {
    size_t length = strlen(formats[index].mark);
    if (count >= formats[index].offset + length && !memcmp(bytes + formats[index].offset, formats[index].mark, length))
      return formats[index].name;
  }
  return NULL;
}

bool hf_decode(const void *bytes, size_t count, uint64_t maximum_pixels, hf_image *image) {
  memset(image, 0, sizeof *image);
  image->orientation = 1;
  image->format = hf_file_format_of(bytes, count);
  switch (image->format) {
    case HF_PNG: return hf_decode_png(bytes, count, maximum_pixels, image);
    case HF_JPEG: return hf_decode_jpeg(bytes, count, maximum_pixels, image);
    case HF_WEBP: return hf_decode_webp(bytes, count, maximum_pixels, image);
    case HF_UNKNOWN: break;
  }
  if (count == 0) return hf_fail(image, "the file is empty");
  // The beginning of the pointer file that a checkout without Git LFS contains instead.
  static const char pointer[] = "version https://git-lfs.github.com/spec/";
  if (count >= sizeof pointer - 1 && !memcmp(bytes, pointer, sizeof pointer - 1))
    return hf_fail(image, "a Git LFS pointer, not the picture; run git lfs pull");
  const char *name = hf_other_format(bytes, count);
  if (name) return hf_fail(image, "is %s, expected PNG, JPEG or WebP; convert it", name);
  return hf_fail(image, "neither PNG, JPEG nor WebP");
}

int hf_exif_orientation(const uint8_t *tiff, size_t count) {
  if (count < 14) return 1;
  bool little = tiff[0] == 'I';
  if (!little && tiff[0] != 'M') return 1;
#define U16(at) (little ? tiff[at] | tiff[(at) + 1] << 8 : tiff[at] << 8 | tiff[(at) + 1])
#define U32(at) \
  (little ? (uint32_t)U16(at) | (uint32_t)U16((at) + 2) << 16 : (uint32_t)U16(at) << 16 | (uint32_t)U16((at) + 2))
  size_t directory = U32(4);
  if (directory > count - 2) return 1;
  size_t entries = (size_t)U16(directory);
  for (size_t index = 0; index < entries; index++) {
    size_t entry = directory + 2 + index * 12;
    if (entry + 12 > count) return 1;
    if (U16(entry) != 0x0112) continue;
    int value = U16(entry + 8);
    return value >= 1 && value <= 8 ? value : 1;
  }
#undef U16
#undef U32
  return 1;
}
