import SwiftSyntax

// Each optional requirement becomes a separate protocol, to which every class with the member conforms. An extension of
// the original protocol calls the member if the object conforms, and otherwise returns nil.
extension RewritingVisitor {
  /// Returns the name of an optional requirement's protocol; nil for a member that is not optional.
  func optionalProtocolName(of name: String, _ labels: [String]?, in protocolName: String) -> String? {
    guard let protocolFacts = facts.protocols[protocolName] else { return nil }
    if let member = protocolFacts.optional.first(where: { $0.name == name && $0.labels == labels }) {
      return Self.optionalProtocolName(of: member, in: protocolName)
    }
    for inherited in protocolFacts.inherited {
      guard let parent = facts.resolve(inherited, inside: protocolName), parent != protocolName else { continue }
      if let name = optionalProtocolName(of: name, labels, in: parent) { return name }
    }
    return nil
  }

  static func optionalProtocolName(of member: MemberFacts, in protocolName: String) -> String {
    let parts = [protocolName.replacingDots, member.name] + (member.labels ?? []).map { $0 == "_" ? "" : $0 }
    // The names of requirements that differ only in types contain the types.
    let types = member.isOverloaded ? member.types.map { String($0.filter { $0.isLetter || $0.isNumber }) } : []
    return (parts + types).joined(separator: "_")
  }

  /// Restricts an Objective-C protocol to classes, and moves its optional requirements to new protocols.
  func rewriteProtocol(_ node: ProtocolDeclSyntax) {
    guard node.attributes.has("objc") else { return }
    if let clause = node.inheritanceClause {
      let first = clause.inheritedTypes.positionAfterSkippingLeadingTrivia.utf8Offset
      for inherited in clause.inheritedTypes where inherited.type.trimmedDescription == "class" {
        edits.replace(inherited.type, with: "AnyObject")
      }
      if !clause.names.contains("AnyObject"), !clause.names.contains("class") { edits.insert("AnyObject, ", at: first) }
    } else {
      edits.insert(": AnyObject", at: node.name.endPositionBeforeTrailingTrivia.utf8Offset)
    }
    var added = ""
    for member in node.memberBlock.members where member.decl.isOptionalRequirement {
      guard let own = FactCollector.member(member.decl).first else { continue }
      let collected = facts.protocols[scope]?.optional.first { $0.fullName == own.fullName && $0.types == own.types }
      added += " " + declarations(of: member.decl, collected ?? own, in: node)
      // Spaces replace the requirement, so that the following columns and lines keep their numbers.
      edits.blank(member)
    }
    if !added.isEmpty { edits.insert(added, at: outermost(node).endPositionBeforeTrailingTrivia.utf8Offset) }
  }

  /// Adds conformances to the protocols of the optional requirements that a class implements.
  func addOptionalConformances(to clause: InheritanceClauseSyntax?, of type: String, isExtension: Bool) {
    guard let clause, facts.hasOptionalRequirements, let last = clause.inheritedTypes.last else { return }
    let listed = clause.names.compactMap { facts.resolve($0, inside: type) }
    let missing = facts.optionalConformances(of: type, listed: listed, isExtension: isExtension)
    guard !missing.isEmpty else { return }
    let attributes = clause.conformanceAttributes { facts.resolve($0, inside: type) }
    let added = missing.map { ", \(attributes[$0.parent] ?? "")\($0.name)" }.joined()
    edits.insert(added, at: last.trimmedOffsets.upperBound)
  }

  /// Returns the protocol of one requirement and an extension of the original protocol that calls it.
  ///
  /// They begin with semicolons, since they are added to an existing line: lines keep their numbers.
  private func declarations(of declaration: DeclSyntax, _ member: MemberFacts, in node: ProtocolDeclSyntax) -> String {
    let name = Self.optionalProtocolName(of: member, in: scope)
    let access = node.modifiers.access.map { "\($0) " } ?? ""
    let attributes = node.attributes.compactMap { $0.as(AttributeSyntax.self) }
      .filter { $0.attributeName.trimmedDescription != "objc" }.map { $0.onOneLine + " " }.joined()
    let names = node.inheritanceClause?.inheritedTypes.map(\.type.onOneLine).filter { $0 != "class" } ?? []
    let inherited = (["AnyObject"] + names.filter { $0 != "AnyObject" }).joined(separator: ", ")
    let requirement = Self.plain(declaration)
    let caller = optionalCaller(declaration, member, name, access)
    return "; \(attributes)\(access)protocol \(name): \(inherited) { \(requirement) }"
      + "; \(attributes)extension \(scope) { \(caller) }"
  }

  /// Returns the requirement without attributes and modifiers of Objective-C.
  private static func plain(_ declaration: DeclSyntax) -> String {
    if var function = declaration.as(FunctionDeclSyntax.self) {
      function.attributes = function.attributes.withoutObjectiveC
      function.modifiers = function.modifiers.filter { $0.name.text != "optional" }
      return function.onOneLine
    }
    if var variable = declaration.as(VariableDeclSyntax.self) {
      variable.attributes = variable.attributes.withoutObjectiveC
      variable.modifiers = variable.modifiers.filter { $0.name.text != "optional" }
      return variable.onOneLine
    }
    return declaration.onOneLine
  }

  /// Returns a member that calls the requirement. Its value is nil if the object lacks the requirement.
  private func optionalCaller(
    _ declaration: DeclSyntax, _ member: MemberFacts, _ name: String, _ access: String
  ) -> String {
    let object = member.isStatic ? "(self as? any \(name).Type)" : "(self as? any \(name))"
    let modifier = access + (member.isStatic ? "static " : "")
    guard let function = declaration.as(FunctionDeclSyntax.self) else {
      let type = declaration.as(VariableDeclSyntax.self)?.bindings.first?.typeAnnotation?.type.onOneLine ?? "Any"
      return "\(modifier)var \(member.name): \(Self.optional(type)) { \(object)?.\(member.name) }"
    }
    let parameters = function.signature.parameterClause.parameters.enumerated().map { index, parameter in
      let label = parameter.firstName.text
      let type = parameter.type.onOneLine + (parameter.ellipsis?.text ?? "")
      return "\(label == "a\(index)" ? "" : label + " ")a\(index): \(type)"
    }
    let arguments = function.signature.parameterClause.parameters.enumerated().map { index, parameter in
      let value = parameter.type.onOneLine.hasPrefix("inout ") ? "&a\(index)" : "a\(index)"
      return parameter.firstName.text == "_" ? value : "\(parameter.firstName.text): \(value)"
    }
    let result = function.signature.returnClause?.type.onOneLine ?? "Void"
    let method =
      facts.hasUncalledReference(to: member) ? "; \(modifier)\(Self.reference(to: function, name, on: object))" : ""
    return "@discardableResult \(modifier)func \(function.name.text)(\(parameters.joined(separator: ", "))) -> "
      + "\(Self.optional(result)) { \(object)?.\(function.name.text)(\(arguments.joined(separator: ", "))) }"
      + method
  }

  /// Returns a property whose value is the method, or nil if the object does not implement it.
  private static func reference(to function: FunctionDeclSyntax, _ name: String, on object: String) -> String {
    let signature = function.signature
    let types = signature.parameterClause.parameters.map { $0.type.onOneLine + ($0.ellipsis?.text ?? "") }
    let effects = signature.effectSpecifiers.map { " \($0.onOneLine)" } ?? ""
    let result = signature.returnClause?.type.onOneLine ?? "Void"
    let method = types.isEmpty ? function.name.text : function.fullName
    return "var \(name)_method: ((\(types.joined(separator: ", ")))\(effects) -> \(result))? "
      + "{ \(object).map { $0.\(method) } }"
  }

  private static func optional(_ type: String) -> String {
    if type.hasSuffix("?") { return type }
    if type.hasSuffix("!") { return String(type.dropLast()) + "?" }
    return type.contains("->") || type.hasPrefix("any ") || type.contains("&") ? "(\(type))?" : "\(type)?"
  }

  func outermost(_ node: some DeclSyntaxProtocol) -> Syntax {
    var outermost = Syntax(node)
    var current = outermost.parent
    while let next = current {
      if next.is(ClassDeclSyntax.self) || next.is(StructDeclSyntax.self) || next.is(EnumDeclSyntax.self)
        || next.is(ExtensionDeclSyntax.self) || next.is(FunctionDeclSyntax.self)
      {
        outermost = next
      }
      current = next.parent
    }
    return outermost
  }

  // MARK: Calls

  /// Rewrites an uncalled reference such as `delegate?.f(_:x:)` to a property whose value is the method.
  func rewriteOptionalReference(_ node: MemberAccessExprSyntax) {
    guard facts.hasOptionalRequirements, let labels = node.optionalReferenceLabels,
      let (full, member) = facts.optionalRequirement(node.declName.baseName.text, labels)
    else { return }
    edits.replace(node.declName, with: Self.optionalProtocolName(of: member, in: full) + "_method")
  }

  /// Rewrites `delegate?.f?(x)` to `delegate?.f(x)`, whose value is optional as well.
  func rewriteOptionalCall(_ node: FunctionCallExprSyntax) {
    let called = node.calledExpression
    let mark: TokenSyntax
    let reference: MemberAccessExprSyntax?
    var forces = false
    if let chain = called.as(OptionalChainingExprSyntax.self) {
      (mark, reference) = (chain.questionMark, chain.expression.as(MemberAccessExprSyntax.self))
    } else if let force = called.as(ForceUnwrapExprSyntax.self) {
      (mark, reference) = (force.exclamationMark, force.expression.as(MemberAccessExprSyntax.self))
      forces = true
    } else {
      return
    }
    guard let reference, reference.base != nil else { return }
    let labels = node.arguments.map { $0.label?.text ?? "_" } + (node.trailingClosure == nil ? [] : ["_"])
    let name = reference.declName.baseName.text
    // Without labels, `f?(x)` can also call the closure in a property `f`. Such a call is not changed.
    let isLabeled = labels.contains { $0 != "_" }
    guard facts.isOptionalRequirement(name, count: labels.count), isLabeled || !facts.isFunctionProperty(name) else {
      return
    }
    edits.replace(mark, with: "")
    if let base = reference.base { castToProtocol(base, declaring: name, labels) }
    if forces { edits.insert("!", at: node.endPositionBeforeTrailingTrivia.utf8Offset) }
  }
}

extension RewritingVisitor {
  /// Casts an untyped property to the protocol that declares the requirement, as in `delegate?.f?(x)`.
  ///
  /// Interface Builder does not connect outlets of protocol types, so that delegates are often of type `AnyObject?`.
  private func castToProtocol(_ base: ExprSyntax, declaring name: String, _ labels: [String]) {
    guard let chain = base.as(OptionalChainingExprSyntax.self),
      let property = chain.expression.as(DeclReferenceExprSyntax.self)?.baseName.text
        ?? chain.expression.as(MemberAccessExprSyntax.self).flatMap({
          $0.base?.trimmedDescription == "self" ? $0.declName.baseName.text : nil
        }),
      let type = facts.members(of: scope).first(where: { $0.name == property && $0.labels == nil })?.propertyType,
      Self.untypedObjects.contains(type), let (full, _) = facts.optionalRequirement(name, labels)
    else { return }
    edits.insert("(", at: base.positionAfterSkippingLeadingTrivia.utf8Offset)
    edits.replace(chain.questionMark, with: " as? any \(full))?")
  }

  private static let untypedObjects: Set<String> = ["AnyObject?", "AnyObject!", "(any AnyObject)?", "Any?", "Any!"]
}

extension InheritanceClauseSyntax {
  /// Returns the attributes of inherited types, such as `@preconcurrency `, by the types' full names.
  fileprivate func conformanceAttributes(_ resolve: (String) -> String?) -> [String: String] {
    var attributes: [String: String] = [:]
    for inherited in inheritedTypes {
      guard let attributed = inherited.type.as(AttributedTypeSyntax.self),
        let name = resolve(attributed.baseType.nameWithoutArguments)
      else { continue }
      attributes[name] = (attributed.specifiers.map(\.onOneLine) + attributed.attributes.map(\.onOneLine))
        .map { $0 + " " }.joined()
    }
    return attributes
  }
}

extension AttributeListSyntax {
  /// The attributes that compile without Objective-C.
  var withoutObjectiveC: AttributeListSyntax {
    filter { element in
      guard let name = element.as(AttributeSyntax.self)?.attributeName.trimmedDescription else { return true }
      return name != "objc" && name != "nonobjc" && !name.hasPrefix("IB")
    }
  }
}

extension SyntaxProtocol {
  /// The text without comments and line breaks.
  var onOneLine: String {
    var text = ""
    for token in tokens(viewMode: .sourceAccurate) {
      if !text.isEmpty, token.leadingTrivia.contains(where: \.isBlank) { text += " " }
      text += token.text
      if token.trailingTrivia.contains(where: \.isBlank) { text += " " }
    }
    return text.trimmingBlanks
  }
}

extension TriviaPiece {
  fileprivate var isBlank: Bool { isWhitespace || isComment }
}

extension String {
  var replacingDots: String { String(map { $0 == "." ? "_" : $0 }) }

  fileprivate var trimmingBlanks: String {
    var text = Substring(self)
    while text.first?.isWhitespace == true { text.removeFirst() }
    while text.last?.isWhitespace == true { text.removeLast() }
    return String(text)
  }
}
