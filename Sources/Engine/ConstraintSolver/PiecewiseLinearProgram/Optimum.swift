/// The properties of the optimum that a program found last.
struct Optimum {
  /// Indicates whether the program has been solved. Otherwise, the next solve starts cold.
  var isSolved = false
  /// Indicates whether no other solution is as good.
  var isUnique = false
  /// Indicates whether the optimum is unique and has one basis only.
  var hasUniqueBasis = false
  /// Indicates whether all required breakpoints hold in an optimum with one basis.
  var holdsRequired = false
  /// Indicates whether the optimum can move at no cost at any priority, apart from tie-breaking.
  var hasCostlessDirection = false
  /// Indicates whether the optimum moved since the roots' values were computed.
  var areRootValuesStale = false
  /// Indicates whether breakpoints moved in a way that can change the optimum.
  var isDirty = false
  /// The number of pivots since the tableau was started or rebuilt; not used in a large program.
  var age = 0
}
