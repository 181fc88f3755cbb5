import UIKitCore

extension ViewBuilder {
  /// Creates an object and its descendants. Returns `nil` if an error prevents that.
  ///
  /// `className` is the default class, and the required superclass of a class that the document names. `part` is the
  /// existing object if the owner creates it.
  mutating func object(
    _ written: DocumentNode, _ outer: Scope, as className: String, part: NSObject? = nil,
    isConstrained: Bool = false
  ) -> NSObject? {
    guard admit(written) else { return nil }
    guard let use = rules.expandingShorthand(written, as: className) else { return nil }
    guard let (expanded, scope) = expandingComponents(of: use, outer) else { return nil }
    let description = description(of: expanded, scope, as: className, isPart: part != nil)
    let node = styled(expanded, description, isPart: part != nil, scope)
    let object = part ?? description.map { $0.make(filledKeys(of: node, $0, scope), context) } ?? UIView()
    if isConstrained { (object as? UIView)?.translatesAutoresizingMaskIntoConstraints = false }
    var id = register(use["id"], object, outer)
    if scope.items !== outer.items {
      // The component's own constraints refer to its outermost view by its id inside the component.
      let inner = register(node["id"], object, scope)
      id = id ?? inner
    }
    if let id { (object as? UIView)?.accessibilityIdentifier = id }
    drafts.append(
      Draft(node: node, description: description, id: id, object: object, scope: scope, isPart: part != nil))
    if let view = object as? UIView { addGuides(of: node, to: view, scope) }
    if object is UIStackView, let subviews = node["subviews"], node["arrangedSubviews"] == nil {
      context.diagnostics.warning(
        "a stack view does not arrange its subviews, only its arrangedSubviews", at: subviews.position,
        suggestion: "arrangedSubviews")
    }
    // If the class is unknown, children are built for the default class, so that constraints can name them.
    let described = description ?? ClassRegistry.description(of: className)
    for child in described.map({ ClassRegistry.values(in: node, of: $0).children }) ?? [] {
      add(child, of: node, to: object, scope)
    }
    return object
  }

  /// Returns whether the limit permits another object. Nested components can grow exponentially.
  private mutating func admit(_ node: DocumentNode) -> Bool {
    if drafts.count < Self.objectLimit { return true }
    if !isExhausted {
      context.diagnostics.error(
        "the scene has more than \(Self.objectLimit) objects, such as views, layers, rows and items; "
          + "use smaller numbers under repeat, or several scenes", at: node.position)
    }
    isExhausted = true
    return false
  }

  /// Creates the children under a key.
  ///
  /// Children that are laid out by constraints are attached immediately; other objects are attached later.
  private mutating func add(
    _ child: ChildDescription, of node: DocumentNode, to owner: NSObject, _ scope: Scope
  ) {
    guard let value = node[child.name], !value.isNull else { return }
    var objects: [NSObject] = []
    switch child.count {
    case .part:
      guard let part = child.part(owner) else {
        context.diagnostics.error("this \(owner.documentClassName) has no \(child.name)", at: value.position)
        return
      }
      guard value.entries != nil else {
        let _: Void? = context.expected("a mapping of properties of the \(child.name)", at: value)
        return
      }
      _ = object(value, scope, as: child.className, part: part)
      return
    case .one:
      guard isShown(value, scope) else { return }
      objects = [object(value, scope, as: child.className)].compactMap { $0 }
    case .parts:
      for item in children(child.name, of: node, scope) {
        guard let part = child.part(owner) else {
          context.diagnostics.error("this \(owner.documentClassName) has no \(child.name)", at: value.position)
          return
        }
        _ = object(item.node, item.scope, as: child.className, part: part)
      }
      return
    case .list:
      for item in children(child.name, of: node, scope) {
        let object = object(
          item.node, item.scope, as: child.className, isConstrained: child.isConstrained)
        if let object { objects.append(object) }
      }
    }
    if child.isConstrained {
      child.attach(owner, objects)
    } else if !objects.isEmpty {
      let attach: @MainActor () -> Void = { child.attach(owner, objects) }
      if child.isPresented { presentations.append(attach) } else { attachments.append(attach) }
    }
  }

  private func description(
    of node: DocumentNode, _ scope: Scope, as className: String, isPart: Bool
  ) -> ClassDescription? {
    rules.description(
      named: node["class"].map { scope.data.fill($0, context) }, of: node, as: className, isPart: isPart,
      isRoot: drafts.isEmpty && !isPart)
  }

  /// Returns a node in which the placeholders in the keys of its class's initializer are filled in.
  private func filledKeys(of node: DocumentNode, _ description: ClassDescription, _ scope: Scope) -> DocumentNode {
    let keys = ClassRegistry.initializerKeys(of: description)
    guard let entries = node.entries, entries.contains(where: { keys.contains($0.key) }) else { return node }
    let filled = entries.map { entry in
      guard keys.contains(entry.key) else { return entry }
      return DocumentNode.Entry(
        key: entry.key, keyPosition: entry.keyPosition, value: scope.data.fill(entry.value, context))
    }
    return DocumentNode(.mapping(filled), at: node.position)
  }

  private func register(_ value: DocumentNode?, _ item: AnyObject, _ scope: Scope) -> String? {
    guard let value else { return nil }
    return scope.items.register(scope.data.fill(value, context), item, context).map { scope.items.fullName($0) }
  }

  private func addGuides(of node: DocumentNode, to view: UIView, _ scope: Scope) {
    guard let guides = node["layoutGuides"], !guides.isNull else { return }
    for value in guides.items {
      let guide = UILayoutGuide()
      guard let id = register(value, guide, scope) else { continue }
      guide.identifier = id
      view.addLayoutGuide(guide)
    }
  }
}

extension NSObject {
  /// The class's own name, for messages.
  fileprivate var documentClassName: String { String(describing: type(of: self)) }
}
