import Foundation

/// The targets of a package and their dependencies, as `swift package dump-package` prints them.
package struct PackageTargets: Decodable {
  private struct Target: Decodable {
    var name: String
    var type: String
    var path: String?
    var dependencies: [Dependency]

    /// The folder of the sources, relative to the package.
    var folder: String { path ?? (["test": "Tests/", "plugin": "Plugins/"][type] ?? "Sources/") + name }
  }

  /// One of `byName`, `target` and `product`, each a list that starts with the name.
  private struct Dependency: Decodable {
    var byName: [OptionalString]?
    var target: [OptionalString]?
    var product: [OptionalString]?

    var name: String? { (byName ?? target ?? product)?.first?.text }
  }

  /// A string, or nil for a value of another type, which does not matter here.
  private struct OptionalString: Decodable {
    var text: String?

    init(from decoder: any Decoder) throws { text = try? decoder.singleValueContainer().decode(String.self) }
  }

  private var targets: [Target]

  /// The modules that come with the toolchain.
  private static let toolchain: Set = [
    "Swift", "Foundation", "FoundationEssentials", "FoundationXML", "FoundationNetworking", "_FoundationICU", "Testing",
    "XCTest", "Glibc", "Musl", "Synchronization", "Dispatch", "RegexBuilder", "PackageDescription", "PackagePlugin",
    "_Concurrency", "_StringProcessing",
  ]

  /// The folders of targets with Swift sources.
  package var folders: [String] { targets.filter { $0.type != "system" }.map(\.folder) }

  /// Returns an error for each import that the manifest does not list as a dependency of the file's target.
  ///
  /// The compiler accepts the import of a transitive dependency; this check does not.
  package func findings(in files: [SourceFile]) -> [String] {
    var findings: [String] = []
    for target in targets {
      let allowed = Self.toolchain.union(target.dependencies.compactMap(\.name)).union([target.name])
      for file in files where file.path.hasPrefix(target.folder + "/") {
        for place in file.facts.imports where !allowed.contains(place.text) {
          findings.append("\(file.path):\(place.line): error: \(target.name) does not depend on \(place.text)")
        }
      }
    }
    return findings
  }
}
