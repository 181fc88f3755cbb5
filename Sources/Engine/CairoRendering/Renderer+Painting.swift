import UIFoundation
import UIGraphics

extension Renderer {
  // Cairo's surfaces are limited to 32,767 pixels per side, and pixman's transforms lose precision near this limit;
  // half of it is safe. Bands also limit the memory for tall pictures.
  static let sideLimit = 16_384
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
      let target = memory + (left - band.left) * 4
      let area = try areaToPaint(list, tile, transform)
      guard area != tile else {
        _ = try paint(list, on: Surface(area: tile, pixels: target, stride: width * 4), transform, context)
        continue
      }
      let painter = try paint(list, on: Surface(area: area), transform, context)
      painter.layer.surface.copy(tile, to: target, stride: width * 4)
    }
  }

  /// Paints a list on a surface. Returns the painter, which owns the surface.
  private func paint(
    _ list: DisplayList, on surface: consuming Surface, _ transform: CGAffineTransform, _ context: RasterContext
  ) throws(RenderingError) -> Painter {
    let painter = Painter(surface, transform: transform, context: context)
    painter.snapsEdges = scale != scale.rounded()
    try painter.interpret(list)
    return painter
  }

  /// Returns a tile, extended to the backdrops across its edges, whose blurs need all of their pixels.
  private func areaToPaint(
    _ list: DisplayList, _ tile: PixelRect, _ transform: CGAffineTransform
  ) throws(RenderingError) -> PixelRect {
    let (width, height) = try pixelSize(of: list)
    let picture = PixelRect(left: 0, top: 0, right: width, bottom: height)
    guard tile != picture, list.hasBackdrops else { return tile }
    // Cairo's limit per side.
    let limit = picture.intersection(tile.expanded(by: Self.sideLimit / 2 - 1))
    let backdrops = list.backdropAreas(DisplayListTraversal(transform: transform)).map { $0.intersection(limit) }
    var (area, before) = (tile, PixelRect.empty)
    while area != before {
      before = area
      for backdrop in backdrops where !backdrop.intersection(area).isEmpty { area = area.union(backdrop) }
    }
    return area
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
  /// Returns the pixels behind each backdrop, including those of nested drawings.
  fileprivate func backdropAreas(_ start: DisplayListTraversal) -> [PixelRect] {
    var (traversal, areas) = (start, [PixelRect]())
    for item in items {
      guard traversal.advance(past: item) else { continue }
      switch item {
      case .backdrop(let backdrop):
        areas.append(PixelRect(outside: backdrop.shape.bounds.applying(traversal.transform)))
      case .drawing(let drawing): areas += drawing.list.backdropAreas(traversal.entering(drawing))
      default: break
      }
    }
    return areas
  }

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
