#include <math.h>
#include <stdio.h>
#include <string.h>

#include "Library.h"
#include "Vector.h"

// The interfaces of librsvg 2, poppler-glib and GLib, which are loaded only for SVG and PDF files.
typedef struct {
  uint32_t domain;
  int code;
  const char *message;
} g_error;

typedef struct {
  double x, y, width, height;
} rsvg_rectangle;

typedef struct {
  double length;
  int unit;
} rsvg_length;

static hf_cairo cairo_functions;

static struct {
  void *(*rsvg_handle_new_from_data)(const uint8_t *, size_t, g_error **);
  void (*rsvg_handle_set_dpi)(void *, double);
  void (*rsvg_handle_get_intrinsic_dimensions)(void *, int *, rsvg_length *, int *, rsvg_length *, int *,
                                               rsvg_rectangle *);
  int (*rsvg_handle_get_intrinsic_size_in_pixels)(void *, double *, double *);
  int (*rsvg_handle_render_document)(void *, void *, const rsvg_rectangle *, g_error **);
  const unsigned *rsvg_major_version, *rsvg_minor_version, *rsvg_micro_version;
  void *(*poppler_document_new_from_data)(const uint8_t *, int, const char *, g_error **);
  void *(*poppler_document_get_page)(void *, int);
  void (*poppler_page_get_size)(void *, double *, double *);
  void (*poppler_page_render)(void *, void *);
  void (*poppler_page_render_for_printing)(void *, void *);
  const char *(*poppler_get_version)(void);
  void (*g_object_unref)(void *);
  void (*g_error_free)(g_error *);
} functions;

#define SHARED_SYMBOLS                                                                                                \
  HF_SYMBOL(g_object_unref), HF_SYMBOL(g_error_free), CAIRO(cairo_create), CAIRO(cairo_destroy), CAIRO(cairo_status), \
      CAIRO(cairo_save), CAIRO(cairo_restore), CAIRO(cairo_set_matrix),                      \
      CAIRO(cairo_image_surface_create_for_data), CAIRO(cairo_pdf_surface_create_for_stream),                         \
      CAIRO(cairo_svg_surface_create_for_stream), CAIRO(cairo_surface_finish), CAIRO(cairo_surface_flush),            \
      CAIRO(cairo_surface_status)
#define CAIRO(function) {#function, (void **)&cairo_functions.function}

static const hf_symbol rsvg_symbols[] = {
    HF_SYMBOL(rsvg_handle_new_from_data),
    HF_SYMBOL(rsvg_handle_set_dpi),
    HF_SYMBOL(rsvg_handle_get_intrinsic_dimensions),
    HF_SYMBOL(rsvg_handle_get_intrinsic_size_in_pixels),
    HF_SYMBOL(rsvg_handle_render_document),
    HF_SYMBOL(rsvg_major_version),
    HF_SYMBOL(rsvg_minor_version),
    HF_SYMBOL(rsvg_micro_version),
    SHARED_SYMBOLS,
};

static const hf_symbol poppler_symbols[] = {
    HF_SYMBOL(poppler_document_new_from_data),
    HF_SYMBOL(poppler_document_get_page),
    HF_SYMBOL(poppler_page_get_size),
    HF_SYMBOL(poppler_page_render),
    HF_SYMBOL(poppler_page_render_for_printing),
    HF_SYMBOL(poppler_get_version),
    SHARED_SYMBOLS,
};

static hf_library rsvg = {"librsvg-2.so.2", "librsvg2-2", rsvg_symbols, sizeof rsvg_symbols / sizeof *rsvg_symbols,
                          NULL};
static hf_library poppler = {"libpoppler-glib.so.8", "libpoppler-glib8", poppler_symbols,
                             sizeof poppler_symbols / sizeof *poppler_symbols, NULL};

bool hf_vector_load(hf_file_format format, const hf_cairo **cairo, char library[40], char message[160]) {
  *cairo = &cairo_functions;
  if (format == HF_SVG) {
    if (!hf_load(&rsvg, "convert it to PNG", message)) return false;
    if (library)
      snprintf(library, 40, "librsvg %u.%u.%u", *functions.rsvg_major_version, *functions.rsvg_minor_version,
               *functions.rsvg_micro_version);
  } else {
    if (!hf_load(&poppler, "convert it to PNG", message)) return false;
    if (library) snprintf(library, 40, "poppler %s", functions.poppler_get_version());
  }
  return true;
}

static bool fail(char message[160], const char *format, g_error *error) {
  const char *reason = error && error->message ? error->message : "it cannot be read";
  // The error of Cairo, as librsvg writes it.
  if (strstr(reason, "NoMemory"))
    snprintf(message, 160, "needs more than 512 MB of memory; simplify or convert it");
  else
    snprintf(message, 160, "damaged %s: %s", format, reason);
  if (error) functions.g_error_free(error);
  return false;
}

// Reads the size of an SVG. Without one, the size of its view box applies.
static bool measure_svg(hf_vector *vector) {
  if (functions.rsvg_handle_get_intrinsic_size_in_pixels(vector->document, &vector->width, &vector->height) &&
      vector->width > 0 && vector->height > 0)
    return true;
  int has_width, has_height, has_box = 0;
  rsvg_length width, height;
  rsvg_rectangle box = {0};
  functions.rsvg_handle_get_intrinsic_dimensions(vector->document, &has_width, &width, &has_height, &height, &has_box,
                                                 &box);
  vector->width = has_box ? box.width : 0;
  vector->height = has_box ? box.height : 0;
  return has_box;
}

bool hf_vector_open(hf_file_format format, const void *bytes, size_t count, hf_vector *vector, char message[160]) {
  *vector = (hf_vector){.format = format};
  g_error *error = NULL;
  bool has_size = true;
  if (format == HF_SVG) {
    vector->document = functions.rsvg_handle_new_from_data(bytes, count, &error);
    if (!vector->document) return fail(message, "SVG", error);
    // The pixel of CSS is a point: 96 are an inch.
    functions.rsvg_handle_set_dpi(vector->document, 96);
    has_size = measure_svg(vector);
  } else {
    vector->document =
        count <= INT32_MAX ? functions.poppler_document_new_from_data(bytes, (int)count, NULL, &error) : NULL;
    if (!vector->document) return fail(message, "PDF", error);
    vector->page = functions.poppler_document_get_page(vector->document, 0);
    if (vector->page) functions.poppler_page_get_size(vector->page, &vector->width, &vector->height);
  }
  // Points of at most 1e6 leave pixels within the range of integers.
  if (has_size && vector->width > 0 && vector->height > 0 && vector->width <= 1e6 && vector->height <= 1e6) return true;
  snprintf(message, 160, "a picture of %g by %g points, which cannot be drawn; give it a width and a height",
           vector->width, vector->height);
  hf_vector_close(vector);
  return false;
}

bool hf_vector_render(const hf_vector *vector, void *cairo, bool is_for_print, char message[160]) {
  g_error *error = NULL;
  if (vector->format == HF_SVG) {
    rsvg_rectangle viewport = {0, 0, vector->width, vector->height};
    if (!functions.rsvg_handle_render_document(vector->document, cairo, &viewport, &error))
      return fail(message, "SVG", error);
  } else if (is_for_print) {
    functions.poppler_page_render_for_printing(vector->page, cairo);
  } else {
    functions.poppler_page_render(vector->page, cairo);
  }
  int status = cairo_functions.cairo_status(cairo);
  if (status == 0) return true;
  snprintf(message, 160, "damaged %s: Cairo's error %d", vector->format == HF_SVG ? "SVG" : "PDF", status);
  return false;
}

void hf_vector_close(hf_vector *vector) {
  if (vector->page) functions.g_object_unref(vector->page);
  if (vector->document) functions.g_object_unref(vector->document);
  *vector = (hf_vector){.format = vector->format};
}
