import UIFoundation
import UIGraphics

/// The edges of rectangles in pictures whose scale is a fraction, such as 2.625.
///
/// At such a scale, frames of whole points end between pixels. Smooth edges of views that touch would let the background
/// shine through, which Core Animation never shows: it smooths only edges of layers with `allowsEdgeAntialiasing`.
extension Painter {
  /// Returns a rectangle whose edges are on whole pixels.
  ///
  /// Touching rectangles still touch, and lines stay visible. At whole scales, in nested drawings and under rotations, the rectangle is unchanged.
  func onPixels(_ rect: CGRect) -> CGRect {
    let t = state.transform
    guard snapsEdges, depth == 0, t.b == 0, t.c == 0, t.isInvertible, rect.isFinite, !rect.isEmpty else { return rect }
    let area = rect.applying(t)
    let grid = PixelGrid(scale: 1)
    var rounded = grid.round(area)
    if rounded.width < 1 { (rounded.origin.x, rounded.size.width) = (grid.floor(area.midX), 1) }
    if rounded.height < 1 { (rounded.origin.y, rounded.size.height) = (grid.floor(area.midY), 1) }
    return rounded.applying(t.inverted())
  }

  /// Returns an outline whose edges are on whole pixels if it is a rectangle.
  func onPixels(_ shape: Shape) -> Shape {
    if case .rect(let rect) = shape { .rect(onPixels(rect)) } else { shape }
  }
}
