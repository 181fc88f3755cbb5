internal import Foundation
internal import TextLayout

/// A selection rectangle with stored values.
final class StoredSelectionRect: UITextSelectionRect {
  private let stored: (rect: CGRect, isFirst: Bool, isLast: Bool)

  init(_ rect: CGRect, isFirst: Bool, isLast: Bool) {
    stored = (rect, isFirst, isLast)
  }

  override var rect: CGRect { stored.rect }
  override var containsStart: Bool { stored.isFirst }
  override var containsEnd: Bool { stored.isLast }
}

/// The conversion between positions in a text and points in its view's coordinate space.
@MainActor
struct TextInputGeometry {
  private static let caretWidth: CGFloat = 2

  let offsets: TextOffsets
  /// The lines of the text.
  let frame: TextFrame
  /// The origin of the lines in the view, in points.
  let origin: CGPoint
  /// The height of the caret in an empty text, in points.
  let emptyHeight: CGFloat

  private func offset(_ position: UITextPosition) -> Int { offsets.offset(position) }

  /// Returns the position a number of UTF-16 units to the left or right, or a number of lines up or down.
  ///
  /// Returns nil for a position outside of the text.
  func position(
    from position: UITextPosition, in direction: UITextLayoutDirection, offset: Int
  ) -> UITextPosition? {
    switch direction {
    case .left, .right:
      let isForward = (direction == .right) != isRightToLeft(at: position)
      return offsets.position(from: position, offset: isForward ? offset : -max(offset, -Int.max))
    case .up, .down:
      let caret = caretRect(for: position)
      guard let index = frame.lineIndex(at: caret.midY - origin.y) else { return nil }
      let distance = direction == .down ? offset : -max(offset, -Int.max)
      let (target, isOverflow) = index.addingReportingOverflow(distance)
      guard !isOverflow, frame.lines.indices.contains(target) else { return nil }
      let line = frame.lines[target]
      return closestPosition(to: CGPoint(x: caret.minX, y: origin.y + line.top + line.height / 2))
    }
  }

  /// Returns the start or end of a range, whichever is farther in a direction.
  func position(within range: UITextRange, farthestIn direction: UITextLayoutDirection) -> UITextPosition {
    switch direction {
    case .up: range.start
    case .down: range.end
    case .left, .right: (direction == .right) != isRightToLeft(at: range.start) ? range.end : range.start
    }
  }

  /// Returns the range from a position to the next position in a direction; nil if there is none.
  func characterRange(byExtending position: UITextPosition, in direction: UITextLayoutDirection) -> UITextRange? {
    self.position(from: position, in: direction, offset: 1).map { offsets.textRange(from: position, to: $0) }
  }

  /// Returns the direction of the paragraph at the given position; natural if there is no text.
  func writingDirection(at position: UITextPosition) -> NSWritingDirection {
    line(at: position).map { $0.isRightToLeft ? .rightToLeft : .leftToRight } ?? .natural
  }

  private func isRightToLeft(at position: UITextPosition) -> Bool { line(at: position)?.isRightToLeft ?? false }

  private func line(at position: UITextPosition) -> TextLine? {
    let offset = offset(position)
    return frame.lines.last { $0.range.lowerBound <= offset } ?? frame.lines.first
  }

  func caretRect(for position: UITextPosition) -> CGRect {
    guard var rect = frame.caretRect(at: offset(position)) else {
      return CGRect(x: origin.x, y: origin.y, width: Self.caretWidth, height: emptyHeight)
    }
    rect.size.width = Self.caretWidth
    return rect.offsetBy(dx: origin.x, dy: origin.y)
  }

  func rects(for range: UITextRange) -> [CGRect] {
    frame.selectionRects(for: offsets.range(range)).map { $0.offsetBy(dx: origin.x, dy: origin.y) }
  }

  /// Returns the rectangle of the part of a range on its first line.
  func firstRect(for range: UITextRange) -> CGRect {
    let rects = rects(for: range)
    guard let first = rects.first else { return caretRect(for: range.start) }
    return rects.reduce(first) { $1.minY == first.minY ? $0.union($1) : $0 }
  }

  func selectionRects(for range: UITextRange) -> [UITextSelectionRect] {
    let rects = rects(for: range)
    return rects.enumerated().map { StoredSelectionRect($1, isFirst: $0 == 0, isLast: $0 == rects.count - 1) }
  }

  func closestPosition(to point: CGPoint) -> UITextPosition {
    TextOffset(frame.offset(at: CGPoint(x: point.x - origin.x, y: point.y - origin.y)))
  }

  func closestPosition(to point: CGPoint, within range: UITextRange) -> UITextPosition {
    let allowed = offsets.range(range)
    return TextOffset(min(max(allowed.lowerBound, offset(closestPosition(to: point))), allowed.upperBound))
  }

  /// Returns the range of the UTF-16 unit at the given point; nil if there is none.
  func characterRange(at point: CGPoint) -> UITextRange? {
    let closest = offset(closestPosition(to: point))
    for start in [closest - 1, closest] where start >= 0 && start < offsets.length {
      let character = TextOffsetRange(start..<start + 1)
      if rects(for: character).contains(where: { $0.contains(point) }) { return character }
    }
    return nil
  }
}
