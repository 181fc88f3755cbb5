import SwiftSyntax

extension RewritingVisitor {
  /// Adds forwarding members and the list of Objective-C members before the closing brace of a class.
  func addMembers(to node: ClassDeclSyntax) {
    // The facts do not contain classes inside of functions.
    let isLocal = node.ancestorOrSelf { $0.as(CodeBlockSyntax.self) } != nil
    guard facts.own.contains(scope), !isLocal else { return }
    var members = facts.forwarded(of: scope).compactMap(\.forwarder)
    if members.contains(where: FoundationNames.containsUIKitName) { needsUIKit = true }
    if facts.listsMembers(scope) {
      needsUIKit = true
      members.append(memberList(of: node))
      if !facts.inheritsMemberList(scope) {
        let lastTypeEnd = node.inheritanceClause?.inheritedTypes.last?.trimmedOffsets.upperBound
        let nameEnd = (node.genericParameterClause.map { Syntax($0) } ?? Syntax(node.name)).trimmedOffsets.upperBound
        edits.insert(lastTypeEnd == nil ? ": ObjectiveCClass" : ", ObjectiveCClass", at: lastTypeEnd ?? nameEnd)
      }
    }
    members += objectMembers + classMember(of: node) + addExamples(to: node) + addPlainInitialization(to: node)
    guard !members.isEmpty else { return }
    let brace = node.memberBlock.rightBrace
    let isOnOwnLine = brace.leadingTrivia.contains(where: \.isNewline) || node.memberBlock.members.isEmpty
    let text = members.joined(separator: "; ")
    edits.insert(
      (isOnOwnLine ? "" : "; ") + text + " ", at: brace.positionAfterSkippingLeadingTrivia.utf8Offset)
  }

  /// Returns the method through which `T()`, with the class as `T`, calls the class's own initializer.
  private func addPlainInitialization(to node: ClassDeclSyntax) -> [String] {
    guard let type = facts.classes[scope]?.declaration, let last = node.inheritanceClause?.inheritedTypes.last,
      let root = facts.lineage(of: scope).last, root.hasPrefix("UI") || root.hasPrefix("CA")
    else { return [] }
    let inherits = facts.lineage(of: scope).dropFirst().contains {
      facts.classes[$0]?.declaration?.hasPlainInitializer ?? false
    }
    guard type.hasPlainInitializer || inherits else { return [] }
    needsUIKit = true
    if !inherits { edits.insert(", PlainlyInitializable", at: last.trimmedOffsets.upperBound) }
    let access = node.modifiers.access.map { $0.isPublic ? "\($0.rawValue) " : "" } ?? ""
    let isCallable = node.memberBlock.members.contains { item in
      item.decl.as(InitializerDeclSyntax.self).map {
        $0.signature.parameterClause.parameters.isEmpty && $0.optionalMark == nil
          && $0.signature.effectSpecifiers == nil && !$0.attributes.isUnavailable
      } ?? false
    }
    let value = isCallable || !type.hasDesignatedInitializer ? "\(node.name.text)()" : "nil"
    return ["@MainActor \(access)\(inherits ? "override " : "")class func initialized() -> AnyObject? { \(value) }"]
  }

  /// Returns the list of the outlets, actions and other members that are found by name.
  private func memberList(of node: ClassDeclSyntax) -> String {
    let type = node.name.text
    let optional = facts.optionalMethods(of: scope).map(\.member.signature)
    let members = facts.listedMembers(of: scope).map { member -> String in
      guard let labels = member.labels else { return ".property(\"\(member.name)\", \\\(type).\(member.name))" }
      // The protocol of an optional method isolates the method to the main actor, though not always its class.
      if facts.isTestCase(scope) || optional.contains(member.signature) {
        let names = (["t: \(type)"] + labels.indices.map { "a\($0)" }).joined(separator: ", ")
        let arguments = labels.enumerated().map { $1 == "_" ? "a\($0)" : "\($1): a\($0)" }.joined(separator: ", ")
        return ".method(Selector(\"\(member.selector)\", calling: { (\(names)) in t.\(member.name)(\(arguments)) }))"
      }
      let isOverloaded = facts.members(of: scope).contains { $0.name == member.name && $0.labels?.isEmpty == false }
      if labels.isEmpty, isOverloaded {
        return ".method(Selector(\"\(member.selector)\", calling: { (t: \(type)) in t.\(member.name)() }))"
      }
      let reference = labels.isEmpty ? member.name : member.fullName
      return ".method(Selector(\"\(member.selector)\", \(type).\(reference)))"
    }
    let access = node.modifiers.access.map { $0.isPublic ? "\($0.rawValue) " : "" } ?? ""
    let inherits = facts.inheritsMemberList(scope)
    return "@MainActor \(access)\(inherits ? "override " : "")class var objectiveCMembers: [ObjectiveCMember] { "
      + "[\(members.joined(separator: ", "))]\(inherits ? " + super.objectiveCMembers" : "") }"
  }

  /// Converts the observers of a property to functions. The override in the class's body calls them.
  ///
  /// Returns false for a property without observers.
  private func moveObservers(of variable: VariableDeclSyntax, in type: String) -> Bool {
    guard let binding = variable.bindings.first, let block = binding.accessorBlock,
      case .accessors(let accessors) = block.accessors, Forwarder.observers(of: block) != nil,
      let valueType = binding.typeAnnotation?.type.onOneLine, let first = accessors.first
    else { return false }
    let name = Forwarder.name(binding.pattern.trimmedDescription, in: type)
    for accessor in accessors {
      guard let body = accessor.body else { continue }
      let kind = accessor.accessorSpecifier.text
      let parameter = accessor.parameters?.name.text ?? (kind == "willSet" ? "newValue" : "oldValue")
      let start = accessor.id == first.id ? variable.trimmedOffsets.lowerBound : accessor.trimmedOffsets.lowerBound
      let head = start..<body.leftBrace.positionAfterSkippingLeadingTrivia.utf8Offset
      edits.replace(
        head, with: "\(accessor.id == first.id ? "" : "; ")func \(name)_\(kind)(_ \(parameter): \(valueType)) ")
    }
    edits.blank(block.rightBrace)
    return true
  }

  /// Renames the members of an extension that forwarding members in the class's body call.
  func renameForwardedMembers(of node: ExtensionDeclSyntax) {
    guard facts.own.contains(scope) else { return }
    let forwarded = facts.forwarded(of: scope)
    guard !forwarded.isEmpty else { return }
    let typeName = node.extendedType.nameWithoutArguments
    for item in node.memberBlock.members {
      guard let member = FactCollector.member(item.decl).first,
        forwarded.contains(where: { $0.fullName == member.fullName && $0.isStatic == member.isStatic })
      else { continue }
      if let variable = item.decl.as(VariableDeclSyntax.self), moveObservers(of: variable, in: typeName) { continue }
      for modifier in item.decl.modifiers where modifier.name.text == "override" || modifier.name.text == "open" {
        edits.blank(modifier)
      }
      keepIsolation(of: item.decl, member)
      if let function = item.decl.as(FunctionDeclSyntax.self) {
        edits.replace(function.name, with: Forwarder.name(function.name.text, in: typeName))
      } else if let pattern = item.decl.as(VariableDeclSyntax.self)?.bindings.first?.pattern {
        edits.replace(pattern, with: Forwarder.name(pattern.trimmedDescription, in: typeName))
      }
    }
  }
}

extension RewritingVisitor {
  /// The members of `NSObject` that override without an actor, also in classes of the main actor.
  private static let membersOfAllObjects: Set<String> = ["isEqual(_:)", "hash", "description", "debugDescription"]

  /// Keeps a renamed override of an object's member off the actor of its class, as the override was.
  private func keepIsolation(of declaration: DeclSyntax, _ member: MemberFacts) {
    guard member.isOverride, Self.membersOfAllObjects.contains(member.fullName),
      !declaration.modifiers.has("nonisolated")
    else { return }
    let keyword =
      declaration.as(FunctionDeclSyntax.self)?.funcKeyword ?? declaration.as(VariableDeclSyntax.self)?.bindingSpecifier
    if let keyword { edits.insert("nonisolated ", at: keyword.positionAfterSkippingLeadingTrivia.utf8Offset) }
  }
}

extension ModuleFacts {
  /// Returns the members of a class's extensions that override members or are overridden by subclasses.
  func forwarded(of name: String) -> [MemberFacts] {
    let overrides = descendants(of: name).flatMap { classes[$0]?.members ?? [] }.filter(\.isOverride)
    return (classes[name]?.extensions.flatMap(\.members) ?? []).filter { member in
      guard member.forwarder != nil, !foreignOverrides.overrides(member, in: name),
        !foreignOverrides.isOrphan(member, of: name)
      else { return false }
      return member.isOverride && !(member.isObserver && isFirstObserver(name))
        || overrides.contains { $0.fullName == member.fullName && $0.isStatic == member.isStatic }
        || overridesElsewhere[name]?.contains(member.fullName) == true
    }
  }

  /// Returns the members that are found by name.
  ///
  /// These are the members that nibs can name, overridden edit actions, and all Objective-C members if the code looks
  /// up names at run time.
  func listedMembers(of name: String) -> [MemberFacts] {
    guard let type = classes[name], type.declaration?.kind == .class else { return [] }
    let extensionMembers = type.extensions.flatMap { part in
      // A private member of an extension is visible to the class's body only in the same file.
      part.members.filter { part.file == type.declaration?.file || $0.access != .private && $0.access != .fileprivate }
    }
    let members = (type.declaration?.members ?? []) + extensionMembers
    return members.filter { member in
      let isEditAction =
        member.isOverride && StandardEditActions.names.contains(member.fullName) && member.types == ["Any?"]
      let isNamed = member.isOutlet || member.isAction || usesNames && member.isObjectiveC
      guard isEditAction || isNamed && !member.isOverride, member.isListable, !member.isStatic else { return false }
      // A reference to one of several methods that differ only in types is ambiguous.
      return members.count { $0.fullName == member.fullName && !$0.isStatic } == 1
    }
  }

  /// Returns whether a class is an XCTest case.
  ///
  /// A subclass that is isolated to an actor is not sendable, because XCTest's class is not isolated. Therefore, its
  /// methods are called in closures of the main actor.
  func isTestCase(_ name: String) -> Bool { lineage(of: name).last == "XCTestCase" && name != "XCTestCase" }

  func listsMembers(_ name: String) -> Bool { !listedMembers(of: name).isEmpty }

  /// Returns whether a superclass lists its members.
  func inheritsMemberList(_ name: String) -> Bool {
    lineage(of: name).dropFirst().contains { classes[$0]?.declaration?.kind == .class && listsMembers($0) }
  }
}
