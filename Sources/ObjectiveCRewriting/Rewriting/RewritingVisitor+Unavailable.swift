import SwiftSyntax

extension RewritingVisitor {
  /// Removes the declarations that cannot be compiled without SwiftUI.
  func removeUnavailableDeclarations() {
    guard conditions.platform == .iOS, importsUIKit, !facts.unavailable.isEmpty else { return }
    let importsSwiftUI = tree.importsSwiftUI(conditions)
    for item in tree.statements { removeUnavailable(Syntax(item.item), importsSwiftUI, scope: "") }
  }

  private func removeUnavailable(_ node: Syntax, _ importsSwiftUI: Bool, scope: String) {
    if let condition = node.as(IfConfigDeclSyntax.self) {
      for clause in conditions.activeClauses(of: condition) {
        guard let elements = clause.elements else { continue }
        for child in elements.children(viewMode: .sourceAccurate) {
          let inner = child.as(CodeBlockItemSyntax.self).map { Syntax($0.item) }
          removeUnavailable(
            inner ?? child.as(MemberBlockItemSyntax.self).map { Syntax($0.decl) } ?? child, importsSwiftUI, scope: scope
          )
        }
      }
    } else if let preview = node.as(MacroExpansionDeclSyntax.self) {
      if preview.macroName.text == "Preview" { edits.blank(node) }
    } else if let preview = node.as(MacroExpansionExprSyntax.self) {
      if preview.macroName.text == "Preview" { edits.blank(node) }
    } else if let group = node.asProtocol((any DeclGroupSyntax).self) {
      removeUnavailable(group, node, importsSwiftUI, scope: scope)
    } else if node.isProtocol((any DeclSyntaxProtocol).self), !node.is(ImportDeclSyntax.self) {
      if facts.unavailable.affect(NeededNames.all(in: node), importsSwiftUI: importsSwiftUI) { edits.blank(node) }
    }
  }

  private func removeUnavailable(_ group: any DeclGroupSyntax, _ node: Syntax, _ importsSwiftUI: Bool, scope: String) {
    let outer = scope.isEmpty ? "" : scope + "."
    let name =
      group.as(ExtensionDeclSyntax.self)?.extendedType.nameWithoutArguments
      ?? group.asProtocol((any NamedDeclSyntax).self).map { outer + $0.name.text } ?? ""
    let needed =
      group.is(ProtocolDeclSyntax.self)
      ? NeededNames.all(in: node)
      : NeededNames.ofType(group) + (group.is(ExtensionDeclSyntax.self) ? [name] : [])
    if facts.unavailable.contains(name) || facts.unavailable.affect(needed, importsSwiftUI: importsSwiftUI) {
      edits.blank(node)
      return
    }
    guard !group.is(ProtocolDeclSyntax.self) else { return }
    for member in group.memberBlock.members { removeUnavailable(Syntax(member.decl), importsSwiftUI, scope: name) }
  }
}

extension SourceFileSyntax {
  /// Returns whether an import of SwiftUI is compiled.
  func importsSwiftUI(_ conditions: BuildConditions) -> Bool {
    func hasImport(_ items: CodeBlockItemListSyntax) -> Bool {
      items.contains { item in
        if let declaration = item.item.as(ImportDeclSyntax.self) {
          return declaration.path.first?.name.text == "SwiftUI"
        }
        guard let condition = item.item.as(IfConfigDeclSyntax.self) else { return false }
        return conditions.activeClauses(of: condition).contains { clause in
          guard case .statements(let inner)? = clause.elements else { return false }
          return hasImport(inner)
        }
      }
    }
    return hasImport(statements)
  }
}
