import UIFoundation

extension UIImage {
  /// Returns the color of the whole image; nil for the image's own colors.
  ///
  /// It is the image's tint, or else the fill color for a template.
  func drawnTint(in context: CGContext) -> UIColor? {
    presentation.tint ?? (renderingMode == .alwaysTemplate ? UIColor(context.state.fill) : nil)
  }

  /// Draws the image into a rectangle of the current context as views and layers do.
  ///
  /// The blend mode is normal. If the caps of a resizable image meet, the line of pixels between them fills the center, which `draw(in:)` leaves
  /// empty. A mirrored image is reflected at the middle of the rectangle.
  package func drawAsContent(in rect: CGRect, alpha: CGFloat = 1, isMirrored: Bool = false) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    guard isMirrored || alpha != 1 || context.state.blendMode != .normal else {
      return context.draw(self, in: rect, tint: presentation.tint, fillsCenter: true)
    }
    context.withBlending(.normal, alpha) { context in
      if isMirrored {
        context.translateBy(x: rect.midX * 2, y: 0)
        context.scaleBy(x: -1, y: 1)
      }
      context.draw(self, in: rect, tint: presentation.tint, fillsCenter: true)
    }
  }
}

extension CGContext {
  /// Draws an image with its orientation and caps into a rectangle. A tint replaces the image's colors.
  ///
  /// `fillsCenter` fills the center of a resizable image whose caps meet.
  package func draw(_ image: UIImage, in rect: CGRect, tint: UIColor?, fillsCenter: Bool = false) {
    guard rect.isFinite, rect.width > 0, rect.height > 0, isVisible(rect, outset: 0) else { return }
    let size = image.size
    guard size.width > 0, size.height > 0 else { return }
    let tint = tint?.rgba
    guard image.presentation.isResizable, rect.size != size else {
      return draw(image, part: CGRect(origin: .zero, size: size), in: rect, tint: tint)
    }
    for piece in CapGrid(image: image, destination: rect, fillsCenter: fillsCenter).pieces {
      if let tile = piece.tile {
        withState {
          clip(to: piece.destination)
          drawTiles(
            of: image, part: piece.source, over: piece.destination, from: piece.destination.origin, size: tile,
            tint: tint)
        }
      } else {
        draw(image, part: piece.source, in: piece.destination, tint: tint)
      }
    }
  }

  /// Draws the pixels upside down, as UIKit's contexts do, because their y axis points down.
  public func draw(_ image: CGImage, in rect: CGRect, byTiling: Bool = false) {
    guard rect.isFinite, rect.width > 0, rect.height > 0 else { return }
    let upright = UIImage(cgImage: image)
    withState {
      translateBy(x: 0, y: rect.maxY + rect.minY)
      scaleBy(x: 1, y: -1)
      if byTiling {
        drawTiles(of: upright, over: boundingBoxOfClipPath, from: rect.origin, size: rect.size)
      } else {
        draw(upright, in: rect, tint: nil)
      }
    }
  }

  // `part` is in points of the oriented image.
  private func draw(_ image: UIImage, part: CGRect, in rect: CGRect, tint: RGBA?) {
    guard image.imageOrientation != .up else { return drawStored(image, part: part, in: rect, tint: tint) }
    withState {
      // The space of the oriented picture is mapped to the rectangle, and the stored picture to the oriented picture.
      let (sx, sy) = (rect.width / part.width, rect.height / part.height)
      clip(to: rect)
      concatenate(
        CGAffineTransform(a: sx, b: 0, c: 0, d: sy, tx: rect.minX - part.minX * sx, ty: rect.minY - part.minY * sy))
      concatenate(image.imageOrientation.transform(toSize: image.size))
      let stored = CGRect(origin: .zero, size: image.storedSize)
      drawStored(image, part: stored, in: stored, tint: tint)
    }
  }

  private func drawStored(_ image: UIImage, part: CGRect, in rect: CGRect, tint: RGBA?) {
    guard isVisible(rect, outset: 0), state.alpha > 0 else { return }
    let destination = rect.offsetBy(dx: state.offset.x, dy: state.offset.y)
    switch image.content {
    case .pixels(let pixels):
      let source = CGRect(
        x: part.minX * image.scale, y: part.minY * image.scale, width: part.width * image.scale,
        height: part.height * image.scale)
      record(
        .image(
          ImageItem(
            image: pixels, source: source, destination: destination, alpha: state.alpha, blendMode: itemBlendMode,
            interpolation: state.interpolation, tint: tint)))
    case .drawing(let list):
      guard !list.isEmpty else { return }
      let source = part.offsetBy(dx: list.bounds.minX, dy: list.bounds.minY)
      let item = DisplayItem.drawing(DrawingItem(list: list, source: source, destination: destination))
      let style = GroupStyle(
        alpha: state.alpha, blendMode: state.blendMode, shadow: state.shadow, tint: tint)
      draw(item, in: style)
    }
  }

  /// Draws copies of a part of an image that cover an area. The caller clips them to the area.
  func drawTiles(
    of image: UIImage, part: CGRect? = nil, over area: CGRect, from origin: CGPoint, size: CGSize? = nil,
    tint: RGBA? = nil
  ) {
    let part = part ?? CGRect(origin: .zero, size: image.size)
    let tile = size ?? part.size
    let visible = area.intersection(boundingBoxOfClipPath)
    guard tile.width > 0, tile.height > 0, !visible.isNull, visible.isFinite else { return }
    let columns = (visible.width / tile.width).rounded(.up) + 1
    let rows = (visible.height / tile.height).rounded(.up) + 1
    guard columns * rows <= Self.maximumTileCount else {
      return log("CGContext: \(columns * rows) tiles are more than \(Self.maximumTileCount); not drawn")
    }
    var y = origin.y + ((visible.minY - origin.y) / tile.height).rounded(.down) * tile.height
    while y < visible.maxY {
      var x = origin.x + ((visible.minX - origin.x) / tile.width).rounded(.down) * tile.width
      while x < visible.maxX {
        draw(image, part: part, in: CGRect(origin: CGPoint(x: x, y: y), size: tile), tint: tint)
        x += tile.width
      }
      y += tile.height
    }
  }

  // On a large page, a list of tiles of one pixel would exceed the memory.
  private static let maximumTileCount: CGFloat = 1_000_000

  /// Fills an outline with the tiles of a pattern color, aligned to the origin of user space.
  func fillWithTiles(of tile: UIImage, _ shape: Shape, _ rule: CGPathFillRule) {
    withState {
      clip(to: shape, using: rule)
      drawTiles(of: tile, over: shape.bounds, from: .zero)
    }
  }
}

extension UIImage.Orientation {
  /// Returns the transform from the stored picture to the oriented picture of the given size.
  package func transform(toSize size: CGSize) -> CGAffineTransform {
    let (w, h) = (size.width, size.height)
    return switch self {
    case .up: .identity
    case .upMirrored: CGAffineTransform(a: -1, b: 0, c: 0, d: 1, tx: w, ty: 0)
    case .down: CGAffineTransform(a: -1, b: 0, c: 0, d: -1, tx: w, ty: h)
    case .downMirrored: CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: h)
    // The stored top edge becomes the left edge.
    case .left: CGAffineTransform(a: 0, b: -1, c: 1, d: 0, tx: 0, ty: h)
    // The stored top edge becomes the right edge.
    case .right: CGAffineTransform(a: 0, b: 1, c: -1, d: 0, tx: w, ty: 0)
    case .leftMirrored: CGAffineTransform(a: 0, b: 1, c: 1, d: 0, tx: 0, ty: 0)
    case .rightMirrored: CGAffineTransform(a: 0, b: -1, c: -1, d: 0, tx: w, ty: h)
    }
  }
}
