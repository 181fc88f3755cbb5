import Foundation
import TestSupport
import Testing
import UIKitCore

/// The references of the examples: frames as text, pictures as PNG.
enum Reference {
  private static let snapshots = Repository.file("Snapshots")

  /// Indicates whether references are written, which only `make record` requests.
  private static let isRecording = ProcessInfo.processInfo.environment["HEADFRAME_RECORD"] == "1"

  /// Compares text with a reference, or records it.
  static func expect(_ text: String, equals name: String) throws {
    let file = snapshots.appendingPathComponent("ExamplesTests/\(name)")
    if isRecording { try Data((text + "\n").utf8).write(to: file) }
    let reference = try String(contentsOf: file, encoding: .utf8)
    #expect(text + "\n" == reference, "\(name)")
  }

  /// Compares a picture's pixels with a reference, or records it.
  ///
  /// The bytes of the files are not compared, since they depend on the deflate library.
  static func expect(png: Data, equals name: String, in folder: String = "ExamplesTests") throws {
    let file = snapshots.appendingPathComponent("\(folder)/\(name)")
    if isRecording { try png.write(to: file) }
    try expect(png: png, equals: try Data(contentsOf: file), name)
  }

  /// Compares the pixels of two files.
  private static func expect(png: Data, equals reference: Data, _ name: String) throws {
    let actual = try #require(pixels(of: png), "\(name)")
    let expected = try #require(pixels(of: reference), "\(name)")
    #expect(actual.width == expected.width, "\(name)")
    #expect(actual.height == expected.height, "\(name)")
    // Bytes are counted only if the pictures differ, since a loop over millions of bytes takes seconds in debug builds.
    guard actual.bytes != expected.bytes else { return }
    let differing = zip(actual.bytes, expected.bytes).count { $0 != $1 }
    Issue.record("\(name): \(differing) bytes of pixels differ")
  }

  private static func pixels(of png: Data) -> (width: Int, height: Int, bytes: Data)? {
    guard let image = UIImage(data: png)?.cgImage else { return nil }
    return (image.width, image.height, image.pixels.withUnsafeBytes { Data($0) })
  }
}
