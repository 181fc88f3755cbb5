// Image codecs and pixel operations. Pixels are 32-bit words in native order, 0xAARRGGBB, premultiplied.
#pragma once

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

// MARK: Digests

typedef struct {
  uint64_t high;
  uint64_t low;
} hf_hash128;

/// Returns the XXH3-128 hash of the bytes.
hf_hash128 hf_digest(const void *bytes, size_t count);

// MARK: Decoding

/// `HF_HEIF` includes AVIF. Files of the last two formats have no pixels of their own.
typedef enum {
  HF_UNKNOWN = 0,
  HF_PNG = 1,
  HF_JPEG = 2,
  HF_WEBP = 3,
  HF_GIF = 4,
  HF_BMP = 5,
  HF_TIFF = 6,
  HF_HEIF = 7,
  HF_SVG = 8,
  HF_PDF = 9
} hf_file_format;

typedef struct {
  hf_file_format format;
  uint32_t width, height;
  /// The EXIF orientation, 1 to 8; 1 if the file has none.
  int orientation;
  /// Memory from malloc, four bytes per pixel, freed by the caller. NULL on failure.
  void *pixels;
  /// Indicates whether the colors of the file are the pixels' colors: sRGB, or gray without a profile.
  bool has_file_colors;
  /// The error message on failure.
  char message[160];
} hf_image;

/// Returns the format by the first bytes of a file.
hf_file_format hf_file_format_of(const void *bytes, size_t count);

/// Decodes a file, of an animated GIF the frame with an index, of other animations the first frame.
///
/// Nothing is allocated for images above `maximum_pixels`.
///
/// GIF, TIFF, HEIC and AVIF are decoded by libraries that are loaded for them, in a process of their own.
bool hf_decode(const void *bytes, size_t count, uint32_t frame, uint64_t maximum_pixels, hf_image *image);

/// Copies a JPEG without metadata, thumbnails and other pictures in the file. The bytes are from malloc.
///
/// Returns false for damaged files, and for JPEGs that other programs need not support, such as CMYK.
bool hf_jpeg_copy(const void *bytes, size_t count, uint8_t **copy, size_t *copy_count);

// MARK: Vector files

/// Reads the size of an SVG or the first page of a PDF, in points, and the name and version of the library.
bool hf_vector_measure(hf_file_format format, const void *bytes, size_t count, double size[2], char library[40],
                       char message[160]);
/// Draws a vector file into transparent pixels from malloc, `width` × `height` premultiplied words.
///
/// `matrix` is xx, yx, xy, yy, x0, y0 as in Cairo, from points to pixels.
bool hf_vector_paint(hf_file_format format, const void *bytes, size_t count, const double matrix[6], uint32_t width,
                     uint32_t height, uint8_t **pixels, char message[160]);
/// Draws a vector file with a `cairo_t`, whose user space has the file's points.
///
/// The drawing is first tried in a process of its own. `is_drawn` becomes false if it can only be drawn as pixels.
bool hf_vector_draw(hf_file_format format, const void *bytes, size_t count, void *cairo, bool *is_drawn,
                    char message[160]);
/// Returns the seconds of processor time of the calling thread's last call that used a process of its own.
double hf_guarded_seconds(void);
/// Converts a vector file to SVG, from malloc.
bool hf_vector_to_svg(hf_file_format format, const void *bytes, size_t count, uint8_t **svg, size_t *svg_count,
                      char message[160]);

// MARK: Encoding

typedef struct hf_png_writer hf_png_writer;

/// Returns a writer whose memory is reused for many pictures; NULL if the allocation fails.
hf_png_writer *hf_png_writer_create(void);
void hf_png_writer_destroy(hf_png_writer *writer);

/// Begins a picture: RGB if opaque, else RGBA; `pixels_per_meter` 0 omits the resolution.
bool hf_png_begin(hf_png_writer *writer, uint32_t width, uint32_t height, bool opaque, uint32_t pixels_per_meter);
/// Begins a picture whose file is about a quarter smaller, and takes many times longer to write.
bool hf_png_begin_small(hf_png_writer *writer, uint32_t width, uint32_t height, bool opaque,
                        uint32_t pixels_per_meter);
/// Adds an international text chunk after `hf_png_begin`, before any row; long text is compressed.
/// `keyword` is 1 to 79 Latin letters, digits or hyphens; `text` is UTF-8.
bool hf_png_add_text(hf_png_writer *writer, const char *keyword, const void *text, size_t count);
/// Adds rows from the top down; `stride` is in bytes.
bool hf_png_add_rows(hf_png_writer *writer, const void *pixels, size_t stride, uint32_t rows);
/// Ends the picture; the bytes stay valid until the writer begins another.
bool hf_png_end(hf_png_writer *writer, const uint8_t **bytes, size_t *count);

/// Encodes a JPEG on white; quality 1 to 100. The bytes are from malloc.
/// `full_chroma` keeps the color of every pixel, else four share one. `dots_per_inch` 0 omits the resolution.
bool hf_jpeg_encode(const void *pixels, uint32_t width, uint32_t height, size_t stride, int quality, bool full_chroma,
                    uint16_t dots_per_inch, uint8_t **bytes, size_t *count, char message[160]);

/// Encodes a WebP; quality 0 to 100, ignored if lossless. The bytes are from malloc.
bool hf_webp_encode(const void *pixels, uint32_t width, uint32_t height, size_t stride, int quality, bool lossless,
                    uint8_t **bytes, size_t *count, char message[160]);

/// Decompresses zlib data into at most `*count` bytes and sets `*count` to the number written.
bool hf_inflate(const void *source, size_t source_count, void *target, size_t *count);

/// Checks a whole PNG; returns false for a truncated chunk or a wrong checksum.
/// `sum` becomes the Adler-32 checksum of the uncompressed, filtered rows. Compressing them again does not change it.
bool hf_png_pixel_sum(const void *bytes, size_t count, uint32_t *sum);

// MARK: Rows of pixels

/// Returns whether every pixel has alpha 255.
bool hf_pixels_are_opaque(const void *pixels, size_t count);

/// Converts pixels to RGBA bytes, not premultiplied.
void hf_pixels_to_rgba(const void *pixels, void *bytes, size_t count);

/// Blends a color (0xAARRGGBB, not premultiplied) into pixels through rows of coverage.
void hf_blend_mask(void *pixels, size_t stride, const uint8_t *mask, size_t mask_stride, int width, int height,
                   uint32_t color);

/// Composites rows of coverage over coverage.
void hf_merge_mask(uint8_t *target, size_t target_stride, const uint8_t *mask, size_t mask_stride, int width,
                   int height);

/// Composites pixels over pixels with an opacity of `alpha` / 255.
void hf_blend_pixels(void *pixels, size_t stride, const void *source, size_t source_stride, int width, int height,
                     uint32_t alpha);

/// Scales pixels, with the source's corner at (`left`, `top`) of the target; averages areas when reducing.
void hf_resample(const void *source, size_t source_stride, int source_width, int source_height, void *target,
                 size_t target_stride, int width, int height, double left, double top, double scale);

/// Extracts the alpha of pixels.
void hf_extract_alpha(const void *pixels, size_t stride, uint8_t *mask, size_t mask_stride, int width, int height);

/// Blurs coverage by a Gaussian with a standard deviation in pixels; false if the allocation fails.
bool hf_blur(uint8_t *mask, size_t stride, int width, int height, double deviation);

typedef enum { HF_BLEND_NORMAL, HF_BLEND_COLOR_DODGE, HF_BLEND_OVERLAY } hf_blend_mode;

/// A color over pixels, not premultiplied; 65,535 is full.
typedef struct {
  uint16_t red, green, blue, alpha;
  hf_blend_mode mode;
} hf_tint;

/// Writes a copy of pixels that is blurred by a Gaussian, saturated and tinted; false if the allocation fails.
///
/// Nothing outside of the pixels reaches the result. The deviation is in pixels. The copy may replace the pixels.
bool hf_backdrop(const void *from, size_t from_stride, void *to, size_t to_stride, int width, int height,
                 double deviation, double saturation, const hf_tint *tints, size_t tint_count);

// MARK: Differences

/// Compares pixels and returns the number of differing bytes.
/// Writes the largest channel difference of each pixel to `distances` and counts it in the histogram.
uint64_t hf_compare(const void *left, const void *right, size_t count, uint8_t *distances, uint64_t histogram[256]);

typedef struct {
  /// The opacity of unmarked pixels: 0 leaves white, 255 the picture in gray.
  uint8_t strength;
  /// The colors of the marks 1 to 3, 0xAARRGGBB.
  uint32_t colors[3];
} hf_difference_style;

/// Paints a row of pixels: faded gray where `marks` is 0, else in the mark's color.
void hf_paint_difference(const void *pixels, const uint8_t *marks, void *target, size_t count,
                         const hf_difference_style *style);
