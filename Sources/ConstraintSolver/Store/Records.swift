/// The way in which a variable is computed, as the presolve decided it.
enum VariableState: UInt8, BitwiseCopyable {
  /// No constraint bears on it: it rests at 0.
  case free
  /// A required equality over known variables fixes it.
  case known
  /// Its only constraint is a required equality, from which it is computed last.
  case columnSingleton
  /// It belongs to a component.
  case component
  /// To be classified by the presolve now running.
  case active
}

/// The role that the presolve gave a constraint.
enum ConstraintState: UInt8, BitwiseCopyable {
  /// Removed; the slot may be given out again.
  case dead
  /// Added, not seen by a presolve yet.
  case new
  /// To be classified by the presolve now running.
  case active
  /// The equality that a known variable or column singleton is computed from.
  case defining
  /// All its variables are known: it either holds or does not.
  case check
  /// Part of a component.
  case component
  /// Given up in a conflict; in no variable's list.
  case broken
}

/// One unknown: its constraints as a linked list of terms, and what it is computed from.
struct VariableRecord: BitwiseCopyable {
  /// The newest of its terms.
  var head: Int32 = -1
  /// The defining constraint (known variable, column singleton) or the component.
  var definition: Int32 = -1
  /// Active constraints on it, while the presolve runs.
  var degree: Int32 = 0
  /// The index within its component.
  var local: Int32 = -1
  /// Order of evaluation: a known variable's definition uses smaller ranks only, a column singleton's greater ranks.
  var rank: Int32 = 0
  /// Epoch mark of searches.
  var mark: Int32 = 0
  /// The pattern of seeds that it was last part of.
  var seedPattern: Int32 = 0
  /// The result of the presolve.
  var state: VariableState = .free
  /// Indicates whether it must not be negative.
  var isNonNegative = false
  /// Indicates whether it waits among the seeds of the next propagation.
  var isSeeded = false
  /// False once removed.
  var isLive = true
}

/// One constraint: Σ terms (relation) constant, its terms lying together in the term table.
struct ConstraintRecord: BitwiseCopyable {
  /// The right-hand side.
  var constant: Double = 0
  /// In 0 < priority <= 1000; 1000 is required.
  var priority: Double = 1000
  /// First term in the term table.
  var start: Int32 = 0
  /// Terms in use.
  var count: Int32 = 0
  /// Unknowns not yet fixed, while the presolve runs.
  var unknowns: Int32 = 0
  /// The variable it defines, or its component.
  var owner: Int32 = -1
  /// Epoch mark of searches.
  var mark: Int32 = 0
  /// The pattern of seeds that it was last part of.
  var seedPattern: Int32 = 0
  /// The program that has its breakpoint, or one of the constants of `Placement`.
  var program: Int32 = -1
  /// The form or singleton root its breakpoint lies on, or its operation.
  var form: Int32 = -1
  /// The comparison of the sum of the terms with the constant.
  var relation = Solver.Relation.equal
  /// The result of the presolve.
  var state: ConstraintState = .dead

  /// Indicates whether it must hold.
  @inline(__always) var isRequired: Bool { priority >= 1000 }
  /// Indicates whether it takes part in elimination.
  @inline(__always) var isRequiredEquality: Bool { relation == .equal && priority >= 1000 }
  /// Its terms' positions in the term table.
  @inline(__always) var terms: Range<Int> { Int(start)..<Int(start + count) }
}

/// Places of a constraint within its component other than a program's index.
enum Placement {
  /// An equality used up by elimination.
  static let elimination: Int32 = -1
  /// No root left in it: a check.
  static let check: Int32 = -2
  /// A breakpoint of a root that no row shares.
  static let singleton: Int32 = -3
}

/// A term of a constraint being added.
struct RowTerm: BitwiseCopyable {
  /// Factor of the variable.
  var coefficient: Double
  /// The unknown.
  var variable: Int32
}

/// A coefficient times a variable, linked into the variable's list.
struct TermNode: BitwiseCopyable {
  /// Factor of the variable.
  var coefficient: Double
  /// The unknown.
  var variable: Int32
  /// The constraint it belongs to.
  var constraint: Int32
  /// The next older term on the variable, -1 for none.
  var next: Int32
  /// The next newer term on the variable, -1 for none.
  var previous: Int32
}

/// The origin of a breakpoint or multiplier: a constraint, or the domain of a variable (or its tie-breaking term).
struct Source: BitwiseCopyable, Equatable {
  // A constraint's index, or a variable's complemented.
  private let code: Int32

  @inline(__always) private init(code: Int32) { self.code = code }

  /// Creates the source that is a constraint.
  @inline(__always) static func constraint(_ c: Int32) -> Source { Source(code: c) }
  /// Creates the source that is a variable's domain.
  @inline(__always) static func domain(of v: Int32) -> Source { Source(code: ~v) }

  /// Indicates whether it is a variable's domain.
  @inline(__always) var isDomain: Bool { code < 0 }
  /// The constraint; only if it is no domain.
  @inline(__always) var constraint: Int32 { code }
  /// The variable whose domain it is.
  @inline(__always) var variable: Int32 { ~code }
}
