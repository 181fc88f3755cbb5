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

  // The defaults are Core Graphics' solid line.
  package var width: CGFloat = 1
  package var cap = CGLineCap.butt
  package var join = CGLineJoin.miter
  /// The limit of the miter length in line widths, above which a miter becomes a bevel.
  package var miterLimit: CGFloat = 10
  package var dash = Dash()
}
