import UIFoundation

/// The parameters of a stroke. Lengths are in points.
package struct StrokeStyle: Hashable, Sendable {
  /// A dash pattern; without lengths the line is solid.
  package struct Dash: Hashable, Sendable {
    /// The offset into the pattern at the beginning of the line.
    package var phase: CGFloat = 0
    /// The alternating lengths of dashes and gaps.
    package var lengths: [CGFloat] = []

    package init() {}

    /// Creates a pattern.
    ///
    /// A pattern with negative or nonfinite numbers, or with no length above zero, becomes a solid line.
    package init(phase: CGFloat, lengths: [CGFloat]) {
      guard lengths.allSatisfy({ $0 >= 0 && $0.isFinite }), lengths.contains(where: { $0 > 0 }), phase.isFinite
      else { return }
      self.phase = phase
      self.lengths = lengths
    }
  }

  package var width: CGFloat
  package var cap: CGLineCap
  package var join: CGLineJoin
  /// The limit of the miter length in line widths, above which a miter becomes a bevel.
  package var miterLimit: CGFloat
  package var dash: Dash

  /// Creates the parameters of a stroke. The defaults are those of Core Graphics.
  package init(
    width: CGFloat = 1, cap: CGLineCap = .butt, join: CGLineJoin = .miter, miterLimit: CGFloat = 10,
    dash: Dash = Dash()
  ) {
    self.width = width
    self.cap = cap
    self.join = join
    self.miterLimit = miterLimit
    self.dash = dash
  }
}
