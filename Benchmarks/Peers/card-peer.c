// Draws the card of the batch benchmark in plain C with only Cairo, HarfBuzz, FreeType, libjpeg-turbo and ISA-L.
// The photo and the emoji are decoded and scaled once; texts are shaped for each card.
//   card-peer PHOTO.jpg REGULAR.ttf BOLD.ttf EMOJI.png FOLDER <LINES
// A line has the kind, title and author of a card, separated by tabs; its number becomes the name of the file. The
// author ends with the emoji. Each text is a single line, since line breaking is not compared.
#include <cairo-ft.h>
#include <cairo.h>
#include <hb-ft.h>
#include <hb.h>
#include <math.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <turbojpeg.h>

#include "png.h"

enum { width = 1200, height = 630, longest_line = 400 };

static FT_Library library;
static FT_Face faces[2];
static cairo_font_face_t *fonts[2];
static hb_font_t *shapers[2];
static hb_buffer_t *buffer;
static cairo_surface_t *photo, *emoji;
static uint8_t *pixels;

static uint8_t *read_file(const char *path, size_t *count) {
  FILE *input = need(fopen(path, "rb"));
  fseek(input, 0, SEEK_END);
  *count = (size_t)ftell(input);
  rewind(input);
  uint8_t *bytes = need(malloc(*count));
  if (fread(bytes, 1, *count, input) != *count) exit(1);
  fclose(input);
  return bytes;
}

// Returns the source scaled to fill an area, without the parts outside of it.
static cairo_surface_t *scaled(cairo_surface_t *source, int w, int h) {
  double sw = cairo_image_surface_get_width(source), sh = cairo_image_surface_get_height(source);
  double scale = fmax(w / sw, h / sh);
  cairo_surface_t *copy = cairo_image_surface_create(cairo_image_surface_get_format(source), w, h);
  cairo_t *cairo = cairo_create(copy);
  cairo_translate(cairo, (w - sw * scale) / 2, (h - sh * scale) / 2);
  cairo_scale(cairo, scale, scale);
  cairo_set_source_surface(cairo, source, 0, 0);
  cairo_pattern_set_filter(cairo_get_source(cairo), CAIRO_FILTER_GOOD);
  cairo_paint(cairo);
  cairo_destroy(cairo);
  return copy;
}

static void load_photo(const char *path) {
  size_t count;
  uint8_t *bytes = read_file(path, &count);
  tjhandle decoder = need(tjInitDecompress());
  int w, h, subsampling, space;
  if (tjDecompressHeader3(decoder, bytes, count, &w, &h, &subsampling, &space)) exit(1);
  cairo_surface_t *whole = cairo_image_surface_create(CAIRO_FORMAT_RGB24, w, h);
  if (tjDecompress2(decoder, bytes, count, cairo_image_surface_get_data(whole), w,
                    cairo_image_surface_get_stride(whole), h, TJPF_BGRX, 0))
    exit(1);
  cairo_surface_mark_dirty(whole);
  photo = scaled(whole, width, height);
  cairo_surface_destroy(whole);
  tjDestroy(decoder);
  free(bytes);
}

static void start(char **arguments) {
  FT_Init_FreeType(&library);
  buffer = hb_buffer_create();
  for (int which = 0; which < 2; which++) {
    if (FT_New_Face(library, arguments[2 + which], 0, &faces[which])) exit(1);
    FT_Set_Char_Size(faces[which], 0, 64 * 1000, 72, 72);
    shapers[which] = hb_ft_font_create(faces[which], NULL);
    hb_ft_font_set_load_flags(shapers[which], FT_LOAD_NO_HINTING);
    FT_Face own;
    if (FT_New_Face(library, arguments[2 + which], 0, &own)) exit(1);
    fonts[which] = cairo_ft_font_face_create_for_ft_face(own, FT_LOAD_NO_HINTING);
  }
  load_photo(arguments[1]);
  cairo_surface_t *large = cairo_image_surface_create_from_png(arguments[4]);
  if (cairo_surface_status(large)) exit(1);
  emoji = scaled(large, 38, 38);
  cairo_surface_destroy(large);
  pixels = need(malloc((size_t)width * height * 4));
}

// Draws a line of text and returns the x coordinate of its end.
static double draw_line(cairo_t *cairo, const char *text, int is_bold, double size, double x, double y) {
  static cairo_glyph_t glyphs[longest_line];
  hb_buffer_clear_contents(buffer);
  hb_buffer_add_utf8(buffer, text, -1, 0, -1);
  hb_buffer_guess_segment_properties(buffer);
  hb_shape(shapers[is_bold], buffer, NULL, 0);
  unsigned count;
  hb_glyph_info_t *infos = hb_buffer_get_glyph_infos(buffer, &count);
  hb_glyph_position_t *positions = hb_buffer_get_glyph_positions(buffer, &count);
  if (count > longest_line) exit(1);
  double unit = size / 64000.0;
  for (unsigned index = 0; index < count; index++) {
    glyphs[index] = (cairo_glyph_t){infos[index].codepoint, x + positions[index].x_offset * unit, y};
    x += positions[index].x_advance * unit;
  }
  cairo_set_font_face(cairo, fonts[is_bold]);
  cairo_set_font_size(cairo, size);
  cairo_set_source_rgb(cairo, 1, 1, 1);
  cairo_show_glyphs(cairo, glyphs, (int)count);
  return x;
}

static void draw(const char *kind, const char *title, const char *author) {
  cairo_surface_t *surface =
      cairo_image_surface_create_for_data(pixels, CAIRO_FORMAT_ARGB32, width, height, width * 4);
  cairo_t *cairo = cairo_create(surface);
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
  cairo_set_source_surface(cairo, photo, 0, 0);
  cairo_pattern_set_filter(cairo_get_source(cairo), CAIRO_FILTER_NEAREST);
  cairo_paint(cairo);
  cairo_pattern_t *shade = cairo_pattern_create_linear(0, height * 0.2, 0, height);
  cairo_pattern_add_color_stop_rgba(shade, 0, 0, 0, 0, 0);
  cairo_pattern_add_color_stop_rgba(shade, 1, 0, 0, 0, 0.8);
  cairo_set_source(cairo, shade);
  cairo_paint(cairo);
  cairo_pattern_destroy(shade);
  draw_line(cairo, kind, 1, 28, 64, 410);
  draw_line(cairo, title, 1, 64, 64, 490);
  double end = draw_line(cairo, author, 0, 32, 64, 555);
  cairo_set_source_surface(cairo, emoji, round(end), 528);
  cairo_paint(cairo);
  cairo_destroy(cairo);
  cairo_surface_flush(surface);
  cairo_surface_destroy(surface);
}

int main(int argc, char **argv) {
  if (argc != 6) return 2;
  start(argv);
  char line[4 * longest_line], path[1024];
  for (int number = 1; fgets(line, sizeof line, stdin); number++) {
    char *kind = strtok(line, "\t\n"), *title = strtok(NULL, "\t\n"), *author = strtok(NULL, "\t\n");
    if (!author) return 2;
    draw(kind, title, author);
    snprintf(path, sizeof path, "%s/%d.png", argv[5], number);
    write_png(path, pixels, width, height);
  }
  return 0;
}
