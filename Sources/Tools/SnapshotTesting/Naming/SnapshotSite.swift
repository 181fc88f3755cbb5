import Foundation
import PictureComparison
import Synchronization

/// The location of an assertion and of its reference.
struct SnapshotSite {
  let fileID: String
  let filePath: String
  let testName: String
  let line: Int
  let column: Int
  /// The identifier of a snapshot in its test: a sanitized name, or a number.
  ///
  /// In parameterized tests, the test case precedes the number.
  let identifier: String
  /// The path that is searched first.
  ///
  /// If the file there is another system's, or is missing while its sibling exists, the sibling is the reference.
  let reference: String
  let results: SnapshotResults
  /// Indicates whether the package allows comparing digests of drawings in place of pixels.
  let usesDigests: Bool
  /// Indicates whether a conflict of required constraints is a failure.
  let isStrict: Bool

  init(
    fileID: StaticString, filePath: StaticString, testName: String, line: UInt, column: UInt, name: String?,
    pathExtension: String?, isPlatformDependent: Bool, directory: String?
  ) throws {
    self.fileID = "\(fileID)"
    self.filePath = "\(filePath)"
    self.testName = testName
    (self.line, self.column) = (Int(line), Int(column))
    let settings = try SnapshotSettings.of(file: self.filePath)
    usesDigests = settings.usesDigests
    isStrict =
      SnapshotTestingConfiguration.current?.strict ?? SnapshotEnvironment.current.isStrict ?? settings.isStrict
    let folder = Self.folder(of: self.filePath, fileID: self.fileID, settings, directory: directory)
    let stem = "\(folder)/\(SnapshotName.sanitized(testName))"
    if let name {
      identifier = SnapshotName.sanitized(name)
    } else {
      try TestDeclarations.of(file: self.filePath).check(testName, file: self.filePath)
      // Cases run concurrently and in any order, so numbers alone would vary between runs.
      let caseSuffix = try TestCaseName.current().map { "." + SnapshotName.sanitizedOrHash($0) } ?? ""
      // A function that several tests call without passing their names.
      if let test = TestEndObserver.runningTest,
        let other = ReferenceUses.record(numbered: stem + caseSuffix, by: test)
      {
        throw TestDeclarations.SharedName(tests: [other, test], file: self.filePath)
      }
      let number = (SnapshotCounter.ofTest ?? .shared).next(for: stem + caseSuffix)
      identifier = caseSuffix.isEmpty ? "\(number)" : "\(caseSuffix.dropFirst()).\(number)"
    }
    let path = stem + ".\(identifier)" + (pathExtension.map { ".\($0)" } ?? "")
    reference = isPlatformDependent && settings.alwaysSuffixesPlatform ? ReferenceFile.sibling(of: path) : path
    results = Self.results(of: self.filePath)
  }

  /// The test file's name without its extension.
  var testFile: String { Self.stem(of: filePath) }

  /// The test's name in records.
  var test: String { "\(testFile)/\(testName)" }

  /// The source location, with the case of a parameterized test.
  var place: String {
    let caseName = (try? TestCaseName.current()).flatMap { $0 }
    return "\(results.relative(filePath)):\(line)" + (caseName.map { " (\($0))" } ?? "")
  }

  private static func folder(
    of file: String, fileID: String, _ settings: SnapshotSettings, directory: String?
  ) -> String {
    if let directory { return URL(fileURLWithPath: directory).standardizedFileURL.path }
    let root = SnapshotSettings.packageRoot(of: file)
    if let configured = SnapshotTestingConfiguration.current?.directory ?? settings.directory {
      let base = URL(fileURLWithPath: root ?? FileManager.default.currentDirectoryPath, isDirectory: true)
      let module = fileID.prefix { $0 != "/" }
      let directory = URL(fileURLWithPath: configured, relativeTo: base).standardizedFileURL.path
      return directory + "/\(module)/\(stem(of: file))"
    }
    let folder = URL(fileURLWithPath: file).deletingLastPathComponent().standardizedFileURL.path
    return "\(folder)/__Snapshots__/\(stem(of: file))"
  }

  private static func stem(of file: String) -> String {
    URL(fileURLWithPath: file).deletingPathExtension().lastPathComponent
  }

  /// The results that replace the results of the test file's package, in tests of this library.
  @TaskLocal static var resultsOverride: SnapshotResults?

  // Cached, since finding the manifest takes longer than comparing a digest.
  private static let cache = Mutex<[String: SnapshotResults]>([:])

  private static func results(of file: String) -> SnapshotResults {
    if let resultsOverride { return resultsOverride }
    return cache.withLock { cache in
      if let results = cache[file] { return results }
      let results = SnapshotResults(near: file)
      cache[file] = results
      return results
    }
  }
}

/// A counter of the unnamed snapshots of each test, from 1.
final class SnapshotCounter: Sendable {
  /// The counter of the test running in this task, set by ``SnapshotsTrait``.
  @TaskLocal static var ofTest: SnapshotCounter?

  /// The counter of tests without that trait. It is reset at the end of each XCTest.
  static let shared = SnapshotCounter()

  private let counts = Mutex<[String: Int]>([:])

  /// Returns the next number of a test, identified by the path of its references without the number.
  func next(for test: String) -> Int {
    counts.withLock { counts in
      let number = counts[test, default: 0] + 1
      counts[test] = number
      return number
    }
  }

  /// Resets all counts.
  func reset() {
    counts.withLock { $0 = [:] }
  }
}
