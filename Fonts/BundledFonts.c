#include "BundledFonts.h"

static const unsigned char inter[] = {
#embed "Inter/Inter.ttf"
};

static const BundledFont fonts[] = {
  {"Inter/Inter.ttf", inter, sizeof inter},
};

size_t BundledFontCount(void) { return sizeof fonts / sizeof fonts[0]; }

const BundledFont *BundledFontAt(size_t index) { return index < BundledFontCount() ? &fonts[index] : NULL; }
