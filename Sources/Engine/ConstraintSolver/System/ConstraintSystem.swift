/// A solver's state: variables, constraints, and the equality or component that determines each.
///
/// Variables are computed in four classes. *Known* variables follow from one another by required equalities with a single
/// unknown. *Components* are connected by the other constraints: sparse elimination of their required equalities leaves roots,
/// and convex piecewise-linear costs of roots and forms are minimized in their programs. *Column singletons*, each in a
/// single required equality apart from those of column singletons set aside before it, are computed last. *Unconstrained* variables are
/// 0. The classes depend on topology alone, so a changed constant only re-evaluates its dependents.
///
/// After any edits the values are those that a fresh system with the same variables and constraints, in the same order,
/// would show. Where the classes are unique they are kept and edited in place. Where they are not (required equalities have
/// known variables only, or an edit reaches the evidence of a conflict) the structure is built anew (`restart`).
///
/// It is a class, although nothing shares an instance. In unoptimized builds, Swift copies a large struct for every
/// call that only reads, and it compiles accesses to the properties of one ten times more slowly. Exclusivity is not
/// checked, since no method calls client code, except `breakPolicy`.
final class ConstraintSystem {
  /// The variables and constraints.
  @exclusivity(unchecked) var store = ConstraintStore()
  /// The components by slot.
  @exclusivity(unchecked) var components = ComponentTable()
  /// The values, and those that the last solve changed.
  @exclusivity(unchecked) var solution = Solution()

  /// The edits since the last solve.
  @exclusivity(unchecked) var edits = PendingEdits()
  /// The memory for searches of the constraint graph.
  @exclusivity(unchecked) var search = GraphSearch()
  /// The counts and the version of the present structure.
  @exclusivity(unchecked) var structure = StructureState()

  /// The last recorded order of re-evaluation.
  @exclusivity(unchecked) var recording = Recording()
  /// The nodes to re-evaluate.
  @exclusivity(unchecked) var rankQueue = RankQueue<DependencyNode>()

  /// The violations after the last pass.
  @exclusivity(unchecked) var violations = Violations()
  /// The present conflicts and their dependencies.
  @exclusivity(unchecked) var diagnosis = ConflictState()
  /// The working memory for building components.
  let workspace: Workspace
  /// The work done so far.
  @exclusivity(unchecked) var counters = Counters()

  /// Indicates whether the system only tests the satisfiability of required constraints.
  let isProbe: Bool

  /// Creates an empty system.
  ///
  /// With the workspace of another system it only tests satisfiability; the two must not build components at the same time.
  init(probingWith workspace: Workspace? = nil) {
    self.workspace = workspace ?? Workspace()
    isProbe = workspace != nil
  }

  /// Returns the violation of a constraint as the client wrote it, 0 within rounding of its largest term.
  func violation(of c: ConstraintID) -> Double { store.constraints[c].unit.multiply(residual(of: c).violation) }

  /// Returns whether the violation of a constraint exceeds rounding.
  func isViolated(_ c: ConstraintID) -> Bool {
    let r = residual(of: c)
    return r.violation > Tolerance.violation(r.scale)
  }

  /// Returns a constraint's violation and largest magnitude, in the units of its row (`Unit`).
  func residual(of c: ConstraintID) -> (violation: Double, scale: Double) {
    let record = store.constraints[c]
    var sum = -record.constant
    var scale = max(1, abs(record.constant))
    for term in store.terms(of: c) {
      let summand = term.coefficient * solution[term.variable]
      sum += summand
      scale = max(scale, abs(summand))
    }
    let off = record.relation.violation(at: sum)
    return (off <= Tolerance.rounding * scale ? 0 : off, scale)
  }
}
