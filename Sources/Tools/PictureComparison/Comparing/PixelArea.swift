/// A rectangle of whole pixels, relative to the top left corner.
package struct PixelArea: Sendable, Hashable, Codable, CustomStringConvertible {
  package var x: Int
  package var y: Int
  package var width: Int
  package var height: Int

  /// Returns the bounding box of both areas.
  package func union(_ other: PixelArea) -> PixelArea {
    let (left, top) = (min(x, other.x), min(y, other.y))
    return PixelArea(
      x: left, y: top, width: max(x + width, other.x + other.width) - left,
      height: max(y + height, other.y + other.height) - top)
  }

  package var description: String { "\(width)×\(height) px at (\(x), \(y))" }
}
