import SwiftSyntax

// XCTest on Linux calls the synchronous methods of a test case outside of the main actor. Those of isolated test cases
// become nonisolated methods that run their bodies on the main actor, which is the thread of XCTest. The body is that of a
// local function of the same name, from which its own local functions inherit the isolation, as from a method; those of a
// closure do not. `#function` is unchanged.
extension RewritingVisitor {
  /// The overridable methods that XCTest calls before and after tests.
  private static let fixtures: Set<String> = ["setUp", "tearDown", "setUpWithError", "tearDownWithError"]

  /// Makes a test case with isolated methods sendable, since its methods pass it to the main actor.
  func addSendableConformance(to node: ClassDeclSyntax) {
    guard facts.own.contains(scope), facts.hasIsolatedTests(scope), let clause = node.inheritanceClause,
      let last = clause.inheritedTypes.last, !clause.names.contains("Sendable")
    else { return }
    edits.insert(", @unchecked Sendable", at: last.trimmedOffsets.upperBound)
  }

  /// Makes the isolated tests of a test case, or of its extension, callable by XCTest.
  func rewriteIsolatedTests(in block: MemberBlockSyntax, isIsolated: Bool) {
    guard facts.own.contains(scope), facts.isTestCase(scope) else { return }
    let isIsolated = isIsolated || facts.isIsolatedToMainActor(scope)
    for item in compiledMembers(block.members) {
      guard let function = item.decl.as(FunctionDeclSyntax.self) else { continue }
      let attribute = function.attributes.first("MainActor")
      guard isIsolated || attribute != nil, Self.isCalledByXCTest(function), !function.modifiers.has("nonisolated"),
        let body = function.body
      else { continue }
      if let attribute { edits.blank(attribute) }
      edits.insert("nonisolated ", at: function.funcKeyword.positionAfterSkippingLeadingTrivia.utf8Offset)
      let (keyword, effect) = function.signature.effectSpecifiers?.throwsClause == nil ? ("", "") : ("try ", "throws ")
      let name = function.name.text
      edits.insert(
        " \(keyword)MainActor.assumeIsolated { () \(effect)-> Void in @MainActor func \(name)() \(effect){",
        at: body.leftBrace.endPositionBeforeTrailingTrivia.utf8Offset)
      edits.insert("}; \(keyword)\(name)() } ", at: body.rightBrace.positionAfterSkippingLeadingTrivia.utf8Offset)
      // The local function hides the methods of its name.
      for offset in OverloadCollector.offsets(of: name, in: body) { edits.insert("self.", at: offset) }
    }
  }

  /// Returns the members, with those of the compiled clauses of conditions.
  private func compiledMembers(_ members: MemberBlockItemListSyntax) -> [MemberBlockItemSyntax] {
    members.flatMap { item -> [MemberBlockItemSyntax] in
      guard let condition = item.decl.as(IfConfigDeclSyntax.self) else { return [item] }
      return conditions.activeClauses(of: condition).flatMap { clause -> [MemberBlockItemSyntax] in
        guard case .decls(let inner)? = clause.elements else { return [] }
        return compiledMembers(inner)
      }
    }
  }

  private static func isCalledByXCTest(_ function: FunctionDeclSyntax) -> Bool {
    guard function.signature.parameterClause.parameters.isEmpty, function.genericParameterClause == nil,
      function.signature.effectSpecifiers?.asyncSpecifier == nil,
      function.signature.returnClause.map({ $0.type.trimmedDescription == "Void" }) ?? true
    else { return false }
    let isStatic = function.modifiers.has("class") || function.modifiers.has("static")
    return function.name.text.hasPrefix("test") && !isStatic
      || fixtures.contains(function.name.text) && function.modifiers.has("override")
  }

  // MARK: Objects

  /// The members with which a test case conforms to protocols of objects.
  ///
  /// On iOS, `XCTestCase` is an `NSObject`, so that test cases are often data sources and delegates.
  var objectMembers: [String] {
    guard facts.isTestCase(scope), facts.isFirstObject(scope) else { return [] }
    needsUIKit = true
    return [
      "nonisolated public func isEqual(_ object: Any?) -> Bool { (object as AnyObject?) === self }",
      "nonisolated public var hash: Int { ObjectIdentifier(self).hashValue }",
      "nonisolated public func `self`() -> Self { self }", "nonisolated public func isProxy() -> Bool { false }",
      "nonisolated public var description: String { name }", "nonisolated public var debugDescription: String { name }",
    ]
  }

  /// Returns the property of a test case that uses it for its class, as in `Bundle(for: classForCoder)`.
  ///
  /// The property is private, so that subclasses that also need it do not override it.
  func classMember(of node: ClassDeclSyntax) -> [String] {
    guard facts.isTestCase(scope) else { return [] }
    let isUsed = node.memberBlock.tokens(viewMode: .sourceAccurate).contains { token in
      token.text == "classForCoder" && token.nextToken(viewMode: .sourceAccurate)?.tokenKind != .leftParen
    }
    return isUsed ? ["private nonisolated var classForCoder: AnyClass { type(of: self) }"] : []
  }

  // MARK: Quick

  /// Makes XCTest discover a specification of Quick, and run each of its examples as a test.
  ///
  /// Quick adds methods to its classes at run time on iOS. XCTest on Linux discovers methods in sources. For a class
  /// with the method added here, the discovery calls the function added here, a more specific overload of XCTest's,
  /// which lists the examples.
  func addExamples(to node: ClassDeclSyntax) -> [String] {
    guard let base = facts.specificationBase(of: scope), node.genericParameterClause == nil,
      !node.modifiers.has("private"), !node.modifiers.has("fileprivate")
    else { return [] }
    addedImports.insert("XCTest")
    let configurations = facts.own.filter { facts.lineage(of: $0).dropFirst().contains("QuickConfiguration") }.sorted()
    var setUp = ""
    if !configurations.isEmpty {
      addedImports.insert("@testable import Quick")
      let types = configurations.map { "\($0).self" }.joined(separator: ", ")
      setUp = "QuickConfiguration.configureSubclassesIfNeeded([\(types)], world: World.sharedWorld); "
    }
    edits.insert(
      "; func testCase(_ methods: [(String, (\(scope)) -> () -> Void)]) -> XCTestCaseEntry { \(setUp)"
        + "return (\(scope).self, testCase(\(scope).allTests).allTests) }",
      at: outermost(node).endPositionBeforeTrailingTrivia.utf8Offset)
    let isInherited = facts.superclass(of: scope) != base
    return ["\(isInherited ? "override " : "")func testExamples() {}"]
  }

  /// Makes an example pending that expects an exception of Objective-C.
  ///
  /// Swift on Linux cannot catch exceptions, so that Nimble has no `raiseException`, and the example does not compile.
  func makePending(_ node: FunctionCallExprSyntax) -> Bool {
    guard conditions.platform == .iOS, imported.contains("Nimble"),
      let name = node.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName,
      ["it", "fit", "xit", "pending"].contains(name.text), let body = node.trailingClosure,
      NeededNames.all(in: body, conditions).contains("raiseException")
    else { return false }
    if name.text == "it" || name.text == "fit" { edits.replace(name, with: "xit") }
    edits.blank(body.statements)
    return true
  }
}

/// A collector of the unqualified calls of a name with arguments.
private final class OverloadCollector: SyntaxVisitor {
  private let name: String
  private var offsets: [Int] = []
  private var isDeclared = false

  /// Returns the offsets of the calls in a body; none if the body declares the name itself.
  static func offsets(of name: String, in body: CodeBlockSyntax) -> [Int] {
    let collector = OverloadCollector(name)
    collector.walk(body)
    return collector.isDeclared ? [] : collector.offsets
  }

  private init(_ name: String) {
    self.name = name
    super.init(viewMode: .sourceAccurate)
  }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    if let callee = node.calledExpression.as(DeclReferenceExprSyntax.self), callee.baseName.text == name,
      !node.arguments.isEmpty || node.trailingClosure != nil
    {
      offsets.append(callee.positionAfterSkippingLeadingTrivia.utf8Offset)
    }
    return .visitChildren
  }

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    declare(node.name)
    return .visitChildren
  }

  override func visit(_ node: IdentifierPatternSyntax) -> SyntaxVisitorContinueKind {
    declare(node.identifier)
    return .visitChildren
  }

  private func declare(_ name: TokenSyntax) {
    if name.text == self.name { isDeclared = true }
  }
}

extension RewritingVisitor {
  /// Rewrites `expectation.fulfill` as a value to a closure that calls the method.
  ///
  /// On Linux, the method has parameters with default values, which only a call can omit.
  func rewriteFulfillment(_ node: MemberAccessExprSyntax) {
    guard isTest, conditions.platform == .iOS, node.declName.baseName.text == "fulfill",
      node.declName.argumentNames == nil, node.base != nil, !node.isCalled,
      facts.protocols.values.allSatisfy({ !($0.required + $0.optional).contains { $0.name == "fulfill" } })
    else { return }
    edits.insert("{ ", at: node.trimmedOffsets.lowerBound)
    edits.insert("() }", at: node.trimmedOffsets.upperBound)
  }
}

extension MemberAccessExprSyntax {
  /// Indicates whether the member is called, directly or through an optional chain.
  fileprivate var isCalled: Bool {
    if parent?.is(MemberAccessExprSyntax.self) == true || parent?.is(OptionalChainingExprSyntax.self) == true {
      return true
    }
    return parent?.as(FunctionCallExprSyntax.self)?.calledExpression.id == ExprSyntax(self).id
  }
}

extension ModuleFacts {
  /// Returns whether a class or one of its superclasses is isolated to the main actor.
  func isIsolatedToMainActor(_ name: String) -> Bool {
    lineage(of: name).contains { classes[$0]?.declaration?.isMainActor ?? false }
  }

  /// Returns whether a test case, or one of its superclasses, has methods of the main actor.
  func hasIsolatedTests(_ name: String) -> Bool {
    isTestCase(name)
      && lineage(of: name).contains { type in
        guard let facts = classes[type] else { return false }
        return facts.declaration?.isMainActor == true || facts.extensions.contains(where: \.isMainActor)
          || facts.members.contains(where: \.isMainActor)
      }
  }

  /// Returns the class of Quick from which a class of the module inherits; nil if it is no specification.
  func specificationBase(of name: String) -> String? {
    guard own.contains(name) else { return nil }
    return lineage(of: name).dropFirst().first { $0 == "QuickSpec" || $0 == "AsyncSpec" }
  }

  /// Returns whether a class conforms to a protocol of objects and none of its superclasses does.
  func isFirstObject(_ name: String) -> Bool {
    let conforms = lineage(of: name).map { type in
      (classes[type]?.inherited ?? []).contains { isProtocolOfObjects($0, inside: type, depth: 0) }
    }
    return conforms.first == true && !conforms.dropFirst().contains(true)
  }

  /// Returns whether a protocol inherits from `NSObjectProtocol`, as those of UIKit do.
  private func isProtocolOfObjects(_ name: String, inside scope: String, depth: Int) -> Bool {
    if let full = resolve(name, inside: scope) {
      // A protocol can refer to itself by mistake.
      guard depth < 8, let inherited = protocols[full]?.inherited else { return false }
      return inherited.contains { isProtocolOfObjects($0, inside: full, depth: depth + 1) }
    }
    return ["UI", "NS", "CA"].contains { name.hasPrefix($0) && name.dropFirst(2).first?.isUppercase == true }
  }
}
