import UIKitCore

extension ViewBuilder {
  /// Returns the children under a key after applying conditions and repetitions.
  func children(_ key: String, of node: DocumentNode, _ scope: Scope) -> [(node: DocumentNode, scope: Scope)] {
    guard let value = node[key], !value.isNull else { return [] }
    guard case .list(let children) = value.content else {
      return context.expected("a list for \(key), each item after a dash as in \"- {id: a}\"", at: value) ?? []
    }
    return children.flatMap { child in
      repetitions(of: child, scope).filter { isShown($0.node, $0.scope) }
    }
  }

  /// Returns a child once, or for each item of its list.
  ///
  /// The item is available as `item` or under the name in `as`, and its index as `index`.
  private func repetitions(of node: DocumentNode, _ scope: Scope) -> [(node: DocumentNode, scope: Scope)] {
    guard let list = node["repeat"] else { return [(node, scope)] }
    // The items of a written list are compared with other rows; those of a placeholder's list only need its length.
    let isPlaceholder = list.text != nil
    let value = context.value(of: list, scope.data) { isPlaceholder ? $0.repetitionCount.map { .count($0) } : nil }
    // An unknown name has already been reported.
    guard let value else { return [] }
    guard let count = value.repetitionCount else {
      let template = list.text.flatMap { try? Template($0) }
      let found = DocumentNode(value, filling: template, at: list.position)
      return context.expected("a list or a number of repetitions", at: found) ?? []
    }
    let name = node["as"]?.text ?? "item"
    return (0..<count).map { index in
      var values = ["index": DataValue.number(Double(index))]
      values[name] = value.repeatedItem(at: index)
      var inner = scope
      inner.data =
        isPlaceholder
        ? scope.data.adding(values, derived: .item(index: index, name: name, list: list)) : scope.data.adding(values)
      return (node, inner)
    }
  }

  func isShown(_ node: DocumentNode, _ scope: Scope) -> Bool {
    guard holds(node["when"], scope) else { return false }
    guard let condition = node["if"] else { return true }
    return isTrue(condition, scope)
  }

  /// Returns whether a condition has a value and is true.
  func isTrue(_ condition: DocumentNode, _ scope: Scope) -> Bool {
    context.value(of: condition, scope.data) { .truth($0.isTrue) }?.isTrue ?? false
  }

  /// Returns an object with its components expanded, and the scope inside them; `nil` for an invalid use.
  func expandingComponents(of node: DocumentNode, _ outer: Scope) -> (DocumentNode, Scope)? {
    var node = node
    var scope = outer
    while let component = rules.component(of: node) {
      let name = component.name
      guard !scope.components.contains(name) else {
        let cycle = (scope.components.drop { $0 != name } + [name]).joined(separator: " in ")
        let position = node["class"]?.position ?? node.position
        context.diagnostics.error("the component contains itself: \(cycle)", at: position)
        return nil
      }
      guard scope.components.count < ComponentDescription.depthLimit else {
        context.diagnostics.error(
          "more than \(ComponentDescription.depthLimit) components inside each other", at: node.position)
        return nil
      }
      guard let (values, derived) = arguments(of: node, for: component, scope) else { return nil }
      let id = node["id"].flatMap { scope.data.fill($0, context).text }
      let prefix = id.map { scope.items.fullName($0) + "." } ?? ""
      let use = node.entries ?? []
      node = component.view
      apply(use, of: component, to: &node, scope)
      scope = Scope(
        items: ItemScope(parent: scope.items, prefix: prefix),
        data: document.data(locale: scope.data.locale).adding(values, derived: derived),
        components: scope.components + [name])
    }
    return (node, scope)
  }

  /// Returns the arguments of a component's use, or `nil` after reporting missing ones.
  ///
  /// Placeholders in arguments are filled in from the scope of the use, those in default values from the document's
  /// own data.
  private func arguments(
    of node: DocumentNode, for component: ComponentDescription, _ scope: Scope
  ) -> (values: [String: DataValue], derived: DerivedValues)? {
    var values: [String: DataValue] = [:]
    var derived: [DerivedValues.Argument] = []
    let given = Dictionary((node.entries ?? []).map { ($0.key, $0.value) }) { first, _ in first }
    for parameter in component.parameters {
      if let argument = given[parameter.name] {
        values[parameter.name] = context.value(of: argument, scope.data) { _ in .argument } ?? .null
        if argument.hasPlaceholders { derived.append(DerivedValues.Argument(name: parameter.name, node: argument)) }
      } else if let defaultValue = parameter.defaultValue {
        let scope = document.data(locale: scope.data.locale)
        values[parameter.name] = scope.value(of: defaultValue, context) ?? .null
      }
    }
    guard component.reportMissingArguments(in: node, context) else { return nil }
    return (values, .arguments(derived, scope.data))
  }

  /// Applies the properties of a component's use to the outermost view or, by id, to the views inside it.
  private func apply(
    _ use: [DocumentNode.Entry], of component: ComponentDescription, to node: inout DocumentNode, _ scope: Scope
  ) {
    var inside: [DocumentNode.Entry] = []
    for entry in use {
      let target = component.target(of: entry.key, among: rules.components)
      guard target == .outermost || target == .inside else {
        component.reportInvalid(entry, target, context)
        continue
      }
      // A value that is filled in here must not be treated as a template by nested components.
      let value = scope.data.fill(entry.value, context).escapingPlaceholders
      let filled = DocumentNode.Entry(key: entry.key, keyPosition: entry.keyPosition, value: value)
      if target == .inside { inside.append(filled) } else { node = node.replacing(entry.key, with: filled) }
    }
    node = node.setting(DocumentNode(.mapping(inside), at: node.position), context)
  }

  /// Returns an object with its variations applied and the keys of its styles added.
  ///
  /// Its own keys override those of styles, and later styles override earlier ones. If the class itself has a property
  /// `style`, the words of that property are kept for it.
  func styled(
    _ node: DocumentNode, _ description: ClassDescription?, isPart: Bool, _ scope: Scope
  ) -> DocumentNode {
    let parts = description.map { ClassRegistry.parts(of: $0) } ?? []
    var result = varied(node.nestingDots(under: parts, context), scope, parts)
    guard let value = node["style"], case .mapping(var entries) = result.content else { return result }
    let words = description.map { ClassRegistry.ownStyles(of: $0, isPart: isPart) } ?? []
    entries.removeAll { $0.key == "style" }
    for name in scope.data.fill(value, context).items.reversed() {
      switch rules.style(name, words: words) {
      case .own: entries.append(DocumentNode.Entry(key: "style", keyPosition: name.position, value: name))
      case .named(let style):
        let base = DocumentNode(.mapping(style.entries), at: name.position).nestingDots(under: parts, context)
        entries = DocumentNode.merged(entries, over: base.entries ?? [], parts: parts)
      case nil: continue
      }
    }
    result.content = .mapping(entries)
    return result
  }
}
