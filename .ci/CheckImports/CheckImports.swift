// Checks that the files of each target import only the target's dependencies in Package.swift, as
// `swift package dump-package` prints them; that each file of UIFoundation and UIKitCore imports exactly the modules
// that it uses; and that UIKitCore's rooms use only the rooms that Sources/README.md lists for them.
// The compiler accepts the import of a transitive dependency; this check does not.
import Foundation

/// The targets of a dumped package and their dependencies.
struct Package: Decodable {
  struct Target: Decodable {
    var name: String
    var type: String
    var path: String?
    var dependencies: [Dependency]

    /// The folder of the sources, relative to the package.
    var folder: String { path ?? (["test": "Tests/", "plugin": "Plugins/"][type] ?? "Sources/") + name }
  }

  /// One of `byName`, `target` and `product`, each a list that starts with the name.
  struct Dependency: Decodable {
    var byName: [String?]?
    var target: [OptionalString]?
    var product: [OptionalString]?

    var name: String? { byName?.first ?? target?.first?.text ?? product?.first?.text }
  }

  /// A string, or nil for a value of another type, which does not matter here.
  struct OptionalString: Decodable {
    var text: String?

    init(from decoder: any Decoder) throws {
      text = try? decoder.singleValueContainer().decode(String.self)
    }
  }

  var targets: [Target]
}

/// An import line of a source file.
struct ImportLine {
  var file: String
  /// The number of the line, counted from 1.
  var number: Int
  var module: String

  /// Returns the import lines of a file, without those in texts of several lines.
  static func all(in file: String) throws -> [ImportLine] {
    let pattern =
      #/^\s*(?:@\w+(?:\([^)]*\))?\s+)*(?:(?:public|package|internal|private|fileprivate)\s+)?import\s+(?:(?:struct|class|enum|protocol|func|var|let|typealias|actor)\s+)?(\w+)/#
    let text = try String(contentsOfFile: file, encoding: .utf8)
    var isInText = false
    return text.split(separator: "\n", omittingEmptySubsequences: false).enumerated().compactMap { index, line in
      if !line.matches(of: #/"""/#).count.isMultiple(of: 2) { isInText.toggle() }
      guard !isInText, let match = line.firstMatch(of: pattern) else { return nil }
      return ImportLine(file: file, number: index + 1, module: String(match.1))
    }
  }
}

/// A failure of the check itself.
struct CheckError: Error {
  var message: String

  init(_ message: String) {
    self.message = message
  }
}

@main
struct CheckImports {
  /// Modules that come with the toolchain.
  static let toolchain: Set = [
    "Swift", "Foundation", "FoundationEssentials", "FoundationXML", "FoundationNetworking", "_FoundationICU", "Testing",
    "XCTest", "Glibc", "Musl", "Synchronization", "Dispatch", "RegexBuilder", "PackageDescription", "PackagePlugin", "_Concurrency",
    "_StringProcessing",
  ]
  /// The targets with code that re-export modules. The exported modules are visible in all files of such a target.
  static let exporters = ["UIFoundation", "UIKitCore"]
  /// The target that is divided into rooms.
  static let targetWithRooms = "UIKitCore"

  static func main() throws {
    guard CommandLine.arguments.count == 3 else {
      fail("usage: check-imports PACKAGE.json FOLDER-OF-PRODUCTS", status: 2)
    }
    do {
      let findings = try check(package: CommandLine.arguments[1], products: CommandLine.arguments[2])
      findings.forEach { print($0) }
      exit(findings.isEmpty ? 0 : 1)
    } catch let error as CheckError {
      fail("check-imports: error: \(error.message)", status: 2)
    }
  }

  static func fail(_ message: String, status: Int32) -> Never {
    FileHandle.standardError.write(Data("\(message)\n".utf8))
    exit(status)
  }

  /// Returns the findings of all checks, and prints what was checked.
  static func check(package path: String, products: String) throws -> [String] {
    let data = try Data(contentsOf: URL(fileURLWithPath: path))
    let package = try JSONDecoder().decode(Package.self, from: data)
    return try checkDependencies(of: package)
      + exporters.flatMap { try checkFiles(of: $0, in: package, products: products) }
  }

  /// Returns an error for each missing, too wide or unused import, and for each breach of the rooms.
  static func checkFiles(of exporter: String, in package: Package, products: String) throws -> [String] {
    guard let target = package.targets.first(where: { $0.name == exporter }) else {
      throw CheckError("Package.swift has no target \(exporter)")
    }
    let modules = Set(target.dependencies.compactMap(\.name)).union([exporter])
    let sources = try IndexStore(path: "\(products)/index/store").sources(of: modules)
    let files = swiftFiles(in: target.folder)
    let lines = try UsedModules(sources: sources).findings(in: files, of: exporter)
    let diagnostics = try ExplicitImports(module: exporter, products: products).findings(in: files)
    print("\(files.count) files of \(exporter), \(lines.count + diagnostics.count) imports missing, too wide or unused")
    guard exporter == targetWithRooms else { return lines + diagnostics }
    let rooms = try Rooms(readme: "Sources/README.md", folder: target.folder)
    let exceptions = try RoomExceptions(path: ".ci/room-exceptions.txt")
    let upward = rooms.findings(in: sources.filter { $0.module == exporter }, files: files, exceptions: exceptions)
    print("\(upward.count) findings between rooms, \(exceptions.entries.count) exceptions")
    return lines + diagnostics + upward
  }

  /// Returns an error for each import of a target that Package.swift does not list.
  static func checkDependencies(of package: Package) throws -> [String] {
    var findings: [String] = []
    var files = 0
    for target in package.targets where target.type != "system" {
      let allowed = toolchain.union(target.dependencies.compactMap(\.name)).union([target.name])
      for file in swiftFiles(in: target.folder) {
        files += 1
        for line in try ImportLine.all(in: file) where !allowed.contains(line.module) {
          findings.append("\(file):\(line.number): error: \(target.name) does not depend on \(line.module)")
        }
      }
    }
    print("\(files) files of \(package.targets.count) targets, \(findings.count) imports of modules not depended on")
    guard files > 0 else { throw CheckError("no source was found; run in the package's folder") }
    return findings
  }

  /// Returns whether a file re-exports modules to the clients of the target.
  static func isExport(_ file: String) -> Bool { exporters.contains { file.hasSuffix("/\($0).swift") } }

  static func swiftFiles(in folder: String) -> [String] {
    let names = FileManager.default.enumerator(atPath: folder)?.compactMap { $0 as? String } ?? []
    return names.filter { $0.hasSuffix(".swift") }.sorted().map { "\(folder)/\($0)" }
  }
}
