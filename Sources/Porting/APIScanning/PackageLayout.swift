import Foundation
import SwiftParser
import SwiftSyntax

/// The modules and folders of a package, read from its manifest without running it.
package struct PackageLayout: Sendable, Equatable {
  package private(set) var modules: Set<String> = []
  /// The libraries that other packages can use.
  package private(set) var products: Set<String> = []
  /// The modules and products of other packages that the targets depend on.
  package private(set) var dependencies: Set<String> = []
  /// Indicates whether the manifest lists all of them as literals or constants, and no other expressions.
  package private(set) var knowsDependencies = false
  /// The targets with files of Objective-C, which are not compiled on Linux.
  package private(set) var objectiveCModules: Set<String> = []
  private var folders: [Folder] = []

  /// The folder of a target, with its sources and excluded paths, which are relative to the folder.
  private struct Folder: Sendable, Equatable {
    let target: String
    let path: String
    let excluded: [String]
    /// Nil for all sources of the folder.
    let sources: [String]?

    /// Returns whether a file, whose path is relative to the package, belongs to the target.
    func contains(_ file: String) -> Bool {
      guard PathParts.isInside(file, path) else { return false }
      let relative = PathParts.relative(file, to: path)
      return !excluded.contains { PathParts.isInside(relative, $0) }
        && sources?.contains { PathParts.isInside(relative, $0) } != false
    }
  }

  /// Creates the layout from the manifest that a version of the compiler reads in a folder.
  ///
  /// Without a manifest, the layout is empty.
  package init(at folder: String, compiler: () -> [Int]?) {
    let path = (folder as NSString).appendingPathComponent(ManifestFile.name(in: folder, compiler: compiler))
    let text = (try? String(contentsOfFile: path, encoding: .utf8)) ?? ""
    self.init(manifest: text) { relative in
      var isFolder: ObjCBool = false
      let path = (folder as NSString).appendingPathComponent(relative)
      return FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) && isFolder.boolValue
    }
    for target in folders {
      let files = FolderListing(folder, below: target.path).files
      if files.contains(where: { ["m", "mm"].contains(FileKind.type(of: $0)) && target.contains($0) }) {
        objectiveCModules.insert(target.target)
      }
    }
  }

  /// Creates the layout from a manifest's source.
  ///
  /// `exists` returns whether a folder exists at a path relative to the package.
  package init(manifest: String, exists: (String) -> Bool) {
    let source = Parser.parse(source: manifest)
    let collector = TargetCollector(constants: Self.constants(of: source))
    collector.walk(source)
    modules = Set(collector.targets.map(\.name))
    products = collector.libraries
    dependencies = Set(collector.targets.flatMap(\.dependencies)).subtracting(modules)
    knowsDependencies = !modules.isEmpty && collector.targets.allSatisfy(\.knowsDependencies)
    for target in collector.targets {
      let parents = (target.isTest ? ["Tests"] : []) + ["Sources", "Source", "src", "srcs"]
      // A single target can have the folder of all.
      let shared = collector.targets.count(where: { $0.isTest == target.isTest }) == 1 ? parents : []
      let candidates = target.path.map { [$0] } ?? parents.map { "\($0)/\(target.name)" } + shared
      if let folder = candidates.first(where: exists) {
        folders.append(
          Folder(
            target: target.name, path: Self.normalized(folder), excluded: target.excluded.map(Self.normalized),
            sources: target.sources?.map(Self.normalized)))
      }
    }
  }

  /// Returns the texts of the constants outside of types and functions.
  private static func constants(of source: SourceFileSyntax) -> [String: String] {
    var constants: [String: String] = [:]
    for statement in source.statements {
      for binding in statement.item.as(VariableDeclSyntax.self)?.bindings ?? [] {
        guard let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text,
          let value = binding.initializer?.value, let text = TargetCollector.text(value, constants)
        else { continue }
        constants[name] = text
      }
    }
    return constants
  }

  /// Returns a path without `.` and repeated or final slashes; empty for the package itself.
  private static func normalized(_ path: String) -> String {
    path.split(separator: "/").filter { $0 != "." }.joined(separator: "/")
  }

  /// Returns whether a file belongs to a target; true for every file if no target's folder is known.
  package func contains(_ path: String) -> Bool {
    guard !folders.isEmpty else { return true }
    let path = Self.normalized(path)
    return folders.contains { $0.contains(path) }
  }
}

/// A visitor that collects the targets and libraries of a manifest.
///
/// Their names are literals, constants or sums of these.
private final class TargetCollector: SyntaxVisitor {
  /// The arguments of a target that are literals.
  struct Target {
    var name: String
    var isTest: Bool
    var path: String?
    var excluded: [String] = []
    var sources: [String]?
    var dependencies: [String] = []
    var knowsDependencies = true
  }

  private static let kinds: Set<String> = ["target", "testTarget", "executableTarget", "macro", "systemLibrary"]
  private(set) var targets: [Target] = []
  private(set) var libraries: Set<String> = []
  private let constants: [String: String]

  init(constants: [String: String]) {
    self.constants = constants
    super.init(viewMode: .sourceAccurate)
  }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    guard let member = node.calledExpression.as(MemberAccessExprSyntax.self), let name = text(node, "name") else {
      return .visitChildren
    }
    let kind = member.declName.baseName.text
    if kind == "library" { libraries.insert(name) }
    guard Self.kinds.contains(kind) else { return .visitChildren }
    var target = Target(name: name, isTest: kind == "testTarget", path: text(node, "path"))
    target.excluded = elements(node, "exclude").compactMap { text($0) }
    if argument(node, "sources") != nil { target.sources = elements(node, "sources").compactMap { text($0) } }
    let listed = argument(node, "dependencies")
    let names = elements(node, "dependencies").map { element in
      text(element)
        ?? element.as(FunctionCallExprSyntax.self).flatMap { text($0, "name") ?? text($0, "stringLiteral") }
    }
    target.dependencies = names.compactMap(\.self)
    target.knowsDependencies = listed == nil || listed?.is(ArrayExprSyntax.self) == true && !names.contains(nil)
    targets.append(target)
    return .skipChildren
  }

  private func argument(_ node: FunctionCallExprSyntax, _ label: String) -> ExprSyntax? {
    node.arguments.first { $0.label?.text == label }?.expression
  }

  private func text(_ node: FunctionCallExprSyntax, _ label: String) -> String? {
    argument(node, label).flatMap { text($0) }
  }

  private func text(_ expression: ExprSyntax) -> String? { Self.text(expression, constants) }

  /// Returns the text of a literal, a constant or a sum of these; nil for other expressions.
  static func text(_ expression: ExprSyntax, _ constants: [String: String]) -> String? {
    if let name = expression.as(DeclReferenceExprSyntax.self)?.baseName.text { return constants[name] }
    if let literal = expression.as(StringLiteralExprSyntax.self) {
      let parts = literal.segments.map { segment -> String? in
        switch segment {
        case .stringSegment(let text): text.content.text
        case .expressionSegment(let value): value.expressions.first.flatMap { Self.text($0.expression, constants) }
        }
      }
      return literal.representedLiteralValue ?? joined(parts)
    }
    guard let sum = expression.as(SequenceExprSyntax.self)?.elements.map({ $0 }), sum.count % 2 == 1 else { return nil }
    let parts = sum.indices.map { index -> String? in
      guard index % 2 == 1 else { return text(sum[index], constants) }
      return sum[index].as(BinaryOperatorExprSyntax.self)?.operator.text == "+" ? "" : nil
    }
    return joined(parts)
  }

  /// Returns the parts as one text; nil if one is unknown.
  private static func joined(_ parts: [String?]) -> String? {
    parts.contains(nil) ? nil : parts.compactMap(\.self).joined()
  }

  private func elements(_ node: FunctionCallExprSyntax, _ label: String) -> [ExprSyntax] {
    argument(node, label)?.as(ArrayExprSyntax.self)?.elements.map(\.expression) ?? []
  }
}
