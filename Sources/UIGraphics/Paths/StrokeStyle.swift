import UIFoundation

/// The parameters of a stroke. Lengths in points.
package struct StrokeStyle: Hashable, Sendable {
  /// A dash pattern; solid without lengths.
  package struct Dash: Hashable, Sendable {
    /// The offset into the pattern at the beginning of the line.
    package var phase: CGFloat = 0
    /// The alternating lengths of dashes and gaps.
    package var lengths: [CGFloat] = []

    /// Creates a solid line.
    package init() {}

    /// Creates a pattern; negative lengths, or zeros only, make a solid line, since painters refuse them.
    package init(phase: CGFloat, lengths: [CGFloat]) {
      guard lengths.allSatisfy({ $0 >= 0 && $0.isFinite }), lengths.contains(where: { $0 > 0 }), phase.isFinite
      else { return }
      self.phase = phase
      self.lengths = lengths
    }
  }

  /// The width of the line.
  package var width: CGFloat
  /// The shape of line ends.
  package var cap: CGLineCap
  /// The shape of corners.
  package var join: CGLineJoin
  /// The length at which miters become bevels. Line widths.
  package var miterLimit: CGFloat
  /// The dash pattern.
  package var dash: Dash

  /// Creates a solid line with Core Graphics' defaults.
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
