import Foundation
import SwiftParser
import SwiftSyntax

/// Names of types with the names of their members, and names of globals.
package struct APIIndex: Sendable, Equatable {
  /// Members by type; a nested type counts as a member, too. Looked up by name, listed in order.
  package private(set) var members: [String: Set<String>] = [:]
  /// Functions, variables and aliases outside of types.
  package private(set) var globals: Set<String> = []

  package init() {}

  /// Reads lines of `Type: member member …`; a line that begins with a colon names globals.
  package init(lines text: String) {
    for line in text.split(separator: "\n") where !line.hasPrefix("#") {
      guard let colon = line.firstIndex(of: ":") else { continue }
      let names = line[line.index(after: colon)...].split(separator: " ").map(String.init)
      let type = String(line[..<colon])
      if type.isEmpty { globals.formUnion(names) } else { members[type, default: []].formUnion(names) }
    }
  }

  /// The index as lines, in order.
  package var lines: String {
    let types = members.keys.sorted().map { ([$0 + ":"] + (members[$0] ?? []).sorted()).joined(separator: " ") }
    return (([":"] + globals.sorted()).joined(separator: " ") + "\n" + types.joined(separator: "\n")) + "\n"
  }

  /// Adds what a Swift source declares; only what is public where the source is a library's.
  package mutating func add(source: String, publicOnly: Bool) {
    let collector = DeclarationCollector(publicOnly: publicOnly)
    collector.walk(Parser.parse(source: source))
    for (type, name) in collector.found {
      if let type { members[type, default: []].insert(name) } else { globals.insert(name) }
    }
    for type in collector.types { members[type, default: []].formUnion([]) }
  }

  package func declares(type: String) -> Bool { members[type] != nil || globals.contains(type) }

  /// Every name of a member, of any type.
  package var memberNames: Set<String> { members.values.reduce(into: []) { $0.formUnion($1) } }
}

/// Notes the declarations of one source with the types that they belong to.
private final class DeclarationCollector: SyntaxVisitor {
  let publicOnly: Bool
  private(set) var found: [(type: String?, name: String)] = []
  private(set) var types: [String] = []
  /// The types around the place of the visit, and whether their members are public without saying so.
  private var owners: [(name: String, isOpen: Bool)] = []

  init(publicOnly: Bool) {
    self.publicOnly = publicOnly
    super.init(viewMode: .sourceAccurate)
  }

  private func isShown(_ modifiers: DeclModifierListSyntax) -> Bool {
    guard publicOnly else { return true }
    if owners.last?.isOpen == true {
      return !modifiers.contains { ["private", "fileprivate", "internal", "package"].contains($0.name.text) }
    }
    return modifiers.contains { ["public", "open"].contains($0.name.text) && $0.detail == nil }
  }

  private func note(_ name: String) {
    found.append((owners.last?.name, name.trimmingCharacters(in: ["`"])))
  }

  private func enter(_ name: String, _ modifiers: DeclModifierListSyntax, isOpen: Bool = false) {
    let shown = isShown(modifiers)
    if shown {
      types.append(name)
      if !owners.isEmpty { note(name) }
    }
    owners.append((name, isOpen && shown))
  }

  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
    enter(node.name.text, node.modifiers)
    return .visitChildren
  }
  override func visitPost(_ node: ClassDeclSyntax) { owners.removeLast() }
  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
    enter(node.name.text, node.modifiers)
    return .visitChildren
  }
  override func visitPost(_ node: StructDeclSyntax) { owners.removeLast() }
  override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind {
    enter(node.name.text, node.modifiers)
    return .visitChildren
  }
  override func visitPost(_ node: EnumDeclSyntax) { owners.removeLast() }
  override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind {
    enter(node.name.text, node.modifiers)
    return .visitChildren
  }
  override func visitPost(_ node: ActorDeclSyntax) { owners.removeLast() }
  override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
    enter(node.name.text, node.modifiers, isOpen: true)
    return .visitChildren
  }
  override func visitPost(_ node: ProtocolDeclSyntax) { owners.removeLast() }
  override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
    let isOpen = node.modifiers.contains { $0.name.text == "public" }
    let name = node.extendedType.trimmedDescription.split(separator: ".").last.map(String.init) ?? ""
    owners.append((name.split(separator: "<").first.map(String.init) ?? name, isOpen))
    return .visitChildren
  }
  override func visitPost(_ node: ExtensionDeclSyntax) { owners.removeLast() }

  override func visit(_ node: TypeAliasDeclSyntax) -> SyntaxVisitorContinueKind {
    if isShown(node.modifiers) {
      types.append(node.name.text)
      note(node.name.text)
    }
    return .skipChildren
  }
  override func visit(_ node: AssociatedTypeDeclSyntax) -> SyntaxVisitorContinueKind {
    types.append(node.name.text)
    return .skipChildren
  }
  override func visit(_ node: GenericParameterSyntax) -> SyntaxVisitorContinueKind {
    if !publicOnly { types.append(node.name.text) }
    return .skipChildren
  }
  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    if isShown(node.modifiers) { note(node.name.text) }
    return publicOnly ? .skipChildren : .visitChildren
  }
  override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
    if isShown(node.modifiers) {
      for binding in node.bindings {
        if let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text { note(name) }
      }
    }
    return publicOnly ? .skipChildren : .visitChildren
  }
  override func visit(_ node: EnumCaseElementSyntax) -> SyntaxVisitorContinueKind {
    if let owner = owners.last, !publicOnly || types.contains(owner.name) { note(node.name.text) }
    return .skipChildren
  }
  override func visit(_ node: FunctionParameterSyntax) -> SyntaxVisitorContinueKind {
    if !publicOnly { note((node.secondName ?? node.firstName).text) }
    return .visitChildren
  }
}
