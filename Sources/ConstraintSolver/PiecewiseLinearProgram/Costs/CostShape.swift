extension Solver.Relation {
  /// The cost of a constraint around its constant.
  ///
  /// Elimination, slopes, violations, conflicts and tie-breaking follow from it: no other code switches over relations.
  @inline(__always) var costShape: CostShape {
    switch self {
    case .greaterThanOrEqual: .below
    case .lessThanOrEqual: .above
    case .equal: .both
    }
  }
}

/// The cost of a form around a breakpoint.
///
/// It is 0 on the sides that cost nothing, and grows with slope 1 on the others. This is the only definition of slopes.
/// Costs must be convex, so the slope never falls from left to right (Fourer 1985, section 1). No switch here has a
/// default: a new shape does not compile until each has decided.
enum CostShape: BitwiseCopyable {
  /// A cost below the breakpoint.
  case below
  /// A cost above the breakpoint.
  case above
  /// A cost on either side.
  case both

  /// Indicates whether a required constraint of this shape is solved for a variable, without a cost.
  @inline(__always) var isEquality: Bool {
    switch self {
    case .below, .above: false
    case .both: true
    }
  }

  /// The slope left of the breakpoint: 0 or -1.
  @inline(__always) var leftSlope: Double {
    switch self {
    case .below, .both: -1
    case .above: 0
    }
  }
  /// The slope right of the breakpoint: 0 or 1.
  @inline(__always) var rightSlope: Double {
    switch self {
    case .below: 0
    case .above, .both: 1
    }
  }
  /// The shape after a multiplication by -1.
  @inline(__always) var mirrored: CostShape {
    switch self {
    case .below: .above
    case .above: .below
    case .both: .both
    }
  }
  /// The shape that adds a cost to the side without one, nil if both sides have a cost.
  ///
  /// A tie is broken with it: among equally good solutions, an inequality is as tight as possible.
  @inline(__always) var tightening: CostShape? {
    switch self {
    case .below: .above
    case .above: .below
    case .both: nil
    }
  }

  /// Returns the cost of a form that exceeds the breakpoint by a number, negative below it.
  @inline(__always) func cost(at excess: Double) -> Double {
    switch self {
    case .below: max(0, -excess)
    case .above: max(0, excess)
    case .both: abs(excess)
    }
  }
}
