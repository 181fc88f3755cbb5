import UIFoundation

/// The nine pieces of a resizable image: fixed corners, and stretched or tiled sides and center.
struct CapGrid {
  /// A piece of the oriented image and its destination, each in points in its own coordinate space.
  struct Piece: Equatable {
    var source: CGRect
    var destination: CGRect
    /// The size of the copies that cover the destination, in points; nil for one stretched copy.
    var tile: CGSize?
  }

  let pieces: [Piece]

  /// The length, in points, below which the center is a rounding error of the caps' sum.
  private static let tolerance: CGFloat = 1e-6

  /// Divides an image.
  ///
  /// If the caps meet, `fillsCenter` stretches the line of pixels between them, as layers do. Otherwise, the center is
  /// empty.
  init(image: UIImage, destination: CGRect, fillsCenter: Bool) {
    let insets = image.capInsets
    let line = fillsCenter && image.scale > 0 ? 1 / image.scale : 0
    let columns = Self.cut(image.size.width, insets.left, insets.right, into: destination.width, line: line)
    let rows = Self.cut(image.size.height, insets.top, insets.bottom, into: destination.height, line: line)
    var pieces: [Piece] = []
    for row in rows {
      for column in columns {
        let source = CGRect(
          x: column.source, y: row.source, width: column.sourceLength, height: row.sourceLength)
        let target = CGRect(
          x: destination.minX + column.target, y: destination.minY + row.target, width: column.targetLength,
          height: row.targetLength)
        guard source.width > 0, source.height > 0, target.width > 0, target.height > 0 else { continue }
        // A line of pixels is stretched: copies of it would look the same.
        let tile = CGSize(
          width: column.isLine ? target.width : source.width, height: row.isLine ? target.height : source.height)
        let isTiled = image.resizingMode == .tile && tile != target.size
        pieces.append(Piece(source: source, destination: target, tile: isTiled ? tile : nil))
      }
    }
    self.pieces = pieces
  }

  /// The extent of a row or column of pieces in the image and in the destination.
  private struct Span {
    var source, sourceLength, target, targetLength: CGFloat
    /// Indicates whether the span is the line of pixels between two caps that meet.
    var isLine = false
  }

  // Caps that do not fit are reduced by the same factor.
  private static func cut(
    _ length: CGFloat, _ before: CGFloat, _ after: CGFloat, into available: CGFloat, line: CGFloat
  ) -> [Span] {
    let (head, tail) = (min(max(0, before), length), min(max(0, after), length - min(max(0, before), length)))
    let factor = head + tail > available ? available / (head + tail) : 1
    let (targetHead, targetTail) = (head * factor, tail * factor)
    var center = Span(
      source: head, sourceLength: length - head - tail, target: targetHead,
      targetLength: max(0, available - targetHead - targetTail))
    if center.sourceLength < Self.tolerance, line > 0 {
      center.sourceLength = min(line, length)
      center.source = min(max(0, head - line / 2), length - center.sourceLength)
      center.isLine = true
    }
    return [
      Span(source: 0, sourceLength: head, target: 0, targetLength: targetHead),
      center,
      Span(source: length - tail, sourceLength: tail, target: available - targetTail, targetLength: targetTail),
    ]
  }
}
