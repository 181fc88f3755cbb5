extension Solver {
  /// A variable of one solver.
  public struct Variable: Hashable, Comparable, Sendable {
    /// The position among the solver's variables, reused after the variable is removed.
    public let index: Int32
    /// The number that distinguishes this variable from earlier ones at the same position.
    let generation: Int32

    public static func < (a: Self, b: Self) -> Bool { (a.index, a.generation) < (b.index, b.generation) }
  }

  /// A constraint of one solver.
  public struct Constraint: Hashable, Comparable, Sendable {
    /// The position among the solver's constraints, reused after the constraint is removed.
    public let index: Int32
    /// The number that distinguishes this constraint from earlier ones at the same position.
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

  /// The range of values of a variable.
  public enum Domain: UInt8, Sendable {
    /// All real numbers.
    ///
    /// Among equally good solutions, the weighted sum of the distances from 0 is minimal. Variables added earlier have
    /// greater weights.
    case real
    /// All numbers greater than or equal to 0.
    ///
    /// Among equally good solutions, the sum of these variables is minimal. This takes precedence over all other
    /// tie-breaking.
    case nonNegative
  }
}
