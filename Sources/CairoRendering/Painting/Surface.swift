internal import CCairo
import UIFoundation

/// An area of pixels with its Cairo context.
struct Surface: ~Copyable {
  /// The `cairo_surface_t`.
  let handle: OpaquePointer
  /// The `cairo_t`.
  let cairo: OpaquePointer
  /// The area in the whole picture. Pixels.
  let area: PixelRect
  /// The top left pixel; nil for surfaces without pixels, such as PDF's.
  let pixels: UnsafeMutableRawPointer?
  /// The number of bytes per row.
  let stride: Int
  private let owned: UnsafeMutableRawPointer?

  /// Creates an area in the caller's memory, which outlives the surface.
  init(
    area: PixelRect, pixels: UnsafeMutableRawPointer, stride: Int
  ) throws(RenderingError) {
    try self.init(area: area, pixels: pixels, stride: stride, owned: nil)
  }

  /// Creates a transparent area in memory of its own.
  init(area: PixelRect) throws(RenderingError) {
    let stride = area.width * 4
    guard !area.isEmpty, let memory = calloc(area.height, stride) else {
      throw .library(name: "Cairo", reason: "no memory for a layer of \(area.width)×\(area.height) pixels")
    }
    try self.init(area: area, pixels: memory, stride: stride, owned: memory)
  }

  /// Creates a page of a vector format.
  init(page handle: OpaquePointer, area: PixelRect) {
    self.handle = handle
    self.area = area
    pixels = nil
    stride = 0
    owned = nil
    cairo = cairo_create(handle)
    Self.configure(cairo)
  }

  private init(
    area: PixelRect, pixels: UnsafeMutableRawPointer, stride: Int, owned: UnsafeMutableRawPointer?
  ) throws(RenderingError) {
    guard
      let handle = cairo_image_surface_create_for_data(
        pixels.assumingMemoryBound(to: UInt8.self), CAIRO_FORMAT_ARGB32, Int32(area.width), Int32(area.height),
        Int32(stride)), cairo_surface_status(handle) == CAIRO_STATUS_SUCCESS, let cairo = cairo_create(handle)
    else {
      free(owned)
      throw .library(name: "Cairo", reason: "no surface of \(area.width)×\(area.height) pixels")
    }
    self.handle = handle
    self.cairo = cairo
    self.area = area
    self.pixels = pixels
    self.stride = stride
    self.owned = owned
    Self.configure(cairo)
  }

  deinit {
    cairo_destroy(cairo)
    cairo_surface_destroy(handle)
    free(owned)
  }

  // Fonts are painted separately or embedded unhinted, so only the antialiasing of edges is Cairo's.
  private static func configure(_ cairo: OpaquePointer) {
    cairo_set_antialias(cairo, CAIRO_ANTIALIAS_GRAY)
    cairo_set_tolerance(cairo, 0.1)
  }
}
