/// The recorded order of re-evaluation for a set of constants that changes repeatedly.
struct Recording: ~Copyable {
  /// The kind of node that a step evaluates.
  enum Kind: UInt8, BitwiseCopyable { case translations, definition, component }

  /// A run of translations, one definition, or one component with the constraints that change.
  struct Step: BitwiseCopyable {
    var kind: Kind
    /// The first of its translations or inputs.
    var start: Int32
    var count: Int32 = 0
    /// The node evaluated, the first in a run of translations.
    var node: DependencyNode
  }
  /// The steps in the order of evaluation.
  var steps = Buffer<Step>()
  /// The definitions with one moving input.
  var translations = Buffer<Solution.Translation>()
  /// The number of variables and components.
  var nodeCount = 0
  /// The constraints of components whose constants or known inputs change.
  var inputs = Buffer<ConstraintID>()
  /// The variables that must not become negative.
  var sizes = Buffer<VariableID>()
  /// The required constraints over known variables alone, to be evaluated afterwards.
  var emptyRows = Buffer<ConstraintID>()
  /// The version of the structure that the pattern belongs to.
  var version: Int64 = -1
  /// The number of the last pattern of seeds, kept in the records of its seeds.
  ///
  /// The order is recorded when the pattern repeats.
  var pattern: Int32 = 0
  /// Indicates whether nothing is recorded.
  var isEmpty: Bool { steps.isEmpty }

  /// Clears the recorded order.
  mutating func clear() {
    steps.clear()
    translations.clear()
    inputs.clear()
    sizes.clear()
    emptyRows.clear()
    nodeCount = 0
  }
}
