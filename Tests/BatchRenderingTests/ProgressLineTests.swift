import BatchRendering
import Testing

@Suite("Progress")
struct ProgressLineTests {
  @Test("The line has a bar, the count, the rate and the remaining time")
  func bar() {
    // 250 in 5 s are 50 per second. The other 750 take 15 s.
    let line = ProgressLine.text(done: 250, total: 1000, failed: 0, elapsed: .seconds(5), columns: 60)

    let bar = "[" + String(repeating: "#", count: 7) + String(repeating: "·", count: 24) + "]"
    #expect(line == bar + " 250/1000  50/s  15 s left")
    #expect(line.count < 60)
  }

  @Test("The line has the number of failures, and slow rates have a fraction")
  func failures() {
    let line = ProgressLine.text(done: 3, total: 9, failed: 1, elapsed: .seconds(2), columns: 80)

    #expect(line.hasSuffix("] 3/9  1 failed  1.5/s  4 s left"))
  }

  @Test(
    "In a narrow terminal the line has no bar, and only the parts that fit as a whole",
    arguments: [
      // 250 in 5 s are 50 per second. The text has 25 columns, and the last column of a terminal stays free.
      (26, "250/1000  50/s  15 s left"), (25, "250/1000  50/s"), (15, "250/1000  50/s"), (14, "250/1000"),
      (9, "250/1000"), (8, ""), (1, ""), (0, ""),
    ])
  func narrow(columns: Int, expected: String) {
    let line = ProgressLine.text(done: 250, total: 1000, failed: 0, elapsed: .seconds(5), columns: columns)

    #expect(line == expected)
  }

  @Test("Before the first picture the line has no rate")
  func start() {
    #expect(ProgressLine.text(done: 0, total: 9, failed: 0, elapsed: .zero, columns: 80).hasSuffix("] 0/9"))
  }

  @Test(
    "Times are rounded up to seconds", arguments: [(0.2, "1 s"), (59, "59 s"), (61, "1:01"), (3725, "1:02:05")])
  func durations(seconds: Double, text: String) {
    #expect(ProgressLine.duration(seconds) == text)
  }
}
