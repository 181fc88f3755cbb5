import UIFoundation

/// A rectangle of whole pixels, without the pixels at `right` and `bottom`.
struct PixelRect: Hashable {
  var left: Int
  var top: Int
  var right: Int
  var bottom: Int

  static let empty = PixelRect(left: 0, top: 0, right: 0, bottom: 0)

  var width: Int { right - left }
  var height: Int { bottom - top }
  var isEmpty: Bool { right <= left || bottom <= top }

  func intersection(_ other: PixelRect) -> PixelRect {
    let rect = PixelRect(
      left: max(left, other.left), top: max(top, other.top), right: min(right, other.right),
      bottom: min(bottom, other.bottom))
    return rect.isEmpty ? .empty : rect
  }

  func contains(_ other: PixelRect) -> Bool {
    left <= other.left && top <= other.top && right >= other.right && bottom >= other.bottom
  }

  func offset(x: Int, y: Int) -> PixelRect {
    PixelRect(left: left + x, top: top + y, right: right + x, bottom: bottom + y)
  }

  func expanded(by amount: Int) -> PixelRect {
    PixelRect(left: left - amount, top: top - amount, right: right + amount, bottom: bottom + amount)
  }

  func union(_ other: PixelRect) -> PixelRect {
    if isEmpty { return other }
    if other.isEmpty { return self }
    return PixelRect(
      left: min(left, other.left), top: min(top, other.top), right: max(right, other.right),
      bottom: max(bottom, other.bottom))
  }
}

extension PixelRect {
  // Larger than any picture's coordinates, but small enough for addition without overflow.
  private static let coordinateLimit: CGFloat = 1e9

  /// Creates the smallest rectangle of pixels that contains a rectangle, clamped to valid coordinates.
  init(outside rect: CGRect) {
    self.init(
      left: Self.whole(rect.minX.rounded(.down)), top: Self.whole(rect.minY.rounded(.down)),
      right: Self.whole(rect.maxX.rounded(.up)), bottom: Self.whole(rect.maxY.rounded(.up)))
    if rect.isNull || isEmpty { self = .empty }
  }

  /// Creates the largest rectangle of pixels inside a rectangle.
  init(inside rect: CGRect) {
    // An edge may be outside by 1/256 of a pixel, which is the precision of Cairo's coordinates.
    let slack: CGFloat = 1.0 / 256
    self.init(
      left: Self.whole((rect.minX - slack).rounded(.up)), top: Self.whole((rect.minY - slack).rounded(.up)),
      right: Self.whole((rect.maxX + slack).rounded(.down)), bottom: Self.whole((rect.maxY + slack).rounded(.down)))
    if rect.isNull || isEmpty { self = .empty }
  }

  private static func whole(_ value: CGFloat) -> Int {
    value.isNaN ? 0 : Int(min(max(value, -coordinateLimit), coordinateLimit))
  }
}
