internal import Foundation
internal import TextLayout
internal import UIFoundation
internal import UIGraphics

/// One line of text of a control, shaped for measuring and drawing.
@MainActor
struct ControlText {
  private var layout: ParagraphLayout
  private let grid: PixelGrid
  private let direction: UIUserInterfaceLayoutDirection

  /// Creates plain text with a font, and with the layout direction and pixel grid of a view.
  init(_ text: String, font: UIFont, in view: UIView) {
    var content = TextContent()
    content.set(text)
    self.init(content, font: font, in: view)
  }

  /// Creates plain or attributed text, with a font for the ranges that have none.
  init(_ content: TextContent, font: UIFont, in view: UIView) {
    direction = view.effectiveUserInterfaceLayoutDirection
    layout = content.shaped(font: font, direction: direction, language: view.textLanguage)
    grid = view.pixelGrid
  }

  /// The size of the line in points, rounded up to pixels.
  var size: CGSize { grid.ceil(layout.size(width: .infinity, maximumLines: 1)) }

  /// Returns the text scaled down to fit a width in points, to no less than a minimum scale.
  func fitting(width: CGFloat, minimumScale: CGFloat) -> ControlText {
    var result = self
    let available = CGSize(width: max(0, width), height: .infinity)
    result.layout = layout.scaled(by: layout.scale(fitting: available, minimum: minimumScale, maximumLines: 1))
    return result
  }

  /// Returns the line in a rectangle: vertically centered, truncated to the width.
  func line(
    in rect: CGRect, alignment: NSTextAlignment = .center, lineBreakMode: NSLineBreakMode = .byTruncatingTail
  ) -> (frame: TextFrame, origin: CGPoint) {
    var frame = layout.frame(
      width: rect.width, maximumLines: 1, lineBreakMode: lineBreakMode, alignment: alignment.resolved(for: direction))
    frame.snapBaselines(to: grid)
    let y = rect.minY + grid.floor((rect.height - grid.ceil(frame.size.height)) / 2)
    return (frame, CGPoint(x: rect.minX, y: y))
  }

  /// Draws the line in a rectangle: vertically centered, truncated to the width.
  func draw(
    in rect: CGRect, color: UIColor, alignment: NSTextAlignment = .center,
    lineBreakMode: NSLineBreakMode = .byTruncatingTail
  ) {
    guard let context = UIGraphicsGetCurrentContext(), !layout.isEmpty, rect.width > 0 else { return }
    let (frame, origin) = line(in: rect, alignment: alignment, lineBreakMode: lineBreakMode)
    context.draw(frame, of: layout.source, at: origin, defaultColor: color)
  }
}
