#include <stdlib.h>
#include <string.h>
#include <webp/decode.h>

#include "Decode.h"

static uint32_t little32(const uint8_t *bytes) {
  return bytes[0] | (uint32_t)bytes[1] << 8 | (uint32_t)bytes[2] << 16 | (uint32_t)bytes[3] << 24;
}

static void store32(uint8_t *bytes, size_t value) {
  for (int index = 0; index < 4; index++) bytes[index] = (uint8_t)(value >> (8 * index));
}

static uint32_t little24(const uint8_t *bytes) {
  return bytes[0] | (uint32_t)bytes[1] << 8 | (uint32_t)bytes[2] << 16;
}

// A chunk of the RIFF container.
typedef struct {
  const uint8_t *body;
  size_t size;
} chunk;

// The chunks of a file that describe its pixels.
typedef struct {
  chunk profile, exif, frame;
} chunks;

// Reads the chunks at the top level, of each kind the first.
static chunks read_chunks(const uint8_t *bytes, size_t count) {
  chunks found = {0};
  for (size_t at = 12; at + 8 <= count;) {
    size_t size = little32(bytes + at + 4);
    if (size > count - at - 8) break;
    chunk this = {bytes + at + 8, size};
    if (!memcmp(bytes + at, "ICCP", 4) && !found.profile.body) found.profile = this;
    if (!memcmp(bytes + at, "EXIF", 4) && !found.exif.body) found.exif = this;
    if (!memcmp(bytes + at, "ANMF", 4) && !found.frame.body) found.frame = this;
    at += 8 + size + (size & 1);
  }
  return found;
}

static void read_orientation(chunk exif, int *orientation) {
  if (!exif.body) return;
  size_t prefix = exif.size > 6 && !memcmp(exif.body, "Exif\0\0", 6) ? 6 : 0;
  *orientation = hf_exif_orientation(exif.body + prefix, exif.size - prefix);
}

static const char *reason(VP8StatusCode status) {
  switch (status) {
    case VP8_STATUS_NOT_ENOUGH_DATA: return "the file is truncated";
    case VP8_STATUS_OUT_OF_MEMORY: return "no memory";
    case VP8_STATUS_UNSUPPORTED_FEATURE: return "a feature that is not supported";
    default: return "the data is invalid";
  }
}

// Decodes a still picture into a part of the image. The pixels are not premultiplied yet, since a conversion of colors
// must come first.
static bool decode_still(const uint8_t *bytes, size_t count, hf_image *image, uint32_t left, uint32_t top) {
  WebPDecoderConfig config;
  if (!WebPInitDecoderConfig(&config)) return hf_fail(image, "the WebP library has an incompatible version");
  VP8StatusCode status = WebPGetFeatures(bytes, count, &config.input);
  if (status == VP8_STATUS_OK && ((uint64_t)left + (uint32_t)config.input.width > image->width ||
                                  (uint64_t)top + (uint32_t)config.input.height > image->height))
    status = VP8_STATUS_BITSTREAM_ERROR;
  if (status != VP8_STATUS_OK) return hf_fail(image, "damaged WebP: %s", reason(status));
  size_t start = ((size_t)top * image->width + left) * 4;
  config.output.colorspace = MODE_BGRA;
  config.output.is_external_memory = 1;
  config.output.u.RGBA.rgba = (uint8_t *)image->pixels + start;
  config.output.u.RGBA.stride = (int)(image->width * 4);
  config.output.u.RGBA.size = (size_t)image->width * image->height * 4 - start;
  status = WebPDecode(bytes, count, &config);
  WebPFreeDecBuffer(&config.output);
  return status == VP8_STATUS_OK || hf_fail(image, "damaged WebP: %s", reason(status));
}

// Decodes the first frame of an animation on its transparent canvas.
static bool decode_frame(chunk frame, hf_image *image) {
  // The header of a frame, then its chunks as in a file of its own (WebP Container Specification, Animation).
  enum { frame_header = 16, file_header = 30 };
  if (!frame.body || frame.size < frame_header) return hf_fail(image, "damaged WebP: the animation has no frame");
  size_t content = frame.size - frame_header;
  uint8_t *still = malloc(file_header + content);
  if (!still) return hf_fail(image, "no memory for a frame of %zu bytes", content);
  memcpy(still, "RIFF....WEBPVP8X", 16);
  store32(still + 4, file_header - 8 + content);
  store32(still + 16, 10);
  // The flag of transparency, without which the chunk of alpha would be ignored.
  store32(still + 20, 0x10);
  memcpy(still + 24, frame.body + 6, 6);
  memcpy(still + file_header, frame.body + frame_header, content);
  memset(image->pixels, 0, (size_t)image->width * image->height * 4);
  bool ok = decode_still(still, file_header + content, image, little24(frame.body) * 2, little24(frame.body + 3) * 2);
  free(still);
  return ok;
}

bool hf_decode_webp(const uint8_t *bytes, size_t count, uint64_t maximum_pixels, hf_image *image) {
  WebPBitstreamFeatures features;
  VP8StatusCode status = WebPGetFeatures(bytes, count, &features);
  if (status != VP8_STATUS_OK) return hf_fail(image, "damaged WebP: %s", reason(status));
  image->width = (uint32_t)features.width;
  image->height = (uint32_t)features.height;
  if (!hf_allocate(image, maximum_pixels)) return false;
  chunks found = read_chunks(bytes, count);
  if (!(features.has_animation ? decode_frame(found.frame, image) : decode_still(bytes, count, image, 0, 0)))
    return false;
  read_orientation(found.exif, &image->orientation);
  if (!hf_convert_to_srgb(image, found.profile.body, found.profile.size)) return false;
  hf_premultiply(image->pixels, (size_t)image->width * image->height);
  return true;
}
