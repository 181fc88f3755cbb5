import Foundation

/// The code that may end the process, each with a reason.
package struct Traps {
  private struct Entry {
    /// A file, or the beginning of paths that ends in a slash.
    let place: String
    /// The beginning of the line, without indentation.
    let code: String
    let line: Int
  }

  private let list: String
  private var entries: [Entry] = []

  /// Reads lines of the form `path | code | reason`. Lines that begin with `#` are ignored.
  package init(list: String) throws {
    self.list = list
    let lines = try String(contentsOfFile: list, encoding: .utf8).split(
      separator: "\n", omittingEmptySubsequences: false)
    for (index, line) in lines.enumerated() where !line.isEmpty && !line.hasPrefix("#") {
      let parts = line.split(separator: "|", maxSplits: 2).map { $0.trimmingCharacters(in: .whitespaces) }
      guard parts.count == 3, !parts[2].isEmpty else {
        throw ListError("\(list):\(index + 1): error: expected path | code | reason: \(line)")
      }
      entries.append(Entry(place: parts[0], code: parts[1], line: index + 1))
    }
  }

  /// Returns an error for each place without a reason, and for each reason without a place.
  package func findings(in files: [SourceFile]) -> [String] {
    var used: Set<Int> = []
    var findings: [String] = []
    for file in files {
      for trap in file.facts.traps {
        let entry = entries.first {
          ($0.place.hasSuffix("/") ? file.path.hasPrefix($0.place) : file.path == $0.place)
            && trap.text.hasPrefix($0.code)
        }
        if let entry {
          used.insert(entry.line)
        } else {
          findings.append("\(file.path):\(trap.line): error: no reason in \(list) for: \(trap.text)")
        }
      }
    }
    return findings
      + entries.filter { !used.contains($0.line) }.map { "\(list):\($0.line): error: no code matches; delete the line" }
  }
}
