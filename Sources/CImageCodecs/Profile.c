#include <math.h>
#include <string.h>

#include "Decode.h"

static uint32_t big32(const uint8_t *bytes) {
  return (uint32_t)bytes[0] << 24 | (uint32_t)bytes[1] << 16 | (uint32_t)bytes[2] << 8 | bytes[3];
}

bool hf_profile_is_display_p3(const uint8_t *profile, size_t count) {
  // Primaries as stored in ICC profiles, adapted to D50 (Display P3.icc, rXYZ, gXYZ and bXYZ).
  static const struct {
    char tag[5];
    double xyz[3];
  } primaries[] = {
      {"rXYZ", {0.51512, 0.24120, -0.00105}}, {"gXYZ", {0.29198, 0.69225, 0.04189}}, {"bXYZ", {0.15710, 0.06657, 0.78407}}};
  if (count < 132) return false;
  size_t tags = big32(profile + 128);
  int found = 0;
  for (size_t index = 0; index < tags && 132 + (index + 1) * 12 <= count; index++) {
    const uint8_t *entry = profile + 132 + index * 12;
    size_t offset = big32(entry + 4);
    if (offset > count || count - offset < 20) continue;
    for (int which = 0; which < 3; which++) {
      if (memcmp(entry, primaries[which].tag, 4)) continue;
      for (int axis = 0; axis < 3; axis++) {
        double value = (int32_t)big32(profile + offset + 8 + axis * 4) / 65536.0;
        if (fabs(value - primaries[which].xyz[axis]) > 0.002) return false;
      }
      found |= 1 << which;
    }
  }
  return found == 7;
}

static double linear_of_srgb(double value) {
  return value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4);
}

static double srgb_of_linear(double value) {
  return value <= 0.0031308 ? value * 12.92 : 1.055 * pow(value, 1 / 2.4) - 0.055;
}

static uint8_t byte_of(double linear) {
  double value = srgb_of_linear(linear < 0 ? 0 : linear > 1 ? 1 : linear);
  return (uint8_t)(value * 255 + 0.5);
}

void hf_display_p3_to_srgb(void *pixels, size_t count) {
  uint32_t *words = pixels;
  // Display P3 has the transfer function of sRGB.
  double linear[256];
  for (int value = 0; value < 256; value++) linear[value] = linear_of_srgb(value / 255.0);
  uint32_t last = 0, converted = 0;
  for (size_t index = 0; index < count; index++) {
    uint32_t word = words[index];
    // Uniform areas are common in pictures of screens.
    if (word != last || index == 0) {
      double r = linear[word >> 16 & 255], g = linear[word >> 8 & 255], b = linear[word & 255];
      // CSS Color 4, section 10.9: P3 to XYZ times XYZ to sRGB.
      uint32_t red = byte_of(1.2249401762805598 * r - 0.2249401762805597 * g);
      uint32_t green = byte_of(-0.0420569547096881 * r + 1.0420569547096881 * g);
      uint32_t blue = byte_of(-0.0196375545903344 * r - 0.0786360455506319 * g + 1.0982736001409663 * b);
      last = word;
      converted = (word & 0xFF000000u) | red << 16 | green << 8 | blue;
    }
    words[index] = converted;
  }
}

void hf_premultiply(void *pixels, size_t count) {
  uint32_t *words = pixels;
  for (size_t index = 0; index < count; index++) {
    uint32_t word = words[index], alpha = word >> 24;
    if (alpha == 255) continue;
    uint32_t even = (word & 0x00FF00FF) * alpha + 0x00800080;
    uint32_t green = (word >> 8 & 0xFF) * alpha + 0x80;
    even = (even + (even >> 8 & 0x00FF00FF)) >> 8 & 0x00FF00FF;
    green = (green + (green >> 8)) >> 8;
    words[index] = alpha << 24 | green << 8 | even;
  }
}
