import Foundation
import PictureComparison
import Testing
import TestViews
import UIKitCore

@testable import SnapshotTesting

/// A temporary folder of references and results, with an environment for assertions.
struct Workplace {
  let folder: String

  init() throws {
    let url = Self.parent.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    folder = url.path
  }

  /// The folder of this process's workplaces. It is removed when the process ends.
  private static let parent: URL = {
    atexit { try? FileManager.default.removeItem(at: Workplace.parent) }
    return FileManager.default.temporaryDirectory.appendingPathComponent("snapshots-\(getpid())")
  }()

  var references: String { folder + "/references" }
  var results: SnapshotResults { SnapshotResults(folder: folder + "/results", root: folder) }

  /// Returns the path of the first reference of a test named `sample()`.
  func path(_ fileExtension: String) -> String { "\(references)/sample.1.\(fileExtension)" }

  /// Returns the snapshot site of the reference at `path(_:)`.
  func site(_ pathExtension: String) throws -> SnapshotSite {
    try SnapshotSite(
      fileID: #fileID, filePath: #filePath, testName: "sample()", line: #line, column: #column, name: "1",
      pathExtension: pathExtension, isPlatformDependent: true, directory: references)
  }

  /// Returns the failure message of an assertion; nil for success. Each call is a new run by default.
  func verify<Value, Format>(
    _ value: @autoclosure () throws -> Value, as strategy: Snapshotting<Value, Format>, named name: String? = "1",
    record: SnapshotTestingConfiguration.Record? = nil, environment: [String: String] = [:],
    isSameRun: Bool = false, timeout: TimeInterval = 5
  ) -> String? {
    if !isSameRun {
      for file in (try? FileManager.default.contentsOfDirectory(atPath: references)) ?? [] {
        UnreviewedReferences.remove(references + "/" + file)
      }
    }
    let result = Result { try value() }
    func call() -> String? {
      verifySnapshot(
        of: try result.get(), as: strategy, named: name, record: record, snapshotDirectory: references,
        timeout: timeout, testName: "sample()")
    }
    return SnapshotSite.$resultsOverride.withValue(results) { () -> String? in
      SnapshotEnvironment.$current.withValue(SnapshotEnvironment(environment)) { () -> String? in
        SnapshotCounter.$ofTest.withValue(SnapshotCounter(), operation: call)
      }
    }
  }

  func text(_ path: String) throws -> String { try String(contentsOfFile: path, encoding: .utf8) }
  func exists(_ path: String) -> Bool { FileManager.default.fileExists(atPath: path) }
  var lastRecord: SnapshotRecord? { results.records().all.last }
}

/// Returns the text of a value according to a strategy.
func text<Value>(_ value: Value, _ strategy: Snapshotting<Value, String>) -> String {
  var result = ""
  strategy.snapshot(value).run { result = $0 }
  return result
}

/// Returns a view with an icon and a title.
@MainActor
func banner(margin: CGFloat = 16, title: String = "Headframe", color: UIColor = .systemBlue) -> UIView {
  let view = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 60))
  view.backgroundColor = .systemBackground
  let icon = UIView()
  icon.accessibilityIdentifier = "icon"
  icon.backgroundColor = color
  let label = UILabel()
  label.accessibilityIdentifier = "title"
  label.text = title
  view.addConstrained(icon, label)
  NSLayoutConstraint.activate([
    icon.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: margin),
    icon.centerYAnchor.constraint(equalTo: view.centerYAnchor),
    icon.widthAnchor.constraint(equalToConstant: 24),
    icon.heightAnchor.constraint(equalToConstant: 24),
    label.leadingAnchor.constraint(equalTo: icon.trailingAnchor, constant: 8),
    label.trailingAnchor.constraint(lessThanOrEqualTo: view.trailingAnchor, constant: -16),
    label.centerYAnchor.constraint(equalTo: icon.centerYAnchor),
  ])
  return view
}
