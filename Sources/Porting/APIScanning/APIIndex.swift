import Foundation
import SwiftParser
import SwiftSyntax

/// An index of the names of types, their members and global declarations.
package struct APIIndex: Sendable, Equatable {
  /// The members of each type, including nested types.
  package private(set) var members: [String: Set<String>] = [:]
  /// The functions, variables and aliases outside of types.
  package private(set) var globals: Set<String> = []

  package init() {}

  /// Creates an index from lines such as `Type: member member …`; an initial colon marks globals.
  ///
  /// Ignores lines that begin with `#`.
  package init(lines text: String) {
    for line in text.split(separator: "\n") where !line.hasPrefix("#") {
      guard let colon = line.firstIndex(of: ":") else { continue }
      let names = line[line.index(after: colon)...].split(separator: " ").map(String.init)
      let type = String(line[..<colon])
      if type.isEmpty { globals.formUnion(names) } else { members[type, default: []].formUnion(names) }
    }
  }

  /// Adds the declarations of a Swift source, or only the public ones.
  ///
  /// Unless only public declarations are added, parameters and local variables count as members of the enclosing type
  /// or, outside of types, as globals, and overrides are not added: they declare no new name.
  package mutating func add(source: String, publicOnly: Bool) {
    add(Parser.parse(source: source), publicOnly: publicOnly)
  }

  /// Adds the declarations of a parsed source, as `add(source:publicOnly:)` does.
  package mutating func add(_ tree: SourceFileSyntax, publicOnly: Bool) {
    let collector = DeclarationCollector(publicOnly: publicOnly)
    collector.walk(tree)
    for (type, name) in collector.declarations {
      if let type { members[type, default: []].insert(name) } else { globals.insert(name) }
    }
    // Types without members are part of the index, too.
    for type in collector.types { members[type, default: []].formUnion([]) }
  }

  /// Returns whether a type or a global declaration has the given name.
  package func declares(type: String) -> Bool { members[type] != nil || globals.contains(type) }

  package var memberNames: Set<String> { members.values.reduce(into: []) { $0.formUnion($1) } }
}

/// A collector of the declarations of one source and the types that contain them.
private final class DeclarationCollector: SyntaxVisitor {
  let publicOnly: Bool
  private(set) var declarations: [(type: String?, name: String)] = []
  private(set) var types: [String] = []
  /// The enclosing types. If `hasPublicMembers` is true, members without an access level are public.
  private var owners: [(name: String, hasPublicMembers: Bool)] = []

  init(publicOnly: Bool) {
    self.publicOnly = publicOnly
    super.init(viewMode: .sourceAccurate)
  }

  private func isIncluded(_ modifiers: DeclModifierListSyntax) -> Bool {
    guard publicOnly else { return !modifiers.isOverride }
    if owners.last?.hasPublicMembers == true {
      return !modifiers.contains { ["private", "fileprivate", "internal", "package"].contains($0.name.text) }
    }
    return modifiers.contains { ["public", "open"].contains($0.name.text) && $0.detail == nil }
  }

  private func add(_ name: String) {
    declarations.append((owners.last?.name, name.trimmingCharacters(in: ["`"])))
  }

  private func enter(_ node: some NamedDeclSyntax & WithModifiersSyntax, isProtocol: Bool = false)
    -> SyntaxVisitorContinueKind
  {
    let isIncluded = isIncluded(node.modifiers)
    if isIncluded {
      types.append(node.name.text)
      if !owners.isEmpty { add(node.name.text) }
    }
    owners.append((node.name.text, isProtocol && isIncluded))
    return .visitChildren
  }

  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind { enter(node) }
  override func visitPost(_ node: ClassDeclSyntax) { owners.removeLast() }
  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind { enter(node) }
  override func visitPost(_ node: StructDeclSyntax) { owners.removeLast() }
  override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind { enter(node) }
  override func visitPost(_ node: EnumDeclSyntax) { owners.removeLast() }
  override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind { enter(node) }
  override func visitPost(_ node: ActorDeclSyntax) { owners.removeLast() }
  override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind { enter(node, isProtocol: true) }
  override func visitPost(_ node: ProtocolDeclSyntax) { owners.removeLast() }
  override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
    let isPublic = node.modifiers.contains { $0.name.text == "public" }
    let name = node.extendedType.trimmedDescription.split(separator: ".").last.map(String.init) ?? ""
    owners.append((name.split(separator: "<").first.map(String.init) ?? name, isPublic))
    return .visitChildren
  }
  override func visitPost(_ node: ExtensionDeclSyntax) { owners.removeLast() }

  override func visit(_ node: TypeAliasDeclSyntax) -> SyntaxVisitorContinueKind {
    if isIncluded(node.modifiers) {
      types.append(node.name.text)
      add(node.name.text)
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
    if isIncluded(node.modifiers) { add(node.name.text) }
    return publicOnly ? .skipChildren : .visitChildren
  }
  override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
    if isIncluded(node.modifiers) {
      for binding in node.bindings {
        if let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text { add(name) }
      }
    }
    return publicOnly ? .skipChildren : .visitChildren
  }
  override func visit(_ node: EnumCaseElementSyntax) -> SyntaxVisitorContinueKind {
    if let owner = owners.last, !publicOnly || types.contains(owner.name) { add(node.name.text) }
    return .skipChildren
  }
  override func visit(_ node: FunctionParameterSyntax) -> SyntaxVisitorContinueKind {
    if !publicOnly { add((node.secondName ?? node.firstName).text) }
    return .visitChildren
  }
}

extension DeclModifierListSyntax {
  /// Indicates whether the declaration overrides a member of a superclass.
  var isOverride: Bool { contains { $0.name.text == "override" } }
}
