#include "BundledIcons.h"

#include <string.h>

static const char text[] = {
#embed "outlines-a-l.txt"
  ,
#embed "outlines-m-z.txt"
};

typedef struct {
  const char *name;
  size_t length;
  const char *steps;
  size_t count;
} line;

// The line that holds a place of the text.
static line line_at(size_t place) {
  const char *start = text + place;
  while (start > text && start[-1] != '\n') start--;
  const char *end = memchr(start, '\n', (size_t)(text + sizeof text - start));
  if (!end) end = text + sizeof text;
  const char *blank = memchr(start, ' ', (size_t)(end - start));
  if (!blank) blank = end;
  size_t count = blank < end ? (size_t)(end - blank - 1) : 0;
  return (line){start, (size_t)(blank - start), blank + (blank < end), count};
}

static int compare(const char *name, size_t length, line other) {
  int order = memcmp(name, other.name, length < other.length ? length : other.length);
  return order != 0 ? order : (length > other.length) - (length < other.length);
}

const char *BundledIconOutline(const char *name, size_t length, size_t *count) {
  *count = 0;
  size_t low = 0, high = sizeof text;
  while (low < high) {
    line found = line_at(low + (high - low) / 2);
    int order = compare(name, length, found);
    if (order == 0) {
      // An equal outline is named instead of written again; names never stand for names that stand for others.
      if (found.count > 1 && found.steps[0] == '=') {
        return BundledIconOutline(found.steps + 1, found.count - 1, count);
      }
      *count = found.count;
      return found.steps;
    }
    if (order < 0) high = (size_t)(found.name - text);
    else low = (size_t)(found.steps - text) + found.count + 1;
  }
  return NULL;
}

size_t BundledIconCount(void) {
  size_t count = 0;
  for (size_t place = 0; place < sizeof text; place++) count += text[place] == '\n';
  return count;
}

const char *BundledIconAfter(const char *name, size_t *length) {
  const char *end = text + sizeof text, *next = text;
  if (name) {
    next = memchr(name, '\n', (size_t)(end - name));
    next = next ? next + 1 : end;
  }
  *length = 0;
  if (next >= end) return NULL;
  *length = line_at((size_t)(next - text)).length;
  return next;
}
