import SwiftSyntax

extension RewritingVisitor {
  /// Rewrites overriding and overridden members in extensions of other modules' classes.
  func rewriteForeignMembers(of block: MemberBlockSyntax, in type: String) {
    guard !facts.foreignOverrides.isEmpty else { return }
    for item in block.members {
      guard let member = FactCollector.member(item.decl).first else { continue }
      let overrides = facts.foreignOverrides
      if member.isOverride, overrides.overrides(member, in: type) || overrides.isOrphan(member, of: type) {
        rename(item.decl, in: type)
      } else if !member.isOverride, let family = overrides.family(member), family.root == type {
        rename(item.decl, in: type)
        addDispatcher(for: item.decl, family)
      }
    }
  }

  private func rename(_ declaration: DeclSyntax, in type: String) {
    for modifier in declaration.modifiers where ["override", "open"].contains(modifier.name.text) {
      edits.blank(modifier)
    }
    if let function = declaration.as(FunctionDeclSyntax.self) {
      edits.replace(function.name, with: Forwarder.name(function.name.text, in: type))
    } else if let pattern = declaration.as(VariableDeclSyntax.self)?.bindings.first?.pattern {
      edits.replace(pattern, with: Forwarder.name(pattern.trimmedDescription, in: type))
    }
  }

  /// Adds two dispatchers: one with the member's name, and one that skips a class and its subclasses.
  ///
  /// The first searches for an implementation from the object's class upward, the second above the skipped class.
  private func addDispatcher(for declaration: DeclSyntax, _ family: ForeignOverrides.Family) {
    needsUIKit = true
    let types = family.overriding.map { "\($0).self" }.joined(separator: ", ")
    let end = declaration.endPositionBeforeTrailingTrivia.utf8Offset
    let access = declaration.modifiers.access.map { $0 == .open ? "public " : "\($0.rawValue) " } ?? ""
    if let written = declaration.as(FunctionDeclSyntax.self),
      let arguments = Forwarder.arguments(of: Forwarder.namingParameters(of: written))
    {
      let function = Forwarder.namingParameters(of: written)
      let name = function.name.text
      let parameters = function.signature.parameterClause.parameters.onOneLine
      let result = function.signature.returnClause.map { " \($0.onOneLine)" } ?? ""
      let effects = function.signature.effectSpecifiers.map { " \($0.onOneLine)" } ?? ""
      let specifiers = function.signature.effectSpecifiers
      let keywords =
        (specifiers?.throwsClause == nil ? "" : "try ") + (specifiers?.asyncSpecifier == nil ? "" : "await ")
      let call = "(\(arguments.joined(separator: ", ")))"
      let dispatcher = Self.dispatcher(name)
      let comma = arguments.isEmpty ? "" : ", "
      let body = cases(of: family, types, named: name) { "\(keywords)\($0)\(call)" }
      let generic = function.genericParameterClause?.onOneLine ?? ""
      edits.insert(
        "; \(access)func \(dispatcher)\(generic)(_ above: AnyClass?\(comma)\(parameters))\(effects)\(result) { \(body) }"
          + "; \(access)func \(name)\(generic)(\(parameters))\(effects)\(result) "
          + "{ \(keywords)\(dispatcher)(nil\(comma)\(arguments.joined(separator: ", "))) }", at: end)
    } else if let variable = declaration.as(VariableDeclSyntax.self), let binding = variable.bindings.first,
      let type = binding.typeAnnotation?.type.onOneLine
    {
      let name = binding.pattern.trimmedDescription
      let dispatcher = Self.dispatcher(name)
      let body = cases(of: family, types, named: name) { $0 }
      edits.insert(
        "; \(access)func \(dispatcher)(_ above: AnyClass?) -> \(type) { \(body) }"
          + "; \(access)var \(name): \(type) { \(dispatcher)(nil) }", at: end)
    }
  }

  private static func dispatcher(_ name: String) -> String { "nearest_\(name.withoutBackticks)" }

  private func cases(
    of family: ForeignOverrides.Family, _ types: String, named member: String, _ call: (String) -> String
  ) -> String {
    let name = { (type: String) in Forwarder.name(member, in: type) }
    let cases = family.overriding.enumerated().map { index, type in
      "case \(index): return \(call("unsafeDowncast(self, to: \(type).self).\(name(type))"))"
    }
    return "switch ObjectiveCOverrides.nearest(to: self, above: above, [\(types)]) { \(cases.joined(separator: "; ")); "
      + "default: return \(call(name(family.root))) }"
  }

  /// Rewrites `super.f(x)` to call the next implementation above the class in the family of `f`.
  func rewriteSuperCall(_ node: FunctionCallExprSyntax) {
    guard !facts.foreignOverrides.isEmpty, let reference = node.calledExpression.as(MemberAccessExprSyntax.self),
      let base = reference.base, base.is(SuperExprSyntax.self)
    else { return }
    let labels = node.arguments.map { $0.label?.text ?? "_" }
    let name = reference.declName.baseName.text
    guard facts.foreignOverrides.family(name: name, labels: labels, overriddenIn: scope) != nil,
      let parenthesis = node.leftParen
    else { return }
    edits.replace(base, with: "self")
    edits.replace(reference.declName.baseName, with: Self.dispatcher(name))
    edits.insert(
      "\(scope).self\(node.arguments.isEmpty ? "" : ", ")", at: parenthesis.endPositionBeforeTrailingTrivia.utf8Offset)
  }

  /// Rewrites `super.p` to read the next implementation above the class in the family of `p`.
  func rewriteSuperProperty(_ node: MemberAccessExprSyntax) {
    guard !facts.foreignOverrides.isEmpty, let base = node.base, base.is(SuperExprSyntax.self),
      node.parent?.as(FunctionCallExprSyntax.self)?.calledExpression.id != node.id
    else { return }
    let name = node.declName.baseName.text
    guard facts.foreignOverrides.family(name: name, labels: nil, overriddenIn: scope) != nil else { return }
    edits.replace(base, with: "self")
    edits.replace(node.declName.baseName, with: "\(Self.dispatcher(name))(\(scope).self)")
  }
}
