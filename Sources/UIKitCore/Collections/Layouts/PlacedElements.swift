/// Attributes in the order in which they are laid out, found by element and by rectangle.
@MainActor
struct PlacedElements {
  private(set) var all: [UICollectionViewLayoutAttributes] = []
  /// Looked up by element only; the order never shows.
  private var places: [ElementKey: Int] = [:]

  mutating func add(_ attributes: UICollectionViewLayoutAttributes) {
    places[attributes.key] = all.count
    all.append(attributes)
  }

  subscript(key: ElementKey) -> UICollectionViewLayoutAttributes? { places[key].map { all[$0] } }

  /// What reaches into a rectangle; sections that scroll across are judged by `spans`.
  func reaching(into rect: CGRect, spans: [Int: CGRect] = [:]) -> [UICollectionViewLayoutAttributes] {
    all.filter { attributes in
      let place = attributes.scrollingSection.flatMap { spans[$0] } ?? attributes.frame
      return place.reaches(into: rect)
    }
  }

  /// Mirrors every place in a content of a width, as right-to-left layouts are.
  func mirror(in width: CGFloat) {
    for attributes in all where attributes.scrollingSection == nil {
      attributes.frame.origin.x = width - attributes.frame.maxX
    }
  }
}

extension CGRect {
  /// Whether the rectangles share more than an edge.
  func reaches(into other: CGRect) -> Bool {
    minX < other.maxX && maxX > other.minX && minY < other.maxY && maxY > other.minY
  }
}
