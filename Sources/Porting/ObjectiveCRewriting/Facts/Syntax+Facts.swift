import SwiftSyntax

extension String {
  /// The name without backticks, which quote a keyword used as a name.
  var withoutBackticks: String { hasPrefix("`") && hasSuffix("`") && count > 2 ? String(dropFirst().dropLast()) : self }
}

extension TypeSyntax {
  /// The type's name without generic arguments, such as `Outer.Inner`.
  var nameWithoutArguments: String {
    if let identifier = self.as(IdentifierTypeSyntax.self) { return identifier.name.text }
    if let member = self.as(MemberTypeSyntax.self) {
      return "\(member.baseType.nameWithoutArguments).\(member.name.text)"
    }
    if let attributed = self.as(AttributedTypeSyntax.self) { return attributed.baseType.nameWithoutArguments }
    if let some = self.as(SomeOrAnyTypeSyntax.self) { return some.constraint.nameWithoutArguments }
    return trimmedDescription
  }
}

extension InheritanceClauseSyntax {
  /// The names of the inherited types, and of the parts of compositions.
  var names: [String] {
    inheritedTypes.flatMap { inherited -> [String] in
      if let composition = inherited.type.as(CompositionTypeSyntax.self) {
        return composition.elements.map(\.type.nameWithoutArguments)
      }
      return [inherited.type.nameWithoutArguments]
    }
  }
}

extension AttributeListSyntax {
  func first(_ name: String) -> AttributeSyntax? {
    for element in self {
      if let attribute = element.as(AttributeSyntax.self), attribute.attributeName.trimmedDescription == name {
        return attribute
      }
    }
    return nil
  }

  func has(_ name: String) -> Bool { first(name) != nil }

  /// Indicates whether `@available(…, unavailable)` forbids the use of the declaration.
  var isUnavailable: Bool {
    contains { element in
      guard let attribute = element.as(AttributeSyntax.self), attribute.attributeName.trimmedDescription == "available",
        case .availability(let arguments) = attribute.arguments
      else { return false }
      return arguments.contains { $0.argument.trimmedDescription == "unavailable" }
    }
  }

  /// The name in `@objc(name)`.
  var objectiveCName: String? {
    guard let attribute = first("objc"), let arguments = attribute.arguments else { return nil }
    return arguments.trimmedDescription.filter { !$0.isWhitespace }
  }
}

extension DeclModifierListSyntax {
  func has(_ name: String) -> Bool { contains { $0.name.text == name && $0.detail == nil } }

  /// The access level of the declaration. The setter's access level is ignored.
  var access: Access? {
    for modifier in self where modifier.detail == nil {
      if let access = Access(rawValue: modifier.name.text) { return access }
    }
    return nil
  }
}

extension DeclSyntax {
  var attributes: AttributeListSyntax { asProtocol((any WithAttributesSyntax).self)?.attributes ?? [] }

  var modifiers: DeclModifierListSyntax { asProtocol((any WithModifiersSyntax).self)?.modifiers ?? [] }

  /// Indicates whether the declaration is an optional requirement of an Objective-C protocol.
  var isOptionalRequirement: Bool { modifiers.has("optional") }
}

extension InitializerDeclSyntax {
  /// Indicates whether a class can call the initializer without arguments, and it overrides none.
  var isPlain: Bool {
    signature.parameterClause.parameters.isEmpty && optionalMark == nil && signature.effectSpecifiers == nil
      && genericParameterClause == nil && !modifiers.has("override") && !modifiers.has("required")
      && !attributes.isUnavailable
  }
}

extension ClassDeclSyntax {
  /// The name with the enclosing types, functions and variables, under which the facts contain the class.
  var nameInFacts: String {
    var names = [name.text]
    var current = parent
    while let node = current {
      if let function = node.as(FunctionDeclSyntax.self) {
        names.append(function.name.text)
      } else if node.is(VariableDeclSyntax.self) {
        names.append("")
      } else if node.is(InitializerDeclSyntax.self) {
        names.append("init")
      } else if let type = node.as(ExtensionDeclSyntax.self) {
        names.append(type.extendedType.nameWithoutArguments)
      } else if !node.is(ProtocolDeclSyntax.self), let type = node.asProtocol((any DeclGroupSyntax).self) {
        names.append(type.asProtocol((any NamedDeclSyntax).self)?.name.text ?? "")
      }
      current = node.parent
    }
    return names.reversed().joined(separator: ".")
  }
}

extension FunctionDeclSyntax {
  /// The argument labels, with `_` for arguments without a label.
  var labels: [String] { signature.parameterClause.parameters.map { $0.firstName.text.withoutBackticks } }

  /// Indicates whether a selector can call the method.
  ///
  /// This is true if the method is not generic, neither throws nor is asynchronous, and has at most three parameters,
  /// none of which is variadic or `inout`.
  var isListable: Bool {
    let parameters = signature.parameterClause.parameters
    return genericParameterClause == nil && signature.effectSpecifiers == nil && parameters.count <= 3
      && parameters.allSatisfy { $0.ellipsis == nil && !$0.type.onOneLine.hasPrefix("inout ") }
  }

  /// The name with labels, such as `move(to:)`.
  var fullName: String { "\(name.text.withoutBackticks)(\(labels.map { "\($0):" }.joined()))" }
}

extension MemberAccessExprSyntax {
  /// The labels of an uncalled `delegate?.move(_:to:)`; nil for all other expressions.
  var optionalReferenceLabels: [String]? {
    guard base?.is(OptionalChainingExprSyntax.self) == true, let names = declName.argumentNames,
      parent?.as(FunctionCallExprSyntax.self)?.calledExpression.id != id,
      parent?.is(OptionalChainingExprSyntax.self) != true, parent?.is(ForceUnwrapExprSyntax.self) != true,
      ancestorOrSelf(mapping: { $0.as(MacroExpansionExprSyntax.self) }) == nil
    else { return nil }
    return names.arguments.map(\.name.text)
  }
}
