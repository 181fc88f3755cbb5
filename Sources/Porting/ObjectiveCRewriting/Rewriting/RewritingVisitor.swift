import SwiftSyntax

/// A visitor that collects the edits of a source.
final class RewritingVisitor: SyntaxVisitor {
  let facts: ModuleFacts
  let conditions: BuildConditions
  let importsUIKit: Bool
  var edits = SourceEdits()
  private(set) var problems: [RewritingProblem] = []
  /// The enclosing types of the current node.
  private(set) var scopes: [Scope] = []
  /// Indicates whether the file asks whether two values intersect.
  var usesIntersection = false
  /// Indicates whether the module contains tests.
  var isTest = false
  /// Indicates whether the module is an executable.
  var isExecutable = false
  /// Indicates whether the output uses declarations of UIKit.
  var needsUIKit = false
  /// Indicates whether the file uses types of Foundation.
  private var usesFoundation = false
  /// Indicates whether the output imports UIKit.
  private var hasUIKit = false
  /// The modules that the file imports.
  private(set) var imported: Set<String> = []
  /// The modules that qualify names in the file, as in `CoreGraphics.log`.
  private var qualifiers: Set<String> = []
  /// The modules that added declarations use, with attributes where the import needs them.
  var addedImports: Set<String> = []
  /// The parts of Foundation that are separate modules on Linux and whose declarations the file uses.
  private var foundationParts: Set<String> = []
  private var firstImport: Range<Int>?
  /// The names that the compiled parts of the file use.
  private lazy var neededNames = NeededNames.all(in: tree, conditions)
  private let converter: SourceLocationConverter
  let tree: SourceFileSyntax

  /// A type declaration or an extension.
  struct Scope {
    let name: String
    let isClass: Bool
    let isExtension: Bool
    let isGeneric: Bool
  }

  init(_ tree: SourceFileSyntax, _ facts: ModuleFacts, _ conditions: BuildConditions, importsUIKit: Bool) {
    self.tree = tree
    self.facts = facts
    self.conditions = conditions
    self.importsUIKit = importsUIKit
    converter = SourceLocationConverter(fileName: "", tree: tree)
    super.init(viewMode: .sourceAccurate)
  }

  /// The full name of the innermost enclosing type; empty outside of types.
  var scope: String { scopes.last?.name ?? "" }

  func report(_ node: some SyntaxProtocol, _ message: String) {
    let location = converter.location(for: node.positionAfterSkippingLeadingTrivia)
    problems.append(RewritingProblem(line: location.line, column: location.column, message: message))
  }

  /// Adds the missing imports, and the members that files of the module use instead of Foundation's.
  func finish() {
    guard importsUIKit else { return }
    addRectangleIntersection()
    var added = qualifiers.union(addedImports).subtracting(imported).sorted()
    if conditions.platform == .iOS { added += foundationParts.subtracting(imported).sorted() }
    if usesFoundation, imported.isEmpty { needsUIKit = true }
    if needsUIKit, !hasUIKit { added.insert("UIKit", at: 0) }
    guard !added.isEmpty else { return }
    let text = added.map { $0.hasPrefix("@") ? $0 : "import \($0)" }.joined(separator: "; ")
    if let firstImport {
      edits.insert("; \(text)", at: firstImport.upperBound)
    } else {
      edits.insert("\(text); ", at: tree.statements.positionAfterSkippingLeadingTrivia.utf8Offset)
    }
  }

  /// Imports the module that qualifies a name, as in `CoreGraphics.log(x)`. On iOS, UIKit re-exports it.
  ///
  /// `Foundation` replaces the qualifier `Darwin`.
  private func rewriteModuleName(_ node: MemberAccessExprSyntax) {
    guard conditions.platform == .iOS, importsUIKit,
      let name = node.base?.as(DeclReferenceExprSyntax.self)?.baseName.text, facts.resolve(name, inside: scope) == nil
    else { return }
    if ProvidedModules.names.contains(name) { qualifiers.insert(name) }
    if name == "Darwin", let base = node.base { edits.replace(base, with: "Foundation") }
  }

  // MARK: Conditions and imports

  override func visit(_ node: IfConfigDeclSyntax) -> SyntaxVisitorContinueKind {
    for clause in node.clauses {
      if let condition = clause.condition { rewriteCondition(condition) }
    }
    return walkActiveClauses(of: node, conditions)
  }

  private func rewriteCondition(_ condition: ExprSyntax) {
    for call in CallCollector.calls(in: condition) {
      if let value = conditions.replacement(for: call) { edits.replace(call, with: value ? "true" : "false") }
    }
  }

  /// Replaces what is imported, a module or one of its declarations, by a module.
  private func replace(_ node: ImportDeclSyntax, with module: String) {
    let start = (node.importKindSpecifier ?? node.path.first?.name)?.positionAfterSkippingLeadingTrivia.utf8Offset
    if let start { edits.replace(start..<node.trimmedOffsets.upperBound, with: module) }
  }

  override func visit(_ node: ImportDeclSyntax) -> SyntaxVisitorContinueKind {
    let module = node.path.first?.name.text ?? ""
    imported.insert(module)
    let isConditional = node.ancestorOrSelf(mapping: { $0.as(IfConfigDeclSyntax.self) }) != nil
    if firstImport == nil, !isConditional { firstImport = node.trimmedOffsets }
    guard conditions.platform == .iOS, importsUIKit else {
      if module == "UIKit" { hasUIKit = true }
      return .skipChildren
    }
    if module == "SwiftUI", node.path.count == 1 {
      // Declarations that need SwiftUI are removed.
      replace(node, with: "UIKit")
      hasUIKit = true
      return .skipChildren
    }
    if let provider = ProvidedModules.providers[module], conditions.visibleModules.contains(provider) {
      replace(node, with: provider)
      return .skipChildren
    }
    if !conditions.visibleModules.contains(module), ProvidedModules.isUnneeded(module, for: neededNames) {
      replace(node, with: "UIKit")
      hasUIKit = true
      return .skipChildren
    }
    // Imports of submodules and of single declarations become imports of modules, since Foundation may declare
    // `CoreGraphics.CGFloat`.
    if let replacement = ProvidedModules.replacement(for: module, isPart: node.path.count > 1) {
      replace(node, with: replacement)
      if replacement == "UIKit" { hasUIKit = true }
    }
    if module == "UIKit" { hasUIKit = true }
    return .skipChildren
  }

  // MARK: Types

  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
    enter(node.name.text, isClass: true, isGeneric: node.genericParameterClause != nil)
    addOptionalConformances(to: node.inheritanceClause, of: node.nameInFacts, isExtension: false)
    addOptionalMethods(to: node)
    addMembers(to: node)
    addObserverConformance(to: node)
    rewriteObserverMethod(in: node.memberBlock)
    rewriteForeignMembers(of: node.memberBlock, in: scope)
    addSendableConformance(to: node)
    rewriteIsolatedTests(in: node.memberBlock, isIsolated: false)
    return .visitChildren
  }

  override func visitPost(_ node: ClassDeclSyntax) { scopes.removeLast() }

  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
    enter(node.name.text, isGeneric: node.genericParameterClause != nil)
  }
  override func visitPost(_ node: StructDeclSyntax) { scopes.removeLast() }
  override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind {
    enter(node.name.text, isGeneric: node.genericParameterClause != nil)
  }
  override func visitPost(_ node: EnumDeclSyntax) { scopes.removeLast() }
  override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind {
    enter(node.name.text, isGeneric: node.genericParameterClause != nil)
  }
  override func visitPost(_ node: ActorDeclSyntax) { scopes.removeLast() }

  override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
    enter(node.name.text)
    rewriteProtocol(node)
    return .visitChildren
  }

  override func visitPost(_ node: ProtocolDeclSyntax) { scopes.removeLast() }

  override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
    let name = node.extendedType.nameWithoutArguments
    let full = facts.resolve(name) ?? name
    scopes.append(
      Scope(
        name: full, isClass: facts.classes[full]?.declaration?.kind == .class, isExtension: true,
        isGeneric: facts.classes[full]?.declaration?.isGeneric ?? false))
    addOptionalConformances(to: node.inheritanceClause, of: scope, isExtension: true)
    publishOptionalMethods(in: node.memberBlock, of: scope, extensionAccess: node.modifiers.access)
    renameForwardedMembers(of: node)
    rewriteObserverMethod(in: node.memberBlock)
    rewriteForeignMembers(of: node.memberBlock, in: node.extendedType.nameWithoutArguments)
    rewriteIsolatedTests(in: node.memberBlock, isIsolated: node.attributes.has("MainActor"))
    return .visitChildren
  }

  override func visitPost(_ node: ExtensionDeclSyntax) { scopes.removeLast() }

  @discardableResult
  private func enter(
    _ name: String, isClass: Bool = false, isGeneric: Bool = false
  ) -> SyntaxVisitorContinueKind {
    let outer = scopes.last.map { $0.name + "." } ?? ""
    scopes.append(
      Scope(
        name: outer + name, isClass: isClass, isExtension: false,
        isGeneric: isGeneric || scopes.last?.isGeneric == true))
    return .visitChildren
  }

  // MARK: Attributes, expressions

  /// The methods of Apple's `NSObject` and `Formatter` that Foundation on Linux lacks.
  private static let runtimeMethods: Set<String> = [
    "getObjectValue(_:for:range:)", "getObjectValue(_:for:errorDescription:)",
    "responds(to:)", "forwardingTarget(for:)", "resolveInstanceMethod(_:)", "resolveClassMethod(_:)",
  ]

  /// Returns whether a method is called by nibs and has no method to override on Linux.
  ///
  /// Objective-C declares the method for all objects. This package declares it in an extension of `NSObject`, whose
  /// members cannot be overridden.
  private func isFirstNibMethod(_ name: String) -> Bool {
    guard name == "awakeFromNib()" || name == "prepareForInterfaceBuilder()" else { return false }
    let lineage = facts.lineage(of: scope)
    let declares = lineage.dropFirst().contains { facts.classes[$0]?.members.contains { $0.fullName == name } ?? false }
    guard !declares, let root = lineage.last else { return false }
    return Self.plainNibClasses.contains(root) || root.hasSuffix("GestureRecognizer")
  }

  /// The classes of objects in nibs that are neither responders, recognizers nor items of bars.
  private static let plainNibClasses: Set<String> = [
    "NSObject", "NSLayoutConstraint", "UICollectionViewLayout", "UICollectionViewFlowLayout", "UILayoutGuide",
  ]

  override func visit(_ node: AttributeSyntax) -> SyntaxVisitorContinueKind {
    rewriteAttribute(node)
    return .visitChildren
  }

  override func visit(_ node: DeclModifierSyntax) -> SyntaxVisitorContinueKind {
    // Without `@objc`, `dynamic` makes a method replaceable, which an override cannot be.
    if node.name.text == "dynamic" { edits.blank(node) }
    if node.name.text == "override", let method = node.parent?.parent?.as(FunctionDeclSyntax.self),
      Self.runtimeMethods.contains(method.fullName) || isFirstNibMethod(method.fullName)
    {
      edits.blank(node)
    }
    return .skipChildren
  }

  override func visit(_ node: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind {
    switch node.macroName.text {
    case "selector":
      rewriteSelector(node)
      return .skipChildren
    case "keyPath":
      rewriteKeyPath(node)
      return .skipChildren
    case "imageLiteral":
      rewriteImageLiteral(node)
      return .skipChildren
    default: return .visitChildren
    }
  }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    if makePending(node) { return .skipChildren }
    rewriteOptionalCall(node)
    rewriteSuperCall(node)
    rewriteDynamicCall(node)
    rewriteObjectMessage(node)
    return .visitChildren
  }

  override func visit(_ node: SequenceExprSyntax) -> SyntaxVisitorContinueKind {
    rewriteAttributeName(node)
    return .visitChildren
  }

  override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
    rewriteSuperProperty(node)
    rewriteModuleName(node)
    rewriteOptionalReference(node)
    rewriteFulfillment(node)
    rewriteObjectLookup(node)
    recordIntersection(node)
    return .visitChildren
  }

  override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
    rewriteObservableProperty(node)
    rewriteManagedProperty(node)
    return .visitChildren
  }

  override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
    recordUse(of: node.baseName.text)
    let isMember = node.parent?.as(MemberAccessExprSyntax.self)?.declName.id == node.id
    if !isMember { qualifyAmbiguousName(node.baseName) }
    return .visitChildren
  }

  override func visit(_ node: IdentifierTypeSyntax) -> SyntaxVisitorContinueKind {
    recordUse(of: node.name.text)
    qualifyAmbiguousName(node.name)
    return .visitChildren
  }

  /// Qualifies a name that Foundation on Linux declares, too.
  ///
  /// An added import makes those of Nimble ambiguous; Foundation's predicates cannot be used.
  private func qualifyAmbiguousName(_ token: TokenSyntax) {
    guard conditions.platform == .iOS, importsUIKit, !facts.ownNames.contains(token.text) else { return }
    let start = token.positionAfterSkippingLeadingTrivia.utf8Offset
    if imported.contains("Nimble"), FoundationNames.inNimble.contains(token.text) {
      edits.insert("Nimble.", at: start)
    }
    if FoundationNames.ofPredicates.contains(token.text) {
      edits.insert("UIFoundation.", at: start)
      addedImports.insert("UIFoundation")
    }
  }

  private func recordUse(of name: String) {
    guard conditions.platform == .iOS else { return }
    if FoundationNames.all.contains(name) || FoundationNames.hasUIKitPrefix(name) && !facts.declares(name) {
      needsUIKit = true
    }
    if FoundationNames.isInFoundation(name), !facts.declares(name) { usesFoundation = true }
    if let part = FoundationNames.part(declaring: name) { foundationParts.insert(part) }
  }
}

/// A collector of the calls in a condition.
private final class CallCollector: SyntaxVisitor {
  private var calls: [FunctionCallExprSyntax] = []

  static func calls(in node: ExprSyntax) -> [FunctionCallExprSyntax] {
    let collector = CallCollector(viewMode: .sourceAccurate)
    collector.walk(node)
    return collector.calls
  }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    calls.append(node)
    return .skipChildren
  }
}
