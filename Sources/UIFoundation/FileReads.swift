import Synchronization

/// Notes which files are read while something is made, so that it can be made again when one of them changes.
package enum FileReads {
  // One list for each collection that is going on, the innermost last.
  private static let lists = Mutex<[Set<String>]>([])

  /// Tells that a file is about to be read.
  package static func note(_ path: String) {
    lists.withLock { lists in
      for index in lists.indices { lists[index].insert(path) }
    }
  }

  /// Runs a body; answers what it made and the paths of the files that were read, sorted.
  package static func collecting<Value>(_ body: () throws -> Value) rethrows -> (value: Value, paths: [String]) {
    lists.withLock { $0.append([]) }
    defer { lists.withLock { _ = $0.popLast() } }
    let value = try body()
    return (value, lists.withLock { $0.last ?? [] }.sorted())
  }
}
