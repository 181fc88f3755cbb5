import UIKitCore

extension ViewBuilder {
  /// Returns the inactive constraints under a view's `constraints` and in its matching variations.
  func constraints(of draft: Draft) -> [NSLayoutConstraint] {
    var result = draft.node["constraints"].map { constraints(in: $0, draft) } ?? []
    for variation in variations(of: draft.node, draft.scope) {
      result += variation.constraints.map { constraints(in: $0, draft) } ?? []
    }
    return result
  }

  private func constraints(in value: DocumentNode, _ draft: Draft) -> [NSLayoutConstraint] {
    if value.isNull { return [] }
    switch value.content {
    case .list(let items):
      return items.flatMap { constraints($0, draft) }
    case .mapping(let entries):
      return entries.flatMap { entry in named(entry, draft) }
    case .scalar:
      return constraints(value, draft)
    }
  }

  /// Parses one item of the list: an equation or format, `name: line`, or a mapping with options.
  private func constraints(_ item: DocumentNode, _ draft: Draft) -> [NSLayoutConstraint] {
    guard let entries = item.entries else {
      guard item.text != nil else {
        return context.expected("an equation such as title.width = 40, or a visual format", at: item) ?? []
      }
      return line(draft.scope.data.fill(item, context), draft)
    }
    if item["equation"] != nil || item["format"] != nil { return described(item, draft) }
    guard entries.count == 1, let entry = entries.first else {
      return context.expected("an equation, a visual format, name: equation, or {equation: …}", at: item) ?? []
    }
    return named(entry, draft)
  }

  private func named(_ entry: DocumentNode.Entry, _ draft: Draft) -> [NSLayoutConstraint] {
    if let text = entry.value.text, entry.key.contains("."), !text.contains(where: { "=<>≤≥[|".contains($0) }) {
      context.diagnostics.error(
        "expected a relation (=, <= or >=) in a constraint, found a colon", at: entry.keyPosition,
        suggestion: "\(entry.key) = \(text)")
      return []
    }
    let group = constraints(entry.value, draft)
    for constraint in group { constraint.identifier = entry.key }
    return group
  }

  /// Parses `{equation: …}` or `{format: …, options: […]}` with identifier, priority and condition.
  private func described(_ node: DocumentNode, _ draft: Draft) -> [NSLayoutConstraint] {
    context.reportUnknownKeys(
      of: node, in: "a constraint", known: ["equation", "format", "options", "priority", "identifier", "if", "when"])
    if let condition = node["if"] {
      guard isTrue(condition, draft.scope) else { return [] }
    }
    guard holds(node["when"], draft.scope) else { return [] }
    guard let text = node["equation"] ?? node["format"] else { return [] }
    let data = draft.scope.data
    let options = node["options"].flatMap { ValueType.formatOptions.decode(data.fill($0, context), context) } ?? []
    let group = line(data.fill(text, context), draft, options)
    let priority = node["priority"].flatMap {
      ValueType<UILayoutPriority>.priority.decode(data.fill($0, context), context)
    }
    if let priority { for constraint in group { constraint.priority = priority } }
    let identifier = node["identifier"].flatMap { ValueType.plainText.orNull.decode(data.fill($0, context), context) }
    if let identifier { for constraint in group { constraint.identifier = identifier } }
    return group
  }

  private func line(
    _ node: DocumentNode, _ draft: Draft, _ options: NSLayoutConstraint.FormatOptions = []
  ) -> [NSLayoutConstraint] {
    guard let text = node.text else {
      return context.expected("an equation or a visual format", at: node) ?? []
    }
    guard !context.diagnostics.isFull, ValueType<String>.isShort(text, node, context) else { return [] }
    let group = isVisualFormat(text) ? visualFormat(text, node, draft, options) : equation(text, node, draft)
    // A constraint without a path is from the document's own file.
    let included = node.position.file == 0 ? nil : context.diagnostics.source(of: node.position)?.name
    for constraint in group {
      constraint.documentLine = Int32(clamping: node.position.line)
      constraint.documentPath = included
    }
    return group
  }

  /// Returns whether a string is a visual format, even without its colon. Equations contain no brackets or bars.
  private func isVisualFormat(_ text: String) -> Bool {
    let rest = text.drop { $0 == " " }
    return rest.hasPrefix("H:") || rest.hasPrefix("V:")
      || rest.drop { $0 == "H" || $0 == "V" }.first.map { "|[".contains($0) } == true
  }

  private func equation(_ text: String, _ node: DocumentNode, _ draft: Draft) -> [NSLayoutConstraint] {
    do {
      guard let equation = try Equation(text) else { return [] }
      let (constraint, warnings) = try equation.constraint(in: scope(of: draft))
      for warning in warnings {
        context.diagnostics.warning(
          warning.reason, at: node.position(ofCharacter: warning.column), suggestion: warning.suggestion)
      }
      return [constraint]
    } catch {
      context.diagnostics.error(
        error.reason, at: node.position(ofCharacter: error.column), suggestion: error.suggestion)
      return []
    }
  }

  private func visualFormat(
    _ text: String, _ node: DocumentNode, _ draft: Draft, _ options: NSLayoutConstraint.FormatOptions
  ) -> [NSLayoutConstraint] {
    let visible = draft.scope.items
    do {
      return try NSLayoutConstraint.parse(
        visualFormat: text, options: options, metrics: { context.metric($0) },
        metricNames: context.metrics.map(\.name), items: { visible.item($0) as? any LayoutItem },
        itemNames: visible.visibleNames)
    } catch {
      context.diagnostics.error(
        error.phrase.onOneLine, at: node.position(ofCharacter: error.column), suggestion: error.suggestion)
      return []
    }
  }

  /// Returns the scope of the names in a view's equations.
  private func scope(of draft: Draft) -> EquationScope {
    let visible = draft.scope.items
    return EquationScope(
      item: { visible.item($0) as? any LayoutItem }, itemNames: visible.visibleNames,
      guide: { ($0 as? UIView)?.layoutGuide(called: $1) }, guideNames: UIView.layoutGuideNames,
      metric: { context.metric($0) }, metricNames: context.metrics.map(\.name))
  }
}

extension UIView {
  /// The names of a view's layout guides in equations: short forms and UIKit's properties.
  fileprivate static let layoutGuideNames = [
    "safeArea", "margins", "readable", "content", "frame", "safeAreaLayoutGuide", "layoutMarginsGuide",
    "readableContentGuide", "contentLayoutGuide", "frameLayoutGuide", "keyboard", "keyboardLayoutGuide",
  ]

  fileprivate func layoutGuide(called name: String) -> UILayoutGuide? {
    switch name {
    case "safeArea", "safeAreaLayoutGuide": safeAreaLayoutGuide
    case "margins", "layoutMarginsGuide": layoutMarginsGuide
    case "readable", "readableContentGuide": readableContentGuide
    case "keyboard", "keyboardLayoutGuide": keyboardLayoutGuide
    case "content", "contentLayoutGuide": (self as? UIScrollView)?.contentLayoutGuide
    case "frame", "frameLayoutGuide": (self as? UIScrollView)?.frameLayoutGuide
    default: nil
    }
  }
}

extension ValueType where Value == NSLayoutConstraint.FormatOptions {
  fileprivate static let formatOptions = ValueType<[NSLayoutConstraint.FormatOptions]>.list(
    of: word(
      "a format option",
      [
        "alignAllLeft": .alignAllLeft, "alignAllRight": .alignAllRight, "alignAllTop": .alignAllTop,
        "alignAllBottom": .alignAllBottom, "alignAllLeading": .alignAllLeading,
        "alignAllTrailing": .alignAllTrailing, "alignAllCenterX": .alignAllCenterX,
        "alignAllCenterY": .alignAllCenterY, "alignAllLastBaseline": .alignAllLastBaseline,
        "alignAllFirstBaseline": .alignAllFirstBaseline,
        "directionLeadingToTrailing": .directionLeadingToTrailing,
        "directionLeftToRight": .directionLeftToRight, "directionRightToLeft": .directionRightToLeft,
        "spacingBaselineToBaseline": .spacingBaselineToBaseline,
      ])
  ).map { NSLayoutConstraint.FormatOptions($0) }
}
