import Foundation
import ObjectiveCRewriting
import SwiftParser
import SwiftSyntax

/// A use that does not compile or has no effect on Linux, with its location.
package struct PortingProblem: Sendable, Equatable {
  /// The kind of the unavailable name.
  package enum Kind: String, Sendable, CaseIterable {
    case framework
    /// A module that neither the manifest's packages nor the toolchain can have.
    case package
    /// A type or module of the project's own files of Objective-C.
    case objectiveC
    case runtimeFunction
    case missingType
    case missingMember
    case swizzling
    /// A use that compiles and has no effect, or another one than on iOS.
    case effect
    /// An optional method that UIKit does not call.
    case uncalledMethod
    /// A declaration that is left out, since it needs a framework that Linux lacks.
    case omission

    /// Indicates whether the use prevents the compilation of its file.
    package var isError: Bool {
      switch self {
      case .swizzling, .effect, .uncalledMethod, .omission: false
      default: true
      }
    }
  }

  package let kind: Kind
  /// The framework, function, type or member.
  package let name: String
  package let file: String
  package let line: Int
  /// The effect instead of UIKit's; nil for a use that does not compile.
  package var note: String?
}

/// The findings of a scan of Swift sources.
package struct SourceScan: Sendable {
  /// The modules that this package or the toolchain provides, or that `headframe swift` replaces.
  package static let providedModules: Set<String> = [
    "UIKit", "Foundation", "Swift", "Dispatch", "CoreGraphics", "QuartzCore", "CoreText", "ImageIO", "os",
    "Accessibility", "simd", "UniformTypeIdentifiers", "MobileCoreServices", "XCTest", "Testing", "SnapshotTesting",
    "InlineSnapshotTesting", "Glibc", "FoundationNetworking", "FoundationXML", "Synchronization", "RegexBuilder",
    "Observation", "_Concurrency", "_StringProcessing", "Distributed", "Musl", "FoundationEssentials",
    "FoundationInternationalization", "SwiftSyntax", "PackageDescription", "Combine",
  ]
  /// The functions of the Objective-C runtime that exchange methods. They compile and have no effect.
  private static let exchangingFunctions: Set<String> = [
    "method_exchangeImplementations", "method_setImplementation", "method_getImplementation", "class_addMethod",
    "class_replaceMethod", "class_getInstanceMethod", "class_getClassMethod", "class_getMethodImplementation",
    "imp_implementationWithBlock",
  ]
  /// Other functions of the Objective-C runtime, which are missing.
  private static let runtimeFunctions: Set<String> = [
    "objc_allocateClassPair", "objc_registerClassPair", "objc_msgSend", "objc_getClass", "object_setClass",
    "class_copyProtocolList", "protocol_getMethodDescription",
  ]
  /// Members of Apple's types that types on Linux also have, such as `union` of `Set`.
  ///
  /// A scan has no information about types, so such a name alone is not reported.
  private static let ambiguousMembers: Set<String> = [
    "converted", "environment", "evaluate", "init", "intersection", "load", "pattern", "read", "subtracting", "union",
    "write",
  ]

  static func isProvided(_ module: String) -> Bool {
    providedModules.contains(module) || ProvidedModules.isReplaced(module)
  }

  package private(set) var problems: [PortingProblem] = []
  /// The imported modules of other packages, which have to build on Linux as well.
  package private(set) var dependencies: Set<String> = []
  package private(set) var files: [String] = []
  package private(set) var lineCount = 0
  /// The index of Apple's names.
  private let known: APIIndex
  /// The names of the index that this package lacks.
  private let missing: MissingAPI
  /// The types that the project's headers declare, and its targets with files of Objective-C.
  private let objectiveC: Set<String>

  /// Creates a scan that compares names with Apple's and with those that are not compiled.
  ///
  /// These are the names that this package lacks, and the types and modules of Objective-C.
  package init(known: APIIndex, missing: MissingAPI, objectiveC: Set<String> = []) {
    self.known = known
    self.missing = missing
    self.objectiveC = objectiveC
  }

  /// Scans sources, given with their paths. Names that one source declares are known in all others.
  ///
  /// `knowsDependencies` indicates that `dependencies` are all those of the package.
  package mutating func add(
    _ sources: [(path: String, text: String)], modules: Set<String> = [], dependencies: Set<String> = [],
    knowsDependencies: Bool = false
  ) {
    let hasOtherPackages = !knowsDependencies || dependencies.contains { !Self.isProvided($0) }
    var trees = sources.map { Parser.parse(source: $0.text) }
    let facts = ModuleFacts(trees.map { ObjectiveCRewriter.facts(of: $0) })
    // The declarations that are compiled, and all those of files in which some are left out.
    var (project, whole) = (APIIndex(), APIIndex())
    for (index, source) in sources.enumerated() {
      let kept = ObjectiveCRewriter.withoutOmissions(source.text, trees[index], facts)
      project.add(source: kept?.source ?? source.text, publicOnly: false)
      guard let kept else { continue }
      whole.add(source: source.text, publicOnly: false)
      trees[index] = Parser.parse(source: kept.source)
      problems += kept.omissions.map {
        PortingProblem(
          kind: .omission, name: $0.name, file: source.path, line: $0.line, note: "needs \($0.needed)")
      }
    }
    let hasUncalledMethods = facts.hasUnmatchedOptionalMethods
    // A member is missing if Apple declares the name, and neither this package nor the project does, or if the project
    // declares it only with the help of absent frameworks.
    let omitted = whole.memberNames.union(whole.globals).subtracting(known.memberNames).subtracting(known.globals)
    let missingMembers = missing.members.union(omitted)
      .subtracting(project.memberNames).subtracting(project.globals)
    for ((path, text), tree) in zip(sources, trees) {
      files.append(path)
      lineCount += text.split(separator: "\n", omittingEmptySubsequences: false).count
      let visitor = UseCollector(locations: SourceLocationConverter(fileName: path, tree: tree))
      visitor.walk(tree)
      let methods = hasUncalledMethods ? UncalledMethod.all(in: tree, facts) : []
      problems += methods.map { method in
        PortingProblem(
          kind: .uncalledMethod, name: method.name, file: path, line: method.line,
          note: "not called, since its types differ; declare \(method.declaration)")
      }
      let names = visitor.uses.filter { $0.kind == .name }.map(\.name)
      for use in visitor.uses {
        if use.kind == .module, !modules.contains(use.name), !Self.isProvided(use.name) {
          // A module that is not Apple's comes from another package.
          if dependencies.contains(use.name) || !ProvidedModules.isApple(use.name) {
            self.dependencies.insert(use.name)
            if !hasOtherPackages, !use.isConditional, !dependencies.contains(use.name) {
              problems.append(PortingProblem(kind: .package, name: use.name, file: path, line: use.line))
            }
            continue
          }
          if ProvidedModules.isUnneeded(use.name, for: names) || use.name == "SwiftUI" { continue }
        }
        // A call of a constant, parameter or variable with a closure is no call of a member of that name.
        if use.kind == .implicitMember, visitor.boundNames.contains(use.name) { continue }
        guard let kind = kind(of: use, missingMembers: missingMembers, project: project, modules: modules) else {
          continue
        }
        problems.append(
          PortingProblem(
            kind: kind, name: use.name, file: path, line: use.line,
            note: kind == .effect ? EffectNotes.all[use.name] : nil))
      }
    }
  }

  private func kind(
    of use: UseCollector.Use, missingMembers: Set<String>, project: APIIndex, modules: Set<String>
  ) -> PortingProblem.Kind? {
    switch use.kind {
    case .module:
      if objectiveC.contains(use.name), !use.isConditional { return .objectiveC }
      return Self.isProvided(use.name) || modules.contains(use.name) ? nil : .framework
    case .name:
      if Self.exchangingFunctions.contains(use.name) { return .swizzling }
      if Self.runtimeFunctions.contains(use.name) { return .runtimeFunction }
      if objectiveC.contains(use.name), !project.declares(type: use.name) { return .objectiveC }
      if missing.types.contains(use.name), !project.declares(type: use.name) { return .missingType }
      if FoundationGaps.types.contains(use.name), !project.declares(type: use.name) { return .missingType }
      return EffectNotes.all[use.name] != nil && !project.declares(type: use.name) ? .effect : nil
    case .member:
      if known.members[use.name] != nil || Self.ambiguousMembers.contains(use.name) { return nil }
      if missingMembers.contains(use.name) { return .missingMember }
      let isOwn = project.memberNames.contains(use.name) || project.globals.contains(use.name)
      return EffectNotes.all[use.name] != nil && !isOwn ? .effect : nil
    case .override, .implicitMember:
      if known.members[use.name] != nil || Self.ambiguousMembers.contains(use.name) { return nil }
      return missingMembers.contains(use.name) ? .missingMember : nil
    }
  }

  // MARK: Results

  /// The files without problems that prevent their compilation.
  package var cleanFiles: [String] {
    let withProblems = Set(problems.filter(\.kind.isError).map(\.file))
    return files.filter { !withProblems.contains($0) }
  }

  /// Returns the names of the given kinds with their numbers of uses and files, most used first.
  package func ranking(_ kinds: Set<PortingProblem.Kind>) -> [(name: String, uses: Int, files: Int)] {
    var uses: [String: (count: Int, files: Set<String>)] = [:]
    for problem in problems where kinds.contains(problem.kind) {
      uses[problem.name, default: (0, [])].count += 1
      uses[problem.name, default: (0, [])].files.insert(problem.file)
    }
    return uses.map { (name: $0.key, uses: $0.value.count, files: $0.value.files.count) }
      .sorted { $0.uses != $1.uses ? $0.uses > $1.uses : $0.name < $1.name }
  }
}

/// A collector of the modules, names and members used by the code that `headframe swift` compiles.
private final class UseCollector: SyntaxVisitor {
  /// A use of a name.
  struct Use {
    /// The kind of a use.
    enum Kind {
      case module
      case name
      case member
      /// A function that is called without its object, in a type.
      case implicitMember
      /// The declaration of a member that overrides another one.
      case override
    }

    let kind: Kind
    let name: String
    let line: Int
    /// Indicates whether a module is imported under a condition, such as `#if canImport(Kit)`.
    let isConditional: Bool
  }

  private(set) var uses: [Use] = []
  /// The names of the file's constants, variables and parameters.
  private(set) var boundNames: Set<String> = []
  private let locations: SourceLocationConverter
  private let conditions = BuildConditions(platform: .iOS, visibleModules: ["Combine"])

  init(locations: SourceLocationConverter) {
    self.locations = locations
    super.init(viewMode: .sourceAccurate)
  }

  private func add(_ kind: Use.Kind, _ token: TokenSyntax, isConditional: Bool = false) {
    let line = token.startLocation(converter: locations).line
    let name = token.text.trimmingCharacters(in: ["`"])
    uses.append(Use(kind: kind, name: name, line: line, isConditional: isConditional))
  }

  override func visit(_ node: ImportDeclSyntax) -> SyntaxVisitorContinueKind {
    guard let first = node.path.first else { return .skipChildren }
    add(.module, first.name, isConditional: node.ancestorOrSelf { $0.as(IfConfigDeclSyntax.self) } != nil)
    return .skipChildren
  }
  override func visit(_ node: IdentifierTypeSyntax) -> SyntaxVisitorContinueKind {
    add(.name, node.name)
    return .visitChildren
  }
  override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
    if let access = node.parent?.as(MemberAccessExprSyntax.self), access.declName.id == node.id {
      add(.member, node.baseName)
    } else {
      add(.name, node.baseName)
      if let call = node.parent?.as(FunctionCallExprSyntax.self), call.calledExpression.id == node.id,
        node.ancestorOrSelf(mapping: { $0.asProtocol((any DeclGroupSyntax).self) }) != nil
      {
        add(.implicitMember, node.baseName)
      }
    }
    return .visitChildren
  }
  override func visit(_ node: IdentifierPatternSyntax) -> SyntaxVisitorContinueKind {
    boundNames.insert(node.identifier.text)
    return .visitChildren
  }
  override func visit(_ node: FunctionParameterSyntax) -> SyntaxVisitorContinueKind {
    boundNames.insert((node.secondName ?? node.firstName).text)
    return .visitChildren
  }
  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    if node.modifiers.isOverride { add(.override, node.name) }
    return .visitChildren
  }
  override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
    if node.modifiers.isOverride, let pattern = node.bindings.first?.pattern.as(IdentifierPatternSyntax.self) {
      add(.override, pattern.identifier)
    }
    return .visitChildren
  }

  /// Visits the clauses whose condition can be true for `headframe swift`.
  override func visit(_ node: IfConfigDeclSyntax) -> SyntaxVisitorContinueKind {
    walkActiveClauses(of: node, conditions)
  }
}
