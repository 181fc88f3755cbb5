// The libraries that draw vector files with Cairo.
#pragma once

#include "CImageCodecs.h"

/// An SVG or the first page of a PDF that is open.
typedef struct {
  hf_file_format format;
  /// The size, in points.
  double width, height;
  /// The library's objects: a document and, of a PDF, a page.
  void *document, *page;
} hf_vector;

/// The functions of Cairo, from the copy that the drawing library uses.
typedef struct {
  void *(*cairo_create)(void *);
  void (*cairo_destroy)(void *);
  int (*cairo_status)(void *);
  void (*cairo_save)(void *);
  void (*cairo_restore)(void *);
  void (*cairo_set_matrix)(void *, const double *);
  void *(*cairo_image_surface_create_for_data)(uint8_t *, int, int, int, int);
  void *(*cairo_pdf_surface_create_for_stream)(int (*)(void *, const uint8_t *, unsigned), void *, double, double);
  void *(*cairo_svg_surface_create_for_stream)(int (*)(void *, const uint8_t *, unsigned), void *, double, double);
  void (*cairo_surface_finish)(void *);
  void (*cairo_surface_flush)(void *);
  int (*cairo_surface_status)(void *);
} hf_cairo;

/// Loads the library of a format, and stores its name and version.
bool hf_vector_load(hf_file_format format, const hf_cairo **cairo, char library[40], char message[160]);
/// Opens a file, whose bytes must stay valid.
bool hf_vector_open(hf_file_format format, const void *bytes, size_t count, hf_vector *vector, char message[160]);
/// Draws an open file with a `cairo_t`, at the origin in its own size.
bool hf_vector_render(const hf_vector *vector, void *cairo, bool is_for_print, char message[160]);
void hf_vector_close(hf_vector *vector);
