internal import Foundation

/// A position as an offset in UTF-16 units from the start of the text.
final class TextOffset: UITextPosition {
  let offset: Int

  init(_ offset: Int) {
    self.offset = offset
  }

  override func isEqual(_ object: Any?) -> Bool { (object as? TextOffset)?.offset == offset }
  override var hash: Int { offset }
}

/// A range of UTF-16 units.
final class TextOffsetRange: UITextRange {
  let range: Range<Int>

  init(_ range: Range<Int>) {
    self.range = range
  }

  override var isEmpty: Bool { range.isEmpty }
  override var start: UITextPosition { TextOffset(range.lowerBound) }
  override var end: UITextPosition { TextOffset(range.upperBound) }
  override func isEqual(_ object: Any?) -> Bool { (object as? TextOffsetRange)?.range == range }
  override var hash: Int { range.hashValue }
}

extension Range<Int> {
  /// Creates a range from an `NSRange`, and clamps a negative location or length and an overflowing end.
  init(clamping range: NSRange) {
    let start = Swift.max(0, range.location)
    self = start..<start + Swift.min(Swift.max(0, range.length), Int.max - start)
  }
}

/// Operations on positions that depend only on the text, not on its layout.
@MainActor
struct TextOffsets {
  let text: String

  var length: Int { text.utf16.count }
  /// The empty range at the end of the text.
  var end: Range<Int> { length..<length }

  func offset(_ position: UITextPosition) -> Int { min(max(0, (position as? TextOffset)?.offset ?? 0), length) }

  func range(_ range: UITextRange) -> Range<Int> { self.range(from: range.start, to: range.end) }

  private func range(from: UITextPosition, to: UITextPosition) -> Range<Int> {
    let (start, end) = (offset(from), offset(to))
    return min(start, end)..<max(start, end)
  }

  func textRange(from: UITextPosition, to: UITextPosition) -> UITextRange { TextOffsetRange(range(from: from, to: to)) }

  func distance(from: UITextPosition, to: UITextPosition) -> Int { offset(to) - offset(from) }

  func compare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult {
    let distance = distance(from: position, to: other)
    return distance == 0 ? .orderedSame : distance > 0 ? .orderedAscending : .orderedDescending
  }

  func position(from position: UITextPosition, offset: Int) -> UITextPosition? {
    let (end, isOverflow) = self.offset(position).addingReportingOverflow(offset)
    return !isOverflow && (0...length).contains(end) ? TextOffset(end) : nil
  }

  func string(in range: UITextRange) -> String {
    let units = Array(Array(text.utf16)[self.range(range)])
    return String(utf16CodeUnits: units, count: units.count)
  }
}
