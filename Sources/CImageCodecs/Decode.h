// Functions shared by the decoders.
#pragma once

#include "CImageCodecs.h"

/// Stores an error message and frees the pixels; returns false.
bool hf_fail(hf_image *image, const char *format, ...) __attribute__((format(printf, 2, 3)));
/// Allocates pixels for the image's width and height, within the limit.
bool hf_allocate(hf_image *image, uint64_t maximum_pixels);
/// Returns the orientation in a TIFF block; 1 for a missing or damaged one.
int hf_exif_orientation(const uint8_t *tiff, size_t count);

bool hf_decode_png(const uint8_t *bytes, size_t count, uint64_t maximum_pixels, hf_image *image);
bool hf_decode_jpeg(const uint8_t *bytes, size_t count, uint64_t maximum_pixels, hf_image *image);
bool hf_decode_webp(const uint8_t *bytes, size_t count, uint64_t maximum_pixels, hf_image *image);

/// Returns whether an ICC profile has the primaries of Display P3.
bool hf_profile_is_display_p3(const uint8_t *profile, size_t count);
/// Converts pixels from Display P3, not premultiplied, to sRGB.
void hf_display_p3_to_srgb(void *pixels, size_t count);
/// Premultiplies colors by alpha.
void hf_premultiply(void *pixels, size_t count);
