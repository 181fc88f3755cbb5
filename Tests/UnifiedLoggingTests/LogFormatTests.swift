import Foundation
import Testing

@testable import UnifiedLogging

@Suite("Formats of the log")
struct LogFormatTests {
  // Where the number and types of the arguments match the format, the text is the output of C's printf.
  @Test(
    "Values replace specifiers as in C, and no text is lost",
    arguments: [
      ("%d of %i", [3, 4] as [Int], "3 of 4"), ("%x", [255], "ff"), ("%05d|%-4d|", [42, 7], "00042|7   |"),
      ("100 % done", [], "100 % done"), ("100%% of %d", [5], "100% of 5"), ("%d and %d left", [1], "1 and %d left"),
      ("%{public}d!", [1], "1!"), ("%lld", [5_000_000_000], "5000000000"), ("%d", [5_000_000_000], "5000000000"),
      ("%.*f", [2, 1], "1.00"), ("%S", [7], "7"), ("%c", [65], "A"), ("50 %", [], "50 %"), ("a %y b", [1], "a %y b"),
    ])
  func integers(format: String, values: [Int], expected: String) {
    #expect(LogFormat(format).text(values) == expected)
  }

  @Test("Values that do not match their specifier are converted or described")
  func kinds() {
    #expect(LogFormat("%.2f %d").text([1.5, 2.5]) == "1.50 2.5")
    #expect(LogFormat("%@ %s").text(["a", "b"]) == "a b")
    #expect(LogFormat("%x").text([Int32(-1)]) == "ffffffff")
    #expect(LogFormat("%g").text([Float(0.5)]) == "0.5")
  }
}
