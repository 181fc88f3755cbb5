#include "CICU.h"

#include <pthread.h>
#include <stddef.h>
#include <string.h>
#include <unicode/ubidi.h>
#include <unicode/ubrk.h>
#include <unicode/uchar.h>
#include <unicode/uversion.h>

static pthread_once_t once = PTHREAD_ONCE_INIT;
static pthread_key_t bidiKey, breakKey;

static void closeBidi(void *bidi) { ubidi_close(bidi); }
static void closeBreaks(void *breaks) { ubrk_close(breaks); }

static void makeKeys(void) {
  pthread_key_create(&bidiKey, closeBidi);
  pthread_key_create(&breakKey, closeBreaks);
}

// Opening an object costs more than analyzing a short text, so each thread reuses one.
static UBiDi *threadBidi(void) {
  pthread_once(&once, makeKeys);
  UBiDi *bidi = pthread_getspecific(bidiKey);
  if (bidi == NULL) {
    bidi = ubidi_open();
    pthread_setspecific(bidiKey, bidi);
  }
  return bidi;
}

static UBreakIterator *threadBreaks(void) {
  pthread_once(&once, makeKeys);
  UBreakIterator *breaks = pthread_getspecific(breakKey);
  if (breaks == NULL) {
    UErrorCode status = U_ZERO_ERROR;
    // Independent of the environment's locale: line breaks are the same everywhere.
    breaks = ubrk_open(UBRK_LINE, "root", NULL, 0, &status);
    if (U_FAILURE(status)) return NULL;
    pthread_setspecific(breakKey, breaks);
  }
  return breaks;
}

// Returns the level of the paragraph. For text of a single direction, ICU reports the level of the text instead.
static int32_t paragraphLevel(const UBiDi *bidi, const uint16_t *text, int32_t length, int32_t direction) {
  if (direction == ICUDirectionLeftToRight || direction == ICUDirectionRightToLeft) return direction;
  switch (ubidi_getDirection(bidi)) {
  case UBIDI_LTR: return ubidi_getParaLevel(bidi) == 0 ? 0 : 1;
  case UBIDI_RTL: return ubidi_getBaseDirection((const UChar *)text, length) == UBIDI_LTR ? 0 : 1;
  default: return ubidi_getParaLevel(bidi) & 1;
  }
}

int32_t ICUBidiLevels(
    const uint16_t *text, int32_t length, int32_t direction, int32_t presetLevels, uint8_t *levels) {
  static const UBiDiLevel paragraphLevels[] = {0, 1, UBIDI_DEFAULT_LTR, UBIDI_DEFAULT_RTL};
  UBiDi *bidi = threadBidi();
  if (bidi == NULL || direction < 0 || direction > 3) return -1;
  UErrorCode status = U_ZERO_ERROR;
  ubidi_setPara(
      bidi, (const UChar *)text, length, paragraphLevels[direction], presetLevels ? levels : NULL, &status);
  if (U_FAILURE(status)) return -1;
  const int32_t level = paragraphLevel(bidi, text, length, direction);
  if (length > 0) {
    const UBiDiLevel *resolved = ubidi_getLevels(bidi, &status);
    if (U_FAILURE(status) || resolved == NULL) return -1;
    if (resolved != levels) memcpy(levels, resolved, (size_t)length);
  }
  return level;
}

void ICUReorderVisually(const uint8_t *levels, int32_t count, int32_t *order) {
  ubidi_reorderVisual(levels, count, order);
}

int32_t ICULineBreaks(const uint16_t *text, int32_t length, uint8_t *breaks) {
  UBreakIterator *iterator = threadBreaks();
  if (iterator == NULL) return -1;
  UErrorCode status = U_ZERO_ERROR;
  ubrk_setText(iterator, (const UChar *)text, length, &status);
  if (U_FAILURE(status)) return -1;
  for (int32_t at = ubrk_next(iterator); at != UBRK_DONE; at = ubrk_next(iterator)) {
    breaks[at] = ubrk_getRuleStatus(iterator) >= UBRK_LINE_HARD ? 2 : 1;
  }
  // The iterator must not retain the caller's text.
  static const UChar empty[1] = {0};
  ubrk_setText(iterator, empty, 0, &status);
  return 0;
}

void ICUVersions(uint8_t versions[4]) {
  UVersionInfo icu, unicode;
  u_getVersion(icu);
  u_getUnicodeVersion(unicode);
  versions[0] = icu[0];
  versions[1] = icu[1];
  versions[2] = unicode[0];
  versions[3] = unicode[1];
}
