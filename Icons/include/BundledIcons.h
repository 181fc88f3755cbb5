// The outlines and sizes of the icons for symbols, compiled into the binary.
#pragma once
#include <stdbool.h>
#include <stddef.h>

/// Returns the number of names.
size_t BundledIconCount(void);

/// Returns the name after a result of this function, in the order of bytes, without a terminator. After NULL, it is the
/// first name; after the last name, NULL.
const char *BundledIconAfter(const char *name, size_t *length);

/// Returns the steps of a name's outline in a square of 300 units, y down: m, l, q, c, z as in SVG with whole numbers.
/// NULL for a name without an icon.
const char *BundledIconOutline(const char *name, size_t length, size_t *count);

/// A size, in thousandths of the point size.
typedef struct {
  int width, height;
  /// The distance of the center above the middle of capital letters.
  int rise;
} BundledIconSize;

/// Stores the recorded size of a symbol's image; returns false for a name without one.
bool BundledIconFindSize(const char *name, size_t length, BundledIconSize *size);
