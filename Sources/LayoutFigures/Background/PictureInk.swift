import UIKitCore

/// The parts of a picture that annotations avoid, in points in the picture's coordinate space.
struct PictureInk {
  /// The ink boxes of text, one for each run of glyphs without a wide gap.
  private(set) var glyphs: [CGRect] = []
  /// The ink boxes of single glyphs.
  private(set) var letters: [CGRect] = []
  /// The boxes of images and of small filled paths, such as symbols.
  private(set) var images: [CGRect] = []

  /// The width of a gap between glyphs, in em, above which a run is divided into two boxes.
  private static let divide: CGFloat = 1.5
  /// The maximum side, in points, of a filled path that is treated as a symbol.
  private static let symbolSide: CGFloat = 48
  /// The maximum depth of nested drawings from which ink is collected.
  private static let maximumDepth = 16

  /// Returns whether a box is small enough to be a symbol rather than a large image.
  static func isSymbol(_ box: CGRect) -> Bool { max(box.width, box.height) <= symbolSide }

  init(_ list: DisplayList) {
    collect(list, DisplayListTraversal(clip: list.bounds), depth: 0)
  }

  /// Adds the filled shapes of a drawing over the picture, such as the sensor housing of a device.
  mutating func addShapes(of list: DisplayList) {
    var traversal = DisplayListTraversal(clip: list.bounds)
    for item in list.items {
      guard traversal.advance(past: item), case .fill(let fill) = item else { continue }
      add(fill.shape.bounds, to: \.images, traversal)
    }
  }

  private mutating func collect(_ list: DisplayList, _ start: DisplayListTraversal, depth: Int) {
    guard depth < Self.maximumDepth else { return }
    var traversal = start
    for item in list.items {
      guard traversal.advance(past: item), !traversal.clip.isEmpty, !traversal.groups.contains(where: { $0.alpha == 0 })
      else { continue }
      switch item {
      case .glyphs(let run): add(run, traversal)
      case .image(let image): add(image.destination, to: \.images, traversal)
      case .vector(let vector): add(vector.destination, to: \.images, traversal)
      case .fill(let fill):
        guard case .path(let path) = fill.shape, Self.isSymbol(path.bounds) else { break }
        add(path.bounds, to: \.images, traversal)
      case .drawing(let drawing): collect(drawing.list, traversal.entering(drawing), depth: depth + 1)
      default: break
      }
    }
  }

  private mutating func add(_ run: GlyphItem, _ traversal: DisplayListTraversal) {
    var box = CGRect.null
    for glyph in run.glyphs {
      guard let ink = run.face.inkBounds(of: glyph.id) else { continue }
      let inkBox = CGRect(
        x: run.origin.x + glyph.position.x + ink.minX * run.pointSize,
        y: run.origin.y + glyph.position.y + ink.minY * run.pointSize, width: ink.width * run.pointSize,
        height: ink.height * run.pointSize)
      add(inkBox, to: \.letters, traversal)
      if !box.isNull, inkBox.minX - box.maxX > Self.divide * run.pointSize {
        add(box, to: \.glyphs, traversal)
        box = .null
      }
      box = box.union(inkBox)
    }
    add(box, to: \.glyphs, traversal)
  }

  private mutating func add(
    _ box: CGRect, to boxes: WritableKeyPath<PictureInk, [CGRect]>, _ traversal: DisplayListTraversal
  ) {
    guard box.isFinite else { return }
    let visible = traversal.visiblePart(of: box)
    if visible.isFinite, visible.width > 0, visible.height > 0 { self[keyPath: boxes].append(visible) }
  }
}
