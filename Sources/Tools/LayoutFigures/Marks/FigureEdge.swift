import UIKitCore

/// A side of a view that a remark is about, as a thick line inside of the view.
struct FigureEdge {
  let line: FigureLine
  /// The lines beside the thick line, inside of the view and outside of it.
  let (inner, outer): (FigureLine, FigureLine)

  /// The area of the thick line.
  var bounds: CGRect { line.bounds.insetBy(dx: -Self.width / 2, dy: -Self.width / 2) }

  /// The width of the line, in points.
  static let width: CGFloat = 2.5

  /// Creates the edge of a side's rectangle, which has no area.
  init(_ rect: CGRect, _ side: FigureMark.Side) {
    let (out, half) = (side.outward, Self.width / 2)
    func line(at distance: CGFloat) -> FigureLine {
      let moved = rect.offsetBy(dx: out.dx * distance, dy: out.dy * distance)
      return FigureLine(start: moved.origin, end: CGPoint(x: moved.maxX, y: moved.maxY), role: .outline)
    }
    (self.line, inner, outer) = (line(at: -half), line(at: -3 * half), line(at: half))
  }
}
