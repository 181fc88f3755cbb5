/// The resolution of the names in an equation.
@MainActor
package struct EquationScope {
  /// The lookup of a view or guide by name.
  package var item: (String) -> (any LayoutItem)?

  /// The names of views and guides, for suggestions.
  package var itemNames: [String]

  /// The lookup of a view's guide: `safeArea`, `margins`, `readable`, `content` or `frame`.
  package var guide: (any LayoutItem, String) -> (any LayoutItem)?

  /// The names of guides, for suggestions.
  package var guideNames: [String]

  /// The lookup of a constant by name.
  package var metric: (String) -> Double?

  /// The names of constants, for suggestions.
  package var metricNames: [String]

  /// Creates a scope from lookup closures and lists of names for suggestions.
  package init(
    item: @escaping (String) -> (any LayoutItem)?, itemNames: [String],
    guide: @escaping (any LayoutItem, String) -> (any LayoutItem)? = { _, _ in nil }, guideNames: [String] = [],
    metric: @escaping (String) -> Double? = { _ in nil }, metricNames: [String] = []
  ) {
    self.item = item
    self.itemNames = itemNames
    self.guide = guide
    self.guideNames = guideNames
    self.metric = metric
    self.metricNames = metricNames
  }
}
