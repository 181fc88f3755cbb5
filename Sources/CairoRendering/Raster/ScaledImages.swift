internal import CCairo
import UIFoundation
import UIGraphics

/// A cache of images in their drawn size, kept between pictures.
///
/// A copy depends on its key only, and such images are always drawn through a copy, so caching does not affect the
/// bytes of a picture.
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
  /// The maximum memory kept for the next picture, including the originals, in bytes.
  private static let sizeLimit = 64 << 20

  private var copies: [Key: Surface.Box] = [:]
  private var byteCount = 0

  /// Returns the copy for a key, drawn by a closure if not cached; nil if the allocation fails.
  func copy(_ key: Key, draw: (_ cairo: OpaquePointer) -> Void) -> Surface.Box? {
    if let cached = copies[key] { return cached }
    let area = PixelRect(left: 0, top: 0, right: key.width, bottom: key.height)
    guard let surface = try? Surface(area: area) else { return nil }
    draw(surface.cairo)
    cairo_surface_flush(surface.handle)
    let size = (key.width * key.height + key.image.width * key.image.height) * 4
    if byteCount + size > Self.sizeLimit { removeAll() }
    let copy = Surface.Box(surface)
    copies[key] = copy
    byteCount += size
    return copy
  }

  func removeAll() {
    copies.removeAll()
    byteCount = 0
  }
}

extension Surface {
  /// A shared owner of a surface.
  final class Box {
    let surface: Surface

    init(_ surface: consuming Surface) { self.surface = surface }
  }
}
