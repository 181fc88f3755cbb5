import SwiftSyntax

/// A collection of replacements in a source that keep its line numbers.
struct SourceEdits {
  private struct Edit {
    let range: Range<Int>
    let text: String
    /// The order of insertions at the same offset.
    let order: Int
  }

  private var edits: [Edit] = []

  var isEmpty: Bool { edits.isEmpty }

  /// Replaces a range of UTF-8 offsets. Line breaks in the range are kept after the new text.
  mutating func replace(_ range: Range<Int>, with text: String) {
    edits.append(Edit(range: range, text: text, order: edits.count))
  }

  /// Replaces a node without its trivia.
  mutating func replace(_ node: some SyntaxProtocol, with text: String) {
    replace(node.trimmedOffsets, with: text)
  }

  /// Replaces a node with spaces, which keep the columns after it.
  mutating func blank(_ node: some SyntaxProtocol) {
    let range = node.trimmedOffsets
    replace(range, with: String(repeating: " ", count: range.count))
  }

  mutating func insert(_ text: String, at offset: Int) {
    replace(offset..<offset, with: text)
  }

  /// Returns the text with all edits applied. If edits overlap, only the outermost one is applied.
  func applied(to bytes: [UInt8]) -> String {
    let sorted = edits.sorted {
      ($0.range.lowerBound, $1.range.upperBound, $0.order) < ($1.range.lowerBound, $0.range.upperBound, $1.order)
    }
    var output: [UInt8] = []
    output.reserveCapacity(bytes.count + edits.count * 32)
    var position = 0
    for edit in sorted where edit.range.lowerBound >= position {
      output += bytes[position..<edit.range.lowerBound]
      let lineBreakCount = bytes[edit.range].count { $0 == UInt8(ascii: "\n") }
      let added = Array(edit.text.utf8)
      // Line breaks in the replacement would change line numbers.
      output += added.filter { $0 != UInt8(ascii: "\n") }
      output += Array(repeating: UInt8(ascii: "\n"), count: lineBreakCount)
      position = edit.range.upperBound
    }
    output += bytes[position...]
    return String(decoding: output, as: UTF8.self)
  }
}

extension SyntaxProtocol {
  /// The UTF-8 offsets of the node without its trivia.
  var trimmedOffsets: Range<Int> {
    positionAfterSkippingLeadingTrivia.utf8Offset..<endPositionBeforeTrailingTrivia.utf8Offset
  }
}
