/// How close counts as equal; everything is relative to the numbers at hand.
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
}
