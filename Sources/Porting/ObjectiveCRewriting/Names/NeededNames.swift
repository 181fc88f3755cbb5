import SwiftSyntax

/// A collector of the names of types, values and attributes that a part of a source uses.
final class NeededNames: SyntaxVisitor {
  private var names: Set<String> = []
  /// The names of values that are used without a base.
  private var values: Set<String> = []
  /// The names of parameters, constants and variables, which hide members of the same names.
  private var bound: Set<String> = []
  private let conditions: BuildConditions

  private var sortedNames: [String] { names.union(values.subtracting(bound)).sorted() }

  private init(_ conditions: BuildConditions) {
    self.conditions = conditions
    super.init(viewMode: .sourceAccurate)
  }

  /// Returns all names in the compiled parts of a node, sorted.
  static func all(in node: some SyntaxProtocol, _ conditions: BuildConditions) -> [String] {
    let collector = NeededNames(conditions)
    collector.walk(node)
    return collector.sortedNames
  }

  /// Returns the names in a type's header and in its cases.
  static func ofHeader(_ node: some DeclGroupSyntax, _ conditions: BuildConditions) -> [String] {
    let collector = NeededNames(conditions)
    if let clause = node.inheritanceClause { collector.walk(clause) }
    if let clause = node.genericWhereClause { collector.walk(clause) }
    if let generic = node.asProtocol((any WithGenericParametersSyntax).self)?.genericParameterClause {
      collector.walk(generic)
    }
    collector.walk(node.attributes)
    for member in node.memberBlock.members where member.decl.is(EnumCaseDeclSyntax.self) { collector.walk(member.decl) }
    return collector.sortedNames
  }

  /// Returns the names in the types of a type's stored properties.
  ///
  /// Static properties, properties with observers and members in `#if` are not included.
  static func ofProperties(_ node: some DeclGroupSyntax, _ conditions: BuildConditions) -> [String] {
    let collector = NeededNames(conditions)
    for variable in node.memberBlock.members.compactMap({ $0.decl.as(VariableDeclSyntax.self) }) {
      guard !variable.modifiers.has("static"), !variable.modifiers.has("class") else { continue }
      for binding in variable.bindings where binding.accessorBlock == nil {
        if let type = binding.typeAnnotation { collector.walk(type) }
        collector.walk(variable.attributes)
      }
    }
    return collector.sortedNames
  }

  override func visit(_ node: IfConfigDeclSyntax) -> SyntaxVisitorContinueKind {
    walkActiveClauses(of: node, conditions)
  }

  override func visit(_ node: IdentifierTypeSyntax) -> SyntaxVisitorContinueKind {
    names.insert(node.name.text)
    return .visitChildren
  }

  override func visit(_ node: MemberTypeSyntax) -> SyntaxVisitorContinueKind {
    names.insert(node.nameWithoutArguments)
    return .visitChildren
  }

  override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
    if let access = node.parent?.as(MemberAccessExprSyntax.self), access.declName.id == node.id {
      if access.base?.trimmedDescription == "self" { names.insert(node.baseName.text) }
    } else {
      values.insert(node.baseName.text)
    }
    return .visitChildren
  }

  override func visit(_ node: OptionalBindingConditionSyntax) -> SyntaxVisitorContinueKind {
    guard node.initializer == nil else { return .visitChildren }
    // `if let x` uses a value and binds its name.
    if let pattern = node.pattern.as(IdentifierPatternSyntax.self) { names.insert(pattern.identifier.text) }
    return .skipChildren
  }

  override func visit(_ node: IdentifierPatternSyntax) -> SyntaxVisitorContinueKind {
    bound.insert(node.identifier.text)
    return .visitChildren
  }

  override func visit(_ node: FunctionParameterSyntax) -> SyntaxVisitorContinueKind {
    bound.insert((node.secondName ?? node.firstName).text)
    return .visitChildren
  }

  override func visit(_ node: ClosureParameterSyntax) -> SyntaxVisitorContinueKind {
    bound.insert((node.secondName ?? node.firstName).text)
    return .visitChildren
  }

  override func visit(_ node: ClosureShorthandParameterSyntax) -> SyntaxVisitorContinueKind {
    bound.insert(node.name.text)
    return .visitChildren
  }
}

extension MemberTypeSyntax {
  /// The name with its qualifiers.
  fileprivate var nameWithoutArguments: String { "\(baseType.nameWithoutArguments).\(name.text)" }
}
