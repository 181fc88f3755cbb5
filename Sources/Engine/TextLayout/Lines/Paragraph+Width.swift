import UIFoundation

extension Paragraph {
  /// The width of the widest part without an opportunity for a line break, in points.
  var widestWord: CGFloat {
    var (widest, start): (CGFloat, Int) = (0, 0)
    for (end, visible) in zip(opportunities.offsets, opportunities.visiblePositions) {
      widest = max(widest, visible - positions[start])
      start = end
    }
    return widest
  }

  /// Returns whether a line may end at an offset.
  func mayBreak(at offset: Int) -> Bool {
    let index = opportunities.first(after: offset - 1)
    return index < opportunities.offsets.count && opportunities.offsets[index] == offset
  }

  /// Returns the number of characters, as a reader counts them, in a part.
  func characterCount(_ part: Range<Int>) -> Int {
    var (count, offset) = (0, part.lowerBound)
    while offset < part.upperBound {
      offset = graphemes.boundary(after: offset)
      count += 1
    }
    return count
  }

  /// Returns the width, in points, of a part that is on its own line, including tabs.
  func width(_ part: Range<Int>) -> CGFloat {
    var width = positions[part.upperBound] - positions[part.lowerBound]
    if !isSafe(part.lowerBound) || !isSafe(part.upperBound) { width += correction(part) }
    if hasTabs { width += tabWidths(part).reduce(0) { $0 + $1.width } }
    return width
  }

  /// Returns the difference in advances from reshaping the items that are cut at a part's ends.
  private func correction(_ part: Range<Int>) -> CGFloat {
    guard !part.isEmpty else { return 0 }
    var sum: CGFloat = 0
    let first = itemIndex(at: part.lowerBound)
    let last = itemIndex(at: part.upperBound - 1)
    for index in first == last ? [first] : [first, last] {
      let item = items[index]
      let cut = item.range.clamped(to: part)
      if cut == item.range || (isSafe(cut.lowerBound) && isSafe(cut.upperBound)) { continue }
      let originalWidth = positions[cut.upperBound] - positions[cut.lowerBound]
      sum += width(ofPart: cut, item: index) - originalWidth
    }
    return sum
  }

  /// Returns the width of a reshaped part of an item.
  private func width(ofPart part: Range<Int>, item index: Int) -> CGFloat {
    guard let shape = shape(ofPart: part, item: index) else { return 0 }
    return places(of: shape.glyphs, in: items[index], from: part.lowerBound).reduce(0) { $0 + $1.advance }
  }

  func itemIndex(at offset: Int) -> Int {
    max(0, items.partitioningIndex { $0.range.lowerBound > offset } - 1)
  }

  /// A glyph with its advance in points, including kern and tracking.
  struct PlacedGlyph {
    var id: UInt32
    /// The UTF-16 offset in the paragraph.
    var offset: Int
    /// The offset from the pen, y up.
    var shift: CGVector
    /// The space before the glyph, where right-to-left text has its kern and tracking.
    var leading: CGFloat
    /// The advance, including `leading`.
    var advance: CGFloat
  }

  /// Returns the scaled glyphs, with kern and tracking added to each cluster.
  ///
  /// `start` is the offset of the shaped text in the paragraph.
  func places(
    of glyphs: some RandomAccessCollection<ShapedText.Glyph>, in item: TextItem, from start: Int
  ) -> [PlacedGlyph] {
    guard item.run < text.runs.count else { return [] }
    let pointSize = text.runs[item.run].style.font.pointSize
    let scale = pointSize / CGFloat(item.match.face.unitsPerEm)
    var placed = glyphs.map { glyph in
      PlacedGlyph(
        id: glyph.id, offset: start + Int(glyph.cluster),
        shift: CGVector(dx: CGFloat(glyph.xOffset) * scale, dy: CGFloat(glyph.yOffset) * scale), leading: 0,
        advance: CGFloat(glyph.advance) * scale)
    }
    space(&placed, item)
    return placed
  }

  private func space(_ placed: inout [PlacedGlyph], _ item: TextItem) {
    var run = -1
    var spacing: CGFloat = 0
    var index = 0
    while index < placed.count {
      let offset = placed[index].offset
      var end = index
      var sum: CGFloat = 0
      while end < placed.count, placed[end].offset == offset {
        sum += placed[end].advance
        end += 1
      }
      if run < 0 || !text.runs[run].range.contains(range.lowerBound + offset) {
        run = text.runIndex(at: range.lowerBound + offset)
        spacing = text.runs[run].style.spacing(in: item.match.face)
      }
      if spacing != 0, sum > 0 {
        if item.isRightToLeft {
          placed[index].leading = spacing
          placed[index].advance += spacing
        } else {
          placed[end - 1].advance += spacing
        }
      }
      index = end
    }
  }
}
