// The outlines of the icons that stand for symbols, compiled into the binary.
#pragma once
#include <stddef.h>

/// The number of names.
size_t BundledIconCount(void);

/// The name after another one in the order of bytes, the first after NULL; not terminated. NULL after the last.
const char *BundledIconAfter(const char *name, size_t *length);

/// The steps of a name's outline in a square of 300 units, y down: m, l, q, c, z as in SVG with whole numbers. NULL for
/// a name without an icon.
const char *BundledIconOutline(const char *name, size_t length, size_t *count);
