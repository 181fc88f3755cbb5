#include <stdlib.h>
#include <string.h>

#include "CImageCodecs.h"

// Markers of segments (ITU-T T.81, table B.1).
enum { baseline = 0xC0, extended = 0xC1, progressive = 0xC2, tables = 0xC4, arithmetic = 0xCC, end = 0xD9, scan = 0xDA };

// Returns whether a segment describes pixels: tables, frames, scans, and the color transform of Adobe.
static bool is_kept(uint8_t marker) { return (marker < 0xE0 && marker >= 0xC0) || marker == 0xE0 || marker == 0xEE; }

// Returns whether a segment begins a frame that viewers of PDF and SVG need not support.
static bool is_unusual(uint8_t marker, const uint8_t *body, size_t size) {
  if (marker == arithmetic || (marker > progressive && marker <= 0xCF && marker != tables && marker != 0xC8)) return true;
  // Eight bits and one or three components.
  return marker >= baseline && marker <= progressive && (size < 6 || body[0] != 8 || (body[5] != 1 && body[5] != 3));
}

// Returns the end of the compressed data from an offset: the next marker that is not a restart.
static size_t end_of_data(const uint8_t *bytes, size_t count, size_t at) {
  while (at + 1 < count) {
    const uint8_t *found = memchr(bytes + at, 0xFF, count - 1 - at);
    if (!found) return count;
    at = (size_t)(found - bytes);
    uint8_t next = bytes[at + 1];
    if (next != 0 && next != 0xFF && !(next >= 0xD0 && next <= 0xD7)) return at;
    at += next == 0xFF ? 1 : 2;
  }
  return count;
}

bool hf_jpeg_copy(const void *data, size_t count, uint8_t **copy, size_t *copy_count) {
  const uint8_t *bytes = data;
  uint8_t *target = count >= 4 ? malloc(count) : NULL;
  *copy = NULL;
  *copy_count = 0;
  if (!target) return false;
  memcpy(target, bytes, 2);
  size_t at = 2, written = 2;
  while (at + 4 <= count && bytes[at] == 0xFF) {
    uint8_t marker = bytes[at + 1];
    if (marker == 0xFF) {
      at++;
      continue;
    }
    size_t length = 2 + ((size_t)bytes[at + 2] << 8 | bytes[at + 3]);
    if (marker == end || length < 4 || length > count - at || is_unusual(marker, bytes + at + 4, length - 4)) break;
    size_t next = marker == scan ? end_of_data(bytes, count, at + length) : at + length;
    if (is_kept(marker)) {
      memcpy(target + written, bytes + at, next - at);
      written += next - at;
    }
    at = next;
  }
  // Other pictures, such as those of depth, can follow the end.
  bool is_complete = at + 2 <= count && bytes[at] == 0xFF && bytes[at + 1] == end;
  if (!is_complete) {
    free(target);
    return false;
  }
  target[written] = 0xFF;
  target[written + 1] = end;
  *copy = target;
  *copy_count = written + 2;
  return true;
}
