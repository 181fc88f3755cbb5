// Picture files and rows of pixels. Pixels are 32-bit words in native order, 0xAARRGGBB, multiplied by alpha.
#pragma once

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

typedef struct {
  uint64_t high;
  uint64_t low;
} hf_hash128;

/// XXH3-128 of the bytes.
hf_hash128 hf_digest(const void *bytes, size_t count);

/// Whether every pixel has alpha 255.
bool hf_pixels_are_opaque(const void *pixels, size_t count);
