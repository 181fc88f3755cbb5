// Decoders that run in a process of their own, with libraries that are loaded when they are first used.
#pragma once

#include "Decode.h"
#include "Guard.h"
#include "Library.h"

/// The data of a picture file, and the limit of its pixels.
typedef struct {
  const uint8_t *bytes;
  size_t count;
  uint64_t maximum_pixels;
  /// The index of the picture in an animation.
  uint32_t frame;
} hf_file;

/// A description of decoded pixels, which follows the pixels and the color profile.
typedef struct {
  uint32_t width, height;
  int32_t orientation;
  uint32_t profile_size;
  /// Indicates whether the colors are those of Display P3, without a profile that states it.
  bool is_display_p3;
} hf_description;

/// Decodes a file with a task whose context is an `hf_file`.
///
/// The task writes the pixels as 0xAARRGGBB words, not premultiplied, then the profile, then an `hf_description`.
bool hf_decode_guarded(hf_task task, hf_file file, hf_image *image);

/// Checks a size before anything is allocated for it.
bool hf_check_size(uint64_t width, uint64_t height, uint64_t maximum_pixels, char message[160]);
