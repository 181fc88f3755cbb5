import UIKitCore

/// A collection of the boxes of a picture's text and images, without those that later items hide.
struct InkCollector {
  /// The box of a letter or an image, in the picture's coordinate space.
  private struct Ink {
    let box: CGRect
    let isLetter: Bool
    /// Indicates whether the letter begins a new box of text: the first one of a run, or after a wide gap.
    var isFirst: Bool
    var isHidden = false
  }

  private var inks: [Ink] = []
  private var places = PlacementGrid<Int>()

  /// The width of a gap between glyphs, in em, above which a run is divided into two boxes.
  private static let divide: CGFloat = 1.5
  /// The maximum depth of nested drawings from which ink is collected.
  private static let maximumDepth = 16

  init(_ list: DisplayList) {
    collect(list, DisplayListTraversal(clip: list.bounds), clips: [], canHide: true, depth: 0)
  }

  /// The visible ink boxes of single glyphs.
  var letters: [CGRect] { inks.filter { $0.isLetter && !$0.isHidden }.map(\.box) }

  /// The visible boxes of images and of small filled paths, such as symbols.
  var images: [CGRect] { inks.filter { !$0.isLetter && !$0.isHidden }.map(\.box) }

  /// The boxes of visible text, one for each run of glyphs without a wide gap.
  var glyphs: [CGRect] {
    var (boxes, isApart) = ([CGRect](), true)
    for ink in inks where ink.isLetter {
      isApart = isApart || ink.isFirst
      if ink.isHidden {
        isApart = true
      } else if isApart {
        boxes.append(ink.box)
        isApart = false
      } else {
        boxes[boxes.count - 1] = boxes[boxes.count - 1].union(ink.box)
      }
    }
    return boxes
  }

  private mutating func collect(
    _ list: DisplayList, _ start: DisplayListTraversal, clips: [PictureCover.Outline], canHide: Bool,
    depth: Int
  ) {
    guard depth < Self.maximumDepth else { return }
    var (traversal, clips, saved) = (start, clips, [[PictureCover.Outline]]())
    for item in list.items {
      switch item {
      case .save, .beginGroup: saved.append(clips)
      case .restore, .endGroup: clips = saved.popLast() ?? clips
      case .clip(.rect, _) where traversal.transform.isUpright: break
      case .clip(let shape, let rule): clips.append(PictureCover.Outline(shape, rule, traversal.transform))
      default: break
      }
      guard traversal.advance(past: item), !traversal.clip.isEmpty, !traversal.groups.contains(where: { $0.alpha == 0 })
      else { continue }
      let canHide = canHide && PictureCover.isPossible(in: traversal.groups)
      if canHide, !inks.isEmpty, let cover = PictureCover(item, traversal, clips: clips) { hide(below: cover) }
      switch item {
      case .glyphs(let run): add(run, traversal)
      case .image(let image): addImage(image.destination, traversal)
      case .vector(let vector): addImage(vector.destination, traversal)
      case .fill(let fill):
        guard case .path(let path) = fill.shape, PictureInk.isSymbol(path.bounds) else { break }
        addImage(path.bounds, traversal)
      case .drawing(let drawing):
        collect(drawing.list, traversal.entering(drawing), clips: clips, canHide: canHide, depth: depth + 1)
      default: break
      }
    }
  }

  private mutating func add(_ run: GlyphItem, _ traversal: DisplayListTraversal) {
    var (end, isFirst): (CGFloat?, Bool) = (nil, true)
    for glyph in run.glyphs {
      guard let ink = run.face.inkBounds(of: glyph.id) else { continue }
      let box = CGRect(
        x: run.origin.x + glyph.position.x + ink.minX * run.pointSize,
        y: run.origin.y + glyph.position.y + ink.minY * run.pointSize, width: ink.width * run.pointSize,
        height: ink.height * run.pointSize)
      isFirst = isFirst || end.map { box.minX - $0 > Self.divide * run.pointSize } ?? true
      end = max(end ?? box.maxX, box.maxX)
      if add(box, isLetter: true, isFirst: isFirst, traversal) { isFirst = false }
    }
  }

  private mutating func addImage(_ box: CGRect, _ traversal: DisplayListTraversal) {
    _ = add(box, isLetter: false, isFirst: true, traversal)
  }

  /// Adds the visible part of a box, and returns whether there is one.
  private mutating func add(
    _ box: CGRect, isLetter: Bool, isFirst: Bool, _ traversal: DisplayListTraversal
  ) -> Bool {
    guard box.isFinite else { return false }
    let visible = traversal.visiblePart(of: box)
    guard visible.isFinite, visible.width > 0, visible.height > 0 else { return false }
    places.add(inks.count, in: visible)
    inks.append(Ink(box: visible, isLetter: isLetter, isFirst: isFirst))
    return true
  }

  private mutating func hide(below cover: PictureCover) {
    var hidden: [Int] = []
    places.forEach(near: cover.bounds) { index in
      if !inks[index].isHidden, cover.hides(inks[index].box) { hidden.append(index) }
    }
    for index in hidden {
      inks[index].isHidden = true
      places.remove(index)
    }
  }
}
