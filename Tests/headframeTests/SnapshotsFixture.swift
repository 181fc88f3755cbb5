import Foundation
import UIFoundation
import UIGraphics

@testable import PictureComparison

/// A package with the results of a test run.
struct SnapshotsFixture {
  let folder: URL
  let results: SnapshotResults

  /// Creates a manifest and a test file with two tests, without references.
  init(_ folder: URL) throws {
    self.folder = folder
    results = SnapshotResults(folder: folder.path + "/.build/snapshot-results", root: folder.path, run: "run")
    try write("Package.swift", Data())
    try write(Self.source, Data("struct LoginTests {\n  func greeting() {}\n  func farewell() {}\n}\n".utf8))
  }

  static let source = "Tests/AppTests/LoginTests.swift"
  static let references = "Tests/AppTests/__Snapshots__/LoginTests"

  /// Returns a picture of one color, 8 by 8 pixels.
  static func picture(_ color: UIColor) throws -> Picture {
    let bounds = CGRect(x: 0, y: 0, width: 8, height: 8)
    let list = DisplayList.record(bounds: bounds) { context in
      context.setFillColor(color.cgColor)
      context.fill(bounds)
    }
    return try Picture(list, scale: 1)
  }

  func write(_ path: String, _ data: Data) throws {
    let file = folder.appendingPathComponent(path)
    try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try data.write(to: file)
  }

  func read(_ path: String) -> Data? { FileManager.default.contents(atPath: folder.path + "/" + path) }

  /// Returns the path of a test's reference.
  static func reference(_ test: String, _ name: String = "1") -> String {
    "\(references)/\(test).\(name).png"
  }

  /// Records a reference and an assertion that used it.
  func pass(_ test: String, _ name: String = "1") throws {
    let picture = try Self.picture(.white)
    try write(Self.reference(test, name), try picture.png(mark: ReferenceMark(of: picture)))
    try results.add(record(test, name, .passed))
  }

  /// Records a white reference and an assertion whose actual picture is blue.
  @discardableResult
  func fail(_ test: String, _ name: String = "1", reference: String? = nil) throws -> SnapshotRecord {
    let (old, new) = (try Self.picture(.white), try Self.picture(.blue))
    let path = reference ?? Self.reference(test, name)
    let bytes = try old.png(mark: ReferenceMark(of: old))
    if !path.hasPrefix("/"), !path.hasPrefix("..") { try write(path, bytes) }
    let difference = PictureDifference(from: old, to: new)
    var record = record(test, name, .failed)
    record.reference = path
    record.message = difference.verdict.message
    record.verdict = difference.verdict
    return try results.add(
      record, evidence: difference.files(reference: bytes, actual: try new.png(mark: ReferenceMark(of: new))))
  }

  private func record(_ test: String, _ name: String, _ status: SnapshotRecord.Status) -> SnapshotRecord {
    SnapshotRecord(
      test: "LoginTests/\(test)()", name: name, status: status, file: Self.source, line: 2,
      reference: Self.reference(test, name))
  }
}

/// Calls the body with a package of snapshots and its folder. The folder is removed afterwards.
func withSnapshots(_ body: (SnapshotsFixture, URL) throws -> Void) throws {
  try withFolder { folder in try body(SnapshotsFixture(folder), folder) }
}
