internal import Foundation

/// The attributes of all elements in layout order, with lookup by key and by rectangle.
@MainActor
struct PlacedElements {
  private(set) var all: [UICollectionViewLayoutAttributes] = []
  /// The index of each element in `all`. Indices are accessed by key only, never iterated.
  private var indices: [ElementKey: Int] = [:]

  mutating func add(_ attributes: UICollectionViewLayoutAttributes) {
    indices[attributes.key] = all.count
    all.append(attributes)
  }

  subscript(key: ElementKey) -> UICollectionViewLayoutAttributes? { indices[key].map { all[$0] } }

  /// Returns the elements that overlap a rectangle.
  ///
  /// An element of an orthogonal section is included if the section's scroll view overlaps the rectangle.
  /// `scrollerFrames` contains the frames of these scroll views by section index.
  func overlapping(_ rect: CGRect, scrollerFrames: [Int: CGRect] = [:]) -> [UICollectionViewLayoutAttributes] {
    all.filter { attributes in
      let frame = attributes.scrollingSection.flatMap { scrollerFrames[$0] } ?? attributes.frame
      return frame.overlaps(rect)
    }
  }

  /// Mirrors the frames, except in orthogonal sections, in content of the given width.
  func mirror(in width: CGFloat) {
    for attributes in all where attributes.scrollingSection == nil {
      attributes.frame.origin.x = width - attributes.frame.maxX
    }
  }
}

/// A header or footer that stays in the visible part of its section. Positions are in the scroll direction, in points.
struct PinnedElement {
  var attributes: UICollectionViewLayoutAttributes
  var section: (start: CGFloat, end: CGFloat)
  /// Indicates whether the element stays at the end of the visible part, not at its start.
  var isAtEnd: Bool

  /// Mirrors the section in content of the given width that scrolls horizontally.
  mutating func mirror(in width: CGFloat) {
    section = (width - section.end, width - section.start)
    isAtEnd.toggle()
  }
}

extension [UICollectionViewLayoutAttributes] {
  /// Replaces an element that leaves the visible part with a copy that stays in it.
  ///
  /// The copy does not leave its section.
  @MainActor mutating func pin(_ element: PinnedElement, in visible: CGRect, isVertical: Bool, zIndex: Int) {
    let (frame, section) = (element.attributes.frame, element.section)
    let length = isVertical ? frame.height : frame.width
    let start = isVertical ? frame.minY : frame.minX
    let (visibleStart, visibleEnd) = isVertical ? (visible.minY, visible.maxY) : (visible.minX, visible.maxX)
    let pinnedStart: CGFloat
    if element.isAtEnd {
      guard start + length > visibleEnd, section.start < visibleEnd else { return }
      pinnedStart = Swift.max(visibleEnd - length, section.start)
    } else {
      guard start < visibleStart, section.end > visibleStart else { return }
      pinnedStart = Swift.min(visibleStart, section.end - length)
    }
    let pinned = element.attributes.duplicate()
    if isVertical { pinned.frame.origin.y = pinnedStart } else { pinned.frame.origin.x = pinnedStart }
    pinned.zIndex = zIndex
    removeAll { $0.key == pinned.key }
    append(pinned)
  }
}

extension CGRect {
  /// Returns whether the rectangles share more than an edge.
  func overlaps(_ other: CGRect) -> Bool {
    minX < other.maxX && maxX > other.minX && minY < other.maxY && maxY > other.minY
  }
}
