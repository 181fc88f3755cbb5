// Functions shared by the decoders.
#pragma once

#include "CImageCodecs.h"

/// Stores an error message and frees the pixels; returns false.
bool hf_fail(hf_image *image, const char *format, ...) __attribute__((format(printf, 2, 3)));
/// Checks the image's width and height; stores a message for an empty image and for one above the limit.
bool hf_size_is_allowed(hf_image *image, uint64_t maximum_pixels);
/// Allocates pixels for the image's width and height, within the limit.
bool hf_allocate(hf_image *image, uint64_t maximum_pixels);
/// Returns the orientation in a TIFF block; 1 for a missing or damaged one.
int hf_exif_orientation(const uint8_t *tiff, size_t count);

bool hf_decode_png(const uint8_t *bytes, size_t count, uint64_t maximum_pixels, hf_image *image);
bool hf_decode_jpeg(const uint8_t *bytes, size_t count, uint64_t maximum_pixels, hf_image *image);
bool hf_decode_webp(const uint8_t *bytes, size_t count, uint64_t maximum_pixels, hf_image *image);
bool hf_decode_gif(const uint8_t *bytes, size_t count, uint32_t frame, uint64_t maximum_pixels, hf_image *image);
bool hf_decode_bmp(const uint8_t *bytes, size_t count, uint64_t maximum_pixels, hf_image *image);
bool hf_decode_tiff(const uint8_t *bytes, size_t count, uint64_t maximum_pixels, hf_image *image);
bool hf_decode_heif(const uint8_t *bytes, size_t count, uint64_t maximum_pixels, hf_image *image);

/// The color spaces of ICC profiles that need no library, and all others.
typedef enum { HF_PROFILE_NONE, HF_PROFILE_SRGB, HF_PROFILE_DISPLAY_P3, HF_PROFILE_OTHER } hf_profile_kind;

/// Returns the kind of an ICC profile by its primaries and curves; none for other data.
hf_profile_kind hf_profile_kind_of(const uint8_t *profile, size_t count);
/// Converts an image's pixels, not premultiplied, from the color space of an ICC profile to sRGB.
///
/// A damaged profile, and one of another kind than the pixels, is ignored.
bool hf_convert_to_srgb(hf_image *image, const uint8_t *profile, size_t count);
/// Converts rows of inverted CMYK bytes to opaque sRGB pixels in place.
///
/// `is_converted` becomes false for a profile that is damaged or not of this kind. Returns false with a message if the
/// library of color profiles is missing.
bool hf_convert_cmyk(hf_image *image, const uint8_t *profile, size_t count, bool *is_converted);
/// Converts pixels from Display P3, not premultiplied, to sRGB.
void hf_display_p3_to_srgb(void *pixels, size_t count);
/// Premultiplies colors by alpha.
void hf_premultiply(void *pixels, size_t count);
