import UIFoundation

/// The outcomes of XCTest's tests, read from the lines that it prints.
package struct TestLog: Sendable {
  private var finished: [TestResult] = []
  /// The test that is running.
  private var running: TestResult?
  /// Indicates whether following lines belong to the message of a failure.
  private var isInMessage = false

  package init() {}

  /// The outcomes. A test that has not ended crashed.
  package var tests: [TestResult] {
    guard var crashed = running else { return finished }
    crashed.status = .crashed
    crashed.append("The process ended while this test was running.")
    return finished + [crashed]
  }

  /// Reads a line without its line feed.
  package mutating func read(_ line: Substring) {
    if line.hasPrefix("Test Case '") {
      isInMessage = false
      let parts = line.split(separator: "'", maxSplits: 2, omittingEmptySubsequences: false)
      guard parts.count == 3 else { return }
      if parts[2].hasPrefix(" started") {
        if running != nil { finished = tests }
        running = TestResult(String(parts[1]).replacing(".", with: "/"), .passed, seconds: 0)
      } else {
        end(parts[2])
      }
    } else if line.hasPrefix("Test Suite '") || line.hasPrefix("\t Executed") {
      isInMessage = false
    } else if let running {
      readMessage(line, of: running.name.replacing("/", with: "."))
    }
  }

  /// Ends the running test, as in ` failed (0.001 seconds)`.
  private mutating func end(_ text: Substring) {
    let words = text.split { $0 == " " || $0 == "(" }
    guard var test = running, words.count > 1, let status = TestResult.Status(rawValue: String(words[0])) else {
      return
    }
    test.status = status
    test.seconds = Double(words[1]).flatMap { $0.isFinite && $0 >= 0 ? $0 : nil } ?? 0
    finished.append(test)
    running = nil
  }

  private mutating func readMessage(_ line: Substring, of name: String) {
    if let range = line.range(of: ": error: \(name) : ") {
      isInMessage = true
      let place = line[..<range.lowerBound]
      // An error outside of the sources has no place.
      running?.append((place.hasPrefix("<") ? "" : place + ": ") + line[range.upperBound...])
    } else if let range = line.range(of: ": \(name) : Test skipped") {
      isInMessage = true
      let reason = line[range.upperBound...]
      running?.append(String(reason.hasPrefix(" - ") ? reason.dropFirst(3) : "Test skipped"))
    } else if line.contains(": Fatal error: ") {
      running?.append(String(line))
    } else if isInMessage {
      running?.append(String(line))
    }
  }
}
