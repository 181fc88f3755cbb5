import SwiftSyntax

// Objective-C finds members of an `AnyObject` by name at run time. Members that code commonly reads in this way are
// read after a cast to the class that declares them.
extension RewritingVisitor {
  /// The classes of the properties that code reads from objects of unknown classes.
  private static let owners: [String: String] = {
    var owners: [String: String] = [:]
    for name in ["cgRect", "cgPoint", "cgSize", "cgVector", "cgAffineTransform", "uiEdgeInsets", "uiOffset"] {
      owners[name + "Value"] = "NSValue"
    }
    for name in ["double", "float", "int", "uint", "bool", "int32", "int64"] { owners[name + "Value"] = "NSNumber" }
    for name in ["priority", "firstItem", "secondItem", "firstAttribute", "secondAttribute", "relation", "multiplier"] {
      owners[name] = "NSLayoutConstraint"
    }
    return owners
  }()
  private static let questions: Set<String> = ["responds", "isKind", "isMember", "conforms"]
  private static let messages: Set<String> = ["perform", "setValue"]

  /// Rewrites `(object as AnyObject).cgRectValue` to a cast and a lookup.
  func rewriteObjectLookup(_ node: MemberAccessExprSyntax) {
    let name = node.declName.baseName.text
    let isCall = node.parent?.as(FunctionCallExprSyntax.self)?.calledExpression.id == node.id
    guard conditions.platform == .iOS, importsUIKit, !isCall, let owner = Self.owners[name] else { return }
    look(up: Syntax(node), at: node.base, as: owner, with: "value")
  }

  /// Rewrites `object.responds(to: selector)`, with an object of unknown class, to a cast and a call.
  func rewriteObjectMessage(_ node: FunctionCallExprSyntax) {
    guard conditions.platform == .iOS, importsUIKit,
      let reference = node.calledExpression.as(MemberAccessExprSyntax.self)
    else { return }
    let name = reference.declName.baseName.text
    // `perform` also has variants that are cast elsewhere.
    guard Self.questions.contains(name) || Self.messages.contains(name) else { return }
    look(up: Syntax(node), at: reference.base, as: "NSObject", with: Self.questions.contains(name) ? "isTrue" : "value")
  }

  private func look(up node: Syntax, at base: ExprSyntax?, as owner: String, with function: String) {
    guard let base, isUntyped(base) else { return }
    needsUIKit = true
    let start = base.positionAfterSkippingLeadingTrivia.utf8Offset
    // In `object?.member` the mark is part of the base.
    let chain = base.as(OptionalChainingExprSyntax.self)
    let end = base.endPositionBeforeTrailingTrivia.utf8Offset
    let mark = chain?.questionMark.trimmedOffsets ?? end..<end
    if let member = node.as(MemberAccessExprSyntax.self), member.declName.baseName.text == "priority" {
      // The property has two types: libraries compare it with `Float`, which Objective-C also finds.
      edits.insert("ObjectiveCLookup.priority(of: ", at: start)
      edits.replace(mark.lowerBound..<node.trimmedOffsets.upperBound, with: ")")
      return
    }
    edits.insert("ObjectiveCLookup.\(function)(of: ", at: start)
    edits.replace(mark, with: ", as: \(owner).self) { $0")
    let continues = chain != nil && node.parent?.is(MemberAccessExprSyntax.self) == true
    edits.insert(continues ? " }?" : " }", at: node.endPositionBeforeTrailingTrivia.utf8Offset)
  }

  /// Returns whether an expression's type is known to be `AnyObject`.
  private func isUntyped(_ base: ExprSyntax) -> Bool {
    let untyped = Self.untyped
    if let chain = base.as(OptionalChainingExprSyntax.self) { return isUntyped(chain.expression) }
    if let forced = base.as(ForceUnwrapExprSyntax.self) { return isUntyped(forced.expression) }
    if let tuple = base.as(TupleExprSyntax.self), tuple.elements.count == 1, let only = tuple.elements.first {
      return Self.isCast(only.expression)
    }
    if let call = base.as(FunctionCallExprSyntax.self), Self.isMapToObjects(call) { return true }
    if base.isReinterpretedObject { return true }
    if let element = base.as(SubscriptCallExprSyntax.self) { return isUntypedList(element.calledExpression) }
    if let element = base.as(MemberAccessExprSyntax.self), ["first", "last"].contains(element.declName.baseName.text),
      let list = element.base, isUntypedList(list)
    {
      return true
    }
    return declaredType(of: base).map(untyped.contains) ?? false
  }

  private static let untyped: Set<String> = ["AnyObject", "AnyObject?", "AnyObject!"]

  /// Returns whether an expression ends with a cast such as `as AnyObject`.
  private static func isCast(_ expression: ExprSyntax) -> Bool {
    let type = expression.as(SequenceExprSyntax.self)?.elements.last?.as(TypeExprSyntax.self)?.type
    return type.map { untyped.contains($0.trimmedDescription) } ?? false
  }

  /// Returns whether an expression is a call such as `value.map { $0 as AnyObject }`.
  private static func isMapToObjects(_ call: FunctionCallExprSyntax) -> Bool {
    guard let function = call.calledExpression.as(MemberAccessExprSyntax.self),
      ["map", "flatMap"].contains(function.declName.baseName.text), call.arguments.count <= 1
    else { return false }
    let closure = call.trailingClosure ?? call.arguments.first?.expression.as(ClosureExprSyntax.self)
    guard let statements = closure?.statements, statements.count == 1 else { return false }
    return statements.first?.item.as(ExprSyntax.self).map(isCast) ?? false
  }

  private func isUntypedList(_ list: ExprSyntax) -> Bool {
    declaredType(of: list).map { ["[AnyObject]", "[AnyObject]?"].contains($0) } ?? false
  }

  /// Returns the written type of a variable, parameter or property; nil if it is inferred or not found.
  private func declaredType(of expression: ExprSyntax) -> String? {
    if let member = expression.as(MemberAccessExprSyntax.self) {
      let name = member.declName.baseName.text
      if member.base?.trimmedDescription == "self" { return propertyType(name, in: scope) }
      // The type of another value is not known; a name with one type in the whole module is.
      let types = Set(facts.classes.values.flatMap(\.members).filter { $0.name == name }.map(\.propertyType))
      return types.count == 1 ? types.first ?? nil : nil
    }
    guard let name = expression.as(DeclReferenceExprSyntax.self)?.baseName.text else { return nil }
    var node = Syntax(expression)
    while let parent = node.parent {
      if let type = Self.localType(of: name, before: node, in: parent) { return type }
      node = parent
    }
    return propertyType(name, in: scope)
  }

  private func propertyType(_ name: String, in type: String) -> String? {
    facts.members(of: type).first { $0.name == name && $0.labels == nil }?.propertyType
  }

  /// Returns the written type of a parameter, or of a variable that is declared before a statement.
  private static func localType(of name: String, before node: Syntax, in parent: Syntax) -> String? {
    if let function = parent.as(FunctionDeclSyntax.self) {
      return function.signature.parameterClause.parameters.first { ($0.secondName ?? $0.firstName).text == name }?.type
        .trimmedDescription
    }
    guard let statements = parent.as(CodeBlockItemListSyntax.self) else { return nil }
    for statement in statements where statement.position < node.position {
      for binding in statement.item.as(VariableDeclSyntax.self)?.bindings ?? []
      where binding.pattern.trimmedDescription == name {
        if let type = binding.typeAnnotation?.type.trimmedDescription { return type }
        if binding.initializer?.value.isReinterpretedObject == true { return "AnyObject" }
        let cast = binding.initializer?.value.as(SequenceExprSyntax.self)?.elements.last
        return cast?.as(TypeExprSyntax.self)?.type.trimmedDescription ?? ""
      }
    }
    return nil
  }
}

extension ExprSyntax {
  /// Indicates whether an expression is a call such as `unsafeBitCast(pointer, to: AnyObject.self)`.
  fileprivate var isReinterpretedObject: Bool {
    guard let call = self.as(FunctionCallExprSyntax.self) else { return false }
    return call.calledExpression.trimmedDescription == "unsafeBitCast"
      && call.arguments.last?.expression.trimmedDescription == "AnyObject.self"
  }
}
