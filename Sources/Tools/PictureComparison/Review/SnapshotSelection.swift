import Glibc
import UIFoundation

/// A filter that selects snapshots by patterns; all snapshots without a pattern.
package struct SnapshotSelection: Sendable {
  package let patterns: [String]

  /// Creates a filter of test names, snapshot names and paths. `*`, `?` and `[…]` are wildcards.
  package init(_ patterns: [String] = []) {
    self.patterns = patterns
  }

  /// Returns whether a record matches.
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
