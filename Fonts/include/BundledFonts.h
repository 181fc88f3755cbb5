// The font files of this folder, compiled into the binary.
#pragma once
#include <stddef.h>

typedef struct {
  // The path in this folder, for messages.
  const char *path;
  const unsigned char *bytes;
  size_t count;
} BundledFont;

// Returns the characters that locales and character sets need, as text. Coverage/make-wanted.py describes the lines.
BundledFont BundledCoverage(void);

// Returns the number of fonts.
size_t BundledFontCount(void);

// Returns the font at an index; NULL after the last.
const BundledFont *BundledFontAt(size_t index);
