import UIFoundation

/// A builder of the constraints of a parsed line of visual format.
@MainActor
struct VisualFormatBuilder {
  private let line: VisualFormat
  private let format: String
  private let options: NSLayoutConstraint.FormatOptions
  private let metrics: (String) -> Double?
  private let metricNames: [String]
  private let items: (String) -> (any LayoutItem)?
  private let itemNames: [String]
  private var constraints: [NSLayoutConstraint] = []

  /// The edge of a view at which the gap before it ends, in the direction of the line.
  private let nearEdge: NSLayoutConstraint.Attribute
  /// The edge of a view at which the gap after it begins.
  private let farEdge: NSLayoutConstraint.Attribute

  init(
    _ line: VisualFormat, format: String, options: NSLayoutConstraint.FormatOptions,
    metrics: @escaping (String) -> Double?, metricNames: [String], items: @escaping (String) -> (any LayoutItem)?,
    itemNames: [String]
  ) {
    self.line = line
    self.format = format
    self.options = options
    self.metrics = metrics
    self.metricNames = metricNames
    self.items = items
    self.itemNames = itemNames
    (nearEdge, farEdge) = Self.edges(line.axis, options)
  }

  private static func edges(
    _ axis: NSLayoutConstraint.Axis, _ options: NSLayoutConstraint.FormatOptions
  ) -> (NSLayoutConstraint.Attribute, NSLayoutConstraint.Attribute) {
    guard axis == .horizontal else { return (.top, .bottom) }
    switch options.intersection(.directionMask) {
    case .directionLeftToRight: return (.left, .right)
    case .directionRightToLeft: return (.right, .left)
    default: return (.leading, .trailing)
    }
  }

  mutating func build() throws(VisualFormatError) -> [NSLayoutConstraint] {
    try checkOptions()
    var views: [any LayoutItem] = []
    for view in line.views { views.append(try item(view.name, view.column)) }
    if let gap = line.gapBefore, let first = views.first {
      try connect(nil, first, gap, column: line.barColumns.before)
    }
    for (index, view) in views.enumerated() {
      if index > 0 { try connect(views[index - 1], view, line.gaps[index - 1], column: line.views[index].column) }
      try size(view, line.views[index].predicates)
    }
    if let gap = line.gapAfter, let last = views.last {
      try connect(last, nil, gap, column: line.barColumns.after)
    }
    align(views)
    return constraints
  }

  // Gaps.

  /// Relates two neighbors; nil means the superview.
  private mutating func connect(
    _ before: (any LayoutItem)?, _ after: (any LayoutItem)?, _ gap: VisualFormat.Gap, column: Int
  ) throws(VisualFormatError) {
    let container: (any LayoutItem)? = before == nil || after == nil ? (before ?? after)?.layoutParent : nil
    guard let low = before ?? container, let high = after ?? container else {
      throw failure(
        "Unable to interpret '|' character, because the related view doesn't have a superview", column)
    }
    let toSuperview = before == nil || after == nil
    let usesBaselines = !toSuperview && line.axis == .vertical && options.contains(.spacingBaselineToBaseline)
    var (lowEdge, highEdge) = (before == nil ? nearEdge : farEdge, after == nil ? farEdge : nearEdge)
    if usesBaselines { (lowEdge, highEdge) = (.lastBaseline, .firstBaseline) }
    switch gap {
    case .flush: relate(high, highEdge, .equal, low, lowEdge, 0, nil)
    case .standard where toSuperview:
      if before == nil { lowEdge = lowEdge.withinMargins } else { highEdge = highEdge.withinMargins }
      relate(high, highEdge, .equal, low, lowEdge, 0, nil)
    case .standard:
      relate(high, highEdge, .equal, low, lowEdge, LayoutSpacing.standard, nil)
      constraints.last?.systemSpacing = 1
    case .predicates(let predicates):
      for predicate in predicates {
        let distance = try number(predicate.object)
        relate(high, highEdge, predicate.relation, low, lowEdge, distance, try priority(predicate.priority))
      }
    }
  }

  /// Adds `high.edge relation low.edge + distance`. The sides are exchanged in a right-to-left line.
  private mutating func relate(
    _ high: any LayoutItem, _ highEdge: NSLayoutConstraint.Attribute, _ relation: NSLayoutConstraint.Relation,
    _ low: any LayoutItem, _ lowEdge: NSLayoutConstraint.Attribute, _ distance: CGFloat, _ priority: UILayoutPriority?
  ) {
    let runsLeft = nearEdge == .right
    let (a, edgeOfA, b, edgeOfB) = runsLeft ? (low, lowEdge, high, highEdge) : (high, highEdge, low, lowEdge)
    append(
      NSLayoutConstraint(
        LayoutTerm(node: a.layoutNode, attribute: edgeOfA), relation,
        LayoutTerm(node: b.layoutNode, attribute: edgeOfB),
        multiplier: 1, constant: distance),
      priority)
  }

  private mutating func append(_ constraint: NSLayoutConstraint, _ priority: UILayoutPriority?) {
    if let priority { constraint.priority = priority }
    constraints.append(constraint)
  }

  // Sizes.

  private mutating func size(
    _ view: any LayoutItem, _ predicates: [VisualFormat.Predicate]
  ) throws(VisualFormatError) {
    let attribute: NSLayoutConstraint.Attribute = line.axis == .horizontal ? .width : .height
    let first = LayoutTerm(node: view.layoutNode, attribute: attribute)
    for predicate in predicates {
      let priority = try priority(predicate.priority)
      if case .name(let name, let column) = predicate.object, metrics(name) == nil {
        let other = try item(name, column, orMetric: true)
        let second = LayoutTerm(node: other.layoutNode, attribute: attribute)
        append(NSLayoutConstraint(first, predicate.relation, second, multiplier: 1, constant: 0), priority)
      } else {
        let length = try number(predicate.object)
        append(NSLayoutConstraint(first, predicate.relation, .none, multiplier: 1, constant: length), priority)
      }
    }
  }

  // Alignment.

  private static let alignments: [(NSLayoutConstraint.FormatOptions, NSLayoutConstraint.Attribute)] = [
    (.alignAllLeft, .left), (.alignAllRight, .right), (.alignAllTop, .top), (.alignAllBottom, .bottom),
    (.alignAllLeading, .leading), (.alignAllTrailing, .trailing), (.alignAllCenterX, .centerX),
    (.alignAllCenterY, .centerY), (.alignAllLastBaseline, .lastBaseline), (.alignAllFirstBaseline, .firstBaseline),
  ]

  private func checkOptions() throws(VisualFormatError) {
    // Options that align views along the line are errors, except with a single view: apps on iOS pass them, and there
    // is nothing to align.
    guard line.views.count > 1 else { return }
    for (option, attribute) in Self.alignments where options.contains(option) && attribute.axis == line.axis {
      let axis = line.axis == .horizontal ? "horizontal" : "vertical"
      throw failure(
        "Options mask required views to be aligned on a \(axis) edge, which is not allowed for layout that is also "
          + "\(axis).", 0)
    }
  }

  private mutating func align(_ views: [any LayoutItem]) {
    for (option, attribute) in Self.alignments where options.contains(option) {
      for (view, next) in zip(views, views.dropFirst()) {
        append(
          NSLayoutConstraint(
            LayoutTerm(node: view.layoutNode, attribute: attribute), .equal,
            LayoutTerm(node: next.layoutNode, attribute: attribute), multiplier: 1, constant: 0), nil)
      }
    }
  }

  // Names.

  private func item(
    _ name: String, _ column: Int, orMetric: Bool = false
  ) throws(VisualFormatError) -> any LayoutItem {
    if let item = items(name) { return item }
    let reason = "\(name) is not a key in the \(orMetric ? "metrics or views" : "views") dictionary."
    var error = failure(
      reason, column, Spelling.nearest(to: name, among: orMetric ? itemNames + metricNames : itemNames))
    error.missing = (orMetric ? .metricOrView : .view, name)
    throw error
  }

  private func number(_ value: VisualFormat.Value) throws(VisualFormatError) -> CGFloat {
    switch value {
    case .number(let number, _): return CGFloat(number)
    case .name(let name, let column):
      if let number = metrics(name) { return CGFloat(number) }
      var error = failure(
        "\(name) is not a key in the metrics dictionary.", column, Spelling.nearest(to: name, among: metricNames))
      error.missing = (.metric, name)
      throw error
    }
  }

  private func priority(_ value: VisualFormat.Value?) throws(VisualFormatError) -> UILayoutPriority? {
    guard let value else { return nil }
    let number = try number(value)
    guard number > 0, number <= 1000 else {
      throw failure("A priority must be above 0 and at most 1000; this one is \(number.shortText).", value.column)
    }
    return UILayoutPriority(Float(number))
  }

  private func failure(_ reason: String, _ column: Int, _ suggestion: String? = nil) -> VisualFormatError {
    VisualFormatError(reason: reason, format: format, column: column, suggestion: suggestion)
  }
}
