// A C interface to parts of ICU. The headers of ICU collide with those of the ICU inside Foundation.
#pragma once
#include <stdint.h>

enum {
  ICUDirectionLeftToRight = 0,
  ICUDirectionRightToLeft = 1,
  ICUDirectionNaturalElseLeftToRight = 2,
  ICUDirectionNaturalElseRightToLeft = 3,
};

// Writes the embedding levels of one paragraph (UAX #9) to levels[0 ..< length]; returns the paragraph's level, or a
// negative value on failure. If presetLevels is nonzero, levels contains embedding levels, with bit 7 for an override.
int32_t ICUBidiLevels(
    const uint16_t *text, int32_t length, int32_t direction, int32_t presetLevels, uint8_t *levels);

// Writes the order of runs of levels from left to right (UAX #9, L2): order[visual] = logical.
void ICUReorderVisually(const uint8_t *levels, int32_t count, int32_t *order);

// Writes the line break opportunities (UAX #14, dictionaries for Thai and others): breaks[i], for i in 1 ... length, is
// 1 for an optional and 2 for a mandatory break before i. The caller zeroes length + 1 bytes. Negative on failure.
int32_t ICULineBreaks(const uint16_t *text, int32_t length, uint8_t *breaks);

// Returns the versions of ICU and Unicode, such as 72.1 and 15.0 as {72, 1, 15, 0}.
void ICUVersions(uint8_t versions[4]);
