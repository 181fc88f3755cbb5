import Glibc
import UIFoundation

/// The references that no test of the last run used.
package struct UnusedReferences: Sendable {
  /// An unused file, with an explanation.
  package struct Unused: Sendable, Equatable {
    /// The path, relative to the package's root if inside.
    package let path: String
    package let reason: String
  }

  /// The files that can be removed.
  package private(set) var unused: [Unused] = []
  /// The unused files that must be kept, each with the reason.
  package private(set) var kept: [Unused] = []
  /// The number of files used by tests.
  package let usedCount: Int

  private let results: SnapshotResults

  /// Searches the last run's folders of references, and their siblings without a test file.
  package init(of results: SnapshotResults) {
    self.results = results
    let records = results.records().ofLastRun
    let used = Set(records.map { results.absolute($0.reference) })
    usedCount = used.count
    var sources: [String: Set<String>] = [:]
    var ran: Set<String> = []
    for record in records {
      let path = results.absolute(record.reference)
      let folder = Self.folder(of: path)
      sources[folder, default: []].formUnion(record.file.isEmpty ? [] : [results.absolute(record.file)])
      ran.insert(folder + "/" + Self.stem(path))
    }
    for folder in Set(sources.keys).union(Self.orphanedSiblings(of: Set(sources.keys))).sorted() {
      let expected = Self.expectedSource(of: folder)
      let testFiles = (sources[folder] ?? []).union([expected]).sorted()
      let tests = Tests(
        expectedSource: expected, isShared: sources[folder].map { $0 != [expected] } ?? false,
        texts: testFiles.compactMap { try? String(contentsOfFile: $0, encoding: .utf8) })
      for name in ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []).sorted() {
        let path = folder + "/" + name
        guard !used.contains(path), Self.isReference(path) else { continue }
        classify(path, ran: ran.contains(folder + "/" + Self.stem(path)), tests, used)
      }
    }
  }

  /// The test sources that use references in a folder.
  private struct Tests {
    /// The test file after which the folder is named.
    let expectedSource: String
    /// Indicates whether other test files use the folder as well. Some of them can be unknown.
    let isShared: Bool
    let texts: [String]

    func contain(_ function: String) -> Bool {
      !function.isEmpty && texts.contains { $0.contains("func \(function)(") || $0.contains("func `\(function)") }
    }
  }

  /// Removes the files. Returns the files that could not be removed, with the reasons.
  package func remove() -> [Unused] {
    unused.compactMap { file in
      let path = results.absolute(file.path)
      guard unlink(path) != 0 else {
        // For a folder that is not empty, this fails, as intended.
        rmdir(Self.folder(of: path))
        return nil
      }
      return Unused(path: file.path, reason: String(cString: strerror(errno)))
    }
  }

  private mutating func classify(_ path: String, ran: Bool, _ tests: Tests, _ used: Set<String>) {
    func file(_ reason: String) -> Unused { Unused(path: results.relative(path), reason: reason) }
    let isPicture = URL(fileURLWithPath: path).pathExtension.lowercased() == "png"
    if used.contains(ReferenceFile.sibling(of: path)) {
      kept.append(file("belongs to another system; the one next to it is used"))
    } else if isPicture, !ReferenceFile.isSibling(path), ReferenceFile.picture(at: path).hasForeignBase {
      kept.append(file("was recorded on another system"))
    } else if ran {
      unused.append(file("its test does not use it"))
    } else if tests.contain(String(Self.stem(path).prefix { $0.isLetter || $0.isNumber || $0 == "_" })) {
      kept.append(file("its test did not run"))
    } else if tests.isShared {
      kept.append(file("the folder is shared, and a test that did not run may use it"))
    } else if tests.texts.isEmpty {
      unused.append(file("\(results.relative(tests.expectedSource)) no longer exists"))
    } else {
      unused.append(file("\(results.relative(tests.expectedSource)) has no test with this name"))
    }
  }

  private static func folder(of path: String) -> String { URL(fileURLWithPath: path).deletingLastPathComponent().path }

  /// Returns the part of a reference's name that is the test's name, up to the first dot.
  private static func stem(_ path: String) -> String {
    String(URL(fileURLWithPath: path).lastPathComponent.prefix { $0 != "." })
  }

  /// Returns whether a path leads to a file, except hidden files and temporary files of writers.
  private static func isReference(_ path: String) -> Bool {
    let name = URL(fileURLWithPath: path).lastPathComponent
    return FileManager.default.isFolder(atPath: path) == false && !name.hasPrefix(".") && !name.hasSuffix(".part")
  }

  /// Returns a folder's test file: `Tests/A/LoginTests.swift` for `Tests/A/__Snapshots__/LoginTests`.
  private static func expectedSource(of folder: String) -> String {
    let url = URL(fileURLWithPath: folder)
    return url.deletingLastPathComponent().deletingLastPathComponent().path + "/\(url.lastPathComponent).swift"
  }

  /// Returns sibling folders whose test files no longer exist.
  private static func orphanedSiblings(of folders: Set<String>) -> [String] {
    let parents = Set(folders.map(folder)).filter { URL(fileURLWithPath: $0).lastPathComponent == "__Snapshots__" }
    return parents.flatMap { parent in
      ((try? FileManager.default.contentsOfDirectory(atPath: parent)) ?? []).map { parent + "/" + $0 }.filter {
        FileManager.default.isFolder(atPath: $0) == true
          && !FileManager.default.fileExists(atPath: expectedSource(of: $0))
      }
    }
  }
}
