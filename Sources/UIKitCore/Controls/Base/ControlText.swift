/// One line of a control's own text, shaped to be measured and drawn.
@MainActor
struct ControlText {
  private let layout: ParagraphLayout
  private let grid: PixelGrid
  private let direction: UIUserInterfaceLayoutDirection
  let font: UIFont

  /// Plain text in a font; direction and pixels are those of the view that shows it.
  init(_ text: String, font: UIFont, in view: UIView) {
    self.init(NSAttributedString(string: text, attributes: [.font: font]), font: font, in: view)
  }

  /// Text with attributes of its own; the font stands in where it names none.
  init(_ text: NSAttributedString, font: UIFont, in view: UIView) {
    direction = view.effectiveUserInterfaceLayoutDirection
    layout = ParagraphLayout(text, defaultFont: font, direction: direction)
    grid = view.pixelGrid
    self.font = font
  }

  /// The size of the line, up to the next pixel.
  var size: CGSize { grid.ceil(layout.size(width: .infinity, maximumLines: 1)) }

  /// Draws the line in a rectangle, in its middle from top to bottom, truncated to its width.
  func draw(
    in rect: CGRect, color: UIColor, alignment: NSTextAlignment = .center,
    lineBreakMode: NSLineBreakMode = .byTruncatingTail
  ) {
    guard let context = UIGraphicsGetCurrentContext(), layout.text.length > 0, rect.width > 0 else { return }
    var frame = layout.frame(
      width: rect.width, maximumLines: 1, lineBreakMode: lineBreakMode, alignment: alignment.resolved(for: direction))
    frame.snapBaselines(to: grid)
    let y = rect.minY + grid.floor((rect.height - grid.ceil(frame.size.height)) / 2)
    context.draw(frame, of: layout.text, at: CGPoint(x: rect.minX, y: y), defaultColor: color)
  }
}
