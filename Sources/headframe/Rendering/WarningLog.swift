import BatchRendering
import UIKitCore

/// A writer of warnings that counts those that rows repeat, and stops at a limit.
struct WarningLog {
  // A run of a million rows can warn about each of them.
  private static let countLimit = 1000
  /// The number of rows for which the same warning is written.
  private static let repetitionLimit = 2

  /// The number of rows with a warning, by the warning without its row.
  private var counts: [String: Int] = [:]
  /// The keys of `counts` in the order of their first occurrence.
  private var order: [String] = []
  private var written: Set<String> = []

  mutating func write(_ problems: [PictureProblem], about row: RowLabel? = nil) {
    guard let row else { return write(problems.lines) }
    for problem in problems {
      // Rows repeat a warning if nothing but their place distinguishes it.
      let key = problem.lines.joined(separator: "\n").replacing(row.text, with: "")
      let count = counts[key, default: 0] + 1
      if count == 1 {
        guard counts.count < Self.countLimit else { continue }
        order.append(key)
      }
      counts[key] = count
      if count <= Self.repetitionLimit { write(problem.lines) }
    }
  }

  mutating func write(_ lines: [String]) {
    for line in lines where written.count < Self.countLimit && written.insert(line).inserted {
      StandardError.write(line)
    }
  }

  /// Writes how many more rows had each repeated warning.
  func finish() {
    for key in order {
      let more = (counts[key] ?? 0) - Self.repetitionLimit
      guard more > 0, let line = key.split(separator: "\n").first else { continue }
      StandardError.write("\(line.replacing(" ()", with: "")): also in \(more) more \(more == 1 ? "row" : "rows")")
    }
  }
}
