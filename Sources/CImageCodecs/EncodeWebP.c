#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <webp/encode.h>

#include "CImageCodecs.h"

// Imports opaque pictures without alpha. Other pixels are divided by alpha, since WebP is not premultiplied.
static bool import_pixels(WebPPicture *picture, const void *pixels, size_t stride) {
  size_t width = (size_t)picture->width;
  uint8_t *rgba = malloc(width * (size_t)picture->height * 4);
  if (!rgba) return false;
  bool opaque = true;
  for (int row = 0; row < picture->height; row++) {
    const uint8_t *from = (const uint8_t *)pixels + (size_t)row * stride;
    opaque = opaque && hf_pixels_are_opaque(from, width);
    hf_pixels_to_rgba(from, rgba + (size_t)row * width * 4, width);
  }
  int pitch = picture->width * 4;
  bool done = opaque ? WebPPictureImportRGBX(picture, rgba, pitch) : WebPPictureImportRGBA(picture, rgba, pitch);
  free(rgba);
  return done;
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
  WebPConfig config;
  WebPPicture picture;
  if (!WebPConfigInit(&config) || !WebPPictureInit(&picture)) {
    snprintf(message, 160, "the WebP library has an incompatible version");
    return false;
  }
  config.quality = (float)quality;
  // Sharp conversion preserves the edges of colored text. One thread gives the same bytes on every machine.
  config.use_sharp_yuv = 1;
  config.thread_level = 0;
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
