import BatchRendering
import UIKitCore

/// A writer of warnings that writes each one once, counts those that rows repeat, and stops at a limit.
///
/// The counts and the custom classes are written when the run ends.
struct WarningLog {
  // A run of a million rows can warn about each of them.
  private static let countLimit = 1000
  /// The maximum number of listed classes, so that the message stays readable.
  private static let classLimit = 40

  /// Indicates whether nothing is written.
  private let isQuiet: Bool
  /// The number of rows with a warning, by the warning without its row.
  private var counts: [String: Int] = [:]
  /// The keys of `counts` in the order of their first occurrence.
  private var order: [String] = []
  /// The warnings of the second row with the same key. If there is no third row, they are written in place of a count.
  private var second: [String: PictureProblem] = [:]
  /// The identities of written warnings.
  private var written: Set<String> = []
  /// The row of the last warning, and the identities of its warnings, which its other pictures repeat.
  private var current: (row: String, identities: Set<String>) = ("", [])
  /// The lines about custom classes, without repetitions.
  private var classLines: [String] = []
  /// The custom classes in order of appearance.
  private(set) var customClasses: [String] = []
  private var knownClasses: Set<String> = []

  init(isQuiet: Bool = false) { self.isQuiet = isQuiet }

  mutating func write(_ all: [PictureProblem], about row: RowLabel? = nil) {
    let problems = all.filter { $0.kind != .customClass }
    for problem in all where problem.kind == .customClass {
      for line in problem.lines where written.insert(line).inserted { classLines.append(line) }
      for name in problem.customClasses where knownClasses.insert(name).inserted { customClasses.append(name) }
    }
    guard let row else {
      for problem in problems { write(problem) }
      return
    }
    if current.row != row.text { current = (row.text, []) }
    for problem in problems where current.identities.insert(problem.identity).inserted {
      // Rows repeat a warning if nothing but their place distinguishes it.
      let key = problem.lines.joined(separator: "\n").replacing(row.text, with: "")
      let count = counts[key, default: 0] + 1
      if count == 1 {
        guard counts.count < Self.countLimit else { continue }
        order.append(key)
      }
      counts[key] = count
      if count == 1 { write(problem) } else { second[key] = count == 2 ? problem : nil }
    }
  }

  private mutating func write(_ problem: PictureProblem) {
    guard written.count < Self.countLimit, written.insert(problem.identity).inserted, !isQuiet else { return }
    problem.lines.forEach { StandardError.write($0) }
  }

  /// Writes one line about all custom classes: that of the document if there is only one.
  mutating func finishClasses() {
    defer { classLines = [] }
    if isQuiet { return }
    if let line = classLines.first, classLines.count == 1 {
      StandardError.write(line)
    } else if !classLines.isEmpty {
      let rest = customClasses.count - Self.classLimit
      let names = customClasses.prefix(Self.classLimit).joined(separator: ", ")
      StandardError.write(
        "note: Custom classes are rendered as their base classes: \(names)\(rest > 0 ? " and \(rest) more" : "").")
    }
  }

  /// Writes how many more rows had each repeated warning, and the custom classes.
  mutating func finish() {
    finishClasses()
    for key in order where !isQuiet {
      if let problem = second[key] {
        write(problem)
      } else if let count = counts[key], count > 2, let line = key.split(separator: "\n").first {
        StandardError.write("\(line.replacing(" ()", with: "")): also in \(count - 1) more rows")
      }
    }
    order = []
  }
}
