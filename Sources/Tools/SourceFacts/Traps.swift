import Foundation

/// The code that may end the process, each with a reason.
package struct Traps {
  private struct Entry {
    /// A file, or the beginning of paths that ends in a slash.
    let place: String
    /// The line without indentation, or its beginning if `isPrefix`.
    let code: Substring
    let isPrefix: Bool
    let line: Int

    func matches(_ text: String) -> Bool { isPrefix ? text.hasPrefix(code) : text == code }
  }

  private let list: String
  private var entries: [Entry] = []

  /// Reads lines of the form `path | code | reason`. Lines that begin with `#` are ignored.
  ///
  /// The code ends in `*` if it is the beginning of lines.
  package init(list: String) throws {
    self.list = list
    let lines = try String(contentsOfFile: list, encoding: .utf8).split(
      separator: "\n", omittingEmptySubsequences: false)
    for (index, line) in lines.enumerated() where !line.isEmpty && !line.hasPrefix("#") {
      let parts = line.split(separator: "|", maxSplits: 2).map { $0.trimmingCharacters(in: .whitespaces) }
      guard parts.count == 3, !parts[2].isEmpty else {
        throw ListError("\(list):\(index + 1): error: expected path | code | reason: \(line)")
      }
      let isPrefix = parts[1].hasSuffix("*")
      entries.append(
        Entry(place: parts[0], code: parts[1].dropLast(isPrefix ? 1 : 0), isPrefix: isPrefix, line: index + 1))
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
            && $0.matches(trap.text)
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
