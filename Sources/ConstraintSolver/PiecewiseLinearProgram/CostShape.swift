extension Solver.Relation {
  /// Calls a function for each breakpoint of a constraint's cost, which is the sum of their costs.
  ///
  /// Forms and their slopes, violations, conflicts and tie-breaking follow from this and `isEquality`; proofs assume that the
  /// distance is 0. The switches have no default, so that a new relation does not compile until each has decided.
  @inline(__always) func forEachBreakpoint(_ body: (CostShape, _ distance: Double) -> Void) {
    switch self {
    case .greaterThanOrEqual: body(.below, 0)
    case .lessThanOrEqual: body(.above, 0)
    case .equal: body(.both, 0)
    }
  }

  /// Indicates whether elimination solves a required constraint for a variable. Others have a cost.
  @inline(__always) var isEquality: Bool {
    switch self {
    case .equal: true
    case .lessThanOrEqual, .greaterThanOrEqual: false
    }
  }

  /// Returns the violation of a constraint whose left side exceeds its constant by a number.
  func cost(at excess: Double) -> Double {
    var cost = 0.0
    forEachBreakpoint { shape, distance in cost += shape.cost(at: excess - distance) }
    return cost
  }
}

/// The cost of a form around a breakpoint.
///
/// It is 0 on the sides that cost nothing, and grows with slope 1 on the others: the only definition of slopes. Costs must be convex, so the slope never falls from
/// left to right (Fourer 1985, section 1). No switch here has a default: a new shape does not compile until each has decided.
enum CostShape: BitwiseCopyable {
  /// A cost below the breakpoint.
  case below
  /// A cost above the breakpoint.
  case above
  /// A cost on either side.
  case both

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

  /// Returns the cost at a distance right of the breakpoint (left if negative).
  @inline(__always) func cost(at distance: Double) -> Double {
    switch self {
    case .below: max(0, -distance)
    case .above: max(0, distance)
    case .both: abs(distance)
    }
  }
}
