import Foundation
import Testing

@testable import TextLayout

/// A report for `make text-report CORPUS=path`: distributions and, as its last line, one JSON object.
@Suite("Text report")
struct TextReportTests {
  private static let corpus = ProcessInfo.processInfo.environment["HEADFRAME_CORPUS"]

  /// The content of the report's last line.
  private struct Summary: Encodable {
    var conformanceFailures: Int
    var conformanceListed: Int
    var recordedEqual: Int
    var recordedListed: Int
    var labels: Int
    var heightsExact: Int
    var medianWidthError: Double
    var p90WidthError: Double
  }

  @Test(
    "The report has label sizes, conformance and recorded paragraphs; width errors are within the limits",
    .enabled(if: corpus != nil && UnicodeData.isInstalled))
  func report() throws {
    let folder = try #require(Self.corpus)
    let labels = LabelReport(try CorpusLabelReader.labels(under: folder))
    let conformance = [
      try BidiConformance.characters(), try BidiConformance.classes(step: 1), try BreakConformance.lines(),
      try BreakConformance.graphemes(),
    ]
    let recorded = try RecordedParagraphs.compare()

    var text = labels.table
    for result in conformance { text += result.failures.map { "conformance: \($0)\n" }.joined() }
    text += recorded.differences.map { "recorded: \($0)\n" }.joined()
    let summary = Summary(
      conformanceFailures: conformance.reduce(0) { $0 + $1.failures.count },
      conformanceListed: conformance.reduce(0) { $0 + $1.listed.count }, recordedEqual: recorded.equal,
      recordedListed: recorded.listed, labels: labels.labels, heightsExact: labels.heightsExact,
      medianWidthError: labels.median, p90WidthError: labels.ninetieth)
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys]
    text += String(decoding: try encoder.encode(summary), as: UTF8.self) + "\n"
    if let path = ProcessInfo.processInfo.environment["HEADFRAME_REPORT"] {
      try text.write(toFile: path, atomically: true, encoding: .utf8)
    }

    #expect(labels.median < 0.02)
    #expect(labels.ninetieth < 0.05)
  }
}
