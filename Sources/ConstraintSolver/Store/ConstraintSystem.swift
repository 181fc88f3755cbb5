/// The state behind a solver: variables, constraints, and how each variable is computed.
///
/// Four layers, each computed from those before it. *Known* variables follow one from another through required equalities
/// with a single unknown. *Components* are what remains entangled: sparse elimination of their required equalities leaves
/// roots, and convex piecewise-linear costs of roots and forms are minimised in their programs. *Column singletons*, each with
/// a single required equality, are computed last. *Free* variables have no constraint and rest at 0. The layering depends on
/// topology alone, so a changed constant only re-evaluates what depends on it.
///
/// After any edits the values are those that a fresh system with the same variables and constraints, in the same order,
/// would show. Where the layering is unique it is kept and edited in place; where it is not, that is where required
/// equalities over known variables are redundant, or where an edit reaches what a conflict was found from, the structure is
/// built anew (`restart`).
struct ConstraintSystem: ~Copyable {
  /// The variables and constraints.
  var store = ConstraintStore()
  /// The components by slot.
  var components = ComponentTable()
  /// The values, and those that the last solve changed.
  var solution = Solution()

  /// The edits that the next solve has to bring to bear.
  var edits = PendingEdits()
  /// Memory for walks over the constraint graph.
  var search = GraphSearch()
  /// The counts and the version of the present structure.
  var structure = StructureState()

  /// The order of re-evaluation recorded last.
  var replayProgram = ReplayProgram()
  /// The nodes that wait for re-evaluation.
  var rankQueue = RankQueue<DependencyNode>()

  /// The violations that the last pass found.
  var violations = Violations()
  /// The conflicts that stand, and what they were found from.
  var diagnosis = ConflictState()
  /// Working memory for building components, made when first needed.
  private var memory: Workspace?
  /// The work done so far.
  var counters = Counters()

  /// Indicates whether only the satisfiability of required constraints is asked for.
  let isProbe: Bool

  /// Creates an empty system; one that is lent a workspace only tests satisfiability, and builds only while the lender
  /// does not.
  init(probingWith workspace: Workspace? = nil) {
    memory = workspace
    isProbe = workspace != nil
  }

  /// Returns the working memory for building components.
  mutating func workspace() -> Workspace {
    if let memory { return memory }
    let workspace = Workspace()
    memory = workspace
    return workspace
  }

  /// Takes a component apart; its variables and constraints become active.
  mutating func dissolve(_ slot: ComponentID) {
    guard let component = components[slot] else { return }
    for v in component.variables where store.variables[v].state == .component { setActive(v) }
    for c in component.constraints where store.constraints[c].state == .component {
      store.constraints[c].state = .active
      edits.activeConstraints.push(c)
    }
    components.remove(slot)
  }

  /// Hands a variable to the next presolve.
  @inline(__always) mutating func setActive(_ v: VariableID) {
    store.variables[v].state = .active
    store.variables[v].degree = 0
    edits.activeVariables.push(v)
  }

  /// A variable's value from the equality that defines it.
  @inline(__always) func evaluateDefinition(of v: VariableID) -> Double {
    evaluateDefinition(of: v, at: solution.values.slice)
  }

  /// Returns a variable's value from the equality that defines it, with given values of the other variables.
  @inline(__always) func evaluateDefinition(of v: VariableID, at x: BufferSlice<Double>) -> Double {
    let c = store.variables[v].definition
    var rest = store.constraints[c].constant
    var coefficient = 1.0
    for term in store.terms(of: c) {
      if term.variable == v {
        coefficient = term.coefficient
      } else {
        rest -= term.coefficient * x[term.variable]
      }
    }
    return coefficient == 1 ? rest : rest / coefficient
  }

  /// Returns the distance of a constraint from holding, 0 within rounding of its largest term.
  func violation(of c: ConstraintID) -> Double { residual(of: c).violation }

  /// Returns whether a required constraint is off by more than rounding explains.
  func isViolated(_ c: ConstraintID) -> Bool {
    let r = residual(of: c)
    return r.violation > Tolerance.violation(r.scale)
  }

  /// Left side minus right side, in the sense of the relation, with its largest term.
  func residual(of c: ConstraintID) -> (violation: Double, excess: Double, scale: Double) {
    let record = store.constraints[c]
    var sum = -record.constant
    var scale = max(1, abs(record.constant))
    for term in store.terms(of: c) {
      let summand = term.coefficient * solution.values[term.variable]
      sum += summand
      scale = max(scale, abs(summand))
    }
    let off = CostShape(of: record.relation).cost(at: sum)
    return (off <= Tolerance.rounding * scale ? 0 : off, sum, scale)
  }
}
