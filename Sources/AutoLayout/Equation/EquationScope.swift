/// What the names in an equation mean.
@MainActor
package struct EquationScope {
  /// A view or guide by its name.
  package var item: (String) -> (any LayoutItem)?

  /// The names of views and guides, for hints.
  package var itemNames: [String]

  /// A guide of a view: `safeArea`, `margins`, `readable`, `content`, `frame`.
  package var guide: (any LayoutItem, String) -> (any LayoutItem)?

  /// The names of guides, for hints.
  package var guideNames: [String]

  /// A named constant.
  package var metric: (String) -> Double?

  /// The names of constants, for hints.
  package var metricNames: [String]

  /// Names in scope by closures, with lists of them for hints about misspelt ones.
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
