#include <stdlib.h>
#include <string.h>

#include "Decode.h"
#include "Library.h"

// The interface of Little CMS 2 (lcms2.h), which is loaded only for profiles other than sRGB and Display P3.
static struct {
  void *(*cmsOpenProfileFromMem)(const void *, uint32_t);
  void *(*cmsCreate_sRGBProfile)(void);
  uint32_t (*cmsGetColorSpace)(void *);
  void *(*cmsCreateTransform)(void *, uint32_t, void *, uint32_t, uint32_t, uint32_t);
  void (*cmsDoTransform)(void *, const void *, void *, uint32_t);
  void (*cmsDeleteTransform)(void *);
  int (*cmsCloseProfile)(void *);
} functions;

static const hf_symbol symbols[] = {
    HF_SYMBOL(cmsOpenProfileFromMem), HF_SYMBOL(cmsCreate_sRGBProfile), HF_SYMBOL(cmsGetColorSpace),
    HF_SYMBOL(cmsCreateTransform),    HF_SYMBOL(cmsDoTransform),        HF_SYMBOL(cmsDeleteTransform),
    HF_SYMBOL(cmsCloseProfile),
};

static hf_library library = {"liblcms2.so.2", "liblcms2-2", symbols, sizeof symbols / sizeof *symbols, NULL};

// Layouts of pixels (TYPE_BGRA_8, TYPE_GRAY_8, TYPE_CMYK_8_REV), and the signatures of color spaces.
enum { layout_bgra = 279705, layout_gray = 196617, layout_cmyk_inverted = 401441 };
enum { space_rgb = 0x52474220, space_gray = 0x47524159, space_cmyk = 0x434D594B };

// The intent of photos: perceptual.
enum { intent = 0 };

// Returns a transform to sRGB from a profile that has the expected space; null for other profiles.
static void *transform_from(const uint8_t *profile, size_t count, uint32_t space, uint32_t layout) {
  void *source = functions.cmsOpenProfileFromMem(profile, (uint32_t)count);
  if (!source) return NULL;
  void *transform = NULL, *target = functions.cmsCreate_sRGBProfile();
  if (target && functions.cmsGetColorSpace(source) == space)
    transform = functions.cmsCreateTransform(source, layout, target, layout_bgra, intent, 0);
  if (target) functions.cmsCloseProfile(target);
  functions.cmsCloseProfile(source);
  return transform;
}

static bool load(hf_image *image) {
  if (hf_load(&library, "convert its color profile to sRGB", image->message)) return true;
  free(image->pixels);
  image->pixels = NULL;
  return false;
}

static uint32_t space_of(const uint8_t *profile) {
  return (uint32_t)profile[16] << 24 | (uint32_t)profile[17] << 16 | (uint32_t)profile[18] << 8 | profile[19];
}

// Converts gray pixels through a table of all grays. Returns false for colored pixels.
static void convert_gray(hf_image *image, const uint8_t *profile, size_t count) {
  size_t pixels = (size_t)image->width * image->height;
  uint32_t *words = image->pixels, table[256] = {0};
  for (size_t index = 0; index < pixels; index++) {
    uint32_t word = words[index], gray = word & 255;
    if ((word & 0xFFFFFF) != gray * 0x010101) return;
  }
  void *transform = transform_from(profile, count, space_gray, layout_gray);
  if (!transform) return;
  uint8_t grays[256];
  for (int gray = 0; gray < 256; gray++) grays[gray] = (uint8_t)gray;
  functions.cmsDoTransform(transform, grays, table, 256);
  functions.cmsDeleteTransform(transform);
  for (size_t index = 0; index < pixels; index++)
    words[index] = (words[index] & 0xFF000000u) | (table[words[index] & 255] & 0xFFFFFF);
}

static void convert_rgb(hf_image *image, const uint8_t *profile, size_t count) {
  void *transform = transform_from(profile, count, space_rgb, layout_bgra);
  if (!transform) return;
  // Row by row, since the number of pixels of a call has 32 bits. The alpha stays.
  for (uint32_t row = 0; row < image->height; row++) {
    uint32_t *words = (uint32_t *)image->pixels + (size_t)row * image->width;
    functions.cmsDoTransform(transform, words, words, image->width);
  }
  functions.cmsDeleteTransform(transform);
}

bool hf_convert_to_srgb(hf_image *image, const uint8_t *profile, size_t count) {
  hf_profile_kind kind = count > 0 ? hf_profile_kind_of(profile, count) : HF_PROFILE_NONE;
  image->has_file_colors = kind == HF_PROFILE_NONE || kind == HF_PROFILE_SRGB;
  if (kind == HF_PROFILE_DISPLAY_P3) hf_display_p3_to_srgb(image->pixels, (size_t)image->width * image->height);
  if (kind != HF_PROFILE_OTHER) return true;
  uint32_t space = space_of(profile);
  if (space != space_rgb && space != space_gray) return true;
  if (!load(image)) return false;
  if (space == space_rgb) convert_rgb(image, profile, count);
  else convert_gray(image, profile, count);
  return true;
}

bool hf_convert_cmyk(hf_image *image, const uint8_t *profile, size_t count, bool *is_converted) {
  *is_converted = false;
  if (hf_profile_kind_of(profile, count) != HF_PROFILE_OTHER || space_of(profile) != space_cmyk) return true;
  if (!load(image)) return false;
  void *transform = transform_from(profile, count, space_cmyk, layout_cmyk_inverted);
  if (!transform) return true;
  for (uint32_t row = 0; row < image->height; row++) {
    uint32_t *words = (uint32_t *)image->pixels + (size_t)row * image->width;
    functions.cmsDoTransform(transform, words, words, image->width);
    for (uint32_t column = 0; column < image->width; column++) words[column] |= 0xFF000000u;
  }
  functions.cmsDeleteTransform(transform);
  *is_converted = true;
  return true;
}
