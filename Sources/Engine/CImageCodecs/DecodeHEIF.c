#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "DecodeGuarded.h"

// The interface of libheif 1 (heif.h), which is loaded only for HEIC and AVIF files.
typedef struct {
  int code, subcode;
  const char *message;
} heif_error;

// The beginning of heif_color_profile_nclx.
typedef struct {
  uint8_t version;
  int primaries;
} heif_nclx;

static struct {
  void *(*heif_context_alloc)(void);
  heif_error (*heif_context_read_from_memory_without_copy)(void *, const void *, size_t, const void *);
  heif_error (*heif_context_get_primary_image_handle)(void *, void **);
  int (*heif_image_handle_get_width)(const void *);
  int (*heif_image_handle_get_height)(const void *);
  int (*heif_image_handle_is_premultiplied_alpha)(const void *);
  size_t (*heif_image_handle_get_raw_color_profile_size)(const void *);
  heif_error (*heif_image_handle_get_raw_color_profile)(const void *, void *);
  heif_error (*heif_image_handle_get_nclx_color_profile)(const void *, heif_nclx **);
  heif_error (*heif_decode_image)(const void *, void **, int, int, const void *);
  const uint8_t *(*heif_image_get_plane_readonly)(const void *, int, int *);
  int (*heif_image_get_width)(const void *, int);
  int (*heif_image_get_height)(const void *, int);
} functions;

static const hf_symbol symbols[] = {
    HF_SYMBOL(heif_context_alloc),
    HF_SYMBOL(heif_context_read_from_memory_without_copy),
    HF_SYMBOL(heif_context_get_primary_image_handle),
    HF_SYMBOL(heif_image_handle_get_width),
    HF_SYMBOL(heif_image_handle_get_height),
    HF_SYMBOL(heif_image_handle_is_premultiplied_alpha),
    HF_SYMBOL(heif_image_handle_get_raw_color_profile_size),
    HF_SYMBOL(heif_image_handle_get_raw_color_profile),
    HF_SYMBOL(heif_image_handle_get_nclx_color_profile),
    HF_SYMBOL(heif_decode_image),
    HF_SYMBOL(heif_image_get_plane_readonly),
    HF_SYMBOL(heif_image_get_width),
    HF_SYMBOL(heif_image_get_height),
};

static hf_library library = {"libheif.so.1", "libheif1", symbols, sizeof symbols / sizeof *symbols, NULL};

enum { colorspace_rgb = 1, chroma_rgba = 11, channel_interleaved = 10, smpte_432_p3 = 12, maximum_profile = 4 << 20 };

static bool fail(char message[160], heif_error error) {
  snprintf(message, 160, "damaged HEIC or AVIF: %s", error.message ? error.message : "it cannot be read");
  return false;
}

static bool write_rows(int output, const uint8_t *plane, int stride, uint32_t width, uint32_t height,
                       bool is_premultiplied) {
  uint8_t *row = malloc((size_t)width * 4);
  if (!row) return false;
  for (uint32_t y = 0; y < height; y++) {
    const uint8_t *from = plane + (size_t)y * (size_t)stride;
    for (size_t at = 0; at < (size_t)width * 4; at += 4) {
      uint32_t red = from[at], green = from[at + 1], blue = from[at + 2], alpha = from[at + 3];
      if (is_premultiplied && alpha != 0) {
        red = (red * 255 + alpha / 2) / alpha, green = (green * 255 + alpha / 2) / alpha;
        blue = (blue * 255 + alpha / 2) / alpha;
      }
      row[at] = (uint8_t)(blue > 255 ? 255 : blue), row[at + 1] = (uint8_t)(green > 255 ? 255 : green);
      row[at + 2] = (uint8_t)(red > 255 ? 255 : red), row[at + 3] = (uint8_t)alpha;
    }
    if (!hf_write_all(output, row, (size_t)width * 4)) return false;
  }
  free(row);
  return true;
}

static bool decode(void *context, int output, char message[160]) {
  hf_file *file = context;
  void *reader = functions.heif_context_alloc(), *handle = NULL, *picture = NULL;
  if (!reader) return fail(message, (heif_error){.message = "no memory"});
  heif_error error = functions.heif_context_read_from_memory_without_copy(reader, file->bytes, file->count, NULL);
  if (error.code) return fail(message, error);
  error = functions.heif_context_get_primary_image_handle(reader, &handle);
  if (error.code) return fail(message, error);
  int width = functions.heif_image_handle_get_width(handle), height = functions.heif_image_handle_get_height(handle);
  if (!hf_check_size(width < 0 ? 0 : (uint64_t)width, height < 0 ? 0 : (uint64_t)height, file->maximum_pixels, message))
    return false;
  error = functions.heif_decode_image(handle, &picture, colorspace_rgb, chroma_rgba, NULL);
  if (error.code) return fail(message, error);
  int stride = 0;
  const uint8_t *plane = functions.heif_image_get_plane_readonly(picture, channel_interleaved, &stride);
  width = functions.heif_image_get_width(picture, channel_interleaved);
  height = functions.heif_image_get_height(picture, channel_interleaved);
  if (!plane || width <= 0 || height <= 0 || stride < width * 4)
    return fail(message, (heif_error){.message = "no pixels"});
  // The library has already turned and mirrored the pixels.
  hf_description description = {.width = (uint32_t)width, .height = (uint32_t)height, .orientation = 1};
  if (!hf_check_size(description.width, description.height, file->maximum_pixels, message)) return false;
  size_t profile_size = functions.heif_image_handle_get_raw_color_profile_size(handle);
  uint8_t *profile = profile_size > 0 && profile_size <= maximum_profile ? malloc(profile_size) : NULL;
  if (profile && functions.heif_image_handle_get_raw_color_profile(handle, profile).code == 0)
    description.profile_size = (uint32_t)profile_size;
  heif_nclx *nclx = NULL;
  if (!description.profile_size && functions.heif_image_handle_get_nclx_color_profile(handle, &nclx).code == 0)
    description.is_display_p3 = nclx && nclx->primaries == smpte_432_p3;
  return write_rows(output, plane, stride, description.width, description.height,
                    functions.heif_image_handle_is_premultiplied_alpha(handle) != 0) &&
         hf_write_all(output, profile, description.profile_size) &&
         hf_write_all(output, &description, sizeof description);
}

bool hf_decode_heif(const uint8_t *bytes, size_t count, uint64_t maximum_pixels, hf_image *image) {
  return hf_load(&library, "convert it to PNG or JPEG", image->message) &&
         hf_decode_guarded(decode, (hf_file){bytes, count, maximum_pixels, 0}, image);
}
