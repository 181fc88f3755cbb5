/// The thresholds below which numbers are treated as zero or equal.
///
/// Those in the form of functions grow with the magnitude of their argument.
enum Tolerance {
  /// The rounding error of a short sum, per unit of its largest term.
  static let rounding = 1e-13
  /// Returns the greatest violation of a satisfied constraint, in the units of its row (`Unit`).
  @inline(__always) static func violation(_ scale: Double) -> Double { 1e-6 + 1e-12 * scale }
  /// Returns the distance by which a value must exceed a breakpoint to be in the next segment.
  @inline(__always) static func segment(_ location: Double) -> Double { 1e-7 + 1e-13 * abs(location) }
  /// The smallest slope or reduced cost that is not treated as 0, in units of its level (`Unit`).
  static let slope = 1e-9
  /// The smallest tableau entry that is not treated as 0.
  static let entry = 1e-10
  /// The smallest coefficient of a form that is not treated as 0.
  static let coefficient = 1e-12
  /// The smallest entry of a row that elimination keeps; smaller ones have canceled out.
  static let canceled = 1e-11
  /// The smallest entry that is kept in a factor, or in the result of solving with it.
  static let factor = 1e-13
  /// The smallest multiplier of a constraint in an `Adjoint` that is not treated as 0.
  static let multiplier = 1e-9
  /// The least ratio of a pivot to its row's largest entry: in elimination, and in a starting basis.
  static let (pivot, startingPivot) = (0.05, 0.1)
  /// The greatest length of a degenerate step, and the length beyond which a step ends Bland's rule.
  static let (degenerateStep, progressStep) = (1e-12, 1e-9)
  /// Returns the distance within which a required constraint's breakpoint counts as being at the value.
  @inline(__always) static func binding(_ value: Double) -> Double { violation(abs(value)) * 0.01 }
}
