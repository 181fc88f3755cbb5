internal import Foundation

/// Layout attributes in layout order, with lookup by element and by rectangle.
@MainActor
struct PlacedElements {
  private(set) var all: [UICollectionViewLayoutAttributes] = []
  /// Accessed by key only.
  private var places: [ElementKey: Int] = [:]

  mutating func add(_ attributes: UICollectionViewLayoutAttributes) {
    places[attributes.key] = all.count
    all.append(attributes)
  }

  subscript(key: ElementKey) -> UICollectionViewLayoutAttributes? { places[key].map { all[$0] } }

  /// Returns the elements that intersect a rectangle; `spans` replaces the frames of orthogonal sections.
  func reaching(into rect: CGRect, spans: [Int: CGRect] = [:]) -> [UICollectionViewLayoutAttributes] {
    all.filter { attributes in
      let place = attributes.scrollingSection.flatMap { spans[$0] } ?? attributes.frame
      return place.reaches(into: rect)
    }
  }

  /// Mirrors every frame in a content of a width, for right-to-left layouts.
  func mirror(in width: CGFloat) {
    for attributes in all where attributes.scrollingSection == nil {
      attributes.frame.origin.x = width - attributes.frame.maxX
    }
  }
}

extension CGRect {
  /// Indicates whether the rectangles share more than an edge.
  func reaches(into other: CGRect) -> Bool {
    minX < other.maxX && maxX > other.minX && minY < other.maxY && maxY > other.minY
  }
}
