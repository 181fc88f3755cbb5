import Synchronization

/// Notes which files are read while something is made, so that it can be made again when one of them changes.
package enum FileReads {
  // One for each collection that is going on, the innermost last.
  private static let collections = Mutex<[FileInputs]>([])

  /// Tells that a file is about to be read, or was looked for and is not there.
  package static func note(_ path: String) {
    // Before the file is read: what changes while it is read must count as changed.
    collections.withLock { collections in
      guard !collections.isEmpty else { return }
      let state = FileState(path)
      for index in collections.indices { collections[index].add(path, state) }
    }
  }

  /// Answers whether there is a file of the path; if not, something else is made as soon as there is one.
  package static func exists(_ path: String) -> Bool {
    if FileManager.default.fileExists(atPath: path) { return true }
    note(path)
    return false
  }

  /// Runs a body; answers what it made and the files that it was made of.
  package static func collecting<Value>(_ body: () throws -> Value) rethrows -> (value: Value, files: FileInputs) {
    collections.withLock { $0.append(FileInputs()) }
    var files = FileInputs()
    defer { collections.withLock { _ = $0.popLast() } }
    let value = try body()
    collections.withLock { if let last = $0.last { files = last } }
    return (value, files)
  }

  /// Runs a body whose reading decides nothing of what is made.
  package static func ignoring<Value>(_ body: () throws -> Value) rethrows -> Value {
    let interrupted = collections.withLock { collections in
      defer { collections = [] }
      return collections
    }
    defer { collections.withLock { $0 = interrupted } }
    return try body()
  }
}
