import UIFoundation

/// The nine pieces of a resizable image: fixed corners, and stretched or tiled sides and center.
struct CapGrid {
  /// A piece of the oriented image and its destination, each in points in its own coordinate space.
  struct Piece: Equatable {
    var source: CGRect
    var destination: CGRect
    var isTiled: Bool
  }

  let pieces: [Piece]

  init(image: UIImage, destination: CGRect) {
    let insets = image.capInsets
    let columns = Self.cut(image.size.width, insets.left, insets.right, into: destination.width)
    let rows = Self.cut(image.size.height, insets.top, insets.bottom, into: destination.height)
    var pieces: [Piece] = []
    for row in rows {
      for column in columns {
        let source = CGRect(
          x: column.source, y: row.source, width: column.sourceLength, height: row.sourceLength)
        let target = CGRect(
          x: destination.minX + column.target, y: destination.minY + row.target, width: column.targetLength,
          height: row.targetLength)
        guard source.width > 0, source.height > 0, target.width > 0, target.height > 0 else { continue }
        pieces.append(
          Piece(source: source, destination: target, isTiled: image.resizingMode == .tile && source.size != target.size)
        )
      }
    }
    self.pieces = pieces
  }

  /// The extent of a row or column of pieces in the image and in the destination.
  private struct Span {
    var source, sourceLength, target, targetLength: CGFloat
  }

  // Caps that do not fit are reduced by the same factor.
  private static func cut(_ length: CGFloat, _ before: CGFloat, _ after: CGFloat, into available: CGFloat) -> [Span] {
    let (head, tail) = (min(max(0, before), length), min(max(0, after), length - min(max(0, before), length)))
    let factor = head + tail > available ? available / (head + tail) : 1
    let (targetHead, targetTail) = (head * factor, tail * factor)
    return [
      Span(source: 0, sourceLength: head, target: 0, targetLength: targetHead),
      Span(
        source: head, sourceLength: length - head - tail, target: targetHead,
        targetLength: max(0, available - targetHead - targetTail)),
      Span(source: length - tail, sourceLength: tail, target: available - targetTail, targetLength: targetTail),
    ]
  }
}
