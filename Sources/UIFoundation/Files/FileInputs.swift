/// The files that something was made of, as they were then.
package struct FileInputs: Sendable, Hashable {
  private var states: [String: FileState?] = [:]

  /// No files.
  package init() {}

  /// The paths of the files that were read, sorted.
  package var read: [String] { states.filter { $0.value != nil }.keys.sorted() }

  /// The paths of the files that were looked for and not there, sorted.
  package var missing: [String] { states.filter { $0.value == nil }.keys.sorted() }

  /// Whether every file is as it was, and none has come that was missing.
  package var areUnchanged: Bool { states.allSatisfy { FileState($0.key) == $0.value } }

  /// Adds a file; `nil` stands for one that is not there. What was seen first counts.
  package mutating func add(_ path: String, _ state: FileState?) {
    if states[path] == nil { states[path] = .some(state) }
  }

  /// These files and others.
  package func merging(_ others: FileInputs) -> FileInputs {
    var all = self
    all.states.merge(others.states) { first, _ in first }
    return all
  }

  /// These files but one.
  package func removing(_ path: String) -> FileInputs {
    var rest = self
    rest.states[path] = nil
    return rest
  }
}
