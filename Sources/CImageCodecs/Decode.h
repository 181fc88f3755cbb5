// What the decoders share.
#pragma once

#include "CImageCodecs.h"

/// Notes why there are no pixels and frees them; always false.
bool hf_fail(hf_image *image, const char *format, ...) __attribute__((format(printf, 2, 3)));
/// Reserves pixels for the width and height noted, within the limit.
bool hf_allocate(hf_image *image, uint64_t maximum_pixels);
/// The orientation in a TIFF block; 1 where there is none or it is damaged.
int hf_exif_orientation(const uint8_t *tiff, size_t count);

bool hf_decode_png(const uint8_t *bytes, size_t count, uint64_t maximum_pixels, hf_image *image);
bool hf_decode_jpeg(const uint8_t *bytes, size_t count, uint64_t maximum_pixels, hf_image *image);
bool hf_decode_webp(const uint8_t *bytes, size_t count, uint64_t maximum_pixels, hf_image *image);

/// Whether an ICC profile has the primaries of Display P3.
bool hf_profile_is_display_p3(const uint8_t *profile, size_t count);
/// Converts pixels of Display P3, not multiplied by alpha, to sRGB.
void hf_convert_display_p3(void *pixels, size_t count);
/// Multiplies colours by alpha.
void hf_multiply(void *pixels, size_t count);
