/// A power of two by which the numbers of a row, a form or a level are divided.
///
/// Thresholds (`Tolerance`) compare with numbers near 1; divided by its unit, the largest number of a row is near 1 however a
/// client writes the constraint. A power of two rounds nothing, and numbers near 1, as in layouts, have the unit 1.
struct Unit: BitwiseCopyable {
  private let exponent: Int16

  /// The unit 1.
  @_transparent static var one: Unit { Unit(exponent: 0) }
  @_transparent private init(exponent: Int16) { self.exponent = exponent }

  /// Creates the power of 2¹⁶ that leaves the largest magnitude at least 2⁻⁸ and less than 2⁸; 1 for 0.
  @inline(__always) init(of largest: Double) {
    if largest >= 0x1p-8 && largest < 0x1p8 {
      self = .one
    } else {
      self.init(bringing: largest, into: -8...7, step: 16)
    }
  }

  /// Creates the unit nearest to 1 that leaves the largest magnitude with one of the exponents.
  ///
  /// It is a power of 2 to the step, from 2⁻¹⁰⁰⁸ to 2¹⁰⁰⁸; 1 for the magnitude 0 or one that is not finite.
  @inline(never) init(bringing largest: Double, into exponents: ClosedRange<Int>, step: Int = 1) {
    if largest == 0 || !largest.isFinite {
      self = .one
      return
    }
    let own = Int(largest.exponent)
    let excess = own - min(max(own, exponents.lowerBound), exponents.upperBound)
    let steps = (abs(excess) + step - 1) / step
    // The unit and its inverse are normal numbers.
    exponent = Int16(max(-1008, min(1008, excess.signum() * steps * step)))
  }

  /// Indicates whether the unit is 1.
  @_transparent var isOne: Bool { exponent == 0 }
  /// The unit as a number.
  var value: Double { Double(sign: .plus, exponent: Int(exponent), significand: 1) }
  /// Converts a number from the unit 1 to this unit.
  @inline(__always) func divide(_ number: Double) -> Double { isOne ? number : number / value }
  /// Converts a number from this unit to the unit 1.
  @inline(__always) func multiply(_ number: Double) -> Double { isOne ? number : number * value }
}
