import UIFoundation
import UIGraphics

/// The bounding boxes of a picture's shapes and lines of text.
///
/// Ink is every pixel that differs from the ground, the most frequent color, by more than 8 of 255 in a channel.
/// Adjacent ink, also diagonally, forms a component. A component of at least 12 × 12 points of which one color covers
/// half of the box is a surface: its own ink, found in the same way on its color, is searched for further components,
/// except at its edge. Components are letters of one line if they overlap vertically by half of the smaller one and the
/// gap between them is at most 0.75 of the taller one; dots and accents belong to the letter below or above them.
/// Two or more letters, 4 to 100 points high, are a line of text. Every other component is a box.
package struct InkBoxes: Sendable, Equatable {
  /// The boxes of shapes, from top to bottom, in pixels.
  package private(set) var shapes: [PixelArea] = []
  /// The boxes of lines of text, from top to bottom, in pixels.
  package private(set) var lines: [PixelArea] = []

  /// The number of components of one surface that are searched for text. The smallest are omitted.
  private static let componentLimit = 2000
  private static let depthLimit = 8

  /// Finds the boxes of a picture. `scale` is in pixels per point.
  package init(_ image: CGImage, scale: CGFloat) {
    let area = PixelArea(x: 0, y: 0, width: image.width, height: image.height)
    image.pixels.withUnsafeBytes { bytes in
      let ink = InkMap(pixels: bytes.bindMemory(to: UInt32.self), width: image.width)
      search(ink, area, ground: ink.commonColor(in: area).color, scale: Double(scale), depth: 0)
    }
    shapes.sort { ($0.y, $0.x, $0.height, $0.width) < ($1.y, $1.x, $1.height, $1.width) }
    lines.sort { ($0.y, $0.x, $0.height, $0.width) < ($1.y, $1.x, $1.height, $1.width) }
  }

  private mutating func search(_ ink: InkMap, _ area: PixelArea, ground: UInt32, scale: Double, depth: Int) {
    var components = ink.components(in: area, ground: ground)
    if depth > 0 { components.removeAll { $0.touchesEdge(of: area) } }
    components.sort { ($0.width * $0.height, $1.y, $1.x) > ($1.width * $1.height, $0.y, $0.x) }
    var letters: [PixelArea] = []
    for component in components.prefix(Self.componentLimit) {
      if let color = surfaceColor(of: component, ink, ground, scale), depth < Self.depthLimit {
        shapes.append(component)
        search(ink, component, ground: color, scale: scale, depth: depth + 1)
      } else {
        letters.append(component)
      }
    }
    for group in LetterGroups(letters).groups {
      let height = Double(group.area.height) / scale
      if group.count > 1, (4...100).contains(height) { lines.append(group.area) } else { shapes += group.members }
    }
  }

  /// Returns the color that covers half of a box, if it is not the ground's.
  private func surfaceColor(of area: PixelArea, _ ink: InkMap, _ ground: UInt32, _ scale: Double) -> UInt32? {
    guard Double(min(area.width, area.height)) >= 12 * scale else { return nil }
    let (color, count) = ink.commonColor(in: area)
    return count * 2 >= area.width * area.height && InkMap.isInk(color, on: ground) ? color : nil
  }
}

extension PixelArea {
  var maxX: Int { x + width }
  var maxY: Int { y + height }

  /// Returns whether the area reaches an edge of an area that contains it.
  func touchesEdge(of other: PixelArea) -> Bool {
    x <= other.x || y <= other.y || maxX >= other.maxX || maxY >= other.maxY
  }

  /// Returns whether the other area is inside of this one.
  func contains(_ other: PixelArea) -> Bool {
    x <= other.x && y <= other.y && other.maxX <= maxX && other.maxY <= maxY
  }
}
