import Glibc
import UIFoundation

/// Which snapshots a command is about: all, or those that a pattern matches.
package struct SnapshotSelection: Sendable {
  package let patterns: [String]

  /// Parts of a test's name, a snapshot's name or a reference's path; `*` and `?` stand for any letters.
  package init(_ patterns: [String] = []) {
    self.patterns = patterns
  }

  /// Whether a record is among them.
  package func contains(_ record: SnapshotRecord) -> Bool {
    guard !patterns.isEmpty else { return true }
    let texts = [record.test, "\(record.test) \(record.name)", record.reference]
    return patterns.contains { pattern in
      texts.contains { text in
        guard pattern.contains(where: { "*?[".contains($0) }) else { return text.contains(pattern) }
        return fnmatch("*\(pattern)*", text, 0) == 0
      }
    }
  }
}
