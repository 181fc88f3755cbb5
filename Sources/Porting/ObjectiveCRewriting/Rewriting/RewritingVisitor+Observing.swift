import SwiftSyntax

// `dynamic` properties can be observed. They notify observers before and after each change.
extension RewritingVisitor {
  /// Adds the observer protocol to the first class of a lineage with `observeValue(forKeyPath:…)`.
  func addObserverConformance(to node: ClassDeclSyntax) {
    guard facts.own.contains(scope), facts.isFirstObserver(scope),
      let last = node.inheritanceClause?.inheritedTypes.last
    else { return }
    needsUIKit = true
    edits.insert(", KeyValueObserver", at: last.trimmedOffsets.upperBound)
  }

  /// Removes `override` from the first observer method in a hierarchy. On Linux, `NSObject` has none.
  func rewriteObserverMethod(in block: MemberBlockSyntax) {
    guard facts.own.contains(scope), facts.isFirstObserver(scope) else { return }
    for item in block.members {
      guard let member = FactCollector.member(item.decl).first, member.isObserver else { continue }
      for modifier in item.decl.modifiers where modifier.name.text == "override" { edits.blank(modifier) }
    }
  }

  /// Makes a `dynamic` property of a class notify observers of its changes.
  func rewriteObservableProperty(_ node: VariableDeclSyntax) {
    guard node.modifiers.has("dynamic"), node.bindingSpecifier.text == "var", !node.modifiers.has("lazy"),
      !node.modifiers.has("static"), !node.modifiers.has("class"), scopes.last?.isExtension == false,
      scopes.last?.isClass == true, node.bindings.count == 1, let binding = node.bindings.first,
      let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text.withoutBackticks
    else { return }
    needsUIKit = true
    let before = "willChangeValue(forKey: \"\(name)\")"
    let after = "didChangeValue(forKey: \"\(name)\")"
    guard let block = binding.accessorBlock else {
      edits.insert(
        " { willSet { \(before) } didSet { \(after) } }", at: binding.endPositionBeforeTrailingTrivia.utf8Offset)
      return
    }
    guard case .accessors(let accessors) = block.accessors else { return }
    let kinds = accessors.map(\.accessorSpecifier.text)
    if kinds.contains("set") {
      for accessor in accessors where accessor.accessorSpecifier.text == "set" {
        guard let body = accessor.body else { continue }
        edits.insert(" \(before); defer { \(after) };", at: body.leftBrace.endPositionBeforeTrailingTrivia.utf8Offset)
      }
      return
    }
    for accessor in accessors {
      guard let body = accessor.body else { continue }
      switch accessor.accessorSpecifier.text {
      case "willSet": edits.insert(" \(before);", at: body.leftBrace.endPositionBeforeTrailingTrivia.utf8Offset)
      // As with a setter, observers are notified after the class's own code.
      case "didSet": edits.insert(" defer { \(after) };", at: body.leftBrace.endPositionBeforeTrailingTrivia.utf8Offset)
      default: break
      }
    }
    let end = block.rightBrace.positionAfterSkippingLeadingTrivia.utf8Offset
    if !kinds.contains("willSet") { edits.insert(" willSet { \(before) } ", at: end) }
    if !kinds.contains("didSet") { edits.insert(" didSet { \(after) } ", at: end) }
  }
}

extension MemberFacts {
  /// Indicates whether the member is the method that observers implement.
  var isObserver: Bool { isOverride && fullName == "observeValue(forKeyPath:of:change:context:)" }
}

extension ModuleFacts {
  /// Returns whether a class has the observer method and no superclass has it.
  func isFirstObserver(_ type: String) -> Bool {
    let declares = lineage(of: type).map { classes[$0]?.members.contains(where: \.isObserver) ?? false }
    return declares.first == true && !declares.dropFirst().contains(true)
  }
}
