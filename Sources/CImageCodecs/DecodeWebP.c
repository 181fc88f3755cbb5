#include <string.h>
#include <webp/decode.h>

#include "Decode.h"

static uint32_t little32(const uint8_t *bytes) {
  return bytes[0] | (uint32_t)bytes[1] << 8 | (uint32_t)bytes[2] << 16 | (uint32_t)bytes[3] << 24;
}

// Reads the orientation from the RIFF chunks. Returns whether the color profile is Display P3.
static bool read_chunks(const uint8_t *bytes, size_t count, int *orientation) {
  bool is_display_p3 = false;
  for (size_t at = 12; at + 8 <= count;) {
    size_t size = little32(bytes + at + 4);
    if (size > count - at - 8) break;
    const uint8_t *body = bytes + at + 8;
    if (!memcmp(bytes + at, "ICCP", 4)) is_display_p3 = hf_profile_is_display_p3(body, size);
    if (!memcmp(bytes + at, "EXIF", 4)) {
      bool has_prefix = size > 6 && !memcmp(body, "Exif\0\0", 6);
      *orientation = hf_exif_orientation(body + (has_prefix ? 6 : 0), size - (has_prefix ? 6 : 0));
    }
    at += 8 + size + (size & 1);
  }
  return is_display_p3;
}

static const char *reason(VP8StatusCode status) {
  switch (status) {
    case VP8_STATUS_NOT_ENOUGH_DATA: return "the file is truncated";
    case VP8_STATUS_OUT_OF_MEMORY: return "no memory";
    case VP8_STATUS_UNSUPPORTED_FEATURE: return "a feature that is not supported, such as animation";
    default: return "the data is invalid";
  }
}

bool hf_decode_webp(const uint8_t *bytes, size_t count, uint64_t maximum_pixels, hf_image *image) {
  WebPDecoderConfig config;
  if (!WebPInitDecoderConfig(&config)) return hf_fail(image, "the WebP library has an incompatible version");
  VP8StatusCode status = WebPGetFeatures(bytes, count, &config.input);
  if (status != VP8_STATUS_OK) return hf_fail(image, "damaged WebP: %s", reason(status));
  if (config.input.has_animation) return hf_fail(image, "an animated WebP; only still pictures are supported");
  image->width = (uint32_t)config.input.width;
  image->height = (uint32_t)config.input.height;
  if (!hf_allocate(image, maximum_pixels)) return false;
  size_t pixels = (size_t)image->width * image->height;
  // Not premultiplied yet, since a conversion of colors must come first.
  config.output.colorspace = MODE_BGRA;
  config.output.is_external_memory = 1;
  config.output.u.RGBA.rgba = image->pixels;
  config.output.u.RGBA.stride = (int)(image->width * 4);
  config.output.u.RGBA.size = pixels * 4;
  status = WebPDecode(bytes, count, &config);
  WebPFreeDecBuffer(&config.output);
  if (status != VP8_STATUS_OK) return hf_fail(image, "damaged WebP: %s", reason(status));
  if (read_chunks(bytes, count, &image->orientation)) hf_display_p3_to_srgb(image->pixels, pixels);
  hf_premultiply(image->pixels, pixels);
  return true;
}
