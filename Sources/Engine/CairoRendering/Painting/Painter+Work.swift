import UIFoundation
import UIGraphics

/// The cost of painting, in pixels of a plain fill, and its limit.
///
/// The limit is not a duration, so that a picture is rejected either on all machines or on none.
extension Painter {
  /// The cost of a pixel relative to a plain fill, measured with Cairo's image surface.
  private enum Weight {
    static let gradient: CGFloat = 4
    static let conicGradient: CGFloat = 32
    static let image: CGFloat = 8
    /// The cost of a vector file, independent of its size: a process of its own reads it.
    static let vectorFile: CGFloat = 2e6
    static let group: CGFloat = 4
    static let shadow: CGFloat = 12
    static let backdrop: CGFloat = 16
    /// The cost of an element of an outline or a dash, independent of its length.
    static let step: CGFloat = 32
    /// The cost of an edge in a row of pixels: 100,000 edges across 3,000 rows take a minute.
    static let edge: CGFloat = 64
  }

  /// Adds the cost of a fill. Like the methods below, it throws if the picture exceeds the limit.
  func charge(_ item: FillItem) throws(RenderingError) {
    try spend(visibleArea(item.shape.bounds) + edgeWork(item.shape))
  }

  /// Adds the cost of a stroke.
  func charge(_ item: StrokeItem) throws(RenderingError) { try spend(strokeWork(item)) }

  /// Adds the cost of a gradient.
  func charge(_ item: GradientItem) throws(RenderingError) {
    if case .conic = item.geometry { try spend(clipArea * Weight.conicGradient) }
    try spend(clipArea * Weight.gradient)
  }

  /// Adds the cost of an image.
  func charge(_ item: ImageItem) throws(RenderingError) {
    try spend(visibleArea(item.destination) * Weight.image)
  }

  /// Adds the cost of a vector file.
  func charge(_ item: VectorItem) throws(RenderingError) {
    try spend(visibleArea(item.destination) * Weight.image + Weight.vectorFile)
  }

  /// Adds the cost of glyphs.
  func charge(_ item: GlyphItem) throws(RenderingError) {
    try spend(visibleArea(item.inkBounds) + CGFloat(item.glyphs.count) * Weight.step)
  }

  /// Adds the cost of clipping by an outline.
  func charge(clip shape: Shape) throws(RenderingError) { try spend(edgeWork(shape)) }

  /// Adds the cost of a layer of a group or a mask.
  func chargeGroup(_ area: PixelRect) throws(RenderingError) {
    try spend(CGFloat(area.width) * CGFloat(area.height) * Weight.group)
  }

  /// Adds the cost of a blurred shadow.
  func chargeShadow(_ area: PixelRect) throws(RenderingError) {
    try spend(CGFloat(area.width) * CGFloat(area.height) * Weight.shadow)
  }

  /// Adds the cost of a backdrop, for which every open layer is copied.
  func chargeBackdrop(_ area: PixelRect) throws(RenderingError) {
    try spend(CGFloat(area.width) * CGFloat(area.height) * (Weight.backdrop + CGFloat(layers.count)))
  }

  private var clipArea: CGFloat { CGFloat(state.clip.bounds.width) * CGFloat(state.clip.bounds.height) }

  private func visibleArea(_ rect: CGRect) -> CGFloat {
    guard !rect.isNull else { return 0 }
    let visible = PixelRect(outside: rect.applying(state.transform)).intersection(state.clip.bounds)
    return CGFloat(visible.width) * CGFloat(visible.height)
  }

  // Each edge is processed in every row of pixels that it crosses inside of the clip.
  private func edgeWork(_ shape: Shape) -> CGFloat {
    guard case .path(let path) = shape else { return 0 }
    let (rows, scale) = (CGFloat(state.clip.bounds.height), state.transform.meanScale)
    return path.totalCost { _, height in min(height * scale, rows) * Weight.edge + Weight.step }
  }

  private func strokeWork(_ item: StrokeItem) -> CGFloat {
    let (path, style, scale) = (item.shape.pathData, item.style, state.transform.meanScale)
    let period = style.dash.lengths.reduce(0, +)
    let dashes = period > 0 ? CGFloat(style.dash.lengths.count) * Weight.step / period : 0
    let (width, rows) = (max(1, style.width * scale), CGFloat(state.clip.bounds.height))
    // Cairo clips a line before it fills it, but computes the dashes of the whole line.
    let clippedLimit = rows + CGFloat(state.clip.bounds.width)
    return path.totalCost { length, height in
      // A line has two edges.
      min(length * scale, clippedLimit) * width + length * dashes + min(height * scale, rows) * Weight.edge * 2
        + Weight.step
    }
  }

  private func spend(_ pixels: CGFloat) throws(RenderingError) {
    let limit = context.limits.painting
    guard context.spend(pixels, limit: CGFloat(limit) * 1e6) else {
      throw .overLimit(
        what: "painting costs more than \(limit) million pixels of plain color", limit: "painting", value: limit)
    }
  }
}

extension PathData {
  /// Returns the sum of a cost over all lines and curves. It depends on the extent of their control polygons.
  fileprivate func totalCost(_ cost: (_ length: CGFloat, _ height: CGFloat) -> CGFloat) -> CGFloat {
    var (sum, index, current): (CGFloat, Int, CGPoint) = (0, 0, .zero)
    for verb in verbs {
      var (width, height): (CGFloat, CGFloat) = (0, 0)
      for point in points[index..<(index + verb.pointCount)] {
        width += abs(point.x - current.x)
        height += abs(point.y - current.y)
        current = point
      }
      index += verb.pointCount
      if verb != .move { sum += cost(width + height, height) }
    }
    return sum
  }
}
