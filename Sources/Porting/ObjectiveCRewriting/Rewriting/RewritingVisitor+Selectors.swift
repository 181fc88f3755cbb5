import SwiftSyntax

/// The method or property that a `#selector` names.
private struct SelectorTarget {
  /// The expression before the name: a type, `self` or a value; nil if there is only a name.
  var base: ExprSyntax?
  var name: String
  /// The labels as written; nil for a name without labels.
  var labels: [String]?
  /// The type after `as`.
  var coercion: String?
}

extension RewritingVisitor {
  /// Rewrites `#selector(f(_:))` to `Selector("f:", Type.f(_:))`.
  func rewriteSelector(_ node: MacroExpansionExprSyntax) {
    needsUIKit = true
    guard let argument = node.arguments.first else { return }
    guard let target = Self.target(argument.expression) else {
      report(argument.expression, "#selector of this expression is not supported; name a method of a type")
      return
    }
    switch argument.label?.text {
    case "getter": edits.replace(node, with: accessor(target, isSetter: false))
    case "setter": edits.replace(node, with: accessor(target, isSetter: true))
    default: edits.replace(node, with: method(target))
    }
  }

  private static func target(_ expression: ExprSyntax) -> SelectorTarget? {
    if let sequence = expression.as(SequenceExprSyntax.self), let first = sequence.elements.first {
      var target = Self.target(first)
      let last = sequence.elements.last
      target?.coercion = last?.as(TypeExprSyntax.self)?.type.trimmedDescription ?? last?.trimmedDescription
      return target
    }
    if let tuple = expression.as(TupleExprSyntax.self), tuple.elements.count == 1, let only = tuple.elements.first {
      return target(only.expression)
    }
    if let reference = expression.as(DeclReferenceExprSyntax.self) {
      return SelectorTarget(name: reference.baseName.text, labels: labels(reference.argumentNames))
    }
    if let member = expression.as(MemberAccessExprSyntax.self) {
      return SelectorTarget(
        base: member.base, name: member.declName.baseName.text, labels: labels(member.declName.argumentNames))
    }
    // The parser reads `#selector(done())` as a call, but the compiler treats it as the method without arguments.
    if let call = expression.as(FunctionCallExprSyntax.self), call.arguments.isEmpty {
      var target = Self.target(call.calledExpression)
      target?.labels = []
      return target
    }
    return nil
  }

  private static func labels(_ names: DeclNameArgumentsSyntax?) -> [String]? {
    names?.arguments.map { $0.name.text.withoutBackticks }
  }

  // MARK: Owners

  /// The owner of a selector's method in the generated code.
  private enum Owner {
    /// A type as written in the source, and its full name, which identifies its members.
    case type(written: String, full: String)
    /// A value. The compiler infers its type.
    case value(String)
  }

  private func owner(_ target: SelectorTarget) -> Owner {
    guard let base = target.base else { return ownScope }
    // The base is `self?` inside a closure, or an optional value.
    let written = String(base.trimmedDescription.reversed().drop { $0 == "?" || $0 == "!" }.reversed())
    if written == "self" || written == "Self" || written == "super" { return ownScope }
    // Names of types begin with a capital letter.
    let last = written.split(separator: ".").last.map(String.init) ?? written
    if last.first?.isUppercase == true || facts.resolve(written, inside: scope) != nil {
      let plain = written.prefix { $0 != "<" }
      return .type(written: written, full: facts.resolve(String(plain), inside: scope) ?? String(plain))
    }
    return .value(written)
  }

  private var ownScope: Owner {
    // Inside its declaration, the name of a generic type includes its arguments.
    let last = scope.split(separator: ".").last.map(String.init) ?? scope
    return .type(written: scopes.last?.isExtension == true ? scope : last, full: scope)
  }

  private func member(_ target: SelectorTarget, of full: String, isMethod: Bool) -> MemberFacts? {
    let members = facts.members(of: full).filter { $0.name == target.name && ($0.labels != nil) == isMethod }
    if let labels = target.labels { return members.first { $0.labels == labels } }
    // If there are several methods, the selector names the method that is visible to Objective-C.
    return members.first { $0.isObjectiveC && !$0.isOverride } ?? members.first
  }

  // MARK: Methods

  /// Returns whether a class of the module has no superclass and is not isolated to the main actor.
  private func isOfNoActor(_ name: String) -> Bool {
    facts.superclass(of: name) == nil && !facts.isIsolatedToMainActor(name)
  }

  private func method(_ target: SelectorTarget) -> String {
    let owner = owner(target)
    var found: MemberFacts?
    if case .type(_, let full) = owner { found = member(target, of: full, isMethod: true) }
    // An override has the selector of the method that it overrides.
    let labels = target.labels ?? found?.labels ?? KnownMethods.labels[target.name] ?? []
    let selector = found.map { explicitSelector($0, owner) } ?? SelectorName.make(target.name, labels)
    let reference = Self.reference(target.name, labels, isWritten: target.labels != nil || found != nil)
    let parameters = labels.indices.map { "a\($0)" }
    let arguments = zip(labels, parameters).map { $0 == "_" ? $1 : "\($0): \($1)" }.joined(separator: ", ")
    switch owner {
    case .value(let value):
      let names = (["t"] + parameters).joined(separator: ", ")
      return "Selector(\"\(selector)\", of: \(value), calling: { (\(names)) in t.\(target.name)(\(arguments)) })"
    case .type(let written, let full):
      if facts.isProtocol(full) || OptionalMethodTable.protocols[full] != nil {
        let type = optionalProtocolName(of: target.name, labels, in: full) ?? written
        let names = (["t: any \(type)"] + parameters).joined(separator: ", ")
        return "Selector(\"\(selector)\", calling: { (\(names)) in t.\(target.name)(\(arguments)) })"
      }
      // A reference to a method of the main actor sends the object of a class of no actor to it, which is an error in Swift 6.
      let isIsolatedAlone = found?.isMainActor == true && found?.isStatic == false && isOfNoActor(full)
      if facts.isTestCase(full) || isIsolatedAlone {
        let names = (["t: \(written)"] + parameters).joined(separator: ", ")
        return "Selector(\"\(selector)\", calling: { (\(names)) in t.\(target.name)(\(arguments)) })"
      }
      let coercion = target.coercion.map { " as \($0)" } ?? ""
      if found?.isStatic == true {
        return "Selector(\"\(selector)\", static: \(written).\(reference)\(coercion))"
      }
      return "Selector(\"\(selector)\", \(written).\(reference))"
    }
  }

  private func explicitSelector(_ member: MemberFacts, _ owner: Owner) -> String {
    guard member.explicitSelector == nil, case .type(_, let full) = owner else { return member.selector }
    let named = facts.members(of: full).first {
      $0.fullName == member.fullName && $0.explicitSelector != nil
    }
    return (named ?? member).selector
  }

  private static func reference(_ name: String, _ labels: [String], isWritten: Bool) -> String {
    guard isWritten, !labels.isEmpty else { return name }
    return "\(name)(\(labels.map { "\($0):" }.joined()))"
  }

  // MARK: Properties

  private func accessor(_ target: SelectorTarget, isSetter: Bool) -> String {
    let owner = owner(target)
    var name = target.name
    if case .type(_, let full) = owner, let member = member(target, of: full, isMethod: false) {
      name = member.explicitSelector ?? name
    }
    let selector = isSetter ? SelectorName.setter(of: name) : name
    let property = "t.\(target.name)"
    switch owner {
    case .value(let value):
      let parameters = isSetter ? "t, v" : "t"
      let body = isSetter ? "\(property) = v" : property
      return "Selector(\"\(selector)\", of: \(value), calling: { (\(parameters)) in \(body) })"
    case .type(let written, let full):
      let type = facts.isProtocol(full) ? "any \(written)" : written
      if !isSetter { return "Selector(\"\(selector)\", calling: { (t: \(type)) in \(property) })" }
      return "Selector(\"\(selector)\", calling: { (t: \(type), v) in \(property) = v })"
    }
  }
}
