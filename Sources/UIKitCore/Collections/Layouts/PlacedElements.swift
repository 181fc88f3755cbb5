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

extension [UICollectionViewLayoutAttributes] {
  /// Adds a copy of a header that stays at the top of the visible part until its section ends.
  ///
  /// The copy replaces the header if the array contains it.
  @MainActor mutating func pin(
    _ header: UICollectionViewLayoutAttributes, to top: CGFloat, sectionEnd: CGFloat, zIndex: Int
  ) {
    let pinned = header.duplicate()
    pinned.frame.origin.y = Swift.min(top, sectionEnd - header.frame.height)
    pinned.zIndex = zIndex
    removeAll { $0.key == header.key }
    append(pinned)
  }
}

extension CGRect {
  /// Returns whether the rectangles share more than an edge.
  func overlaps(_ other: CGRect) -> Bool {
    minX < other.maxX && maxX > other.minX && minY < other.maxY && maxY > other.minY
  }
}
