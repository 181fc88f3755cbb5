// What is used of ICU, behind plain C types: its own headers collide with the ICU inside Foundation.
#pragma once
#include <stdint.h>

enum {
  ICUDirectionLeftToRight = 0,
  ICUDirectionRightToLeft = 1,
  ICUDirectionNaturalElseLeftToRight = 2,
  ICUDirectionNaturalElseRightToLeft = 3,
};

// Embedding levels of one paragraph (UAX #9) into levels[0 ..< length]; returns the paragraph's level, below 0 on failure.
// Where presetLevels is not 0, levels holds embedding levels on entry, with bit 7 set for an override.
int32_t ICUBidiLevels(
    const uint16_t *text, int32_t length, int32_t direction, int32_t presetLevels, uint8_t *levels);

// Order from left to right of runs of levels (UAX #9, L2): order[visual] = logical.
void ICUReorderVisually(const uint8_t *levels, int32_t count, int32_t *order);

// Line break opportunities (UAX #14, Thai and the like by dictionary): breaks[i] is 1 where a line may and 2 where it
// must end before i, for i in 1 ... length; breaks has length + 1 bytes, zeroed by the caller. Returns below 0 on failure.
int32_t ICULineBreaks(const uint16_t *text, int32_t length, uint8_t *breaks);

// ICU's own version and that of Unicode, such as 72.1 and 15.0 as {72, 1, 15, 0}.
void ICUVersions(uint8_t versions[4]);
