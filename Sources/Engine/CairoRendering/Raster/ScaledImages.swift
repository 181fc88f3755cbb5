internal import CCairo
import UIFoundation
import UIGraphics

/// A cache of images in their drawn size, kept between pictures.
///
/// A copy depends only on its key, and an image is drawn through a copy whether or not it is cached. Therefore, caching
/// does not affect the bytes of a picture.
final class ScaledImages {
  /// The scaling of an image to whole pixels. Positions are relative to the corner of the visible pixels.
  struct Key: Hashable {
    let image: CGImage
    /// The part of the image, in pixels.
    let source: CGRect
    /// The destination of that part, in pixels.
    let placed: CGRect
    let width: Int
    let height: Int
  }

  /// The maximum size of a copy, in bytes: 8 million pixels.
  static let copyLimit = 32 << 20
  /// The size above which the cache is emptied before an addition, including the originals, in bytes.
  private static let sizeLimit = 64 << 20

  private var copies: [Key: Copy] = [:]
  private var byteCount = 0

  /// Returns the copy for a key. Draws it with a closure if it is not cached; returns nil if that fails.
  func copy(_ key: Key, draw: (_ cairo: OpaquePointer) -> Bool) -> Copy? {
    if let cached = copies[key] { return cached }
    let area = PixelRect(left: 0, top: 0, right: key.width, bottom: key.height)
    guard let surface = try? Surface(area: area), draw(surface.cairo) else { return nil }
    cairo_surface_flush(surface.handle)
    guard let copy = Copy(surface, isOpaque: key.image.isOpaque) else { return nil }
    let size = (key.width * key.height + key.image.width * key.image.height) * 4
    if byteCount + size > Self.sizeLimit { removeAll() }
    copies[key] = copy
    byteCount += size
    return copy
  }

  func removeAll() {
    copies.removeAll()
    byteCount = 0
  }
}

extension ScaledImages {
  /// The pixels of a copy.
  final class Copy {
    /// The `cairo_surface_t` that is drawn.
    let source: OpaquePointer
    private let surface: Surface

    /// Creates a copy from its pixels. If they are opaque, Cairo draws them without blending.
    fileprivate init?(_ surface: consuming Surface, isOpaque: Bool) {
      let area = surface.area
      guard let pixels = surface.pixels,
        let source = cairo_image_surface_create_for_data(
          pixels.assumingMemoryBound(to: UInt8.self), isOpaque ? CAIRO_FORMAT_RGB24 : CAIRO_FORMAT_ARGB32,
          Int32(area.width), Int32(area.height), Int32(surface.stride))
      else { return nil }
      self.source = source
      self.surface = surface
    }

    deinit { cairo_surface_destroy(source) }
  }
}
