import CairoRendering
import UIKitCore

/// The marks around a page at which it is cut after printing. Lengths are in points.
enum CropMarks {
  private static let millimeter: CGFloat = 72 / 25.4
  /// The margin around the page that contains the marks.
  private static let margin = 10 * millimeter
  /// The distance of the marks from the page. Drawing beyond the edges of the page can extend up to here.
  private static let distance = 3 * millimeter
  private static let length = 5 * millimeter
  private static let lineWidth: CGFloat = 0.25

  /// The margins of a page with crop marks.
  static let printMargins = PrintMargins(trim: margin, bleed: margin - distance)

  /// Returns a page with a margin, and with two marks at each of its corners.
  static func around(_ page: DisplayList) -> DisplayList {
    let cut = page.bounds
    let bounds = cut.insetBy(dx: -margin, dy: -margin)
    let marks = DisplayList.record(bounds: bounds) { context in
      context.setStrokeColor(UIColor.black.cgColor)
      context.setLineWidth(lineWidth)
      for (x, outward) in [(cut.minX, -1), (cut.maxX, 1)] as [(CGFloat, CGFloat)] {
        for (y, upward) in [(cut.minY, -1), (cut.maxY, 1)] as [(CGFloat, CGFloat)] {
          context.move(to: CGPoint(x: x + outward * distance, y: y))
          context.addLine(to: CGPoint(x: x + outward * (distance + length), y: y))
          context.move(to: CGPoint(x: x, y: y + upward * distance))
          context.addLine(to: CGPoint(x: x, y: y + upward * (distance + length)))
        }
      }
      context.strokePath()
    }
    return DisplayList(bounds: bounds, items: page.items + marks.items)
  }
}
