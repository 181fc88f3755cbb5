import Foundation
import Glibc
import Synchronization

/// The location of a call, given by the line and column of its opening parenthesis.
struct InlineSite: Hashable, Sendable {
  let file: String
  let line: Int
  let column: Int
}

/// An error that prevents recording a snapshot.
enum InlineRecordingError: Error, CustomStringConvertible {
  case conflictingTexts

  var description: String {
    switch self {
    case .conflictingTexts:
      "This assertion ran twice with different texts, but its source can contain only one: assert outside the loop, "
        + "or use assertSnapshot(of:as:named:)."
    }
  }
}

/// A collector of texts that are written to their sources when the process ends.
final class InlineRecorder: Sendable {
  static let shared = InlineRecorder()

  /// The text to write at a call; nil removes the closure.
  struct Entry: Sendable {
    let text: String?
    let descriptor: InlineSnapshotSyntaxDescriptor
  }

  private let entries = Mutex<[InlineSite: Entry]>([:])

  /// Records a snapshot to be written at the end of the process.
  func record(
    _ text: String?, at site: InlineSite, _ descriptor: InlineSnapshotSyntaxDescriptor
  ) throws(InlineRecordingError) {
    _ = Self.atEnd
    let isConsistent = entries.withLock { entries in
      if let existing = entries[site] { return existing.text == text }
      entries[site] = Entry(text: text, descriptor: descriptor)
      return true
    }
    if !isConsistent { throw .conflictingTexts }
  }

  /// Returns whether a snapshot is recorded for a call.
  func hasRecorded(_ site: InlineSite) -> Bool { entries.withLock { $0[site] != nil } }

  // Both test frameworks end their processes by calling exit.
  private static let atEnd: Void = {
    atexit { InlineRecorder.shared.writeSources() }
  }()

  private func writeSources() {
    let entries = entries.withLock { entries in
      defer { entries = [:] }
      return entries
    }
    for file in Set(entries.keys.map(\.file)).sorted() {
      let fileEntries = entries.filter { $0.key.file == file }.sorted {
        ($0.key.line, $0.key.column) < ($1.key.line, $1.key.column)
      }
      do {
        let notes = try InlineSourceFile(path: file).write(fileEntries.map { ($0.key, $0.value) })
        for note in notes { Self.log("\(file):\(note)") }
      } catch {
        Self.log("\(file): the inline snapshots could not be written: \(error)")
      }
    }
  }

  private static func log(_ text: String) {
    try? FileHandle.standardError.write(contentsOf: Data((text + "\n").utf8))
  }
}
