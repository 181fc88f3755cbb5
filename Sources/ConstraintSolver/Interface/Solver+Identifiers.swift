extension Solver {
  /// An unknown number of one solver.
  public struct Variable: Hashable, Comparable, Sendable {
    /// Position among the solver's variables; given out again after the variable is removed.
    public let index: Int32
    /// Tells this variable from earlier ones at the same position.
    let generation: Int32

    public static func < (a: Self, b: Self) -> Bool { (a.index, a.generation) < (b.index, b.generation) }
  }

  /// One demand on the variables of one solver.
  public struct Constraint: Hashable, Comparable, Sendable {
    /// Position among the solver's constraints; given out again after the constraint is removed.
    public let index: Int32
    /// Tells this constraint from earlier ones at the same position.
    let generation: Int32

    public static func < (a: Self, b: Self) -> Bool { (a.index, a.generation) < (b.index, b.generation) }
  }

  /// A coefficient times a variable.
  public struct Term: Hashable, Sendable {
    public var coefficient: Double
    public var variable: Variable

    public init(_ coefficient: Double, _ variable: Variable) {
      self.coefficient = coefficient
      self.variable = variable
    }
  }

  /// The comparison of the sum of the terms with the constant.
  public enum Relation: Int8, Sendable, BitwiseCopyable {
    case lessThanOrEqual = -1
    case equal = 0
    case greaterThanOrEqual = 1
  }

  /// Which numbers a variable may take.
  public enum Domain: UInt8, Sendable {
    /// Any number; as near 0 as the constraints allow.
    case real
    /// No number below 0; as small as the constraints allow.
    case nonNegative
  }
}
