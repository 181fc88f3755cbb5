import CairoRendering
import Foundation
import UIKitCore

/// The measurements of a finished figure, independent of the placement engine.
@MainActor
struct FigureReview {
  /// The area of the picture's text that is covered by the letters of labels, in square points.
  let glyphOverlap: CGFloat
  /// The area of the picture's text that annotations and their backgrounds cover, in square points.
  let textOverlap: CGFloat
  /// The area of labels that other labels cover, in square points.
  let labelOverlap: CGFloat
  /// The area of the letters of labels that lines cover, in square points.
  let lineOverlap: CGFloat
  /// The area of labels and lines outside of the canvas, in square points.
  let outside: CGFloat
  /// The lowest contrast of a label's ink with the pixels below it, 1 to 21.
  let labelContrast: Double
  /// The lowest contrast of a line with the pixels below it, 1 to 21.
  let lineContrast: Double
  /// The line with this contrast, and the place and color of its background there, for messages.
  let weakestLine: String
  /// The number of labels.
  let labelCount: Int
  /// The number of labels that cover text, overlap another label, or are crossed by a line.
  let coveringCount: Int

  private static let scale: CGFloat = 2
  /// The width, in points, above which a stroke is the outline of a line, or a band.
  private static let widestLine: CGFloat = 1

  /// The least contrast of a pixel that shows text. Text below a blur has 1.06 at most.
  private static let seen = 1.1

  private static let gray = RGBA(hex: 0x808080)

  private struct Label {
    let item: GlyphItem
    let box: CGRect
  }

  /// Measures a figure whose first items are the items of the picture.
  init(_ figure: DisplayList, over picture: DisplayList, paper: RGBA = .white) throws {
    // The items of a picture smaller than its figure are clipped to it.
    let isClipped =
      figure.items.count > 2 && figure.items[0] == .save && figure.items[1] == .clip(.rect(picture.bounds), .winding)
    let count = picture.items.count + (isClipped ? 3 : 0)
    func image(on paper: RGBA, _ isKept: (Int, DisplayItem) -> Bool) throws -> PixelMap {
      let items = figure.items.enumerated().filter { $1.isState || isKept($0, $1) }.map(\.element)
      return try PixelMap(DisplayList(bounds: figure.bounds, items: items), scale: Self.scale, paper: paper)
    }
    // Names in narrow strips are rotated.
    var traversal = DisplayListTraversal()
    let labels = figure.items.dropFirst(count).compactMap { item -> Label? in
      guard traversal.advance(past: item), case .glyphs(let glyphs) = item else { return nil }
      return Label(item: glyphs, box: glyphs.advanceBox.applying(traversal.transform))
    }
    let lines = figure.items.dropFirst(count).compactMap { item -> StrokeItem? in
      guard case .stroke(let stroke) = item, stroke.style.width <= Self.widestLine else { return nil }
      return stroke
    }
    let textless = try image(on: paper) { $0 < count && !$1.isGlyphs }
    let text = try image(on: paper) { index, _ in index < count }.difference(from: textless, contrast: Self.seen)
    // The figure is painted on a gray that no annotation has.
    let blank = try image(on: Self.gray) { _, _ in false }
    let labelInk = try image(on: Self.gray) { $0 >= count && $1.isGlyphs }.difference(from: blank)
    let allInk = try image(on: Self.gray) { $0 >= count && !$1.isBand }.difference(from: blank)
    let lineInk = try image(on: Self.gray) { $0 >= count && $1.isLine(upTo: Self.widestLine) }.difference(from: blank)
    let pixel = 1 / (Self.scale * Self.scale)
    glyphOverlap = CGFloat(text.shared(with: labelInk)) * pixel
    textOverlap = CGFloat(text.shared(with: allInk)) * pixel
    lineOverlap = CGFloat(lineInk.shared(with: labelInk)) * pixel
    var (shared, covering, out) = (CGFloat(0), 0, CGFloat(0))
    for (index, label) in labels.enumerated() {
      let others = labels.enumerated().reduce(0) { sum, other in
        sum + (other.offset == index ? 0 : label.box.area(with: other.element.box))
      }
      let coversInk =
        blank.sharesPixel(text, labelInk, in: label.box) || blank.sharesPixel(lineInk, labelInk, in: label.box)
      shared += others / 2
      out += label.box.width * label.box.height - label.box.area(with: figure.bounds)
      covering += others > 0 || coversInk ? 1 : 0
    }
    for line in lines { out += line.length(outside: figure.bounds) * line.style.width }
    (labelOverlap, outside, labelCount, coveringCount) = (shared, out, labels.count, covering)
    let background = try image(on: paper) { $0 < count || !$1.isGlyphs }
    labelContrast = labels.reduce(21) {
      min($0, background.leastContrast(of: $1.item.color, in: $1.box, where: labelInk))
    }
    // The outline of a line precedes it. Wide strokes after the last line cover lines instead of being below them.
    let last = figure.items.indices.dropFirst(count).last { figure.items[$0].isLine(upTo: Self.widestLine) }
    let bare = try image(on: paper) { index, item in
      index < count
        || !(item.isGlyphs || item.isLine(upTo: Self.widestLine) || item.isLine(upTo: .infinity) && index > last ?? 0)
    }
    let weakest = lines.map { ($0, bare.leastContrast(of: $0)) }.min { $0.1.contrast < $1.1.contrast }
    lineContrast = weakest?.1.contrast ?? 21
    weakestLine =
      weakest.map { line, least in
        "\(line.color) in \(line.shape.bounds), \(line.style.width) wide, on \(String(least.pixel, radix: 16)) at \(least.place)"
      } ?? ""
  }
}

extension DisplayItem {
  /// Indicates whether the item changes the state instead of drawing.
  fileprivate var isState: Bool {
    switch self {
    case .save, .restore, .transform, .clip, .beginGroup, .endGroup: true
    default: false
    }
  }

  fileprivate var isGlyphs: Bool { if case .glyphs = self { true } else { false } }

  /// Indicates whether the item is a shaded band. Bands are translucent, and text of any size can be over them.
  fileprivate var isBand: Bool { if case .fill(let fill) = self { fill.rule == .evenOdd } else { false } }

  fileprivate func isLine(upTo width: CGFloat) -> Bool {
    if case .stroke(let stroke) = self { stroke.style.width <= width } else { false }
  }
}

extension StrokeItem {
  /// Returns the length, in points, of the part of a straight stroke outside of a rectangle.
  fileprivate func length(outside rect: CGRect) -> CGFloat {
    let points = shape.pathData.points
    guard let start = points.first, let end = points.last, points.count == 2 else { return 0 }
    let count = max(1, Int((hypot(end.x - start.x, end.y - start.y) * 4).rounded(.up)))
    let outside = (0...count).count { step in
      let part = CGFloat(step) / CGFloat(count)
      let (x, y) = (start.x + (end.x - start.x) * part, start.y + (end.y - start.y) * part)
      return x < rect.minX || x > rect.maxX || y < rect.minY || y > rect.maxY
    }
    return CGFloat(outside) / 4
  }
}

extension GlyphItem {
  /// The box from the first glyph to the last, from cap height to baseline, in points.
  fileprivate var advanceBox: CGRect {
    guard let first = glyphs.first, let last = glyphs.last else { return .null }
    let rise = face.metrics.capHeight * pointSize
    let box = CGRect(
      x: origin.x + first.position.x, y: origin.y + first.position.y - rise,
      width: last.position.x + last.advance - first.position.x, height: rise)
    // A glyph in the middle of a corrected advance begins up to 0.03 em beside the pen.
    return box.insetBy(dx: 0.03 * pointSize, dy: 0)
  }
}

extension CGRect {
  fileprivate func area(with other: CGRect) -> CGFloat {
    let both = intersection(other)
    return both.isNull ? 0 : both.width * both.height
  }
}
