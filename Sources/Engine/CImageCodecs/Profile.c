#include <math.h>
#include <string.h>

#include "Decode.h"

static uint32_t big32(const uint8_t *bytes) {
  return (uint32_t)bytes[0] << 24 | (uint32_t)bytes[1] << 16 | (uint32_t)bytes[2] << 8 | bytes[3];
}

// A tag's data of a profile; false if the profile lacks it or is damaged.
static bool find_tag(const uint8_t *profile, size_t count, const char *name, const uint8_t **data, size_t *size) {
  if (count < 132) return false;
  size_t tags = big32(profile + 128);
  for (size_t index = 0; index < tags && 132 + (index + 1) * 12 <= count; index++) {
    const uint8_t *entry = profile + 132 + index * 12;
    size_t offset = big32(entry + 4), length = big32(entry + 8);
    if (memcmp(entry, name, 4) || offset > count) continue;
    *data = profile + offset;
    *size = length < count - offset ? length : count - offset;
    return true;
  }
  return false;
}

static double fixed(const uint8_t *bytes) { return (int32_t)big32(bytes) / 65536.0; }

static bool has_primaries(const uint8_t *profile, size_t count, const double primaries[3][3]) {
  static const char names[3][5] = {"rXYZ", "gXYZ", "bXYZ"};
  for (int which = 0; which < 3; which++) {
    const uint8_t *data;
    size_t size;
    if (!find_tag(profile, count, names[which], &data, &size) || size < 20) return false;
    for (int axis = 0; axis < 3; axis++)
      if (fabs(fixed(data + 8 + axis * 4) - primaries[which][axis]) > 0.002) return false;
  }
  return true;
}

// Returns the value of a tone curve at one half; negative for curves of another form.
static double curve_at_half(const uint8_t *data, size_t size) {
  if (size >= 12 && !memcmp(data, "curv", 4)) {
    size_t entries = big32(data + 8);
    if (entries == 0) return 0.5;
    if (entries == 1 && size >= 14) return pow(0.5, (data[12] << 8 | data[13]) / 256.0);
    if (entries > (size - 12) / 2) return -1;
    double place = (double)(entries - 1) / 2;
    const uint8_t *low = data + 12 + (size_t)place * 2;
    const uint8_t *high = place > floor(place) ? low + 2 : low;
    return ((low[0] << 8 | low[1]) + (high[0] << 8 | high[1])) / 2.0 / 65535.0;
  }
  // g, a, b, c and d of IEC 61966-2-1, as ICC.1:2010, 10.16, function type 3.
  if (size >= 32 && !memcmp(data, "para", 4) && (data[8] << 8 | data[9]) == 3) {
    double x = fixed(data + 16) * 0.5 + fixed(data + 20);
    return 0.5 >= fixed(data + 28) && x > 0 ? pow(x, fixed(data + 12)) : -1;
  }
  return -1;
}

// Returns whether all channels have the tone curve of sRGB, whose value at one half is 0.21404.
static bool has_srgb_curves(const uint8_t *profile, size_t count) {
  static const char names[3][5] = {"rTRC", "gTRC", "bTRC"};
  for (int which = 0; which < 3; which++) {
    const uint8_t *data;
    size_t size;
    if (!find_tag(profile, count, names[which], &data, &size)) return false;
    if (fabs(curve_at_half(data, size) - 0.21404) > 0.004) return false;
  }
  return true;
}

hf_profile_kind hf_profile_kind_of(const uint8_t *profile, size_t count) {
  // Primaries as stored in ICC profiles, adapted to D50 (sRGB.icc and Display P3.icc, rXYZ, gXYZ and bXYZ).
  static const double srgb[3][3] = {{0.43607, 0.22249, 0.01392}, {0.38515, 0.71687, 0.09708}, {0.14307, 0.06061, 0.71410}};
  static const double p3[3][3] = {{0.51512, 0.24120, -0.00105}, {0.29198, 0.69225, 0.04189}, {0.15710, 0.06657, 0.78407}};
  if (count < 132 || memcmp(profile + 36, "acsp", 4)) return HF_PROFILE_NONE;
  // A profile with tables can differ from its primaries.
  const uint8_t *table;
  size_t size;
  if (memcmp(profile + 16, "RGB ", 4) || find_tag(profile, count, "A2B0", &table, &size)) return HF_PROFILE_OTHER;
  if (!has_srgb_curves(profile, count)) return HF_PROFILE_OTHER;
  if (has_primaries(profile, count, srgb)) return HF_PROFILE_SRGB;
  return has_primaries(profile, count, p3) ? HF_PROFILE_DISPLAY_P3 : HF_PROFILE_OTHER;
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
