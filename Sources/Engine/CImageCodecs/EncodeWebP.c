#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <webp/encode.h>

#include "CImageCodecs.h"

// The number of pixels up to which the library's slower methods are used, which need up to 35 bytes per pixel.
static const uint64_t thorough_pixels = 16 << 20;

// Imports the pixels row by row, without a copy of the whole picture. They are divided by alpha, since WebP is not
// premultiplied.
static bool import_pixels(WebPPicture *picture, const void *pixels, size_t stride) {
  size_t width = (size_t)picture->width;
  uint8_t *rgba = malloc(width * 4);
  if (!rgba || !WebPPictureAlloc(picture)) {
    free(rgba);
    return false;
  }
  for (int row = 0; row < picture->height; row++) {
    hf_pixels_to_rgba((const uint8_t *)pixels + (size_t)row * stride, rgba, width);
    uint32_t *argb = picture->argb + (size_t)row * (size_t)picture->argb_stride;
    for (size_t column = 0; column < width; column++) {
      const uint8_t *from = rgba + column * 4;
      argb[column] = (uint32_t)from[3] << 24 | (uint32_t)from[0] << 16 | (uint32_t)from[1] << 8 | from[2];
    }
  }
  free(rgba);
  return true;
}

static const char *reason(WebPEncodingError code) {
  switch (code) {
    case VP8_ENC_ERROR_OUT_OF_MEMORY:
    case VP8_ENC_ERROR_BITSTREAM_OUT_OF_MEMORY: return "no memory";
    case VP8_ENC_ERROR_PARTITION0_OVERFLOW:
    case VP8_ENC_ERROR_PARTITION_OVERFLOW: return "too much detail for one file; lower the quality";
    default: return "the encoder failed";
  }
}

bool hf_webp_encode(const void *pixels, uint32_t width, uint32_t height, size_t stride, int quality, bool lossless,
                    uint8_t **bytes, size_t *count, char message[160]) {
  *bytes = NULL;
  *count = 0;
  if (width == 0 || height == 0 || width > WEBP_MAX_DIMENSION || height > WEBP_MAX_DIMENSION) {
    snprintf(message, 160, "%ux%u pixels: a WebP has 1 to %d per side", width, height, WEBP_MAX_DIMENSION);
    return false;
  }
  uint64_t size = (uint64_t)width * height;
  if (lossless && size > thorough_pixels) {
    // The encoder of lossless files needs at least 17 bytes per pixel, with any method.
    snprintf(message, 160, "%ux%u pixels: a lossless WebP has at most %llu; use PNG, or a quality up to 100", width,
             height, (unsigned long long)thorough_pixels);
    return false;
  }
  WebPConfig config;
  WebPPicture picture;
  if (!WebPConfigInit(&config) || !WebPPictureInit(&picture)) {
    snprintf(message, 160, "the WebP library has an incompatible version");
    return false;
  }
  config.quality = (float)quality;
  // Sharp conversion preserves the edges of colored text. One thread gives the same bytes on every machine.
  config.use_sharp_yuv = size <= thorough_pixels;
  config.thread_level = 0;
  if (size > thorough_pixels) config.method = 0;
  if (lossless) WebPConfigLosslessPreset(&config, 6);
  picture.use_argb = 1;
  picture.width = (int)width;
  picture.height = (int)height;
  WebPMemoryWriter writer;
  WebPMemoryWriterInit(&writer);
  picture.writer = WebPMemoryWrite;
  picture.custom_ptr = &writer;
  bool done = false;
  if (!import_pixels(&picture, pixels, stride)) {
    snprintf(message, 160, "no memory for %ux%u pixels", width, height);
  } else if (!WebPEncode(&config, &picture)) {
    snprintf(message, 160, "%s", reason(picture.error_code));
  } else if ((*bytes = malloc(writer.size)) == NULL) {
    snprintf(message, 160, "no memory");
  } else {
    memcpy(*bytes, writer.mem, writer.size);
    *count = writer.size;
    done = true;
  }
  WebPPictureFree(&picture);
  WebPMemoryWriterClear(&writer);
  return done;
}
