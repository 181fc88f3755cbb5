#include "Vector.h"

#include <dirent.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "Guard.h"

// The parameters of a guarded task.
typedef struct {
  hf_file_format format;
  const void *bytes;
  size_t count;
  const hf_cairo *cairo;
  const double *matrix;
  uint32_t width, height;
} job;

static bool measure(void *context, int output, char message[160]) {
  job *this = context;
  hf_vector vector;
  if (!hf_vector_open(this->format, this->bytes, this->count, &vector, message)) return false;
  double size[2] = {vector.width, vector.height};
  return hf_write_all(output, size, sizeof size);
}

bool hf_vector_measure(hf_file_format format, const void *bytes, size_t count, double size[2], char library[40],
                       char message[160]) {
  job this = {.format = format, .bytes = bytes, .count = count};
  if (!hf_vector_load(format, &this.cairo, library, message)) return false;
  uint8_t *result = NULL;
  size_t result_size = 0;
  if (!hf_run_guarded(measure, &this, 2 * sizeof(double), &result, &result_size, message)) return false;
  bool ok = result_size == 2 * sizeof(double);
  if (ok) memcpy(size, result, result_size);
  else snprintf(message, 160, "its size cannot be read");
  free(result);
  return ok;
}

static bool paint(void *context, int output, char message[160]) {
  job *this = context;
  hf_vector vector;
  if (!hf_vector_open(this->format, this->bytes, this->count, &vector, message)) return false;
  size_t size = (size_t)this->width * this->height * 4;
  uint8_t *pixels = calloc(size, 1);
  void *surface = NULL;
  if (pixels)
    surface = this->cairo->cairo_image_surface_create_for_data(pixels, 0, (int)this->width, (int)this->height,
                                                               (int)this->width * 4);
  if (!surface || this->cairo->cairo_surface_status(surface) != 0) {
    snprintf(message, 160, "no memory for %ux%u pixels", this->width, this->height);
    return false;
  }
  void *cairo = this->cairo->cairo_create(surface);
  this->cairo->cairo_set_matrix(cairo, this->matrix);
  if (!hf_vector_render(&vector, cairo, false, message)) return false;
  this->cairo->cairo_surface_flush(surface);
  return hf_write_all(output, pixels, size);
}

bool hf_vector_paint(hf_file_format format, const void *bytes, size_t count, const double matrix[6], uint32_t width,
                     uint32_t height, uint8_t **pixels, char message[160]) {
  job this = {.format = format, .bytes = bytes, .count = count, .matrix = matrix, .width = width, .height = height};
  if (!hf_vector_load(format, &this.cairo, NULL, message)) return false;
  size_t expected = (size_t)width * height * 4, size = 0;
  if (!hf_run_guarded(paint, &this, expected, pixels, &size, message)) return false;
  if (size == expected) return true;
  free(*pixels);
  *pixels = NULL;
  snprintf(message, 160, "its pixels are incomplete");
  return false;
}

// The output of a vector surface.
typedef struct {
  int output;
  size_t count;
} stream;

static int append(void *closure, const uint8_t *bytes, unsigned count) {
  stream *to = closure;
  to->count += count;
  // The status of a write error.
  return to->output < 0 || hf_write_all(to->output, bytes, count) ? 0 : 11;
}

// The largest file that a vector file can become.
enum { maximum_document = 64 << 20 };

static int thread_count(void) {
  DIR *tasks = opendir("/proc/self/task");
  if (!tasks) return 2;
  int count = 0;
  for (struct dirent *entry; (entry = readdir(tasks));) count += entry->d_name[0] != '.';
  closedir(tasks);
  return count;
}

// Draws on a page that is discarded. Writes whether the library started threads, which guarded tasks would lack.
static bool try_drawing(void *context, int output, char message[160]) {
  job *this = context;
  hf_vector vector;
  if (!hf_vector_open(this->format, this->bytes, this->count, &vector, message)) return false;
  stream discarded = {-1, 0};
  void *surface =
      this->cairo->cairo_pdf_surface_create_for_stream(append, &discarded, vector.width, vector.height);
  void *cairo = this->cairo->cairo_create(surface);
  if (!hf_vector_render(&vector, cairo, true, message)) return false;
  this->cairo->cairo_destroy(cairo);
  this->cairo->cairo_surface_finish(surface);
  if (discarded.count > maximum_document) {
    snprintf(message, 160, "needs more than %d MB in a PDF; simplify it", maximum_document >> 20);
    return false;
  }
  uint8_t is_threaded = thread_count() > 1;
  return hf_write_all(output, &is_threaded, 1);
}

bool hf_vector_draw(hf_file_format format, const void *bytes, size_t count, void *cairo, bool *is_drawn,
                    char message[160]) {
  job this = {.format = format, .bytes = bytes, .count = count};
  if (!hf_vector_load(format, &this.cairo, NULL, message)) return false;
  uint8_t *result = NULL;
  size_t result_size = 0;
  if (!hf_run_guarded(try_drawing, &this, 1, &result, &result_size, message)) return false;
  *is_drawn = result_size == 1 && result[0] == 0;
  free(result);
  if (!*is_drawn) return true;
  hf_lock_libraries();
  hf_vector vector;
  bool ok = hf_vector_open(format, bytes, count, &vector, message);
  if (ok) {
    this.cairo->cairo_save(cairo);
    ok = hf_vector_render(&vector, cairo, true, message);
    this.cairo->cairo_restore(cairo);
    hf_vector_close(&vector);
  }
  hf_unlock_libraries();
  return ok;
}

static bool convert(void *context, int output, char message[160]) {
  job *this = context;
  hf_vector vector;
  if (!hf_vector_open(this->format, this->bytes, this->count, &vector, message)) return false;
  stream file = {output, 0};
  void *surface = this->cairo->cairo_svg_surface_create_for_stream(append, &file, vector.width, vector.height);
  void *cairo = this->cairo->cairo_create(surface);
  if (!hf_vector_render(&vector, cairo, true, message)) return false;
  this->cairo->cairo_destroy(cairo);
  this->cairo->cairo_surface_finish(surface);
  int status = this->cairo->cairo_surface_status(surface);
  if (status != 0) snprintf(message, 160, "needs more than %d MB as SVG; simplify it", maximum_document >> 20);
  return status == 0;
}

bool hf_vector_to_svg(hf_file_format format, const void *bytes, size_t count, uint8_t **svg, size_t *svg_count,
                      char message[160]) {
  job this = {.format = format, .bytes = bytes, .count = count};
  return hf_vector_load(format, &this.cairo, NULL, message) &&
         hf_run_guarded(convert, &this, maximum_document, svg, svg_count, message);
}
