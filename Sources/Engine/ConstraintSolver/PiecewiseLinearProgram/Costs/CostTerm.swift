/// The cost of a constraint, a domain or a tie-breaking term, as a function of its form.
struct CostTerm: BitwiseCopyable {
  /// The constraint or domain.
  var source: Source
  /// The relation whose violation is the cost.
  var relation: Solver.Relation
  /// The level among those of the component.
  var level: Int32
  /// The factor of the cost.
  var weight = 1.0
  /// The form over the component's roots.
  var form = ComponentForm.empty
  /// The ratio of its coefficients to those of the form.
  var scale: Double = 0
}
