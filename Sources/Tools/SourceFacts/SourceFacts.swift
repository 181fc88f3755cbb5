import Foundation
import SwiftSyntax

/// The facts of one source that the checks of this project read.
package struct SourceFacts: Sendable {
  /// A type that a source declares, at any depth.
  package struct TypeDeclaration: Sendable {
    package let name: String
    /// Indicates whether the type is outside of other types and of extensions.
    package let isTopLevel: Bool
    /// Indicates whether only its file can name the type.
    package let isPrivate: Bool
    /// Indicates whether it is a generic parameter or an associated type.
    package let isParameter: Bool
  }

  /// A type that a source names.
  package struct TypeUse: Sendable {
    package let name: String
    /// The type with the first of its nested types, such as `Solver.Relation`.
    package let qualifiedName: String
    package let line: Int
  }

  /// A position in a source, with the name or the code that is there.
  package struct Place: Sendable {
    package let text: String
    /// The number of the line, counted from 1.
    package let line: Int
  }

  /// The modules of the imports.
  package fileprivate(set) var imports: [Place] = []
  package fileprivate(set) var types: [TypeDeclaration] = []
  /// The types that are named, without generic parameters of the source.
  package fileprivate(set) var typeUses: [TypeUse] = []
  /// The lines of code that can end the process, without indentation.
  ///
  /// These have `try!`, `as!`, `x!`, a type such as `UIColor!`, or a call of `fatalError`, `precondition` or
  /// `preconditionFailure`.
  package fileprivate(set) var traps: [Place] = []
  /// The expressions that take the first result of a lazy map.
  ///
  /// Such a sequence computes the result twice, so that a recursive search takes twice the time with each level.
  package fileprivate(set) var lazyFirsts: [Place] = []

  fileprivate init() {}

  init(_ tree: SourceFileSyntax, path: String) {
    let collector = FactCollector(tree, path: path)
    collector.walk(tree)
    self = collector.facts
  }
}

/// A collector of the facts of one source.
private final class FactCollector: SyntaxVisitor {
  var facts: SourceFacts { collected }
  private var collected: SourceFacts
  private let locations: SourceLocationConverter
  private let lines: [String]
  /// The number of enclosing types and extensions.
  private var depth = 0
  private static let endingFunctions: Set = ["fatalError", "precondition", "preconditionFailure"]
  private static let mappings: Set = ["compactMap", "flatMap", "map"]

  init(_ tree: SourceFileSyntax, path: String) {
    collected = SourceFacts()
    locations = SourceLocationConverter(fileName: path, tree: tree)
    lines = locations.sourceLines
    super.init(viewMode: .sourceAccurate)
  }

  private func line(of node: some SyntaxProtocol) -> Int {
    locations.location(for: node.positionAfterSkippingLeadingTrivia).line
  }

  // MARK: Imports

  override func visit(_ node: ImportDeclSyntax) -> SyntaxVisitorContinueKind {
    if let module = node.path.first { collected.imports.append(.init(text: module.name.text, line: line(of: node))) }
    return .skipChildren
  }

  // MARK: Types

  private func enter(_ node: some NamedDeclSyntax & WithModifiersSyntax) -> SyntaxVisitorContinueKind {
    add(node.name, node.modifiers)
    depth += 1
    return .visitChildren
  }

  private func add(_ name: TokenSyntax, _ modifiers: DeclModifierListSyntax? = nil) {
    let isPrivate = modifiers?.contains { ["private", "fileprivate"].contains($0.name.text) } ?? false
    collected.types.append(
      .init(name: name.text, isTopLevel: depth == 0, isPrivate: isPrivate, isParameter: modifiers == nil))
  }

  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind { enter(node) }
  override func visitPost(_ node: ClassDeclSyntax) { depth -= 1 }
  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind { enter(node) }
  override func visitPost(_ node: StructDeclSyntax) { depth -= 1 }
  override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind { enter(node) }
  override func visitPost(_ node: EnumDeclSyntax) { depth -= 1 }
  override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind { enter(node) }
  override func visitPost(_ node: ActorDeclSyntax) { depth -= 1 }
  override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind { enter(node) }
  override func visitPost(_ node: ProtocolDeclSyntax) { depth -= 1 }
  override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
    depth += 1
    return .visitChildren
  }
  override func visitPost(_ node: ExtensionDeclSyntax) { depth -= 1 }
  override func visit(_ node: TypeAliasDeclSyntax) -> SyntaxVisitorContinueKind {
    add(node.name, node.modifiers)
    return .visitChildren
  }
  override func visit(_ node: AssociatedTypeDeclSyntax) -> SyntaxVisitorContinueKind {
    add(node.name)
    return .visitChildren
  }
  override func visit(_ node: GenericParameterSyntax) -> SyntaxVisitorContinueKind {
    add(node.name)
    return .visitChildren
  }

  override func visit(_ node: IdentifierTypeSyntax) -> SyntaxVisitorContinueKind {
    add(use: node.name, member: node.parent?.as(MemberTypeSyntax.self)?.name)
    return .visitChildren
  }

  override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
    let parent = node.parent?.as(MemberAccessExprSyntax.self)
    if let parent, parent.declName.id == node.id { return .visitChildren }
    add(use: node.baseName, member: parent?.declName.baseName)
    return .visitChildren
  }

  private func add(use name: TokenSyntax, member: TokenSyntax?) {
    guard name.text.first?.isUppercase == true else { return }
    let nested = member.map { "\(name.text).\($0.text)" } ?? name.text
    collected.typeUses.append(.init(name: name.text, qualifiedName: nested, line: line(of: name)))
  }

  // MARK: Traps

  private func addTrap(_ node: some SyntaxProtocol) {
    let line = line(of: node)
    if collected.traps.last?.line == line { return }
    collected.traps.append(.init(text: lines[line - 1].trimmingCharacters(in: .whitespacesAndNewlines), line: line))
  }

  override func visit(_ node: TryExprSyntax) -> SyntaxVisitorContinueKind {
    if node.questionOrExclamationMark?.tokenKind == .exclamationMark { addTrap(node) }
    return .visitChildren
  }
  override func visit(_ node: UnresolvedAsExprSyntax) -> SyntaxVisitorContinueKind {
    if node.questionOrExclamationMark?.tokenKind == .exclamationMark { addTrap(node) }
    return .visitChildren
  }
  override func visit(_ node: ForceUnwrapExprSyntax) -> SyntaxVisitorContinueKind {
    addTrap(node.exclamationMark)
    return .visitChildren
  }
  override func visit(_ node: ImplicitlyUnwrappedOptionalTypeSyntax) -> SyntaxVisitorContinueKind {
    addTrap(node.exclamationMark)
    return .visitChildren
  }
  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    if let function = node.calledExpression.as(DeclReferenceExprSyntax.self),
      Self.endingFunctions.contains(function.baseName.text)
    {
      addTrap(node)
    }
    return .visitChildren
  }

  // MARK: Lazy sequences

  override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
    let isCalled = node.parent?.as(FunctionCallExprSyntax.self)?.calledExpression.id == node.id
    if node.declName.baseName.text == "first", !isCalled, let base = node.base, Self.isLazyMap(base) {
      collected.lazyFirsts.append(.init(text: "lazy", line: line(of: node.declName)))
    }
    return .visitChildren
  }

  /// Returns whether an expression is a chain of calls on a lazy sequence that contains a mapping.
  private static func isLazyMap(_ expression: ExprSyntax) -> Bool {
    var (next, maps): (ExprSyntax?, Bool) = (expression, false)
    while let current = next {
      if let call = current.as(FunctionCallExprSyntax.self) {
        next = call.calledExpression
      } else if let member = current.as(MemberAccessExprSyntax.self) {
        if member.declName.baseName.text == "lazy" { return maps }
        maps = maps || mappings.contains(member.declName.baseName.text)
        next = member.base
      } else {
        return false
      }
    }
    return false
  }
}
