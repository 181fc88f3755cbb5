/// A constraint, a domain, or a term of the tie rule, as it prices its form.
struct CostTerm: BitwiseCopyable {
  /// The constraint or domain.
  var source: Source
  /// The cost of its left side around its constant.
  var shape: CostShape
  /// Index among the component's levels.
  var level: Int32
  var weight: Double
  /// The root, or the number of roots plus the form; -1 when no root is left in it.
  var form: Int32 = -1
  /// Its coefficients divided by the form's.
  var scale: Double = 0
  /// An earlier cost term of the same source, which has form and scale already; -1 for none.
  var twin: Int32 = -1
}
