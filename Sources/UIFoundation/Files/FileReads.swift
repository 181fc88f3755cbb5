internal import Foundation
internal import Synchronization

/// A record of the files read for a result, so that a change of one of them can invalidate it.
package enum FileReads {
  // One collection for each running call of `collecting`, the innermost last.
  private static let collections = Mutex<[FileInputs]>([])

  /// Records a file that is about to be read, or that was searched for and not found.
  package static func record(_ path: String) {
    // The state is taken before the file is read, so that a change during reading is detected.
    collections.withLock { collections in
      guard !collections.isEmpty else { return }
      let state = FileState(path)
      for index in collections.indices { collections[index].add(path, state) }
    }
  }

  /// Returns whether a file exists. Records a missing file, since its creation would affect the result.
  package static func exists(_ path: String) -> Bool {
    if FileManager.default.fileExists(atPath: path) { return true }
    record(path)
    return false
  }

  /// Returns the result of a closure and the files read for it.
  package static func collecting<Value>(_ body: () throws -> Value) rethrows -> (value: Value, files: FileInputs) {
    collections.withLock { $0.append(FileInputs()) }
    var files = FileInputs()
    defer { collections.withLock { _ = $0.popLast() } }
    let value = try body()
    collections.withLock { if let last = $0.last { files = last } }
    return (value, files)
  }

  /// Returns the result of a closure without recording the files that it reads.
  package static func ignoring<Value>(_ body: () throws -> Value) rethrows -> Value {
    let interrupted = collections.withLock { collections in
      defer { collections = [] }
      return collections
    }
    defer { collections.withLock { $0 = interrupted } }
    return try body()
  }
}
