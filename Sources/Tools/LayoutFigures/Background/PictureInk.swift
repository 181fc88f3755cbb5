import UIKitCore

/// The visible parts of a picture that annotations avoid, in points in the picture's coordinate space.
struct PictureInk {
  /// The ink boxes of text, one for each run of glyphs without a wide gap.
  private(set) var glyphs: [CGRect] = []
  /// The ink boxes of single glyphs.
  private(set) var letters: [CGRect] = []
  /// The boxes of images and of small filled paths, such as symbols.
  private(set) var images: [CGRect] = []

  /// The maximum side, in points, of a filled path that is treated as a symbol.
  private static let symbolSide: CGFloat = 48

  /// Returns whether a box is small enough to be a symbol rather than a large image.
  static func isSymbol(_ box: CGRect) -> Bool { max(box.width, box.height) <= symbolSide }

  init(_ list: DisplayList) {
    let inks = InkCollector(list)
    (glyphs, letters, images) = (inks.glyphs, inks.letters, inks.images)
  }

  /// Adds the filled shapes of a drawing over the picture, such as the sensor housing of a device.
  mutating func addShapes(of list: DisplayList) {
    var traversal = DisplayListTraversal(clip: list.bounds)
    for item in list.items {
      guard traversal.advance(past: item), case .fill(let fill) = item else { continue }
      let visible = traversal.visiblePart(of: fill.shape.bounds)
      if visible.isFinite, visible.width > 0, visible.height > 0 { images.append(visible) }
    }
  }
}
