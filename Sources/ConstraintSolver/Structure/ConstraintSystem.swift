/// The state behind a solver: variables, constraints, and how each variable is computed.
///
/// Four layers, each computed from those before it. *Known* variables follow one from another through required equalities
/// with a single unknown. *Components* are what remains entangled: sparse elimination of their required equalities leaves
/// roots, and convex piecewise-linear costs of roots and forms are minimised in their cores. *Peeled* variables, each with
/// a single required equality, are computed last. *Free* variables have no constraint and rest at 0. The layering depends on
/// topology alone, so a changed constant only re-evaluates what depends on it.
///
/// After any edits the values are those that a fresh system with the same variables and constraints, in the same order,
/// would show. Where the layering is unique it is kept and edited in place; where it is not, that is where required
/// equalities over known variables are redundant, or where an edit reaches what a conflict was found from, the structure is
/// built anew (`restart`).
struct ConstraintSystem: ~Copyable {
  /// Values by variable.
  var values = Buffer<Double>()
  /// Variables by index.
  var variables = Buffer<VariableRecord>()
  /// Constraints by index.
  var constraints = Buffer<ConstraintRecord>()
  /// Terms of all constraints.
  var terms = Buffer<TermNode>()
  /// Components by slot; nil where a slot is unused.
  var components = Buffer<UnsafeMutablePointer<Component>?>()
  private var freeSlots = Buffer<Int32>()

  // Reuse of removed identifiers.
  /// Removed variables, to be given out again.
  var freeVariables = Buffer<Int32>()
  /// Creation and reuse of variables.
  var variableHistory = SlotHistory()
  /// Removed constraints, to be given out again.
  var freeConstraints = FreeLists()
  /// Addition and reuse of constraints.
  var constraintHistory = SlotHistory()

  // Work for the next presolve and propagation.
  /// Constraints no presolve has seen.
  var added = Buffer<Int32>()
  /// Variables to be classified anew.
  var activeVariables = Buffer<Int32>()
  /// Constraints to be classified anew.
  var activeConstraints = Buffer<Int32>()
  /// Defined variables whose constant changed.
  var seedVariables = Buffer<Int32>()
  /// Members of components whose constant changed.
  var seedConstraints = Buffer<Int32>()
  /// Checks to be looked at.
  var pendingChecks = Buffer<Int32>()

  // Reused by searches.
  /// Variables waiting in a walk.
  var stack = Buffer<Int32>()
  /// Constraints waiting in a walk.
  var queue = Buffer<Int32>()
  /// Variables in the order they were peeled.
  var peeling = Buffer<Int32>()
  /// Number of the walk now running.
  var epoch: Int32 = 0
  /// Greatest rank given so far.
  var lastRank: Int32 = 0
  /// Variables that are peeled.
  var peeledCount = 0

  /// Required equalities whose variables were all known without them.
  var redundantCount = 0
  /// Set by every edit, cleared by `solve`.
  var isEdited = false
  /// Set by edits of constraints, variables and priorities, cleared by `solve`.
  var isRestructured = false
  /// Grows with every presolve and every edit of the structure.
  var structureVersion: Int64 = 0

  /// The program recorded last.
  var program = ReplayProgram()
  /// What waits for re-evaluation.
  var agenda = RankQueue()
  /// Variables that the solve changed, and their values before it.
  var changed = Buffer<Int32>()
  /// Whether what the last replay moved is not among them yet.
  var areMovesUnlisted = false
  /// Whether the list is final: what came back is dropped, and it ascends.
  var areChangesSettled = true
  /// Their values before it.
  var previous = Buffer<Double>()
  /// Whether a variable stands in the list of changes.
  var isChanged = Buffer<Bool>()

  // Violations found by the last pass.
  /// Checks that do not hold.
  var violatedConstraints = Buffer<Int32>()
  /// Known sizes that are negative.
  var violatedDomains = Buffer<Int32>()
  /// Components in which something required does not hold.
  var violatedComponents = Buffer<Int32>()
  /// Conflicts that stand.
  var conflicts: [FoundConflict] = []
  /// What they were found from.
  var ground = ConflictGround()
  /// Picks the member of a conflict to give up; nil means the one added last.
  var breakPolicy: (([Int32]) -> Int32)?

  /// Work done so far.
  var counters = Counters()
  /// Working memory for building components, made when first needed, or lent by a parent system.
  private var ownWorkspace: UnsafeMutablePointer<Workspace>?
  private let lentWorkspace: UnsafeMutablePointer<Workspace>?

  /// Whether only the satisfiability of required constraints is asked for.
  let isProbe: Bool

  /// An empty system; one that is lent a workspace only tests satisfiability, and builds only while the lender does not.
  init(probingWith workspace: UnsafeMutablePointer<Workspace>? = nil) {
    lentWorkspace = workspace
    isProbe = workspace != nil
  }

  deinit {
    for k in 0..<components.count {
      if let component = components[k] { Component.destroy(component) }
    }
    if let own = ownWorkspace {
      own.deinitialize(count: 1)
      own.deallocate()
    }
  }

  /// Working memory for building components.
  mutating func workspace() -> UnsafeMutablePointer<Workspace> {
    if let workspace = lentWorkspace ?? ownWorkspace { return workspace }
    let workspace = UnsafeMutablePointer<Workspace>.allocate(capacity: 1)
    workspace.initialize(to: Workspace())
    ownWorkspace = workspace
    return workspace
  }

  /// A slot for a component about to be built.
  mutating func takeSlot() -> Int32 {
    if !freeSlots.isEmpty { return freeSlots.pop() }
    components.push(nil)
    return Int32(components.count - 1)
  }

  /// Takes a component apart; its variables and constraints become active.
  mutating func dissolve(_ slot: Int32) {
    guard let component = components[slot] else { return }
    let vars = component.pointee.variables
    for i in 0..<vars.count where variables[vars[i]].state == .component { setActive(vars[i]) }
    let cons = component.pointee.constraints
    for i in 0..<cons.count where constraints[cons[i]].state == .component {
      constraints[cons[i]].state = .active
      activeConstraints.push(cons[i])
    }
    components[slot] = nil
    freeSlots.push(slot)
    Component.destroy(component)
  }

  /// Hands a variable to the next presolve.
  @inline(__always) mutating func setActive(_ v: Int32) {
    variables[v].state = .active
    variables[v].degree = 0
    activeVariables.push(v)
  }

  /// Assigns a value and records the change; whether it is one.
  @inline(__always) @discardableResult mutating func setValue(_ v: Int32, _ value: Double) -> Bool {
    // Negative zero depends on the path taken; adding 0 makes it positive.
    let x = value + 0
    let old = values[v]
    if old == x { return false }
    values[v] = x
    if !isChanged[v] {
      isChanged[v] = true
      changed.push(v)
      previous.push(old)
    }
    return true
  }

  /// A variable's value from the equality that defines it.
  @inline(__always) func evaluateDefinition(of v: Int32) -> Double {
    let c = constraints[variables[v].definition]
    var rest = c.constant
    var coefficient = 1.0
    for k in c.terms {
      let term = terms[k]
      if term.variable == v { coefficient = term.coefficient } else { rest -= term.coefficient * values[term.variable] }
    }
    return coefficient == 1 ? rest : rest / coefficient
  }

  /// How far a constraint is from holding, 0 within rounding of its largest term.
  func violation(of c: Int32) -> Double { residual(of: c).violation }

  /// Whether a required constraint is off by more than rounding explains.
  func isViolated(_ c: Int32) -> Bool {
    let r = residual(of: c)
    return r.violation > Tolerance.violation(r.scale)
  }

  /// Left side minus right side, in the sense of the relation, with its largest term.
  func residual(of c: Int32) -> (violation: Double, excess: Double, scale: Double) {
    let record = constraints[c]
    var sum = -record.constant
    var scale = max(1, abs(record.constant))
    for k in record.terms {
      let term = terms[k].coefficient * values[terms[k].variable]
      sum += term
      scale = max(scale, abs(term))
    }
    let off = record.relation == 0 ? abs(sum) : record.relation > 0 ? max(0, -sum) : max(0, sum)
    return (off <= Tolerance.rounding * scale ? 0 : off, sum, scale)
  }
}

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
  /// Smallest weight of a position in tie-breaking: far above `slope`, so that every position has a price.
  static let leastWeight = 1e-6
  /// Smallest tableau entry that is not 0.
  static let entry = 1e-10
  /// Smallest coefficient that survives elimination.
  static let coefficient = 1e-12
}
