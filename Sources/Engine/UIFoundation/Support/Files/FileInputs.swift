/// The files that a result depends on, each with its state when it was read.
package struct FileInputs: Sendable, Hashable {
  private var states: [String: FileState?] = [:]

  package init() {}

  /// The paths of the files read, sorted.
  package var read: [String] { states.filter { $0.value != nil }.keys.sorted() }

  /// The paths of the missing files that were looked up, sorted.
  package var missing: [String] { states.filter { $0.value == nil }.keys.sorted() }

  /// Indicates whether all files, including missing files, still have their recorded states.
  package var areUnchanged: Bool { states.allSatisfy { FileState($0.key) == $0.value } }

  /// Adds a file, unless it was added before; nil represents a missing file.
  package mutating func add(_ path: String, _ state: FileState?) {
    if states[path] == nil { states[path] = .some(state) }
  }

  /// Returns the union with other files. States recorded here take precedence.
  package func merging(_ others: FileInputs) -> FileInputs {
    var merged = self
    merged.states.merge(others.states) { first, _ in first }
    return merged
  }

  /// Returns the files without the one at the given path.
  package func removing(_ path: String) -> FileInputs {
    var remaining = self
    remaining.states[path] = nil
    return remaining
  }
}
