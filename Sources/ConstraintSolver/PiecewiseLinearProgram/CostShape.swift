/// The cost of a form around a breakpoint.
///
/// It is 0 on the sides that cost nothing, and grows with slope 1 on the others.
/// The only definition of slopes, for programs and for `residual(of:)`. Costs must be convex, so the slope never falls from
/// left to right (Fourer 1985, section 1). No switch here has a default: a new shape does not compile until each has decided.
enum CostShape: BitwiseCopyable {
  /// A cost below the breakpoint: at least.
  case below
  /// A cost above the breakpoint: at most.
  case above
  /// A cost on either side: equal.
  case both

  /// Creates the shape of a relation.
  @inline(__always) init(of relation: Solver.Relation) {
    switch relation {
    case .greaterThanOrEqual: self = .below
    case .lessThanOrEqual: self = .above
    case .equal: self = .both
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

  /// Returns the cost at a distance right of the breakpoint (left if negative).
  @inline(__always) func cost(at distance: Double) -> Double {
    switch self {
    case .below: max(0, -distance)
    case .above: max(0, distance)
    case .both: abs(distance)
    }
  }
}
