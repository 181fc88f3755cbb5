// Paints drawings in plain C with only Cairo, FreeType and ISA-L: no layout, no shaping.
//   display-peer SCALE FONT.ttf FOLDER <DRAWINGS
// DRAWINGS are the outputs of `headframe render --format txt` one after another; the number of a drawing becomes the name
// of its file. Fills of rectangles and paths, and glyphs of one variable font, are painted; anything else ends the program.
#include <cairo-ft.h>
#include <cairo.h>
#include <ft2build.h>
#include FT_MULTIPLE_MASTERS_H
#include <math.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "png.h"

enum { longest_line = 65536, most_glyphs = 4096, most_fonts = 16 };

typedef struct {
  double optical_size, weight;
  cairo_font_face_t *face;
} font;

static FT_Library library;
static const char *font_path;
static font fonts[most_fonts];
static int font_count, width, height;
static double scale;
static cairo_surface_t *surface;
static cairo_t *cairo;
static uint8_t *pixels;

static void fail(const char *what) {
  fprintf(stderr, "display-peer: %s\n", what);
  exit(1);
}

static cairo_font_face_t *face(double optical_size, double weight) {
  for (int index = 0; index < font_count; index++)
    if (fonts[index].optical_size == optical_size && fonts[index].weight == weight) return fonts[index].face;
  if (font_count == most_fonts) fail("too many fonts");
  FT_Face face;
  if (FT_New_Face(library, font_path, 0, &face)) fail("no font");
  FT_Fixed coordinates[] = {(FT_Fixed)(optical_size * 65536), (FT_Fixed)(weight * 65536)};
  FT_Set_Var_Design_Coordinates(face, 2, coordinates);
  fonts[font_count] =
      (font){optical_size, weight, cairo_ft_font_face_create_for_ft_face(face, FT_LOAD_NO_HINTING)};
  return fonts[font_count++].face;
}

// Returns the text after `key=` in a line.
static char *value(char *line, const char *key) {
  char *found = strstr(line, key);
  if (!found) fail("a line lacks a value");
  return found + strlen(key);
}

static void set_color(char *line) {
  char *digits = value(line, "color=#");
  int count = (int)strspn(digits, "0123456789abcdef");
  unsigned long color = strtoul(digits, NULL, 16);
  if (count == 6) color = color << 8 | 255;
  cairo_set_source_rgba(cairo, (color >> 24) / 255.0, (color >> 16 & 255) / 255.0, (color >> 8 & 255) / 255.0,
                        (color & 255) / 255.0);
}

static void add_path(char *path) {
  double p[6];
  while (*path != '"') {
    char verb = *path++;
    int count = verb == 'C' ? 6 : verb == 'Z' ? 0 : 2;
    for (int index = 0; index < count; index++) p[index] = strtod(path, &path);
    switch (verb) {
      case 'M': cairo_move_to(cairo, p[0], p[1]); break;
      case 'L': cairo_line_to(cairo, p[0], p[1]); break;
      case 'C': cairo_curve_to(cairo, p[0], p[1], p[2], p[3], p[4], p[5]); break;
      case 'Z': cairo_close_path(cairo); break;
      default: fail("an unknown part of a path");
    }
  }
}

static void show_glyphs(char *line) {
  static cairo_glyph_t glyphs[most_glyphs];
  double size = strtod(value(line, " size="), NULL);
  char *end, *origin = value(line, "origin="), *list = value(line, "glyphs="), *offsets = value(line, " x=");
  double x = strtod(origin, &end), y = strtod(end + 1, NULL);
  int count = 0;
  for (; count < most_glyphs; count++) {
    glyphs[count].index = strtoul(list, &list, 10);
    glyphs[count].x = x + strtod(offsets, &offsets);
    glyphs[count].y = y;
    if (*list++ != ',') break;
    offsets++;
  }
  cairo_set_font_face(cairo, face(strtod(value(line, "opsz="), NULL), strtod(value(line, "wght="), NULL)));
  cairo_set_font_size(cairo, size);
  set_color(value(line, "origin="));
  cairo_show_glyphs(cairo, glyphs, count + 1);
}

static void begin(char *line) {
  double x, y, w, h;
  if (sscanf(line, "bounds %lf,%lf,%lf,%lf", &x, &y, &w, &h) != 4) fail("invalid bounds");
  int new_width = (int)ceil(w * scale), new_height = (int)ceil(h * scale);
  if (new_width != width || new_height != height) {
    if (pixels) fail("drawings of several sizes");
    (width = new_width, height = new_height);
    pixels = need(malloc((size_t)width * height * 4));
    }
  memset(pixels, 0, (size_t)width * height * 4);
  surface = cairo_image_surface_create_for_data(pixels, CAIRO_FORMAT_ARGB32, width, height, width * 4);
  cairo = cairo_create(surface);
  cairo_scale(cairo, scale, scale);
  cairo_translate(cairo, -x, -y);
  cairo_font_options_t *options = cairo_font_options_create();
  cairo_font_options_set_hint_style(options, CAIRO_HINT_STYLE_NONE);
  cairo_font_options_set_hint_metrics(options, CAIRO_HINT_METRICS_OFF);
  cairo_font_options_set_antialias(options, CAIRO_ANTIALIAS_GRAY);
  cairo_set_font_options(cairo, options);
  cairo_font_options_destroy(options);
}

static void finish(const char *path) {
  cairo_destroy(cairo);
  cairo_surface_flush(surface);
  cairo_surface_destroy(surface);
  write_png(path, pixels, width, height);
}

int main(int argc, char **argv) {
  static char line[longest_line];
  char path[1024];
  int number = 0;
  if (argc != 4) return 2;
  scale = strtod(argv[1], NULL);
  font_path = argv[2];
  FT_Init_FreeType(&library);
  while (fgets(line, sizeof line, stdin)) {
    if (!strncmp(line, "bounds ", 7)) {
      if (number) finish(path);
      begin(line);
      snprintf(path, sizeof path, "%s/%d.png", argv[3], ++number);
    } else if (!strncmp(line, "fill rect=", 10)) {
      double x, y, w, h;
      if (sscanf(line + 10, "%lf,%lf,%lf,%lf", &x, &y, &w, &h) != 4) fail("an invalid rectangle");
      set_color(line);
      cairo_rectangle(cairo, x, y, w, h);
      cairo_fill(cairo);
    } else if (!strncmp(line, "fill path=\"", 11)) {
      add_path(line + 11);
      set_color(line);
      cairo_fill(cairo);
    } else if (!strncmp(line, "glyphs ", 7)) {
      show_glyphs(line);
    } else {
      fail(line);
    }
  }
  if (number) finish(path);
  return 0;
}
