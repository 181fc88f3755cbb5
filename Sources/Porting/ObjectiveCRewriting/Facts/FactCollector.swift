import SwiftParser
import SwiftSyntax

/// A visitor that collects the facts about one source file that the rewriting needs.
final class FactCollector: SyntaxVisitor {
  private(set) var facts = SourceFacts()
  private let conditions: BuildConditions
  /// The enclosing declarations, as indices into `facts.types`; nil for functions and variables.
  private var enclosing: [Int?] = []
  private var names: [String] = []
  private var isConditional = false

  init(_ conditions: BuildConditions) {
    self.conditions = conditions
    super.init(viewMode: .sourceAccurate)
  }

  static func facts(of tree: SourceFileSyntax, platform: BuildPlatform) -> SourceFacts {
    // A module in which a source imports Combine has it, so that a condition can import it.
    let conditions = BuildConditions(platform: platform, visibleModules: ["Combine"])
    let collector = FactCollector(conditions)
    collector.facts.imports = tree.imports(conditions)
    collector.walk(tree)
    return collector.facts
  }

  // MARK: Conditions and imports

  override func visit(_ node: IfConfigDeclSyntax) -> SyntaxVisitorContinueKind {
    let wasConditional = isConditional
    isConditional = true
    defer { isConditional = wasConditional }
    if enclosing.isEmpty { collectTypesWithSwiftUI(node) }
    return walkActiveClauses(of: node, conditions)
  }

  /// Collects the types of the clauses that are not compiled without SwiftUI.
  private func collectTypesWithSwiftUI(_ node: IfConfigDeclSyntax) {
    let active = conditions.activeClauses(of: node).map(\.id)
    for clause in node.clauses where !active.contains(clause.id) {
      guard clause.condition?.trimmedDescription.contains("canImport(SwiftUI)") == true,
        case .statements(let items)? = clause.elements
      else { continue }
      for item in items {
        guard let declaration = item.item.asProtocol((any NamedDeclSyntax).self) else { continue }
        let isType =
          declaration.is(ProtocolDeclSyntax.self) || declaration.is(TypeAliasDeclSyntax.self)
          || declaration.isProtocol((any DeclGroupSyntax).self)
        if isType { facts.typesWithSwiftUI.append(declaration.name.text) }
      }
    }
  }

  override func visit(_ node: ImportDeclSyntax) -> SyntaxVisitorContinueKind {
    if node.path.first?.name.text == "UIKit", !isConditional { facts.importsUIKitAlways = true }
    return .skipChildren
  }

  // MARK: Uses

  override func visit(_ node: AttributeSyntax) -> SyntaxVisitorContinueKind {
    let name = node.attributeName.trimmedDescription
    if !isConditional, name == "objc" || name == "objcMembers" || name.hasPrefix("IB") { facts.usesObjectiveC = true }
    return .skipChildren
  }

  override func visit(_ node: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind {
    let name = node.macroName.text
    if !isConditional, name == "selector" || name == "keyPath" { facts.usesObjectiveC = true }
    if name == "keyPath" { facts.usesNames = true }
    return .visitChildren
  }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    let called = node.calledExpression
    let name =
      called.as(DeclReferenceExprSyntax.self)?.baseName.text
      ?? called.as(MemberAccessExprSyntax.self)?.declName.baseName.text
    let label = node.arguments.first?.label?.text
    switch (name, label) {
    case ("UIApplicationMain", nil): facts.beginsApplication = true
    case ("Selector", nil), ("NSSelectorFromString", nil), ("value", "forKey"), ("value", "forKeyPath"):
      facts.usesNames = true
    case ("setValue", nil), ("addObserver", nil):
      let second = node.arguments.dropFirst().first?.label?.text
      if second == "forKey" || second == "forKeyPath" { facts.usesNames = true }
    case ("observe", nil):
      if node.arguments.first?.expression.is(KeyPathExprSyntax.self) == true { facts.usesNames = true }
    default: break
    }
    return .visitChildren
  }

  override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
    if let labels = node.optionalReferenceLabels {
      facts.methodReferences.append(MemberFacts(name: node.declName.baseName.text, labels: labels).fullName)
    }
    return .visitChildren
  }

  // MARK: Types

  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
    enter(.class, node.name.text, node, isGeneric: node.genericParameterClause != nil)
  }
  override func visitPost(_ node: ClassDeclSyntax) { leave() }
  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind { enter(.value, node.name.text, node) }
  override func visitPost(_ node: StructDeclSyntax) { leave() }
  override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind { enter(.value, node.name.text, node) }
  override func visitPost(_ node: EnumDeclSyntax) { leave() }
  override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind { enter(.value, node.name.text, node) }
  override func visitPost(_ node: ActorDeclSyntax) { leave() }
  override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
    enter(.extension, node.extendedType.nameWithoutArguments, node)
  }
  override func visitPost(_ node: ExtensionDeclSyntax) { leave() }

  private func enter(
    _ kind: TypeFacts.Kind, _ name: String, _ node: some DeclGroupSyntax, isGeneric: Bool = false
  ) -> SyntaxVisitorContinueKind {
    names.append(name)
    var type = TypeFacts(kind: kind, name: names.joined(separator: "."))
    type.inherited = node.inheritanceClause?.names ?? []
    type.access = node.modifiers.access ?? .internal
    type.isGeneric = isGeneric
    type.isConstrained = kind == .extension && node.genericWhereClause != nil
    beginApplication(node, type.inherited)
    type.isMainActor = node.attributes.has("MainActor")
    type.hasObjectiveCMembers = node.attributes.has("objcMembers") || kind == .extension && node.attributes.has("objc")
    type.needed = NeededNames.ofHeader(node, conditions)
    type.neededByProperties = NeededNames.ofProperties(node, conditions)
    enclosing.append(facts.types.count)
    facts.types.append(type)
    return .visitChildren
  }

  /// Records the main type of an app.
  private func beginApplication(_ node: some DeclGroupSyntax, _ inherited: [String]) {
    let isApp = inherited.contains { ["UIApplicationDelegate", "UIResponder", "App"].contains($0) }
    if node.attributes.has("UIApplicationMain") || node.attributes.has("main") && isApp {
      facts.beginsApplication = true
    }
  }

  /// Enters a function or variable, inside which types have their own members.
  private func enterBody(_ name: String) -> SyntaxVisitorContinueKind {
    enclosing.append(nil)
    names.append(name)
    return .visitChildren
  }

  private func leave() {
    enclosing.removeLast()
    names.removeLast()
  }

  // MARK: Protocols

  override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
    var facts = ProtocolFacts(name: (names + [node.name.text]).joined(separator: "."))
    facts.inherited = node.inheritanceClause?.names ?? []
    facts.needed = NeededNames.all(in: node, conditions)
    facts.isObjectiveC = node.attributes.has("objc")
    if facts.isObjectiveC, !isConditional { self.facts.usesObjectiveC = true }
    for member in node.memberBlock.members {
      guard let requirement = Self.member(member.decl).first else { continue }
      if member.decl.isOptionalRequirement {
        facts.optional.append(requirement)
      } else {
        facts.required.append(requirement)
      }
    }
    for index in facts.optional.indices {
      let name = facts.optional[index].fullName
      facts.optional[index].isOverloaded = facts.optional.count { $0.fullName == name } > 1
    }
    self.facts.protocols.append(facts)
    return .skipChildren
  }

  // MARK: Members

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    addMembers(DeclSyntax(node))
    return enterBody(node.name.text)
  }

  override func visitPost(_ node: FunctionDeclSyntax) { leave() }

  override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
    addMembers(DeclSyntax(node))
    return enterBody("")
  }

  override func visitPost(_ node: VariableDeclSyntax) { leave() }

  override func visit(_ node: TypeAliasDeclSyntax) -> SyntaxVisitorContinueKind {
    facts.typeAliases[node.name.text.withoutBackticks] = node.initializer.value.onOneLine
    if names.isEmpty { facts.globalAliases.append(node.name.text.withoutBackticks) }
    return .skipChildren
  }

  override func visit(_ node: InitializerDeclSyntax) -> SyntaxVisitorContinueKind {
    if let last = enclosing.last, let index = last, !node.modifiers.has("convenience") {
      facts.types[index].hasDesignatedInitializer = true
      if node.isPlain { facts.types[index].hasPlainInitializer = true }
    }
    return enterBody("init")
  }

  override func visitPost(_ node: InitializerDeclSyntax) { leave() }

  private func addMembers(_ declaration: DeclSyntax) {
    guard let last = enclosing.last, let index = last else { return }
    for var member in Self.member(declaration) {
      if facts.types[index].kind == .extension {
        member.forwarder = Forwarder.text(
          of: declaration, in: names.joined(separator: "."), access: facts.types[index].access)
      }
      if facts.types[index].hasObjectiveCMembers, !declaration.attributes.has("nonobjc") { member.isObjectiveC = true }
      facts.types[index].members.append(member)
    }
  }

  /// Returns the facts of a method, or of each variable of a declaration.
  static func member(_ declaration: DeclSyntax) -> [MemberFacts] {
    var member = MemberFacts(name: "")
    let modifiers = declaration.modifiers
    member.isStatic = modifiers.has("static") || modifiers.has("class")
    member.isOverride = modifiers.has("override")
    member.access = modifiers.access ?? .internal
    let attributes = declaration.attributes
    member.isOutlet = attributes.has("IBOutlet") || attributes.has("IBInspectable")
    member.isObjectiveC =
      member.isOutlet || attributes.has("objc") || attributes.has("IBAction") || attributes.has("IBSegueAction")
    member.isAction = attributes.has("IBAction") || attributes.has("IBSegueAction")
    member.explicitSelector = attributes.objectiveCName
    member.isMainActor = attributes.has("MainActor")
    member.isListable = !attributes.isUnavailable
    if let function = declaration.as(FunctionDeclSyntax.self) {
      member.name = function.name.text.withoutBackticks
      member.labels = function.labels
      member.isListable = member.isListable && function.isListable
      member.types = function.signature.parameterClause.parameters.map(\.type.onOneLine)
      if function.genericParameterClause == nil, function.signature.effectSpecifiers == nil {
        member.result = function.signature.returnClause?.type.onOneLine ?? "Void"
      }
      return [member]
    }
    guard let variable = declaration.as(VariableDeclSyntax.self) else { return [] }
    // In `var a, b: Int`, both variables have the type of the last one.
    var type: String?
    return variable.bindings.reversed().compactMap { binding in
      type = binding.typeAnnotation?.type.onOneLine ?? (binding.initializer == nil ? type : nil)
      guard let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text else { return nil }
      member.name = name.withoutBackticks
      member.propertyType = type
      return member
    }.reversed()
  }
}
