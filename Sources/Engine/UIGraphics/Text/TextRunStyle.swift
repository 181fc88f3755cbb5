import TextLayout
import UIFoundation

/// The drawing attributes of a run.
struct TextRunStyle {
  /// The color of glyphs.
  let color: RGBA
  /// The shadow of glyphs and lines.
  let shadow: ShadowStyle?
  private let attributes: [NSAttributedString.Key: Any]

  init(_ text: NSAttributedString?, _ run: GlyphRun, defaultColor: RGBA) {
    // An ellipsis or hyphen that is not in the text has the attributes at its position.
    let index = min(run.range.lowerBound, (text?.length ?? 0) - 1)
    attributes = index >= 0 ? text?.attributes(at: index, effectiveRange: nil) ?? [:] : [:]
    color = Self.color(attributes[.foregroundColor]) ?? defaultColor
    shadow = (attributes[.shadow] as? NSShadow)?.style
  }

  /// Returns the stroke along glyphs of the given size in points; nil without a width.
  ///
  /// The width is a percentage of the size. A negative width also fills the glyphs. Without a stroke color, the stroke
  /// has the color of the glyphs.
  func stroke(pointSize: CGFloat) -> GlyphStroke? {
    guard let percentage = FontRequest.number(attributes[.strokeWidth]) else { return nil }
    let width = abs(percentage) / 100 * pointSize
    guard width > 0, width.isFinite else { return nil }
    return GlyphStroke(
      width: width, color: Self.color(attributes[.strokeColor]) ?? color, isFilled: percentage < 0)
  }

  /// Returns the image of an attachment with its frame relative to the baseline, y down.
  func attachmentImage(in frame: CGRect, characterIndex: Int) -> UIImage? {
    let bounds = CGRect(x: 0, y: -frame.maxY, width: frame.width, height: frame.height)
    return (attributes[.attachment] as? _TextAttachment)?._content(in: bounds, characterIndex: characterIndex)
      as? UIImage
  }

  /// The color of template images in the text.
  var attachmentTint: UIColor? { UIColor(color) }

  func drawBackground(_ context: CGContext, _ line: TextLine, _ start: CGPoint, _ run: GlyphRun) {
    guard let background = Self.color(attributes[.backgroundColor]) else { return }
    context.withState {
      context.setFillColor(CGColor(background))
      context.fill(CGRect(x: start.x + run.x, y: start.y - line.ascent, width: run.width, height: line.height))
    }
  }

  func drawUnderline(_ context: CGContext, _ start: CGPoint, _ run: GlyphRun) {
    guard let style = lineStyle(.underlineStyle) else { return }
    let font = run.font
    let y = start.y - font.underlineOffset
    let color = Self.color(attributes[.underlineColor]) ?? color
    draw(style, color, font.underlineThickness, context, x: start.x + run.x, y: y, width: run.width)
  }

  func drawStrikethrough(_ context: CGContext, _ start: CGPoint, _ run: GlyphRun) {
    guard let style = lineStyle(.strikethroughStyle) else { return }
    let font = run.font
    let y = start.y - font.strikethroughOffset
    let color = Self.color(attributes[.strikethroughColor]) ?? color
    draw(style, color, font.strikethroughThickness, context, x: start.x + run.x, y: y, width: run.width)
  }

  private func lineStyle(_ key: NSAttributedString.Key) -> NSUnderlineStyle? {
    let raw: Int
    switch attributes[key] {
    case let number as Int: raw = number
    case let style as NSUnderlineStyle: raw = style.rawValue
    case let number as NSNumber: raw = number.intValue
    default: return nil
    }
    return raw & 0xFF == 0 ? nil : NSUnderlineStyle(rawValue: raw)
  }

  private func draw(
    _ style: NSUnderlineStyle, _ color: RGBA, _ thickness: CGFloat, _ context: CGContext, x: CGFloat, y: CGFloat,
    width: CGFloat
  ) {
    let isThick = style.rawValue & 0x0F == NSUnderlineStyle.thick.rawValue
    let isDouble = style.rawValue & 0x0F == NSUnderlineStyle.double.rawValue
    let height = max(thickness, 0.5) * (isThick ? 2 : 1)
    context.withState {
      context.setStrokeColor(CGColor(color))
      context.setLineWidth(height)
      context.setLineDash(phase: 0, lengths: Self.dashes(style, unit: height))
      for row in isDouble ? [-height, height] : [0] {
        var path = PathData()
        path.move(to: CGPoint(x: x, y: y + row))
        path.addLine(to: CGPoint(x: x + width, y: y + row))
        context.stroke(.path(path), style: context.state.strokeStyle)
      }
    }
  }

  private static func dashes(_ style: NSUnderlineStyle, unit: CGFloat) -> [CGFloat] {
    switch style.rawValue & 0x0F00 {
    case NSUnderlineStyle.patternDot.rawValue: [unit, unit]
    case NSUnderlineStyle.patternDash.rawValue: [unit * 4, unit * 2]
    case NSUnderlineStyle.patternDashDot.rawValue: [unit * 4, unit * 2, unit, unit * 2]
    case NSUnderlineStyle.patternDashDotDot.rawValue: [unit * 4, unit * 2, unit, unit * 2, unit, unit * 2]
    default: []
    }
  }

  private static func color(_ value: Any?) -> RGBA? {
    (value as? UIColor)?.rgba ?? (value as? CGColor)?.rgba
  }
}
