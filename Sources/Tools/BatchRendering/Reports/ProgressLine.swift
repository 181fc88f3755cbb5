/// The progress of a run as one line for a terminal.
package enum ProgressLine {
  /// Returns a bar, the count, the rate and the remaining time, as far as they fit the columns.
  package static func text(done: Int, total: Int, failed: Int, elapsed: Duration, columns: Int) -> String {
    let seconds = elapsed.milliseconds / 1000
    let rate = seconds > 0 ? Double(done) / seconds : 0
    var parts = ["\(done)/\(total)"]
    if failed > 0 { parts.append("\(failed) failed") }
    if done > 0, rate > 0 {
      parts.append("\(rate >= 10 ? "\(Int(rate.rounded()))" : "\((rate * 10).rounded() / 10)")/s")
      parts.append("\(duration(Double(total - done) / rate)) left")
    }
    var words: String { parts.joined(separator: "  ") }
    let availableColumns = columns - words.count - 4
    guard availableColumns >= 8 else {
      // A part of a number would be a wrong number.
      while words.count >= columns, !parts.isEmpty { parts.removeLast() }
      return words
    }
    let width = min(availableColumns, 40)
    let filled = total > 0 ? width * min(done, total) / total : width
    return "[" + String(repeating: "#", count: filled) + String(repeating: "·", count: width - filled) + "] " + words
  }

  /// Returns a duration such as `4 s`, `2:05` or `1:00:00`.
  package static func duration(_ seconds: Double) -> String {
    let whole = Int(min(max(0, seconds), 1e9).rounded(.up))
    if whole < 60 { return "\(whole) s" }
    func twoDigits(_ value: Int) -> String { value < 10 ? "0\(value)" : "\(value)" }
    if whole < 3600 { return "\(whole / 60):\(twoDigits(whole % 60))" }
    return "\(whole / 3600):\(twoDigits(whole / 60 % 60)):\(twoDigits(whole % 60))"
  }
}
