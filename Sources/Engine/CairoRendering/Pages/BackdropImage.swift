import UIFoundation
import UIGraphics

/// The place of a backdrop in nested drawings.
struct BackdropPlace: Hashable {
  /// The positions of the enclosing drawings in their lists, the outermost first.
  let drawings: [Int]
  /// The position in the innermost list.
  let index: Int
}

/// The pixels of a painted backdrop, which replace it in formats without backdrops.
struct BackdropImage {
  /// The pixels; nil if memory is exhausted.
  private let image: CGImage?
  private let area: PixelRect
  /// The transform from the backdrop's points to pixels.
  private let transform: CGAffineTransform

  init(_ surface: borrowing Surface, _ transform: CGAffineTransform) {
    (area, self.transform) = (surface.area, transform)
    let (width, height) = (surface.area.width, surface.area.height)
    let memory = calloc(height, width * 4)
    if let memory { surface.copy(surface.area, to: memory, stride: width * 4) }
    image = PixelStorage(adopting: memory, pixelCount: width * height).flatMap {
      CGImage(width: width, height: height, pixels: $0)
    }
  }

  /// Returns the items that draw the image inside the backdrop's outline.
  func items(for backdrop: BackdropItem) -> [DisplayItem] {
    guard let image, transform.isInvertible else { return [] }
    let size = CGSize(width: image.width, height: image.height)
    let target = CGRect(origin: CGPoint(x: area.left, y: area.top), size: size)
    return [
      .save, .clip(backdrop.shape, .winding), .transform(transform.inverted()),
      .image(ImageItem(image: image, source: CGRect(origin: .zero, size: size), destination: target)), .restore,
    ]
  }
}

extension Renderer {
  // A blur has no finer detail than half of its deviation, and the vivid colors of text need no more than print does.
  private static let backdropScale: CGFloat = 2

  /// Returns the list with images instead of backdrops, for formats that cannot blur.
  func withBackdropImages(_ list: DisplayList, _ context: RasterContext) throws(RenderingError) -> DisplayList {
    guard list.hasBackdrops, list.bounds.isFinite, list.bounds.width > 0, list.bounds.height > 0 else { return list }
    let size = list.bounds.size
    let scale = min(
      Self.backdropScale, (CGFloat(maximumPixels) / (size.width * size.height)).squareRoot(),
      CGFloat(Self.sideLimit) / max(size.width, size.height))
    let area = PixelRect(
      outside: CGRect(x: 0, y: 0, width: size.width * scale, height: size.height * scale))
    let transform = CGAffineTransform(
      a: scale, b: 0, c: 0, d: scale, tx: -list.bounds.minX * scale, ty: -list.bounds.minY * scale)
    let painter = Painter(try Surface(area: area), transform: transform, context: context)
    painter.backdropImages = [:]
    try painter.interpret(list)
    return list.replacingBackdrops(by: painter.backdropImages ?? [:], in: [])
  }
}

extension DisplayList {
  /// Returns the list with images in the places of backdrops. Backdrops without an image are hidden.
  fileprivate func replacingBackdrops(by images: [BackdropPlace: BackdropImage], in drawings: [Int]) -> DisplayList {
    let items = items.enumerated().flatMap { index, item -> [DisplayItem] in
      switch item {
      case .backdrop(let backdrop):
        return images[BackdropPlace(drawings: drawings, index: index)]?.items(for: backdrop) ?? []
      case .drawing(var drawing):
        drawing.list = drawing.list.replacingBackdrops(by: images, in: drawings + [index])
        return [.drawing(drawing)]
      default: return [item]
      }
    }
    return DisplayList(bounds: bounds, items: items)
  }
}
