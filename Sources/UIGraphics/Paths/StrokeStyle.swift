import UIFoundation

/// How a line is drawn. Lengths in points.
package struct StrokeStyle: Hashable, Sendable {
  /// The pattern of a broken line; no lengths mean a solid one.
  package struct Dash: Hashable, Sendable {
    /// Where in the pattern the line begins.
    package var phase: CGFloat = 0
    /// Dashes and gaps in turn.
    package var lengths: [CGFloat] = []

    /// A solid line.
    package init() {}

    /// Negative or only zero lengths mean a solid line, since painters refuse them.
    package init(phase: CGFloat, lengths: [CGFloat]) {
      guard lengths.allSatisfy({ $0 >= 0 && $0.isFinite }), lengths.contains(where: { $0 > 0 }), phase.isFinite
      else { return }
      self.phase = phase
      self.lengths = lengths
    }
  }

  /// Width of the line.
  package var width: CGFloat
  /// The shape of its ends.
  package var cap: CGLineCap
  /// The shape of its corners.
  package var join: CGLineJoin
  /// Where sharp corners are cut, in line widths.
  package var miterLimit: CGFloat
  /// The pattern of a broken line.
  package var dash: Dash

  /// A solid line with CoreGraphics' defaults.
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
