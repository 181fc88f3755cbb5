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

bool hf_size_is_allowed(hf_image *image, uint64_t maximum_pixels) {
  uint64_t count = (uint64_t)image->width * image->height;
  if (count == 0) return hf_fail(image, "%ux%u pixels: a picture needs at least one", image->width, image->height);
  if (count > maximum_pixels || count > SIZE_MAX / 4)
    return hf_fail(image, "%ux%u pixels exceed the limit of %llu; --limit pixels=NUMBER raises it", image->width,
                   image->height, (unsigned long long)maximum_pixels);
  return true;
}

bool hf_allocate(hf_image *image, uint64_t maximum_pixels) {
  if (!hf_size_is_allowed(image, maximum_pixels)) return false;
  image->pixels = malloc((size_t)image->width * image->height * 4);
  return image->pixels != NULL || hf_fail(image, "no memory for %ux%u pixels", image->width, image->height);
}

static bool begins(const char *bytes, size_t count, size_t offset, const char *mark) {
  size_t length = strlen(mark);
  return count >= offset + length && !memcmp(bytes + offset, mark, length);
}

// Returns whether a file is HEIC or AVIF by the brand of its first box.
static bool is_heif(const char *bytes, size_t count) {
  static const char brands[][5] = {"heic", "heix", "heim", "heis", "hevc", "hevx", "mif1", "msf1", "avif", "avis"};
  if (!begins(bytes, count, 4, "ftyp")) return false;
  for (size_t index = 0; index < sizeof brands / sizeof *brands; index++)
    if (begins(bytes, count, 8, brands[index])) return true;
  return false;
}

// Returns whether a text has the root element of an SVG after declarations and comments.
static bool is_svg(const char *bytes, size_t count) {
  size_t at = begins(bytes, count, 0, "\xef\xbb\xbf") ? 3 : 0, end = count < 65536 ? count : 65536;
  while (at < end) {
    if (strchr(" \t\r\n", bytes[at]) && bytes[at]) {
      at++;
    } else if (begins(bytes, end, at, "<?") || begins(bytes, end, at, "<!")) {
      bool is_comment = begins(bytes, end, at, "<!--");
      // A document type can contain declarations in brackets.
      int depth = 0;
      for (at += 2; at < end; at++) {
        if (!is_comment && bytes[at] == '[') depth++;
        if (!is_comment && bytes[at] == ']') depth--;
        if (bytes[at] == '>' && depth <= 0 && (!is_comment || (bytes[at - 1] == '-' && bytes[at - 2] == '-'))) break;
      }
      at++;
    } else {
      return begins(bytes, end, at, "<svg") || begins(bytes, end, at, "<svg:svg");
    }
  }
  return false;
}

hf_file_format hf_file_format_of(const void *data, size_t count) {
  const char *bytes = data;
  if (begins(bytes, count, 0, "\x89PNG\r\n\x1a\n")) return HF_PNG;
  if (begins(bytes, count, 0, "\xff\xd8\xff")) return HF_JPEG;
  if (begins(bytes, count, 0, "RIFF") && begins(bytes, count, 8, "WEBP")) return HF_WEBP;
  if (begins(bytes, count, 0, "GIF87a") || begins(bytes, count, 0, "GIF89a")) return HF_GIF;
  if (begins(bytes, count, 0, "BM") && count >= 26 && !memcmp(bytes + 15, "\0\0\0", 3)) return HF_BMP;
  if (count >= 4 && (!memcmp(bytes, "II*\0", 4) || !memcmp(bytes, "MM\0*", 4) || !memcmp(bytes, "II+\0", 4) ||
                     !memcmp(bytes, "MM\0+", 4)))
    return HF_TIFF;
  if (is_heif(bytes, count)) return HF_HEIF;
  if (begins(bytes, count, 0, "%PDF-")) return HF_PDF;
  return is_svg(bytes, count) ? HF_SVG : HF_UNKNOWN;
}

// Returns the name of another format that pictures often have, or null.
static const char *other_format(const char *bytes, size_t count) {
  static const char formats[][2][24] = {
      {"<?xml", "XML"}, {"<!DOCTYPE", "HTML"}, {"<!doctype", "HTML"}, {"<html", "HTML"}, {"8BPS", "a Photoshop document"},
      {"\x1f\x8b", "compressed by gzip"}, {"%!PS", "PostScript"},
  };
  for (size_t index = 0; index < sizeof formats / sizeof *formats; index++)
    if (begins(bytes, count, 0, formats[index][0])) return formats[index][1];
  if (begins(bytes, count, 4, "ftyp")) return "a video";
  return NULL;
}

bool hf_decode(const void *bytes, size_t count, uint32_t frame, uint64_t maximum_pixels, hf_image *image) {
  memset(image, 0, sizeof *image);
  image->orientation = 1;
  image->format = hf_file_format_of(bytes, count);
  switch (image->format) {
    case HF_PNG: return hf_decode_png(bytes, count, maximum_pixels, image);
    case HF_JPEG: return hf_decode_jpeg(bytes, count, maximum_pixels, image);
    case HF_WEBP: return hf_decode_webp(bytes, count, maximum_pixels, image);
    case HF_GIF: return hf_decode_gif(bytes, count, frame, maximum_pixels, image);
    case HF_BMP: return hf_decode_bmp(bytes, count, maximum_pixels, image);
    case HF_TIFF: return hf_decode_tiff(bytes, count, maximum_pixels, image);
    case HF_HEIF: return hf_decode_heif(bytes, count, maximum_pixels, image);
    case HF_SVG: return hf_fail(image, "is an SVG, expected pixels; convert it to PNG");
    case HF_PDF: return hf_fail(image, "is a PDF, expected pixels; convert it to PNG");
    case HF_UNKNOWN: break;
  }
  if (count == 0) return hf_fail(image, "the file is empty");
  // The beginning of the pointer file that a checkout without Git LFS contains instead.
  if (begins(bytes, count, 0, "version https://git-lfs.github.com/spec/"))
    return hf_fail(image, "a Git LFS pointer, not the picture; run git lfs pull");
  static const char formats[] = "PNG, JPEG, WebP, GIF, BMP, TIFF, HEIC, AVIF, SVG or PDF";
  const char *name = other_format(bytes, count);
  if (name) return hf_fail(image, "is %s, expected %s; convert it", name, formats);
  return hf_fail(image, "not a picture that can be read; expected %s", formats);
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
