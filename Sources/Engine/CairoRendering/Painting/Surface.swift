internal import CCairo
import UIFoundation

/// An area of pixels, or a page of a vector format, with its Cairo context.
struct Surface: ~Copyable {
  /// The `cairo_surface_t`.
  let handle: OpaquePointer
  /// The `cairo_t`.
  let cairo: OpaquePointer
  /// The area in the whole picture, in pixels.
  let area: PixelRect
  /// The top left pixel; nil for surfaces without pixels, such as the pages of a PDF.
  let pixels: UnsafeMutableRawPointer?
  /// The number of bytes per row.
  let stride: Int
  private let owned: UnsafeMutableRawPointer?

  /// Creates an area in the caller's memory, which must outlive the surface.
  init(
    area: PixelRect, pixels: UnsafeMutableRawPointer, stride: Int
  ) throws(RenderingError) {
    try self.init(area: area, pixels: pixels, stride: stride, owned: nil)
  }

  /// Creates a transparent area in newly allocated memory.
  init(area: PixelRect) throws(RenderingError) {
    try self.init(area: area, allocating: calloc)
  }

  /// Creates an area in newly allocated memory, of which the caller sets every pixel.
  init(uninitialized area: PixelRect) throws(RenderingError) {
    try self.init(area: area) { malloc($0 * $1) }
  }

  private init(
    area: PixelRect, allocating allocate: (_ rows: Int, _ stride: Int) -> UnsafeMutableRawPointer?
  ) throws(RenderingError) {
    let stride = area.width * 4
    guard !area.isEmpty, let memory = allocate(area.height, stride) else {
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

  /// Copies a part of the area to memory with the given number of bytes per row.
  func copy(_ part: PixelRect, to target: UnsafeMutableRawPointer, stride targetStride: Int) {
    let part = part.intersection(area)
    guard let pixels, !part.isEmpty else { return }
    cairo_surface_flush(handle)
    let corner = pixels + (part.top - area.top) * stride + (part.left - area.left) * 4
    for row in 0..<part.height {
      (target + row * targetStride).copyMemory(from: corner + row * stride, byteCount: part.width * 4)
    }
  }

  /// Retains an object until Cairo frees a surface. Returns false if memory is exhausted.
  @discardableResult
  static func retain(_ object: AnyObject, by surface: OpaquePointer) -> Bool {
    retain(object) { cairo_surface_set_user_data(surface, $0, $1, $2) }
  }

  /// Retains an object until Cairo frees a font. Returns false if memory is exhausted.
  static func retain(_ object: AnyObject, byFont font: OpaquePointer) -> Bool {
    retain(object) { cairo_font_face_set_user_data(font, $0, $1, $2) }
  }

  private static func retain(
    _ object: AnyObject,
    _ attach: (UnsafePointer<cairo_user_data_key_t>, UnsafeMutableRawPointer, cairo_destroy_func_t) -> cairo_status_t
  ) -> Bool {
    let box = Unmanaged.passRetained(object)
    let status = attach(ownershipKey, box.toOpaque()) { box in
      if let box { Unmanaged<AnyObject>.fromOpaque(box).release() }
    }
    if status != CAIRO_STATUS_SUCCESS { box.release() }
    return status == CAIRO_STATUS_SUCCESS
  }

  // A key whose address is used for the lifetime of the process.
  nonisolated(unsafe) private static let ownershipKey = UnsafeMutablePointer<cairo_user_data_key_t>.allocate(
    capacity: 1)

  deinit {
    cairo_destroy(cairo)
    cairo_surface_destroy(handle)
    free(owned)
  }

  // Fonts are painted separately or embedded without hinting, so Cairo only antialiases edges.
  private static func configure(_ cairo: OpaquePointer) {
    cairo_set_antialias(cairo, CAIRO_ANTIALIAS_GRAY)
    cairo_set_tolerance(cairo, 0.1)
  }
}
