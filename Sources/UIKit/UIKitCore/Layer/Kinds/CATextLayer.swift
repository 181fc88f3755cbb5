public import Foundation
internal import TextLayout
internal import UIFoundation
public import UIGraphics

/// The alignment of a text layer's lines.
public struct CATextLayerAlignmentMode: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }

  public static let natural = CATextLayerAlignmentMode(rawValue: "natural")
  public static let left = CATextLayerAlignmentMode(rawValue: "left")
  public static let right = CATextLayerAlignmentMode(rawValue: "right")
  public static let center = CATextLayerAlignmentMode(rawValue: "center")
  public static let justified = CATextLayerAlignmentMode(rawValue: "justified")
}

/// The truncation of a line that is too long.
public struct CATextLayerTruncationMode: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }

  public static let none = CATextLayerTruncationMode(rawValue: "none")
  public static let start = CATextLayerTruncationMode(rawValue: "start")
  public static let middle = CATextLayerTruncationMode(rawValue: "middle")
  public static let end = CATextLayerTruncationMode(rawValue: "end")
}

/// A layer that draws text, starting at its top edge.
open class CATextLayer: CALayer {
  /// The text, as a `String` or an `NSAttributedString`. Other objects are ignored.
  open var string: Any?
  /// The font, a `UIFont` whose size is ignored, or a font's name; Helvetica if nil.
  open var font: Any?
  /// The size of the font, in points.
  open var fontSize: CGFloat = 36
  open var foregroundColor: CGColor? = UIColor.white.cgColor
  open var isWrapped = false
  open var alignmentMode: CATextLayerAlignmentMode = .natural
  open var truncationMode: CATextLayerTruncationMode = .none

  private var shownFont: UIFont {
    if let font = font as? UIFont { return font.withSize(fontSize) }
    if let name = font as? String, let font = UIFont(name: name, size: fontSize) { return font }
    return UIFont(name: "Helvetica", size: fontSize) ?? .systemFont(ofSize: fontSize)
  }

  private var content: TextContent {
    var content = TextContent()
    content.set(string as? String)
    if let attributed = string as? NSAttributedString { content.set(attributed) }
    return content
  }

  open override func draw(in ctx: CGContext) {
    super.draw(in: ctx)
    let isRightToLeft = UITraitCollection.current.layoutDirection == .rightToLeft
    let layout = content.shaped(
      font: shownFont, direction: isRightToLeft ? .rightToLeft : .leftToRight, language: TextLanguage())
    guard !layout.isEmpty else { return }
    let alignment: NSTextAlignment =
      switch alignmentMode {
      case .left: .left
      case .right: .right
      case .center: .center
      case .justified: .justified
      default: .natural
      }
    let lineBreak: NSLineBreakMode =
      switch truncationMode {
      case .start: .byTruncatingHead
      case .middle: .byTruncatingMiddle
      case .end: .byTruncatingTail
      default: isWrapped ? .byWordWrapping : .byClipping
      }
    let frame = layout.frame(
      width: bounds.width, maximumLines: isWrapped ? 0 : 1, lineBreakMode: lineBreak, alignment: alignment)
    let color = foregroundColor.map(UIColor.init(cgColor:)) ?? .white
    ctx.draw(frame, of: layout.source, at: bounds.origin, defaultColor: color)
  }
}
