import UIFoundation
import UIGraphics

/// The agreement of two pictures of one layout, regardless of the shapes of glyphs.
package struct LayoutComparison: Sendable {
  package let name: String
  package let hasSameSize: Bool
  /// The mean structural similarity, at the scale of the pictures; 1 for equal pixels.
  package let similarity: Double
  package let isIdentical: Bool
  /// The boxes of shapes.
  package let boxes: BoxMatching
  /// The lines of text.
  package let lines: BoxMatching
  /// Indicates whether the reference has ink and the picture has none.
  package let isBlank: Bool
  private let sizes: (reference: CGSize, actual: CGSize)

  /// Compares two pictures. The scale is the one that a picture's file stores, or else 1.
  package init(name: String, from reference: Picture, to actual: Picture) {
    let scale = max(actual.scale ?? reference.scale ?? 1, 0.01)
    self.name = name
    hasSameSize = reference.width == actual.width && reference.height == actual.height
    isIdentical = reference == actual
    similarity = StructuralSimilarity.mean(reference.image, actual.image)
    let old = InkBoxes(reference.image, scale: scale)
    let new = isIdentical ? old : InkBoxes(actual.image, scale: scale)
    boxes = BoxMatching(old.shapes, new.shapes, scale: scale)
    lines = BoxMatching(old.lines, new.lines, scale: scale)
    isBlank = new.shapes.isEmpty && new.lines.isEmpty && !(old.shapes.isEmpty && old.lines.isEmpty)
    func size(_ picture: Picture) -> CGSize {
      CGSize(width: CGFloat(picture.width) / scale, height: CGFloat(picture.height) / scale)
    }
    sizes = (size(reference), size(actual))
  }

  /// Indicates whether size, boxes and lines agree within a point.
  package var isWithinPoint: Bool {
    hasSameSize && boxes.countWithinPoint == boxes.total && lines.countWithinPoint == lines.total
  }

  /// Indicates whether the reference has lines of text.
  package var hasText: Bool { lines.pairs.count + lines.missing.count > 0 }

  /// The causes of disagreement. A cause occurs once for each box, with the size of the difference in points.
  package var causes: [(cause: LayoutCause, points: Double)] {
    guard !isBlank else { return [(.blank, 0)] }
    var found: [(LayoutCause, Double)] = []
    if !hasSameSize {
      let (width, height) = (
        sizes.actual.width - sizes.reference.width, sizes.actual.height - sizes.reference.height
      )
      found.append((.pictureSize, Double(max(abs(width), abs(height)))))
    }
    for pair in lines.pairs where !pair.isWithinPoint { found.append(cause(of: pair, isText: true)) }
    for pair in boxes.pairs where !pair.isWithinPoint { found.append(cause(of: pair, isText: false)) }
    found += lines.missing.map { (.missingLine, Double($0.width)) } + lines.extra.map { (.extraLine, Double($0.width)) }
    found += boxes.missing.map { (.missingBox, Double($0.width)) } + boxes.extra.map { (.extraBox, Double($0.width)) }
    return found
  }

  private func cause(of pair: BoxMatching.Pair, isText: Bool) -> (LayoutCause, Double) {
    let (width, height) = (pair.actual.width - pair.reference.width, pair.actual.height - pair.reference.height)
    if abs(width) > 1.0001, abs(width) >= abs(height) {
      if isText { return (width > 0 ? .widerLine : .narrowerLine, Double(abs(width))) }
      return (.boxSize, Double(abs(width)))
    }
    if abs(height) > 1.0001 { return (isText ? .lineHeight : .boxSize, Double(abs(height))) }
    return (isText ? .movedLine : .movedBox, pair.distance)
  }
}

/// A kind of difference between two pictures of one layout.
package enum LayoutCause: String, Sendable, CaseIterable {
  case blank = "blank picture"
  case pictureSize = "size of the picture"
  case widerLine = "wider line of text"
  case narrowerLine = "narrower line of text"
  case lineHeight = "height of a line of text"
  case movedLine = "moved line of text"
  case missingLine = "missing line of text"
  case extraLine = "extra line of text"
  case boxSize = "size of a box"
  case movedBox = "moved box"
  case missingBox = "missing box"
  case extraBox = "extra box"
}
