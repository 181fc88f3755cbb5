import Foundation
import UIFoundation

@testable import TextLayout

/// A comparison with the lines of paragraphs recorded from another engine with the same font files.
enum RecordedParagraphs {
  /// A record written by record-pango.py.
  struct Recording: Decodable {
    struct Paragraph: Decodable {
      var name: String
      var family: String
      var text: String
      /// The width in points; 0 if it is unbounded.
      var width: Double
      /// The UTF-16 offset and the width in points of each line.
      var lines: [[Double]]
    }
    var engine: String
    var pointSize: Double
    var paragraphs: [Paragraph]
  }

  struct Result {
    var equal = 0
    var listed = 0
    /// The paragraphs that differ without being listed.
    var differences: [String] = []
  }

  static func recording() throws -> Recording {
    let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent(
      "recorded-paragraphs.json")
    return try JSONDecoder().decode(Recording.self, from: Data(contentsOf: file))
  }

  /// Compares the breaks of all paragraphs and, within 1/64 em, the widths of their lines.
  static func compare() throws -> Result {
    let recording = try recording()
    var result = Result()
    for paragraph in recording.paragraphs {
      let found = lines(of: paragraph, pointSize: recording.pointSize)
      if isEqual(found, paragraph.lines, tolerance: recording.pointSize / 64) {
        result.equal += 1
      } else if knownDifference(paragraph.name) != nil {
        result.listed += 1
      } else {
        result.differences.append("\(paragraph.name): \(found), recorded \(paragraph.lines)")
      }
    }
    return result
  }

  private static func lines(of paragraph: Recording.Paragraph, pointSize: Double) -> [[Double]] {
    guard let font = UIFont(name: paragraph.family, size: pointSize) else { return [] }
    let layout = ParagraphLayout(paragraph.text, font: font)
    let frame = layout.frame(width: paragraph.width > 0 ? paragraph.width : .infinity)
    return frame.lines.map { [Double($0.range.lowerBound), Double($0.width)] }
  }

  private static func isEqual(_ a: [[Double]], _ b: [[Double]], tolerance: Double) -> Bool {
    a.count == b.count && zip(a, b).allSatisfy { $0[0] == $1[0] && abs($0[1] - $1[1]) <= tolerance }
  }

  /// Returns why a paragraph may differ; nil if it must not.
  static func knownDifference(_ name: String) -> String? {
    switch name {
    case "thai-80", "thai-131":
      "Pango finds words in libthai's dictionary and Headframe in ICU's, which divide compounds differently"
    case _ where name.hasPrefix("emoji-"):
      "without fontconfig's scaling rules Pango leaves the emoji at the size of their bitmaps, 136 pixels"
    default: nil
    }
  }
}
