import SwiftSyntax

extension RewritingVisitor {
  /// Removes the declarations that cannot be compiled without SwiftUI.
  func removeUnavailableDeclarations() {
    guard conditions.platform == .iOS, importsUIKit, !facts.unavailable.isEmpty else { return }
    let names = facts.unavailable.names(visibleWith: tree.imports(conditions))
    for item in tree.statements { removeUnavailable(Syntax(item.item), names, scope: "") }
  }

  private func removeUnavailable(_ node: Syntax, _ names: Set<String>, scope: String) {
    if let condition = node.as(IfConfigDeclSyntax.self) {
      for clause in conditions.activeClauses(of: condition) {
        guard let elements = clause.elements else { continue }
        for child in elements.children(viewMode: .sourceAccurate) {
          let inner = child.as(CodeBlockItemSyntax.self).map { Syntax($0.item) }
          removeUnavailable(
            inner ?? child.as(MemberBlockItemSyntax.self).map { Syntax($0.decl) } ?? child, names, scope: scope
          )
        }
      }
    } else if let preview = node.as(MacroExpansionDeclSyntax.self) {
      if preview.macroName.text == "Preview" { edits.blank(node) }
    } else if let preview = node.as(MacroExpansionExprSyntax.self) {
      if preview.macroName.text == "Preview" { edits.blank(node) }
    } else if let group = node.asProtocol((any DeclGroupSyntax).self) {
      removeUnavailable(group, node, names, scope: scope)
    } else if node.isProtocol((any DeclSyntaxProtocol).self), !node.is(ImportDeclSyntax.self) {
      if UnavailableTypes.needsAny(of: names, NeededNames.all(in: node, conditions)) { edits.blank(node) }
    }
  }

  private func removeUnavailable(_ group: any DeclGroupSyntax, _ node: Syntax, _ names: Set<String>, scope: String) {
    let outer = scope.isEmpty ? "" : scope + "."
    let name =
      group.as(ExtensionDeclSyntax.self)?.extendedType.nameWithoutArguments
      ?? group.asProtocol((any NamedDeclSyntax).self).map { outer + $0.name.text } ?? ""
    let needed =
      group.is(ProtocolDeclSyntax.self)
      ? NeededNames.all(in: node, conditions)
      : NeededNames.ofType(group, conditions) + extendedNames(of: group)
    if facts.unavailable.contains(name) || UnavailableTypes.needsAny(of: names, needed) {
      edits.blank(node)
      return
    }
    guard !group.is(ProtocolDeclSyntax.self) else { return }
    let types = names.union(unavailableAliases(of: group, names))
    let members = types.union(unavailableMembers(of: name, group, types))
    for member in group.memberBlock.members {
      // A nested type does not see the members of objects of the enclosing type.
      let isType = member.decl.isProtocol((any DeclGroupSyntax).self)
      removeUnavailable(Syntax(member.decl), isType ? types : members, scope: name)
    }
  }

  /// Returns the names of the type aliases that are removed from a type, which its other members can use.
  private func unavailableAliases(of group: any DeclGroupSyntax, _ names: Set<String>) -> Set<String> {
    let aliases = group.memberBlock.members.compactMap { $0.decl.as(TypeAliasDeclSyntax.self) }
    return Set(
      aliases.filter { UnavailableTypes.needsAny(of: names, NeededNames.all(in: Syntax($0), conditions)) }
        .map(\.name.text))
  }

  /// Returns the names of the methods and properties that are removed from a type.
  ///
  /// Other members of the type can use them. A name that a kept member in the file also has is not returned.
  private func unavailableMembers(of type: String, _ group: any DeclGroupSyntax, _ names: Set<String>) -> Set<String> {
    let others = tree.statements.compactMap { $0.item.asProtocol((any DeclGroupSyntax).self) }.filter { other in
      other.id != group.id
        && (other.as(ExtensionDeclSyntax.self)?.extendedType.nameWithoutArguments
          ?? other.asProtocol((any NamedDeclSyntax).self)?.name.text) == type
    }
    let members = ([group] + others).flatMap(\.memberBlock.members).map { member in
      (names: member.decl.memberNames, needed: NeededNames.all(in: member.decl, conditions))
    }
    var removed: Set<String> = []
    while true {
      let unavailable = names.union(removed)
      let found = members.filter { UnavailableTypes.needsAny(of: unavailable, $0.needed) }.flatMap(\.names)
      let kept = members.filter { !UnavailableTypes.needsAny(of: unavailable, $0.needed) }.flatMap(\.names)
      let grown = Set(found).subtracting(kept)
      guard grown.count > removed.count else { return removed }
      removed = grown
    }
  }

  /// Returns the names in the type that an extension extends, as in `extension [Color]`.
  private func extendedNames(of group: any DeclGroupSyntax) -> [String] {
    guard let type = group.as(ExtensionDeclSyntax.self)?.extendedType else { return [] }
    return NeededNames.all(in: type, conditions) + [type.nameWithoutArguments]
  }
}

extension DeclSyntax {
  /// The names by which other members of the type can use a method or a property.
  fileprivate var memberNames: [String] {
    if let function = self.as(FunctionDeclSyntax.self) { return [function.name.text] }
    guard let variable = self.as(VariableDeclSyntax.self) else { return [] }
    return variable.bindings.compactMap { $0.pattern.as(IdentifierPatternSyntax.self)?.identifier.text }
  }
}

extension SourceFileSyntax {
  /// Returns the modules whose imports are compiled.
  func imports(_ conditions: BuildConditions) -> [String] {
    func modules(_ items: CodeBlockItemListSyntax) -> [String] {
      items.flatMap { item -> [String] in
        if let declaration = item.item.as(ImportDeclSyntax.self) {
          return declaration.path.first.map { [$0.name.text] } ?? []
        }
        guard let condition = item.item.as(IfConfigDeclSyntax.self) else { return [] }
        return conditions.activeClauses(of: condition).flatMap { clause -> [String] in
          guard case .statements(let inner)? = clause.elements else { return [] }
          return modules(inner)
        }
      }
    }
    return modules(statements)
  }
}
