internal import CCairo
import UIFoundation
import UIGraphics

/// Images at the size at which they are drawn, kept from one picture to the next.
///
/// A copy follows from its key alone, and images of its kind are always drawn through one: whether it was kept changes
/// no byte.
final class ScaledImages {
  /// The drawing of an image on whole pixels. All places are relative to the corner of the pixels that show.
  struct Key: Hashable {
    let image: CGImage
    /// The part of the image. Pixels.
    let source: CGRect
    /// The place of that part. Pixels.
    let placed: CGRect
    let width: Int
    let height: Int
  }

  /// A copy larger than this is not worth its memory: 8 million pixels.
  static let largestCopy = 32 << 20
  /// A picture keeps this much for the next one, with the images that the copies are made of.
  private static let largestTotal = 64 << 20

  private var copies: [Key: Surface.Box] = [:]
  private var byteCount = 0

  /// Returns the copy for a key, drawn by a closure where none is kept; nil without memory for it.
  func copy(_ key: Key, draw: (_ cairo: OpaquePointer) -> Void) -> Surface.Box? {
    if let known = copies[key] { return known }
    let area = PixelRect(left: 0, top: 0, right: key.width, bottom: key.height)
    guard let surface = try? Surface(area: area) else { return nil }
    draw(surface.cairo)
    cairo_surface_flush(surface.handle)
    let size = (key.width * key.height + key.image.width * key.image.height) * 4
    if byteCount + size > Self.largestTotal { removeAll() }
    let made = Surface.Box(surface)
    copies[key] = made
    byteCount += size
    return made
  }

  func removeAll() {
    copies.removeAll()
    byteCount = 0
  }
}

extension Surface {
  /// A surface that several can hold.
  final class Box {
    let surface: Surface

    init(_ surface: consuming Surface) { self.surface = surface }
  }
}
