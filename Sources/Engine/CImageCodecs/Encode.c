#include <isa-l/crc.h>
#include <isa-l/igzip_lib.h>
#include <stdlib.h>
#include <string.h>
#include <zlib.h>

#include "CImageCodecs.h"

// Enough rows per call for deflate to work on long runs, few enough to stay in the cache.
enum { chunk_size = 192 << 10 };

struct hf_png_writer {
  struct isal_zstream stream;
  uint8_t *level_buffer, *rows, *output;
  size_t rows_capacity, output_count, output_capacity, chunk_start;
  uint32_t width, height, rows_left;
  bool opaque;
  // Used instead of `stream` for small files; created on demand.
  z_stream small_stream;
  bool small, has_small_stream;
};

hf_png_writer *hf_png_writer_create(void) {
  hf_png_writer *writer = calloc(1, sizeof *writer);
  if (!writer) return NULL;
  writer->level_buffer = malloc(ISAL_DEF_LVL1_EXTRA_LARGE);
  if (writer->level_buffer) return writer;
  free(writer);
  return NULL;
}

void hf_png_writer_destroy(hf_png_writer *writer) {
  if (!writer) return;
  if (writer->has_small_stream) deflateEnd(&writer->small_stream);
  free(writer->level_buffer);
  free(writer->rows);
  free(writer->output);
  free(writer);
}

static bool reserve(hf_png_writer *writer, size_t more) {
  size_t needed = writer->output_count + more;
  if (needed <= writer->output_capacity) return true;
  size_t capacity = writer->output_capacity * 2 > needed ? writer->output_capacity * 2 : needed;
  uint8_t *grown = realloc(writer->output, capacity);
  if (!grown) return false;
  writer->output = grown;
  writer->output_capacity = capacity;
  return true;
}

static void store32(uint8_t *bytes, uint32_t value) {
  bytes[0] = (uint8_t)(value >> 24);
  bytes[1] = (uint8_t)(value >> 16);
  bytes[2] = (uint8_t)(value >> 8);
  bytes[3] = (uint8_t)value;
}

static bool begin_chunk(hf_png_writer *writer, const char *type) {
  if (!reserve(writer, 8)) return false;
  writer->chunk_start = writer->output_count;
  memcpy(writer->output + writer->output_count + 4, type, 4);
  writer->output_count += 8;
  return true;
}

static bool end_chunk(hf_png_writer *writer) {
  if (!reserve(writer, 4)) return false;
  uint8_t *start = writer->output + writer->chunk_start;
  size_t length = writer->output_count - writer->chunk_start - 8;
  if (length > 0x7FFFFFFF) return false;
  store32(start, (uint32_t)length);
  store32(writer->output + writer->output_count, crc32_gzip_refl(0, start + 4, length + 4));
  writer->output_count += 4;
  return true;
}

static bool add_chunk(hf_png_writer *writer, const char *type, const uint8_t *bytes, size_t count) {
  if (!begin_chunk(writer, type) || !reserve(writer, count)) return false;
  memcpy(writer->output + writer->output_count, bytes, count);
  writer->output_count += count;
  return end_chunk(writer);
}

bool hf_png_begin_small(hf_png_writer *writer, uint32_t width, uint32_t height, bool opaque,
                        uint32_t pixels_per_meter) {
  if (!writer->has_small_stream) {
    if (deflateInit(&writer->small_stream, Z_BEST_COMPRESSION) != Z_OK) return false;
    writer->has_small_stream = true;
  } else if (deflateReset(&writer->small_stream) != Z_OK) {
    return false;
  }
  bool begun = hf_png_begin(writer, width, height, opaque, pixels_per_meter);
  writer->small = true;
  return begun;
}

bool hf_png_begin(hf_png_writer *writer, uint32_t width, uint32_t height, bool opaque, uint32_t pixels_per_meter) {
  writer->output_count = 0;
  writer->small = false;
  writer->width = width;
  writer->height = writer->rows_left = height;
  writer->opaque = opaque;
  if (width == 0 || height == 0 || width > 0x7FFFFFFF || height > 0x7FFFFFFF || !reserve(writer, 4096)) return false;
  memcpy(writer->output, "\x89PNG\r\n\x1a\n", 8);
  writer->output_count = 8;
  uint8_t header[13] = {[8] = 8, [9] = opaque ? 2 : 6};
  store32(header, width);
  store32(header + 4, height);
  uint8_t intent = 0;
  if (!add_chunk(writer, "IHDR", header, 13) || !add_chunk(writer, "sRGB", &intent, 1)) return false;
  if (pixels_per_meter > 0) {
    uint8_t density[9] = {[8] = 1};
    store32(density, pixels_per_meter);
    store32(density + 4, pixels_per_meter);
    if (!add_chunk(writer, "pHYs", density, 9)) return false;
  }
  struct isal_zstream *stream = &writer->stream;
  isal_deflate_init(stream);
  stream->level = 1;
  stream->level_buf = writer->level_buffer;
  stream->level_buf_size = ISAL_DEF_LVL1_EXTRA_LARGE;
  stream->gzip_flag = IGZIP_ZLIB;
  return true;
}

// Shorter text stays uncompressed, readable to any program; longer text would enlarge the file.
enum { largest_plain_text = 400 };

bool hf_png_add_text(hf_png_writer *writer, const char *keyword, const void *text, size_t count) {
  size_t length = strlen(keyword);
  if (length < 1 || length > 79 || count > 16 << 20) return false;
  bool compressed = count > largest_plain_text;
  uLong room = compressed ? compressBound((uLong)count) : (uLong)count;
  // Keyword and its end, compression flag and method, no language, no translated keyword.
  if (!begin_chunk(writer, "iTXt") || !reserve(writer, length + 5 + room)) return false;
  uint8_t *target = writer->output + writer->output_count;
  memcpy(target, keyword, length);
  memset(target + length, 0, 5);
  target[length + 1] = compressed;
  target += length + 5;
  if (!compressed)
    memcpy(target, text, count);
  else if (compress2(target, &room, (const Bytef *)text, (uLong)count, 9) != Z_OK)
    return false;
  writer->output_count += length + 5 + room;
  return end_chunk(writer);
}

#ifdef __x86_64__
__attribute__((target("ssse3"))) static void row_to_rgb(const uint8_t *from, uint8_t *to, size_t count) {
  typedef char bytes16 __attribute__((vector_size(16)));
  const bytes16 order = {2, 1, 0, 6, 5, 4, 10, 9, 8, 14, 13, 12, -128, -128, -128, -128};
  size_t index = 0;
  // Each store writes four bytes too many, which the next one overwrites.
  for (; index + 6 <= count; index += 4) {
    bytes16 four;
    memcpy(&four, from + index * 4, 16);
    four = (bytes16)__builtin_ia32_pshufb128(four, order);
    memcpy(to + index * 3, &four, 16);
  }
  for (; index < count; index++) {
    to[index * 3] = from[index * 4 + 2];
    to[index * 3 + 1] = from[index * 4 + 1];
    to[index * 3 + 2] = from[index * 4];
  }
}
#else
static void row_to_rgb(const uint8_t *from, uint8_t *to, size_t count) {
  const uint32_t *words = (const uint32_t *)from;
  for (size_t index = 0; index < count; index++) {
    to[index * 3] = (uint8_t)(words[index] >> 16);
    to[index * 3 + 1] = (uint8_t)(words[index] >> 8);
    to[index * 3 + 2] = (uint8_t)words[index];
  }
}
#endif

static bool deflate_small(hf_png_writer *writer, size_t count, bool is_last) {
  z_stream *stream = &writer->small_stream;
  stream->next_in = writer->rows;
  stream->avail_in = (uInt)count;
  int status;
  do {
    if (!reserve(writer, 64 << 10)) return false;
    size_t room = writer->output_capacity - writer->output_count;
    stream->next_out = writer->output + writer->output_count;
    stream->avail_out = room > 0x40000000 ? 0x40000000 : (uInt)room;
    uInt before = stream->avail_out;
    status = deflate(stream, is_last ? Z_FINISH : Z_NO_FLUSH);
    if (status == Z_STREAM_ERROR) return false;
    writer->output_count += before - stream->avail_out;
  } while (is_last ? status != Z_STREAM_END : stream->avail_in > 0);
  return true;
}

static bool deflate_piece(hf_png_writer *writer, size_t start, size_t count, bool is_last, uint16_t flush) {
  struct isal_zstream *stream = &writer->stream;
  stream->next_in = writer->rows + start;
  stream->avail_in = (uint32_t)count;
  stream->end_of_stream = is_last;
  stream->flush = flush;
  do {
    // The space does not depend on what earlier pictures left: ISA-L divides blocks where it ends.
    uint32_t room = (uint32_t)count + (256 << 10);
    if (!reserve(writer, room)) return false;
    stream->next_out = writer->output + writer->output_count;
    stream->avail_out = room;
    if (isal_deflate(stream) != COMP_OK) return false;
    writer->output_count += room - stream->avail_out;
  } while (stream->avail_in > 0 || (stream->avail_out == 0 && stream->internal_state.state != ZSTATE_END) ||
           (is_last && stream->internal_state.state != ZSTATE_END));
  return true;
}

// After a stream's first byte, ISA-L's routine for long input hashes a register that still holds the address of the
// stream (`.write_first_byte` of igzip_icf_body_h1_gr_bt.asm, versions 2.30 to 2.31). One process in a thousand then
// finds other matches, and the file has other bytes for the same pixels. The routine for the last bytes before a flush
// has no such fault, so a stream's first bytes are flushed, for seven bytes more. If more bytes than this are flushed,
// the routine for long input handles them.
enum { flushed_first = 16 };

static bool deflate_rows(hf_png_writer *writer, size_t count, bool is_last) {
  if (writer->small) return deflate_small(writer, count, is_last);
  bool is_split = writer->stream.total_in == 0 && count > flushed_first;
  size_t start = is_split ? flushed_first : 0;
  if (is_split && !deflate_piece(writer, 0, start, false, SYNC_FLUSH)) return false;
  return deflate_piece(writer, start, count - start, is_last, NO_FLUSH);
}

bool hf_png_add_rows(hf_png_writer *writer, const void *pixels, size_t stride, uint32_t rows) {
  if (rows > writer->rows_left) return false;
  size_t row_size = (size_t)writer->width * (writer->opaque ? 3 : 4) + 1;
  size_t at_once = chunk_size / row_size > 0 ? chunk_size / row_size : 1;
  if (writer->rows_capacity < at_once * row_size + 16) {
    free(writer->rows);
    writer->rows_capacity = at_once * row_size + 16;
    writer->rows = malloc(writer->rows_capacity);
    if (!writer->rows) {
      writer->rows_capacity = 0;
      return false;
    }
  }
  if (!begin_chunk(writer, "IDAT")) return false;
  for (uint32_t row = 0; row < rows;) {
    size_t count = rows - row < at_once ? rows - row : at_once;
    uint8_t *target = writer->rows;
    for (size_t index = 0; index < count; index++, row++, target += row_size) {
      const uint8_t *from = (const uint8_t *)pixels + (size_t)row * stride;
      target[0] = 0;
      if (writer->opaque)
        row_to_rgb(from, target + 1, writer->width);
      else
        hf_pixels_to_rgba(from, target + 1, writer->width);
    }
    writer->rows_left -= (uint32_t)count;
    if (!deflate_rows(writer, count * row_size, writer->rows_left == 0)) return false;
  }
  return end_chunk(writer);
}

bool hf_png_end(hf_png_writer *writer, const uint8_t **bytes, size_t *count) {
  if (writer->rows_left != 0 || !add_chunk(writer, "IEND", NULL, 0)) return false;
  *bytes = writer->output;
  *count = writer->output_count;
  return true;
}
