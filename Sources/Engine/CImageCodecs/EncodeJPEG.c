#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <turbojpeg.h>

#include "CImageCodecs.h"

// The encoder writes a JFIF header without a resolution: units at 13, then two 16-bit numbers.
static void set_resolution(uint8_t *bytes, size_t count, uint16_t dots_per_inch) {
  if (dots_per_inch == 0 || count < 18 || memcmp(bytes + 6, "JFIF", 5) != 0) return;
  bytes[13] = 1;
  for (int at = 14; at <= 16; at += 2) {
    bytes[at] = (uint8_t)(dots_per_inch >> 8);
    bytes[at + 1] = (uint8_t)dots_per_inch;
  }
}

bool hf_jpeg_encode(const void *pixels, uint32_t width, uint32_t height, size_t stride, int quality, bool full_chroma,
                    uint16_t dots_per_inch, uint8_t **bytes, size_t *count, char message[160]) {
  *bytes = NULL;
  *count = 0;
  if (width == 0 || height == 0 || width > 65535 || height > 65535) {
    snprintf(message, 160, "%ux%u pixels: a JPEG has 1 to 65535 per side", width, height);
    return false;
  }
  uint8_t *flat = malloc((size_t)width * height * 4);
  tjhandle encoder = tjInitCompress();
  unsigned char *result = NULL;
  unsigned long size = 0;
  bool ok = false;
  if (!flat || !encoder) {
    snprintf(message, 160, "no memory for %ux%u pixels", width, height);
  } else {
    for (uint32_t row = 0; row < height; row++) {
      const uint32_t *from = (const uint32_t *)((const uint8_t *)pixels + row * stride);
      uint32_t *to = (uint32_t *)(flat + (size_t)row * width * 4);
      for (uint32_t column = 0; column < width; column++) {
        uint32_t rest = 255 - (from[column] >> 24);
        to[column] = from[column] + rest * 0x00010101u;
      }
    }
    ok = tjCompress2(encoder, flat, (int)width, (int)width * 4, (int)height, TJPF_BGRX, &result, &size,
                     full_chroma ? TJSAMP_444 : TJSAMP_420, quality, TJFLAG_ACCURATEDCT) == 0;
    if (!ok) snprintf(message, 160, "%s", tjGetErrorStr2(encoder));
  }
  if (ok && (*bytes = malloc(size)) == NULL) {
    snprintf(message, 160, "no memory");
    ok = false;
  }
  if (ok) {
    memcpy(*bytes, result, size);
    *count = size;
    set_resolution(*bytes, size, dots_per_inch);
  }
  if (result) tjFree(result);
  if (encoder) tjDestroy(encoder);
  free(flat);
  return ok;
}
