import UIFoundation
import UIGraphics

extension Renderer {
  // Cairo's surfaces are limited to 32,767 pixels per side, and pixman's transforms lose precision near this limit;
  // half of it is safe. Bands also limit the memory for tall pictures.
  private static let sideLimit = 16_384
  private static let bandPixelLimit = 16 << 20

  /// Returns the bands into which a picture is divided for painting, from the top. Most pictures have one.
  func bands(width: Int, height: Int) -> [PixelRect] {
    let rows = max(1, min(Self.sideLimit, Self.bandPixelLimit / width))
    return stride(from: 0, to: height, by: rows).map {
      PixelRect(left: 0, top: $0, right: width, bottom: min(height, $0 + rows))
    }
  }

  /// Paints a band into memory for its rows of `width` pixels each, without padding.
  func paint(
    _ list: DisplayList, _ band: PixelRect, onto memory: UnsafeMutableRawPointer, width: Int,
    _ context: RasterContext
  ) throws(RenderingError) {
    let transform = pixelTransform(of: list)
    if !list.beginsOpaque(transform, over: band) { memset(memory, 0, width * band.height * 4) }
    for left in stride(from: band.left, to: band.right, by: Self.sideLimit) {
      let tile = PixelRect(
        left: left, top: band.top, right: min(band.right, left + Self.sideLimit), bottom: band.bottom)
      let surface = try Surface(area: tile, pixels: memory + (left - band.left) * 4, stride: width * 4)
      let painter = Painter(surface, transform: transform, context: context)
      painter.snapsEdges = scale != scale.rounded()
      try painter.interpret(list)
    }
  }

  /// Returns whether the list certainly covers a picture of the given size with opaque pixels.
  func isOpaque(_ list: DisplayList, width: Int, height: Int) -> Bool {
    let area = PixelRect(left: 0, top: 0, right: width, bottom: height)
    return list.beginsOpaque(pixelTransform(of: list), over: area) && !list.canErase
  }

  private func pixelTransform(of list: DisplayList) -> CGAffineTransform {
    CGAffineTransform(
      a: scale, b: 0, c: 0, d: scale, tx: -list.bounds.minX * scale, ty: -list.bounds.minY * scale)
  }
}

extension DisplayList {
  /// Returns whether the first item, apart from saves, fills the whole area with an opaque color.
  fileprivate func beginsOpaque(_ transform: CGAffineTransform, over area: PixelRect) -> Bool {
    for item in items {
      switch item {
      case .save: continue
      case .fill(let fill):
        guard case .rect(let rect) = fill.shape, fill.color.alpha == 1, fill.blendMode == .normal else { return false }
        return PixelRect(inside: rect.applying(transform)).contains(area)
      default: return false
      }
    }
    return false
  }

  /// Indicates whether an item can erase earlier drawing.
  fileprivate var canErase: Bool {
    items.contains { item in
      if case .drawing(let drawing) = item { drawing.list.canErase } else { item.blendMode?.canErase ?? false }
    }
  }
}
