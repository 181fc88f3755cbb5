// The font files of this folder, compiled into the binary.
#pragma once
#include <stddef.h>

typedef struct {
  // Path inside this folder, as reports name it.
  const char *path;
  const unsigned char *bytes;
  size_t count;
} BundledFont;

// Number of fonts.
size_t BundledFontCount(void);

// NULL beyond the last.
const BundledFont *BundledFontAt(size_t index);
