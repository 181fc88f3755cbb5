/// A place as an offset of UTF-16 units from the beginning of the text.
final class TextOffset: UITextPosition {
  let offset: Int

  init(_ offset: Int) {
    self.offset = offset
    super.init()
  }

  override func isEqual(_ object: Any?) -> Bool { (object as? TextOffset)?.offset == offset }
  override var hash: Int { offset }
}

/// A stretch as a range of UTF-16 units.
final class TextOffsetRange: UITextRange {
  let range: Range<Int>

  init(_ range: Range<Int>) {
    self.range = range
    super.init()
  }

  override var isEmpty: Bool { range.isEmpty }
  override var start: UITextPosition { TextOffset(range.lowerBound) }
  override var end: UITextPosition { TextOffset(range.upperBound) }
  override func isEqual(_ object: Any?) -> Bool { (object as? TextOffsetRange)?.range == range }
  override var hash: Int { range.hashValue }
}

extension Range<Int> {
  /// Creates a range of UTF-16 offsets from one that code gave: negative parts count as 0, and the end stays a number.
  init(clamping range: NSRange) {
    let start = Swift.max(0, range.location)
    self = start..<start + Swift.min(Swift.max(0, range.length), Int.max - start)
  }
}

/// A rectangle of a selection that was measured.
final class MeasuredSelectionRect: UITextSelectionRect {
  private let place: CGRect
  private let ends: (start: Bool, end: Bool)

  init(_ place: CGRect, isFirst: Bool, isLast: Bool) {
    self.place = place
    ends = (isFirst, isLast)
    super.init()
  }

  override var rect: CGRect { place }
  override var containsStart: Bool { ends.start }
  override var containsEnd: Bool { ends.end }
}

/// The lines of an editable view's text and the place of their upper left corner in it, in points.
@MainActor
struct TextInputGeometry {
  private static let caretWidth: CGFloat = 2

  let text: String
  let frame: TextFrame
  let origin: CGPoint
  /// The height of a line without text, in points.
  let emptyHeight: CGFloat

  var length: Int { text.utf16.count }

  func offset(_ position: UITextPosition) -> Int { min(max(0, (position as? TextOffset)?.offset ?? 0), length) }

  func range(_ range: UITextRange) -> Range<Int> {
    let (start, end) = (offset(range.start), offset(range.end))
    return min(start, end)..<max(start, end)
  }

  /// The empty range behind the text.
  var end: Range<Int> { length..<length }

  func textRange(from: UITextPosition, to: UITextPosition) -> UITextRange {
    let (start, end) = (offset(from), offset(to))
    return TextOffsetRange(min(start, end)..<max(start, end))
  }

  func offset(from: UITextPosition, to: UITextPosition) -> Int { offset(to) - offset(from) }

  func compare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult {
    let distance = offset(from: position, to: other)
    return distance == 0 ? .orderedSame : distance > 0 ? .orderedAscending : .orderedDescending
  }

  /// The range between a position and its neighbour in a direction; nil at the end of the text.
  func characterRange(
    byExtending position: UITextPosition, in direction: UITextLayoutDirection
  ) -> UITextRange? {
    self.position(from: position, in: direction, offset: 1).map { textRange(from: position, to: $0) }
  }

  func string(in range: UITextRange) -> String {
    String(utf16CodeUnits: Array(Array(text.utf16)[self.range(range)]), count: self.range(range).count)
  }

  func position(from position: UITextPosition, offset: Int) -> UITextPosition? {
    let end = self.offset(position) + offset
    return (0...length).contains(end) ? TextOffset(end) : nil
  }

  /// The place some steps away: characters along the line, or lines up and down.
  func position(
    from position: UITextPosition, in direction: UITextLayoutDirection, offset: Int
  ) -> UITextPosition? {
    switch direction {
    case .right: return self.position(from: position, offset: offset)
    case .left: return self.position(from: position, offset: -offset)
    case .up, .down:
      let caret = caretRect(for: position)
      guard let index = frame.lineIndex(at: caret.midY - origin.y) else { return nil }
      let target = index + (direction == .down ? offset : -offset)
      guard frame.lines.indices.contains(target) else { return nil }
      let line = frame.lines[target]
      return closestPosition(to: CGPoint(x: caret.minX, y: origin.y + line.top + line.height / 2))
    }
  }

  func caretRect(for position: UITextPosition) -> CGRect {
    guard var rect = frame.caretRect(at: offset(position)) else {
      return CGRect(x: origin.x, y: origin.y, width: Self.caretWidth, height: emptyHeight)
    }
    rect.size.width = Self.caretWidth
    return rect.offsetBy(dx: origin.x, dy: origin.y)
  }

  func rects(for range: UITextRange) -> [CGRect] {
    frame.selectionRects(for: self.range(range)).map { $0.offsetBy(dx: origin.x, dy: origin.y) }
  }

  /// The part of a range that stands on its first line.
  func firstRect(for range: UITextRange) -> CGRect {
    let rects = rects(for: range)
    guard let first = rects.first else { return caretRect(for: range.start) }
    return rects.reduce(first) { $1.minY == first.minY ? $0.union($1) : $0 }
  }

  func selectionRects(for range: UITextRange) -> [UITextSelectionRect] {
    let rects = rects(for: range)
    return rects.enumerated().map {
      MeasuredSelectionRect($1, isFirst: $0 == 0, isLast: $0 == rects.count - 1)
    }
  }

  func closestPosition(to point: CGPoint) -> UITextPosition {
    TextOffset(frame.offset(at: CGPoint(x: point.x - origin.x, y: point.y - origin.y)))
  }

  func closestPosition(to point: CGPoint, within range: UITextRange) -> UITextPosition {
    let allowed = self.range(range)
    return TextOffset(min(max(allowed.lowerBound, offset(closestPosition(to: point))), allowed.upperBound))
  }

  /// The character at a point, where there is one.
  func characterRange(at point: CGPoint) -> UITextRange? {
    let near = offset(closestPosition(to: point))
    for start in [near - 1, near] where start >= 0 && start < length {
      let character = TextOffsetRange(start..<start + 1)
      if rects(for: character).contains(where: { $0.contains(point) }) { return character }
    }
    return nil
  }
}
