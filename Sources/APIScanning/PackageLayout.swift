import Foundation
import SwiftParser
import SwiftSyntax

/// The modules and folders of a package, read from its manifest without running it.
package struct PackageLayout: Sendable, Equatable {
  package private(set) var modules: Set<String> = []
  /// The modules and products of other packages that the targets depend on.
  package private(set) var dependencies: Set<String> = []
  private var folders: [Folder] = []

  /// The folder of a target and the paths excluded from it, which are relative to the folder.
  private struct Folder: Sendable, Equatable {
    let path: String
    let excluded: [String]
  }

  /// Creates the layout from the manifest in a folder; an empty layout if there is none.
  package init(at folder: String) {
    let path = (folder as NSString).appendingPathComponent("Package.swift")
    let text = (try? String(contentsOfFile: path, encoding: .utf8)) ?? ""
    self.init(manifest: text) { relative in
      var isFolder: ObjCBool = false
      let path = (folder as NSString).appendingPathComponent(relative)
      return FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) && isFolder.boolValue
    }
  }

  /// Creates the layout from a manifest's source.
  ///
  /// `exists` returns whether a folder exists at a path relative to the package.
  package init(manifest: String, exists: (String) -> Bool) {
    let collector = TargetCollector(viewMode: .sourceAccurate)
    collector.walk(Parser.parse(source: manifest))
    modules = Set(collector.targets.map(\.name))
    dependencies = Set(collector.targets.flatMap(\.dependencies)).subtracting(modules)
    for target in collector.targets {
      let parents = (target.isTest ? ["Tests"] : []) + ["Sources", "Source", "src", "srcs"]
      let candidates = target.path.map { [$0] } ?? parents.map { "\($0)/\(target.name)" }
      if let folder = candidates.first(where: exists) {
        folders.append(Folder(path: Self.normalized(folder), excluded: target.excluded.map(Self.normalized)))
      }
    }
  }

  /// Returns a path without `.` and repeated or final slashes; empty for the package itself.
  private static func normalized(_ path: String) -> String {
    path.split(separator: "/").filter { $0 != "." }.joined(separator: "/")
  }

  /// Returns whether a file belongs to a target; true for every file if no target's folder is known.
  package func contains(_ path: String) -> Bool {
    func isInside(_ path: String, _ folder: String) -> Bool {
      folder.isEmpty || path == folder || path.hasPrefix(folder + "/")
    }
    guard !folders.isEmpty else { return true }
    let path = Self.normalized(path)
    return folders.contains { folder in
      guard isInside(path, folder.path) else { return false }
      let relative = folder.path.isEmpty ? path : String(path.dropFirst(folder.path.count + 1))
      return !folder.excluded.contains { isInside(relative, $0) }
    }
  }
}

/// A visitor that collects the targets of a manifest whose names are string literals.
private final class TargetCollector: SyntaxVisitor {
  /// The arguments of a target that are literals.
  struct Target {
    var name: String
    var isTest: Bool
    var path: String?
    var excluded: [String] = []
    var dependencies: [String] = []
  }

  private static let kinds: Set<String> = ["target", "testTarget", "executableTarget", "macro", "systemLibrary"]
  private(set) var targets: [Target] = []

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    guard let member = node.calledExpression.as(MemberAccessExprSyntax.self),
      Self.kinds.contains(member.declName.baseName.text), let name = Self.text(node, "name")
    else { return .visitChildren }
    let kind = member.declName.baseName.text
    var target = Target(name: name, isTest: kind == "testTarget", path: Self.text(node, "path"))
    target.excluded = Self.elements(node, "exclude").compactMap { Self.text($0) }
    target.dependencies = Self.elements(node, "dependencies").compactMap { element in
      Self.text(element) ?? element.as(FunctionCallExprSyntax.self).flatMap { Self.text($0, "name") }
    }
    targets.append(target)
    return .skipChildren
  }

  private static func argument(_ node: FunctionCallExprSyntax, _ label: String) -> ExprSyntax? {
    node.arguments.first { $0.label?.text == label }?.expression
  }

  private static func text(_ node: FunctionCallExprSyntax, _ label: String) -> String? {
    argument(node, label).flatMap { text($0) }
  }

  private static func text(_ expression: ExprSyntax) -> String? {
    expression.as(StringLiteralExprSyntax.self)?.representedLiteralValue
  }

  private static func elements(_ node: FunctionCallExprSyntax, _ label: String) -> [ExprSyntax] {
    argument(node, label)?.as(ArrayExprSyntax.self)?.elements.map(\.expression) ?? []
  }
}
