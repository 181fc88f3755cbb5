// Draws the screen of the rendering benchmark in plain C with only Cairo, HarfBuzz and ISA-L, as fast as possible.
// Reads one command per line and answers with milliseconds, so that runs can be interleaved:
//   draw SCALE | image SCALE PATH | durable SCALE PATH (as image, but synced and renamed into place)
//   encode SCALE PATH | recode SCALE PATH (the pixels of a PNG, with ISA-L and with Cairo's writer) | quit
// `render-peer once SCALE PATH FONT BOLDFONT` writes one file and exits.
#include <cairo-ft.h>
#include <cairo.h>
#include <hb-ft.h>
#include <hb.h>
#include <math.h>
#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>
#include <unistd.h>

#include "png.h"

enum { line_count = 48, longest_line = 64 };

typedef struct {
  cairo_glyph_t glyphs[longest_line];
  int count;
  bool is_bold;
  double size;
} line;

static const char *words[] = {"layout", "engine", "measures", "every", "label", "before", "the", "constraint",
                              "solver", "places", "views", "and", "draws", "them", "into", "one", "bitmap", "quickly",
                              "without", "a", "simulator", "or", "browser", "process"};
static FT_Library library;
static FT_Face faces[2];
static cairo_font_face_t *fonts[2];
static hb_font_t *shapers[2];
static hb_buffer_t *buffer;
static line lines[line_count];
static uint8_t *pixels;
static size_t pixel_room;

static double now(void) {
  struct timespec time;
  clock_gettime(CLOCK_MONOTONIC, &time);
  return time.tv_sec * 1e3 + time.tv_nsec / 1e6;
}

static void make_text(char *text, unsigned seed, size_t longest) {
  unsigned state = seed * 2654435761u;
  text[0] = 0;
  for (;;) {
    state = state * 1664525u + 1013904223u;
    const char *word = words[(state >> 16) % 24];
    if (strlen(text) + strlen(word) + 1 > longest) return;
    if (text[0]) strcat(text, " ");
    strcat(text, word);
  }
}

static void shape(line *into, const char *text, bool is_bold, double size, double x, double y) {
  into->is_bold = is_bold;
  into->size = size;
  hb_buffer_clear_contents(buffer);
  hb_buffer_add_utf8(buffer, text, -1, 0, -1);
  hb_buffer_guess_segment_properties(buffer);
  hb_shape(shapers[is_bold], buffer, NULL, 0);
  unsigned count;
  hb_glyph_info_t *infos = hb_buffer_get_glyph_infos(buffer, &count);
  hb_glyph_position_t *positions = hb_buffer_get_glyph_positions(buffer, &count);
  into->count = (int)count;
  double unit = size / 64000.0;
  for (unsigned index = 0; index < count; index++) {
    into->glyphs[index] = (cairo_glyph_t){infos[index].codepoint, x + positions[index].x_offset * unit, y};
    x += positions[index].x_advance * unit;
  }
}

static void shape_all(void) {
  char text[longest_line];
  for (int card = 0; card < 12; card++) {
    double top = 2 + card * 70;
    make_text(text, (unsigned)card + 1, 34);
    shape(&lines[card * 4], text, true, 13, 64, top + 16);
    for (int row = 0; row < 3; row++) {
      make_text(text, 100 + (unsigned)card * 3 + (unsigned)row, 46);
      shape(&lines[card * 4 + 1 + row], text, false, 11, 64, top + 32 + row * 13);
    }
  }
}

static void start(const char *regular, const char *bold) {
  FT_Init_FreeType(&library);
  const char *paths[] = {regular, bold};
  buffer = hb_buffer_create();
  for (int which = 0; which < 2; which++) {
    if (FT_New_Face(library, paths[which], 0, &faces[which])) exit(1);
    FT_Set_Char_Size(faces[which], 0, 64 * 1000, 72, 72);
    shapers[which] = hb_ft_font_create(faces[which], NULL);
    hb_ft_font_set_load_flags(shapers[which], FT_LOAD_NO_HINTING);
    FT_Face own;
    FT_New_Face(library, paths[which], 0, &own);
    fonts[which] = cairo_ft_font_face_create_for_ft_face(own, FT_LOAD_NO_HINTING);
  }
}

static void rounded(cairo_t *cairo, double x, double y, double w, double h, double r) {
  cairo_new_sub_path(cairo);
  cairo_arc(cairo, x + w - r, y + r, r, -M_PI / 2, 0);
  cairo_arc(cairo, x + w - r, y + h - r, r, 0, M_PI / 2);
  cairo_arc(cairo, x + r, y + h - r, r, M_PI / 2, M_PI);
  cairo_arc(cairo, x + r, y + r, r, M_PI, 1.5 * M_PI);
  cairo_close_path(cairo);
}

static void draw_shapes(cairo_t *cairo) {
  for (int card = 0; card < 12; card++) {
    double top = 2 + card * 70, hue = card / 12.0;
    rounded(cairo, 16.5, top + .5, 357, 65, 10);
    cairo_set_source_rgb(cairo, 0.97, 0.97, 0.98);
    cairo_fill_preserve(cairo);
    cairo_set_source_rgb(cairo, .8, .8, .84);
    cairo_set_line_width(cairo, 1);
    cairo_stroke(cairo);
    rounded(cairo, 28, top + 12, 24, 24, 6);
    cairo_set_source_rgb(cairo, .2 + .6 * hue, .45, .9 - .6 * hue);
    cairo_fill(cairo);
    cairo_set_source_rgb(cairo, 1, 1, 1);
    cairo_arc(cairo, 40, top + 24, 7, 0, 2 * M_PI);
    cairo_fill(cairo);
    cairo_set_source_rgb(cairo, .2, .2, .25);
    cairo_set_line_width(cairo, 2);
    cairo_move_to(cairo, 36.5, top + 24);
    cairo_line_to(cairo, 39.5, top + 27);
    cairo_line_to(cairo, 44, top + 21);
    cairo_stroke(cairo);
  }
}

static void draw_text(cairo_t *cairo) {
  for (int index = 0; index < line_count; index++) {
    line *text = &lines[index];
    cairo_set_font_face(cairo, fonts[text->is_bold]);
    cairo_set_font_size(cairo, text->size);
    if (text->is_bold)
      cairo_set_source_rgb(cairo, .07, .07, .09);
    else
      cairo_set_source_rgb(cairo, .33, .33, .37);
    cairo_show_glyphs(cairo, text->glyphs, text->count);
  }
}

static void draw(double scale, int width, int height) {
  size_t needed = (size_t)width * (size_t)height * 4;
  if (needed > pixel_room) {
    free(pixels);
    pixels = malloc(needed);
    pixel_room = needed;
  }
  cairo_surface_t *surface =
      cairo_image_surface_create_for_data(pixels, CAIRO_FORMAT_ARGB32, width, height, width * 4);
  cairo_t *cairo = cairo_create(surface);
  cairo_scale(cairo, scale, scale);
  cairo_font_options_t *options = cairo_font_options_create();
  cairo_font_options_set_hint_style(options, CAIRO_HINT_STYLE_NONE);
  cairo_font_options_set_hint_metrics(options, CAIRO_HINT_METRICS_OFF);
  cairo_font_options_set_antialias(options, CAIRO_ANTIALIAS_GRAY);
  cairo_set_font_options(cairo, options);
  cairo_font_options_destroy(options);
  cairo_set_source_rgb(cairo, 1, 1, 1);
  cairo_set_operator(cairo, CAIRO_OPERATOR_SOURCE);
  cairo_paint(cairo);
  cairo_set_operator(cairo, CAIRO_OPERATOR_OVER);
  draw_shapes(cairo);
  draw_text(cairo);
  cairo_destroy(cairo);
  cairo_surface_flush(surface);
  cairo_surface_destroy(surface);
}

static cairo_status_t count_bytes(void *total, const unsigned char *bytes, unsigned count) {
  (void)bytes;
  *(size_t *)total += count;
  return CAIRO_STATUS_SUCCESS;
}

static void write_image(double scale, int width, int height, const char *path, bool is_durable) {
  shape_all();
  draw(scale, width, height);
  size_t count = png_encode(pixels, width, height);
  char part[1100];
  snprintf(part, sizeof part, is_durable ? "%s.part" : "%s", path);
  FILE *output = fopen(part, "wb");
  if (!output || fwrite(png_file, 1, count, output) != count) exit(1);
  if (is_durable && (fflush(output) || fsync(fileno(output)))) exit(1);
  if (fclose(output) || (is_durable && rename(part, path))) exit(1);
}

// Loads a PNG in place of the screen. It must have the size of the screen.
static cairo_surface_t *load(const char *path, int width, int height) {
  cairo_surface_t *surface = cairo_image_surface_create_from_png(path);
  if (cairo_surface_status(surface) || cairo_image_surface_get_width(surface) != width ||
      cairo_image_surface_get_height(surface) != height)
    exit(1);
  return surface;
}

int main(int argc, char **argv) {
  if (argc == 6 && !strcmp(argv[1], "once")) {
    double scale = atof(argv[2]);
    start(argv[4], argv[5]);
    write_image(scale, (int)lround(390 * scale), (int)lround(844 * scale), argv[3], false);
    return 0;
  }
  if (argc != 3) return 2;
  start(argv[1], argv[2]);
  shape_all();
  char command[16], path[1024];
  double scale;
  while (scanf("%15s", command) == 1 && strcmp(command, "quit")) {
    if (scanf("%lf", &scale) != 1) return 2;
    int width = (int)lround(390 * scale), height = (int)lround(844 * scale);
    size_t size = 0;
    if (strcmp(command, "draw") && scanf("%1023s", path) != 1) return 2;
    bool is_encoding = !strcmp(command, "encode"), is_recoding = !strcmp(command, "recode");
    cairo_surface_t *surface = is_encoding || is_recoding ? load(path, width, height) : NULL;
    double before = now();
    if (!strcmp(command, "draw")) draw(scale, width, height);
    if (is_encoding) size = png_encode(cairo_image_surface_get_data(surface), width, height);
    if (!strcmp(command, "image")) write_image(scale, width, height, path, false);
    if (!strcmp(command, "durable")) write_image(scale, width, height, path, true);
    if (is_recoding) cairo_surface_write_to_png_stream(surface, count_bytes, &size);
    printf("%.4f %zu\n", now() - before, size);
    fflush(stdout);
    if (surface) cairo_surface_destroy(surface);
  }
}
