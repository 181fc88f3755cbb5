import Synchronization

/// A recorder of the files read for a result, so that a change of one of them can invalidate it.
package enum FileReads {
  // One for each open collection, the innermost last.
  private static let collections = Mutex<[FileInputs]>([])

  /// Records that a file is about to be read, or was looked up and is missing.
  package static func note(_ path: String) {
    // Before the file is read, so that a change during reading counts as a change.
    collections.withLock { collections in
      guard !collections.isEmpty else { return }
      let state = FileState(path)
      for index in collections.indices { collections[index].add(path, state) }
    }
  }

  /// Returns whether a file exists, and records it if missing, since its creation affects the result.
  package static func exists(_ path: String) -> Bool {
    if FileManager.default.fileExists(atPath: path) { return true }
    note(path)
    return false
  }

  /// Returns the result of a block and the files read for it.
  package static func collecting<Value>(_ body: () throws -> Value) rethrows -> (value: Value, files: FileInputs) {
    collections.withLock { $0.append(FileInputs()) }
    var files = FileInputs()
    defer { collections.withLock { _ = $0.popLast() } }
    let value = try body()
    collections.withLock { if let last = $0.last { files = last } }
    return (value, files)
  }

  /// Returns the result of a block without recording the files it reads.
  package static func ignoring<Value>(_ body: () throws -> Value) rethrows -> Value {
    let interrupted = collections.withLock { collections in
      defer { collections = [] }
      return collections
    }
    defer { collections.withLock { $0 = interrupted } }
    return try body()
  }
}
