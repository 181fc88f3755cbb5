import UIFoundation

/// The nine pieces of a resizable image: fixed corners, stretched or tiled sides and middle.
struct CapGrid {
  /// A piece of the image and its destination. Points of the oriented image and of the destination.
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
        let source = CGRect(x: column.from, y: row.from, width: column.length, height: row.length)
        let target = CGRect(
          x: destination.minX + column.to, y: destination.minY + row.to, width: column.room, height: row.room)
        guard source.width > 0, source.height > 0, target.width > 0, target.height > 0 else { continue }
        pieces.append(
          Piece(source: source, destination: target, isTiled: image.resizingMode == .tile && source.size != target.size)
        )
      }
    }
    self.pieces = pieces
  }

  private struct Span {
    var from, length, to, room: CGFloat
  }

  // Caps that do not fit shrink by the same factor.
  private static func cut(_ length: CGFloat, _ before: CGFloat, _ after: CGFloat, into room: CGFloat) -> [Span] {
    let (head, tail) = (min(max(0, before), length), min(max(0, after), length - min(max(0, before), length)))
    let shrink = head + tail > room ? room / (head + tail) : 1
    let (shownHead, shownTail) = (head * shrink, tail * shrink)
    return [
      Span(from: 0, length: head, to: 0, room: shownHead),
      Span(from: head, length: length - head - tail, to: shownHead, room: max(0, room - shownHead - shownTail)),
      Span(from: length - tail, length: tail, to: room - shownTail, room: shownTail),
    ]
  }
}
