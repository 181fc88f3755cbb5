/// The margins within which numbers count as equal, relative to the numbers at hand.
enum Tolerance {
  /// Rounding of a short sum, per unit of its largest term.
  static let rounding = 1e-13
  /// A required constraint may be off by this much, in the units of its constant.
  @inline(__always) static func violation(_ scale: Double) -> Double { 1e-6 + 1e-12 * scale }
  /// A value this far beyond a breakpoint lies in the next segment.
  @inline(__always) static func segment(_ location: Double) -> Double { 1e-7 + 1e-13 * abs(location) }
  /// Smallest slope or reduced cost that is not 0; forms are normalised to a leading 1.
  static let slope = 1e-9
  /// Smallest tableau entry that is not 0.
  static let entry = 1e-10
  /// Smallest coefficient that survives elimination.
  static let coefficient = 1e-12
  /// An entry of a row under elimination that is less than this has cancelled out.
  static let cancelled = 1e-11
  /// Smallest entry of a factor or of a column solved for that is kept.
  static let factor = 1e-13
  /// Smallest multiplier of a proof that is not 0.
  static let multiplier = 1e-9
  /// A pivot may be smaller than its row's largest entry by this factor: in elimination, and in a starting basis.
  static let (pivot, startingPivot) = (0.05, 0.1)
  /// A step up to this length is degenerate; one longer than the second ends Bland's rule.
  static let (degenerateStep, realStep) = (1e-12, 1e-9)
  /// A required breakpoint this near is where the value lies, neither passed nor ahead.
  @inline(__always) static func binding(_ value: Double) -> Double { violation(abs(value)) * 0.01 }
}
