#include <stdlib.h>
#include <string.h>
#include <turbojpeg.h>

#include "Decode.h"

// An ICC profile, which can extend over several segments.
typedef struct {
  uint8_t *bytes;
  size_t count;
} profile;

// Appends the data of a segment. Segments that are out of order belong to a damaged profile, which is ignored.
static void append(profile *to, const uint8_t *body, size_t size, unsigned *next) {
  if (body[12] != *next) {
    *next = 0;
    return;
  }
  uint8_t *larger = realloc(to->bytes, to->count + size - 14);
  if (!larger) return;
  memcpy(larger + to->count, body + 14, size - 14);
  to->bytes = larger;
  to->count += size - 14;
  // The last segment is followed by none.
  *next = body[12] == body[13] ? 256 : *next + 1;
}

// Reads the orientation and the color profile from the segments before the image.
static profile read_segments(const uint8_t *bytes, size_t count, int *orientation) {
  profile found = {NULL, 0};
  unsigned next = 1;
  size_t at = 2;
  while (at + 4 <= count && bytes[at] == 0xFF) {
    uint8_t marker = bytes[at + 1];
    if (marker == 0xFF) {
      at++;
      continue;
    }
    size_t length = (size_t)bytes[at + 2] << 8 | bytes[at + 3];
    if (marker == 0xDA || length < 2 || length > count - at - 2) break;
    const uint8_t *body = bytes + at + 4;
    size_t size = length - 2;
    if (marker == 0xE1 && size > 6 && !memcmp(body, "Exif\0\0", 6))
      *orientation = hf_exif_orientation(body + 6, size - 6);
    if (marker == 0xE2 && size > 14 && !memcmp(body, "ICC_PROFILE", 12)) append(&found, body, size, &next);
    at += 2 + length;
  }
  if (next != 256) found.count = 0;
  return found;
}

// Photoshop stores CMYK inverted, as do practically all files.
static void convert_cmyk(uint8_t *pixels, size_t count) {
  for (size_t index = 0; index < count; index++, pixels += 4) {
    unsigned black = pixels[3];
    uint8_t red = (uint8_t)(pixels[0] * black / 255), green = (uint8_t)(pixels[1] * black / 255);
    uint8_t blue = (uint8_t)(pixels[2] * black / 255);
    uint32_t word = 0xFF000000u | (uint32_t)red << 16 | (uint32_t)green << 8 | blue;
    memcpy(pixels, &word, 4);
  }
}

static bool convert_colors(const uint8_t *bytes, size_t count, bool is_cmyk, hf_image *image) {
  profile found = read_segments(bytes, count, &image->orientation);
  bool ok = true, is_converted = false;
  if (is_cmyk) {
    ok = hf_convert_cmyk(image, found.bytes, found.count, &is_converted);
    if (ok && !is_converted) convert_cmyk(image->pixels, (size_t)image->width * image->height);
  } else {
    ok = hf_convert_to_srgb(image, found.bytes, found.count);
  }
  free(found.bytes);
  return ok;
}

bool hf_decode_jpeg(const uint8_t *bytes, size_t count, uint64_t maximum_pixels, hf_image *image) {
  tjhandle decoder = tjInitDecompress();
  if (!decoder) return hf_fail(image, "no memory to read a JPEG");
  int width = 0, height = 0, sampling = 0, space = 0;
  bool ok = false;
  if (tjDecompressHeader3(decoder, bytes, count, &width, &height, &sampling, &space) != 0 || width < 1 || height < 1) {
    hf_fail(image, "damaged JPEG: %s", tjGetErrorStr2(decoder));
  } else {
    image->width = (uint32_t)width;
    image->height = (uint32_t)height;
    if (hf_allocate(image, maximum_pixels)) {
      bool is_cmyk = space == TJCS_CMYK || space == TJCS_YCCK;
      // A warning means missing or invalid data, which would appear as a gray area.
      ok = tjDecompress2(decoder, bytes, count, image->pixels, width, width * 4, height,
                         is_cmyk ? TJPF_CMYK : TJPF_BGRA, TJFLAG_STOPONWARNING | TJFLAG_LIMITSCANS) == 0;
      if (!ok) {
        hf_fail(image, "damaged JPEG: %s", tjGetErrorStr2(decoder));
      } else {
        ok = convert_colors(bytes, count, is_cmyk, image);
      }
    }
  }
  tjDestroy(decoder);
  return ok;
}
