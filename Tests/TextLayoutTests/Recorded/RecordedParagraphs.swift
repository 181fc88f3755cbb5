import Foundation

@testable import TextLayout

/// Paragraphs whose lines another engine measured with the same font files, and how ours compare.
enum RecordedParagraphs {
  struct Result {
    var equal = 0
    var listed = 0
    /// Those neither equal nor listed.
    var differences: [String] = []
  }

  static func compare() throws -> Result { Result() }
}
