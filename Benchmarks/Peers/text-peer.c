// Measures Pango on the paragraphs and labels of TextBenchmark, for comparison. Prints medians in microseconds, one per
// line, in the order of TextBenchmark's rows.
#include <pango/pangocairo.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

enum { REPEATS = 301 };

static double now(void) {
  struct timespec time;
  clock_gettime(CLOCK_MONOTONIC, &time);
  return (double)time.tv_sec * 1e6 + (double)time.tv_nsec / 1e3;
}

static int compare(const void *a, const void *b) {
  const double x = *(const double *)a, y = *(const double *)b;
  return x < y ? -1 : x > y;
}

static double median(double *times) {
  qsort(times, REPEATS, sizeof *times, compare);
  return times[REPEATS / 2];
}

static PangoLayout *layout(PangoContext *context, PangoFontDescription *font, const char *text) {
  PangoLayout *layout = pango_layout_new(context);
  pango_layout_set_font_description(layout, font);
  pango_layout_set_wrap(layout, PANGO_WRAP_WORD_CHAR);
  pango_layout_set_text(layout, text, -1);
  return layout;
}

// Arguments: font family, file with the paragraph.
int main(int count, char **arguments) {
  if (count < 3) return 2;
  static char text[65536];
  FILE *file = fopen(arguments[2], "rb");
  if (file == NULL) return 1;
  text[fread(text, 1, sizeof text - 1, file)] = 0;
  fclose(file);
  PangoContext *context = pango_font_map_create_context(pango_cairo_font_map_new());
  pango_context_set_round_glyph_positions(context, FALSE);
  cairo_font_options_t *options = cairo_font_options_create();
  cairo_font_options_set_hint_style(options, CAIRO_HINT_STYLE_NONE);
  cairo_font_options_set_hint_metrics(options, CAIRO_HINT_METRICS_OFF);
  pango_cairo_context_set_font_options(context, options);
  PangoFontDescription *font = pango_font_description_from_string(arguments[1]);
  pango_font_description_set_absolute_size(font, 12 * PANGO_SCALE);

  static double times[REPEATS];
  int width, height;
  for (int i = 0; i < REPEATS; i++) {
    const double start = now();
    PangoLayout *paragraph = layout(context, font, text);
    pango_layout_set_width(paragraph, 350 * PANGO_SCALE);
    pango_layout_get_size(paragraph, &width, &height);
    g_object_unref(paragraph);
    times[i] = now() - start;
  }
  printf("%.3f\n", median(times));

  PangoLayout *paragraph = layout(context, font, text);
  for (int i = 0; i < REPEATS; i++) {
    const double start = now();
    pango_layout_set_width(paragraph, (340 + i % 20) * PANGO_SCALE);
    pango_layout_get_size(paragraph, &width, &height);
    times[i] = now() - start;
  }
  printf("%.3f\n", median(times));

  for (int i = 0; i < REPEATS; i++) {
    char label[32];
    snprintf(label, sizeof label, "Hello, label %03d !", i);
    const double start = now();
    PangoLayout *paragraph = layout(context, font, label);
    pango_layout_get_size(paragraph, &width, &height);
    g_object_unref(paragraph);
    times[i] = now() - start;
  }
  printf("%.3f\n", median(times));
  return 0;
}
