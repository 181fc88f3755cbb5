internal import Foundation
internal import Synchronization

/// A record of the files read for a result, so that a change of one of them can invalidate it.
package enum FileReads {
  /// The files of one running call of `collecting`.
  private final class Collection: Sendable {
    let files = Mutex(FileInputs())
  }

  /// The collections of the current task, or of the current thread outside of tasks, the innermost last.
  @TaskLocal private static var collections: [Collection] = []

  /// Records a file that is about to be read, or that was searched for and not found.
  ///
  /// Only calls of `collecting` in the same task or thread, or in a parent task, record it.
  package static func record(_ path: String) {
    let collections = collections
    guard !collections.isEmpty else { return }
    // The state is taken before the file is read, so that a change during reading is detected.
    let state = FileState(path)
    for collection in collections { collection.files.withLock { $0.add(path, state) } }
  }

  /// Returns whether a file exists. Records a missing file, since its creation would affect the result.
  package static func exists(_ path: String) -> Bool {
    if FileManager.default.fileExists(atPath: path) { return true }
    record(path)
    return false
  }

  /// Returns the result of a closure and the files read for it.
  package static func collecting<Value>(_ body: () throws -> Value) rethrows -> (value: Value, files: FileInputs) {
    let collection = Collection()
    let value = try $collections.withValue(collections + [collection], operation: body)
    return (value, collection.files.withLock { $0 })
  }

  /// Returns the result of a closure without recording the files that it reads.
  package static func ignoring<Value>(_ body: () throws -> Value) rethrows -> Value {
    try $collections.withValue([], operation: body)
  }
}
