// Checks the import lines of every target against Package.swift, as `swift package dump-package` prints it.
// An import of a target that is only reached through another one builds clean; here it is an error.
import Foundation

/// The part of a dumped package that tells targets and their dependencies.
struct Package: Decodable {
  struct Target: Decodable {
    var name: String
    var type: String
    var path: String?
    var dependencies: [Dependency]
  }

  /// One of `byName`, `target` and `product`, each a list that starts with the name.
  struct Dependency: Decodable {
    var byName: [String?]?
    var target: [Ignored]?
    var product: [Ignored]?

    var name: String? { byName?.first ?? target?.first?.text ?? product?.first?.text }
  }

  /// A value of which only text matters.
  struct Ignored: Decodable {
    var text: String?

    init(from decoder: any Decoder) throws {
      text = try? decoder.singleValueContainer().decode(String.self)
    }
  }

  var targets: [Target]
}

@main
struct CheckImports {
  /// Modules that come with the toolchain.
  static let toolchain: Set = [
    "Swift", "Foundation", "FoundationEssentials", "FoundationXML", "FoundationNetworking", "Testing", "XCTest",
    "Glibc",
    "Musl", "Synchronization", "Dispatch", "RegexBuilder", "PackageDescription", "_Concurrency", "_StringProcessing",
  ]

  static func main() throws {
    guard CommandLine.arguments.count == 2 else {
      FileHandle.standardError.write(Data("usage: check-imports PACKAGE.json\n".utf8))
      exit(2)
    }
    let data = try Data(contentsOf: URL(fileURLWithPath: CommandLine.arguments[1]))
    let package = try JSONDecoder().decode(Package.self, from: data)
    var findings: [String] = []
    var files = 0
    for target in package.targets where target.type != "system" {
      let folder = target.path ?? (target.type == "test" ? "Tests/" : "Sources/") + target.name
      let allowed = toolchain.union(target.dependencies.compactMap(\.name)).union([target.name])
      for file in swiftFiles(in: folder) {
        files += 1
        findings += try badImports(of: file, allowed: allowed, target: target)
      }
    }
    findings.forEach { print($0) }
    print("\(files) files of \(package.targets.count) targets, \(findings.count) imports against the arrows")
    exit(findings.isEmpty && files > 0 ? 0 : 1)
  }

  static func swiftFiles(in folder: String) -> [String] {
    let names = FileManager.default.enumerator(atPath: folder)?.compactMap { $0 as? String } ?? []
    return names.filter { $0.hasSuffix(".swift") }.sorted().map { "\(folder)/\($0)" }
  }

  static func badImports(of file: String, allowed: Set<String>, target: Package.Target) throws -> [String] {
    let pattern =
      #/^\s*(?:@\w+(?:\([^)]*\))?\s+)*(?:(?:public|package|internal|private|fileprivate)\s+)?import\s+(?:(?:struct|class|enum|protocol|func|var|let|typealias|actor)\s+)?(\w+)/#
    let text = try String(contentsOfFile: file, encoding: .utf8)
    return text.split(separator: "\n", omittingEmptySubsequences: false).enumerated().compactMap { index, line in
      guard let match = line.firstMatch(of: pattern), !allowed.contains(String(match.1)) else { return nil }
      // A nested package has a manifest of its own that says so.
      return "\(file):\(index + 1): error: \(target.name) does not depend on \(match.1)"
    }
  }
}
