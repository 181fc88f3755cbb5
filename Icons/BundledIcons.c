#include "BundledIcons.h"

#include <string.h>

static const char outlines[] = {
#embed "outlines-a-l.txt"
  ,
#embed "outlines-m-z.txt"
};

static const char sizes[] = {
#embed "sizes.txt"
};

/// A table of lines that contain a name, a space and a value, sorted by the bytes of the names.
typedef struct {
  const char *start, *end;
} table;

static const table outline_table = {outlines, outlines + sizeof outlines};
static const table size_table = {sizes, sizes + sizeof sizes};

typedef struct {
  const char *name;
  size_t length;
  const char *value;
  size_t count;
} line;

/// Returns the line of a table at a position.
static line line_at(table lines, const char *place) {
  const char *start = place;
  while (start > lines.start && start[-1] != '\n') start--;
  const char *end = memchr(start, '\n', (size_t)(lines.end - start));
  if (!end) end = lines.end;
  const char *blank = memchr(start, ' ', (size_t)(end - start));
  if (!blank) blank = end;
  size_t count = blank < end ? (size_t)(end - blank - 1) : 0;
  return (line){start, (size_t)(blank - start), blank + (blank < end), count};
}

static int compare(const char *name, size_t length, line other) {
  int order = memcmp(name, other.name, length < other.length ? length : other.length);
  return order != 0 ? order : (length > other.length) - (length < other.length);
}

/// Returns the value of a name; NULL if the table lacks it.
static const char *find(table lines, const char *name, size_t length, size_t *count) {
  *count = 0;
  const char *low = lines.start, *high = lines.end;
  while (low < high) {
    line found = line_at(lines, low + (high - low) / 2);
    int order = compare(name, length, found);
    if (order == 0) {
      *count = found.count;
      return found.value;
    }
    if (order < 0) high = found.name;
    else low = found.value + found.count + 1;
  }
  return NULL;
}

const char *BundledIconOutline(const char *name, size_t length, size_t *count) {
  const char *steps = find(outline_table, name, length, count);
  // An equals sign precedes the name of a symbol with the same outline. The value of that symbol is an outline.
  if (steps && *count > 1 && steps[0] == '=') return find(outline_table, steps + 1, *count - 1, count);
  return steps;
}

bool BundledIconFindSize(const char *name, size_t length, BundledIconSize *size) {
  size_t count;
  const char *value = find(size_table, name, length, &count);
  if (!value) return false;
  int numbers[3] = {0, 0, 0};
  size_t index = 0;
  for (const char *digit = value; digit < value + count; digit++) {
    if (*digit == ' ') {
      if (++index == 3) break;
    } else {
      numbers[index] = numbers[index] * 10 + (*digit - '0');
    }
  }
  *size = (BundledIconSize){numbers[0], numbers[1], numbers[2]};
  return true;
}

size_t BundledIconCount(void) {
  size_t count = 0;
  for (size_t place = 0; place < sizeof outlines; place++) count += outlines[place] == '\n';
  return count;
}

const char *BundledIconAfter(const char *name, size_t *length) {
  const char *end = outline_table.end, *next = outline_table.start;
  if (name) {
    next = memchr(name, '\n', (size_t)(end - name));
    next = next ? next + 1 : end;
  }
  *length = 0;
  if (next >= end) return NULL;
  *length = line_at(outline_table, next).length;
  return next;
}
