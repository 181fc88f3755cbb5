// Picture files and rows of pixels. Pixels are 32-bit words in native order, 0xAARRGGBB, multiplied by alpha.
#pragma once

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

// MARK: Digests

typedef struct {
  uint64_t high;
  uint64_t low;
} hf_hash128;

/// XXH3-128 of the bytes.
hf_hash128 hf_digest(const void *bytes, size_t count);

// MARK: Decoding

typedef enum { HF_UNKNOWN = 0, HF_PNG = 1, HF_JPEG = 2, HF_WEBP = 3 } hf_file_format;

typedef struct {
  hf_file_format format;
  uint32_t width, height;
  /// EXIF orientation, 1 to 8; 1 where the file has none.
  int orientation;
  /// From malloc, four bytes a pixel; the caller frees it. NULL when decoding failed.
  void *pixels;
  /// Why there are no pixels.
  char message[160];
} hf_image;

/// What the first bytes say the file is.
hf_file_format hf_file_format_of(const void *bytes, size_t count);

/// Decodes a whole file. Nothing is allocated for pictures of more than `maximum_pixels`.
bool hf_decode(const void *bytes, size_t count, uint64_t maximum_pixels, hf_image *image);

// MARK: Encoding

typedef struct hf_png_writer hf_png_writer;

/// A writer whose memory serves many pictures one after the other. NULL without memory.
hf_png_writer *hf_png_writer_create(void);
void hf_png_writer_destroy(hf_png_writer *writer);

/// Begins a picture: RGB when opaque, else RGBA; `pixels_per_metre` 0 leaves the resolution out.
bool hf_png_begin(hf_png_writer *writer, uint32_t width, uint32_t height, bool opaque, uint32_t pixels_per_metre);
/// The same for a file that is kept: a quarter smaller, and many times slower to write.
bool hf_png_begin_small(hf_png_writer *writer, uint32_t width, uint32_t height, bool opaque,
                        uint32_t pixels_per_metre);
/// Adds an international text chunk after `hf_png_begin`, before any row; long text is compressed.
/// `keyword` is 1 to 79 Latin letters, digits or hyphens; `text` is UTF-8.
bool hf_png_add_text(hf_png_writer *writer, const char *keyword, const void *text, size_t count);
/// Adds rows from the top down; `stride` is in bytes.
bool hf_png_add_rows(hf_png_writer *writer, const void *pixels, size_t stride, uint32_t rows);
/// Ends the picture; the bytes stay valid until the writer begins another.
bool hf_png_end(hf_png_writer *writer, const uint8_t **bytes, size_t *count);

/// Encodes a JPEG; quality 1 to 100. The bytes are from malloc. Transparent parts are put on white.
/// `full_chroma` keeps the color of every pixel, else four share one. `dots_per_inch` 0 leaves the resolution out.
bool hf_jpeg_encode(const void *pixels, uint32_t width, uint32_t height, size_t stride, int quality, bool full_chroma,
                    uint16_t dots_per_inch, uint8_t **bytes, size_t *count, char message[160]);

/// Encodes a WebP; quality 0 to 100, of a lossless one the effort. The bytes are from malloc.
bool hf_webp_encode(const void *pixels, uint32_t width, uint32_t height, size_t stride, int quality, bool lossless,
                    uint8_t **bytes, size_t *count, char message[160]);

/// Undoes zlib's compression of at most `*count` bytes of result; then `*count` is how many there are.
bool hf_inflate(const void *source, size_t source_count, void *target, size_t *count);

/// Looks through a whole PNG: false where a chunk is cut or its checksum wrong. `sum` is the Adler-32 of the pixels
/// before they were compressed, which compressing them anew leaves as it is.
bool hf_png_pixel_sum(const void *bytes, size_t count, uint32_t *sum);

// MARK: Rows of pixels

/// Whether every pixel has alpha 255.
bool hf_pixels_are_opaque(const void *pixels, size_t count);

/// Turns pixels into bytes red, green, blue, alpha, not multiplied by alpha.
void hf_pixels_to_rgba(const void *pixels, void *bytes, size_t count);

/// Puts a colour (0xAARRGGBB, not multiplied) through rows of coverage onto pixels.
void hf_blend_mask(void *pixels, size_t stride, const uint8_t *mask, size_t mask_stride, int width, int height,
                   uint32_t color);

/// Adds rows of coverage to coverage, as two inks of one colour would lie over each other.
void hf_merge_mask(uint8_t *target, size_t target_stride, const uint8_t *mask, size_t mask_stride, int width,
                   int height);

/// Puts pixels on pixels, faded by `alpha` of 255.
void hf_blend_pixels(void *pixels, size_t stride, const void *source, size_t source_stride, int width, int height,
                     uint32_t alpha);

/// Scales pixels by `scale` about the point (`left`, `top`) of the target, by area when smaller.
void hf_resample(const void *source, size_t source_stride, int source_width, int source_height, void *target,
                 size_t target_stride, int width, int height, double left, double top, double scale);

/// Takes the alpha of pixels.
void hf_extract_alpha(const void *pixels, size_t stride, uint8_t *mask, size_t mask_stride, int width, int height);

/// Blurs coverage by a Gaussian of this standard deviation in pixels; false without memory.
bool hf_blur(uint8_t *mask, size_t stride, int width, int height, double deviation);

// MARK: Differences

/// Compares as many pixels: the largest difference of any channel goes into `distances` and its histogram.
/// The result is how many bytes differ.
uint64_t hf_compare(const void *left, const void *right, size_t count, uint8_t *distances, uint64_t histogram[256]);

typedef struct {
  /// How the rest of the picture is to fade: 0 leaves white, 255 the picture as grey.
  uint8_t strength;
  /// The colours of marked pixels by the marks 1 to 3, 0xAARRGGBB.
  uint32_t colors[3];
} hf_difference_style;

/// Paints a row of pixels: grey and faded where `marks` is 0, else in the mark's colour.
void hf_paint_difference(const void *pixels, const uint8_t *marks, void *target, size_t count,
                         const hf_difference_style *style);
