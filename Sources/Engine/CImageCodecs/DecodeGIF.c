#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "DecodeGuarded.h"

// The interface of giflib 5 (gif_lib.h), which is loaded only for GIF files.
typedef struct {
  uint8_t red, green, blue;
} gif_color;

typedef struct {
  int count, bits;
  bool is_sorted;
  gif_color *colors;
} gif_palette;

typedef struct {
  int left, top, width, height;
  bool is_interlaced;
  gif_palette *palette;
} gif_frame;

typedef struct {
  int width, height, resolution, background;
  uint8_t aspect;
  gif_palette *palette;
  int frame_count;
  gif_frame frame;
  void *saved_frames;
  int extension_count;
  void *extensions;
  int error;
  void *user_data, *private_data;
} gif_file;

static struct {
  gif_file *(*DGifOpen)(void *, int (*)(gif_file *, uint8_t *, int), int *);
  int (*DGifGetRecordType)(gif_file *, int *);
  int (*DGifGetImageDesc)(gif_file *);
  int (*DGifGetLine)(gif_file *, uint8_t *, int);
  int (*DGifGetExtension)(gif_file *, int *, uint8_t **);
  int (*DGifGetExtensionNext)(gif_file *, uint8_t **);
} functions;

static const hf_symbol symbols[] = {
    HF_SYMBOL(DGifOpen),    HF_SYMBOL(DGifGetRecordType), HF_SYMBOL(DGifGetImageDesc),
    HF_SYMBOL(DGifGetLine), HF_SYMBOL(DGifGetExtension),  HF_SYMBOL(DGifGetExtensionNext),
};

static hf_library library = {"libgif.so.7", "libgif7", symbols, sizeof symbols / sizeof *symbols, NULL};

enum { image_record = 2, extension_record = 3, control_extension = 0xF9 };

static int read_bytes(gif_file *gif, uint8_t *target, int count) {
  hf_file *file = gif->user_data;
  size_t available = count < 0 ? 0 : (size_t)count < file->count ? (size_t)count : file->count;
  memcpy(target, file->bytes, available);
  file->bytes += available;
  file->count -= available;
  return (int)available;
}

// What precedes a frame: the index of its transparent color, or -1, and what replaces it before the next frame.
typedef struct {
  int transparent;
  enum { disposal_background = 2, disposal_previous = 3 } disposal;
} gif_control;

// Reads up to the next frame. Returns false if there is none.
static bool find_frame(gif_file *gif, gif_control *control) {
  *control = (gif_control){-1, 0};
  int type = 0;
  while (functions.DGifGetRecordType(gif, &type)) {
    if (type == image_record) return functions.DGifGetImageDesc(gif);
    if (type != extension_record) return false;
    int code = 0;
    uint8_t *block = NULL;
    if (!functions.DGifGetExtension(gif, &code, &block)) return false;
    if (code == control_extension && block && block[0] >= 4) {
      control->transparent = block[1] & 1 ? block[4] : -1;
      control->disposal = block[1] >> 2 & 7;
    }
    while (block)
      if (!functions.DGifGetExtensionNext(gif, &block)) return false;
  }
  return false;
}

// Reads the rows of the frame in the order in which they are stored. Missing rows stay transparent, as in browsers.
static bool read_frame(gif_file *gif, int transparent, uint32_t *pixels, uint8_t *line) {
  const gif_frame *frame = &gif->frame;
  const gif_palette *palette = frame->palette ? frame->palette : gif->palette;
  if (!palette) return false;
  static const int starts[] = {0, 4, 2, 1}, steps[] = {8, 8, 4, 2};
  for (int pass = 0; pass < (frame->is_interlaced ? 4 : 1); pass++) {
    int step = frame->is_interlaced ? steps[pass] : 1;
    for (int row = frame->is_interlaced ? starts[pass] : 0; row < frame->height; row += step) {
      if (!functions.DGifGetLine(gif, line, frame->width)) return pass > 0 || row > 0;
      int y = frame->top + row;
      if (y < 0 || y >= gif->height) continue;
      for (int column = 0; column < frame->width; column++) {
        int x = frame->left + column, color = line[column];
        if (x < 0 || x >= gif->width || color == transparent || color >= palette->count) continue;
        gif_color c = palette->colors[color];
        pixels[(size_t)y * (size_t)gif->width + (size_t)x] =
            0xFF000000u | (uint32_t)c.red << 16 | (uint32_t)c.green << 8 | c.blue;
      }
    }
  }
  return true;
}

static bool fail(char message[160], const char *reason) {
  snprintf(message, 160, "damaged GIF: %s", reason);
  return false;
}

// Makes the area of the frame transparent.
static void clear_frame(const gif_file *gif, uint32_t *pixels) {
  for (int y = gif->frame.top; y < gif->frame.top + gif->frame.height && y < gif->height; y++)
    for (int x = gif->frame.left; x < gif->frame.left + gif->frame.width && x < gif->width; x++)
      if (x >= 0 && y >= 0) pixels[(size_t)y * (size_t)gif->width + (size_t)x] = 0;
}

// Draws the frames up to that of the file on the canvas of the animation.
static bool draw_frames(gif_file *gif, uint32_t last, uint32_t *pixels, uint32_t *previous, uint8_t *line,
                        char message[160]) {
  size_t size = (size_t)gif->width * (size_t)gif->height * 4;
  for (uint32_t index = 0;; index++) {
    gif_control control;
    if (!find_frame(gif, &control)) return fail(message, index == 0 ? "it has no complete frame" : "it has fewer frames");
    if (gif->frame.width <= 0 || gif->frame.height <= 0 || gif->frame.width > UINT16_MAX)
      return fail(message, "it has no pixels");
    if (control.disposal == disposal_previous && index < last) memcpy(previous, pixels, size);
    if (!read_frame(gif, control.transparent, pixels, line)) return fail(message, "the frame is truncated");
    if (index == last) return true;
    if (control.disposal == disposal_background) clear_frame(gif, pixels);
    if (control.disposal == disposal_previous) memcpy(pixels, previous, size);
  }
}

static bool decode(void *context, int output, char message[160]) {
  hf_file file = *(hf_file *)context;
  int error = 0;
  gif_file *gif = functions.DGifOpen(&file, read_bytes, &error);
  if (!gif) return fail(message, "the header is invalid");
  if (gif->width <= 0 || gif->height <= 0) return fail(message, "it has no pixels");
  if (!hf_check_size((uint64_t)gif->width, (uint64_t)gif->height, file.maximum_pixels, message)) return false;
  size_t count = (size_t)gif->width * (size_t)gif->height;
  uint32_t *pixels = calloc(count, 4);
  // The canvas before a frame, which only animations need.
  uint32_t *previous = file.frame > 0 ? malloc(count * 4) : pixels;
  uint8_t *line = malloc(UINT16_MAX);
  if (!pixels || !previous || !line) return fail(message, "no memory for its pixels");
  if (!draw_frames(gif, file.frame, pixels, previous, line, message)) return false;
  hf_description description = {.width = (uint32_t)gif->width, .height = (uint32_t)gif->height, .orientation = 1};
  return hf_write_all(output, pixels, count * 4) && hf_write_all(output, &description, sizeof description);
}

bool hf_decode_gif(const uint8_t *bytes, size_t count, uint32_t frame, uint64_t maximum_pixels, hf_image *image) {
  return hf_load(&library, "convert it to PNG", image->message) &&
         hf_decode_guarded(decode, (hf_file){bytes, count, maximum_pixels, frame}, image);
}
