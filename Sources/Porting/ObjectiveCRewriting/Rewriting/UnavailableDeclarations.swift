import SwiftSyntax

/// The removal of the declarations of a file that need frameworks that Linux lacks.
struct UnavailableDeclarations {
  private let tree: SourceFileSyntax
  private let facts: ModuleFacts
  private let conditions: BuildConditions
  private var edits = SourceEdits()
  /// A declaration that is removed.
  struct Removed {
    let name: String
    /// The name that it needs.
    let needed: String
    /// The UTF-8 offset in the source.
    let offset: Int
  }

  /// The removed declarations, without previews.
  private(set) var removed: [Removed] = []

  /// Finds the declarations.
  init(_ tree: SourceFileSyntax, _ facts: ModuleFacts, _ conditions: BuildConditions) {
    (self.tree, self.facts, self.conditions) = (tree, facts, conditions)
    let names = facts.unavailable.names(visibleWith: tree.imports(conditions))
    guard !names.isEmpty else { return }
    // Most files use none of the names, so that their types need not be searched.
    let usesNames = names.containsAny(NeededNames.all(in: tree, conditions))
    for item in tree.statements where usesNames || !item.item.isProtocol((any DeclGroupSyntax).self) {
      remove(Syntax(item.item), names, scope: "")
    }
  }

  /// Returns the source without the declarations, with the same lines; nil if all remain.
  func source(_ original: String) -> String? {
    edits.isEmpty ? nil : edits.applied(to: Array(original.utf8))
  }

  private mutating func blank(_ node: Syntax, _ name: String, needing needed: String) {
    edits.blank(node)
    let offset = node.positionAfterSkippingLeadingTrivia.utf8Offset
    removed.append(Removed(name: name, needed: needed, offset: offset))
  }

  private mutating func remove(_ node: Syntax, _ names: UnavailableNames, scope: String) {
    if let condition = node.as(IfConfigDeclSyntax.self) {
      for clause in conditions.activeClauses(of: condition) {
        guard let elements = clause.elements else { continue }
        for child in elements.children(viewMode: .sourceAccurate) {
          let inner = child.as(CodeBlockItemSyntax.self).map { Syntax($0.item) }
          remove(inner ?? child.as(MemberBlockItemSyntax.self).map { Syntax($0.decl) } ?? child, names, scope: scope)
        }
      }
    } else if let preview = node.as(MacroExpansionDeclSyntax.self) {
      if preview.macroName.text == "Preview" { edits.blank(node) }
    } else if let preview = node.as(MacroExpansionExprSyntax.self) {
      if preview.macroName.text == "Preview" { edits.blank(node) }
    } else if let group = node.asProtocol((any DeclGroupSyntax).self) {
      remove(group, node, names, scope: scope)
    } else if node.isProtocol((any DeclSyntaxProtocol).self), !node.is(ImportDeclSyntax.self) {
      guard let needed = names.first(of: NeededNames.all(in: node, conditions)) else { return }
      let name = DeclSyntax(node)?.memberNames.first ?? "init"
      blank(node, scope.isEmpty ? name : "\(scope).\(name)", needing: needed)
    }
  }

  private mutating func remove(_ group: any DeclGroupSyntax, _ node: Syntax, _ names: UnavailableNames, scope: String) {
    let outer = scope.isEmpty ? "" : scope + "."
    let name =
      group.as(ExtensionDeclSyntax.self)?.extendedType.nameWithoutArguments
      ?? group.asProtocol((any NamedDeclSyntax).self).map { outer + $0.name.text } ?? ""
    let needed =
      group.is(ProtocolDeclSyntax.self)
      ? names.first(of: NeededNames.all(in: node, conditions))
      : names.first(of: NeededNames.ofHeader(group, conditions) + extendedNames(of: group))
        ?? names.first(
          ofProperties: NeededNames.ofProperties(group, conditions), ofClass: group.is(ClassDeclSyntax.self))
    if let needed { return blank(node, name, needing: needed) }
    if facts.unavailable.contains(name) { return blank(node, name, needing: name) }
    guard !group.is(ProtocolDeclSyntax.self) else { return }
    let types = names.union(unavailableAliases(of: group, names))
    let members = types.union(unavailableMembers(of: name, group, types))
    for member in group.memberBlock.members {
      // A nested type does not see the members of objects of the enclosing type.
      let isType = member.decl.isProtocol((any DeclGroupSyntax).self)
      remove(Syntax(member.decl), isType ? types : members, scope: name)
    }
  }

  /// Returns the names of the type aliases that are removed from a type, which its other members can use.
  private func unavailableAliases(of group: any DeclGroupSyntax, _ names: UnavailableNames) -> Set<String> {
    let aliases = group.memberBlock.members.compactMap { $0.decl.as(TypeAliasDeclSyntax.self) }
    return Set(aliases.filter { names.containsAny(NeededNames.all(in: Syntax($0), conditions)) }.map(\.name.text))
  }

  /// Returns the names of the methods and properties that are removed from a type.
  ///
  /// Other members of the type can use them. A name that a kept member in the file also has is not returned.
  private func unavailableMembers(
    of type: String, _ group: any DeclGroupSyntax, _ names: UnavailableNames
  ) -> Set<String> {
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
      let found = members.filter { unavailable.containsAny($0.needed) }.flatMap(\.names)
      let kept = members.filter { !unavailable.containsAny($0.needed) }.flatMap(\.names)
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
  /// Returns the modules whose imports are compiled, and those that are imported if they exist.
  ///
  /// Code after `#if canImport(SwiftUI) import SwiftUI #endif` uses the module without a condition.
  func imports(_ conditions: BuildConditions) -> [String] {
    func modules(_ items: CodeBlockItemListSyntax) -> [String] {
      items.flatMap { item -> [String] in
        if let declaration = item.item.as(ImportDeclSyntax.self) {
          return declaration.path.first.map { [$0.name.text] } ?? []
        }
        guard let condition = item.item.as(IfConfigDeclSyntax.self) else { return [] }
        let active = conditions.activeClauses(of: condition).map(\.id)
        return condition.clauses.flatMap { clause -> [String] in
          guard case .statements(let inner)? = clause.elements else { return [] }
          let found = modules(inner)
          if active.contains(clause.id) { return found }
          let condition = clause.condition?.trimmedDescription ?? ""
          let asksForAll = condition.contains("canImport") && !condition.contains("!") && !condition.contains("||")
          return asksForAll && found.count == inner.count ? found : []
        }
      }
    }
    return modules(statements)
  }
}
