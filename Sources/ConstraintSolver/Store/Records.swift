/// What the structural presolve knows of a variable.
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

/// What the structural presolve does with a constraint.
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
  /// Constraints not yet removed while the presolve runs; then the index within the component or the replay program.
  var local: Int32 = -1
  /// Order of evaluation: a known variable's definition uses smaller ranks only, a column singleton's greater ranks.
  var rank: Int32 = 0
  /// Epoch mark of searches.
  var mark: Int32 = 0
  /// Program that may be started by this variable.
  var replayKey: Int32 = 0
  /// What the presolve made of it.
  var state: VariableState = .free
  /// Whether it must not be negative.
  var isNonNegative = false
  /// Whether it waits among the seeds of the next propagation.
  var isSeeded = false
  /// False once removed.
  var isLive = true

  /// Constraints not yet removed; shares its place with the local index, which an active variable does not have.
  @inline(__always) var degree: Int32 {
    get { local }
    set { local = newValue }
  }
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
  /// Unknowns not yet fixed while the presolve runs; then the variable it defines, or its component.
  var owner: Int32 = -1
  /// Epoch mark of searches.
  var mark: Int32 = 0
  /// Program that may be started by this constraint.
  var replayKey: Int32 = 0
  /// Where its breakpoint lives in the component: a program, or one of the constants of `Placement`.
  var program: Int32 = -1
  /// The form or singleton root its breakpoint lies on, or its operation.
  var form: Int32 = -1
  /// -1 at most, 0 equal, 1 at least.
  var relation: Int8 = 0
  /// What the presolve made of it.
  var state: ConstraintState = .dead

  /// Unknowns not yet fixed; shares its place with the owner, which an active constraint does not have.
  @inline(__always) var unknowns: Int32 {
    get { owner }
    set { owner = newValue }
  }
  /// Whether it must hold.
  @inline(__always) var isRequired: Bool { priority >= 1000 }
  /// Whether it takes part in elimination.
  @inline(__always) var isRequiredEquality: Bool { relation == 0 && priority >= 1000 }
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

/// What a breakpoint or multiplier stands for: a constraint, or a variable's domain.
enum Source {
  /// Codes the domain of a variable (or its tie-breaking term) beside constraints' indices.
  @inline(__always) static func domain(of variable: Int32) -> Int32 { ~variable }
  /// The variable whose domain is coded.
  @inline(__always) static func variable(_ code: Int32) -> Int32 { ~code }
}
