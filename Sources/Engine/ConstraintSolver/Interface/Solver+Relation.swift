extension Solver {
  /// The comparison of the sum of the terms with the constant.
  ///
  /// This is the only file that switches over relations: elimination, costs, violations, conflicts and tie-breaking use
  /// the properties below. No switch has a default, so a new case does not compile until each property has a value.
  public enum Relation: Int8, Sendable, BitwiseCopyable {
    case lessThanOrEqual = -1
    case equal = 0
    case greaterThanOrEqual = 1
  }
}

extension Solver.Relation {
  /// The relation as an operator.
  var symbol: String {
    switch self {
    case .lessThanOrEqual: "<="
    case .equal: "=="
    case .greaterThanOrEqual: ">="
    }
  }

  /// Indicates whether a required constraint is solved for a variable, without a cost.
  ///
  /// It can be true only if both slopes are not 0, since the constraint then holds on neither side of the constant.
  /// Tie-breaking leaves such constraints alone, and makes all others as tight as possible.
  @inline(__always) var isEquality: Bool {
    switch self {
    case .lessThanOrEqual, .greaterThanOrEqual: false
    case .equal: true
    }
  }

  /// The slope of the violation where the left-hand side is less than the constant, at most 0.
  ///
  /// Costs must be convex, so it is never greater than the slope above (Fourer 1985, section 1).
  @inline(__always) var slopeBelow: Double {
    switch self {
    case .lessThanOrEqual: 0
    case .equal, .greaterThanOrEqual: -1
    }
  }

  /// The slope of the violation where the left-hand side is greater than the constant, at least 0.
  @inline(__always) var slopeAbove: Double {
    switch self {
    case .lessThanOrEqual, .equal: 1
    case .greaterThanOrEqual: 0
    }
  }

  /// The relation after a multiplication of both sides by -1, which exchanges and negates the slopes.
  ///
  /// Among equally good solutions, an inequality is as tight as possible: tie-breaking adds the mirrored one.
  @inline(__always) var mirrored: Self {
    switch self {
    case .lessThanOrEqual: .greaterThanOrEqual
    case .equal: .equal
    case .greaterThanOrEqual: .lessThanOrEqual
    }
  }

  /// Returns the violation where the left-hand side exceeds the constant by a number, negative for less.
  @inline(__always) func violation(at excess: Double) -> Double {
    let slope = excess < 0 ? slopeBelow : slopeAbove
    // Not a product with 0, which is not 0 for an excess that overflowed.
    return slope == 0 ? 0 : slope * excess
  }
}
