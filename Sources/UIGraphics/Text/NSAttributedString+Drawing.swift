import TextLayout
import UIFoundation

extension NSAttributedString {
  /// Draws on as many lines as the text has line feeds, from a top left corner.
  public func draw(at point: CGPoint) {
    draw(with: CGRect(origin: point, size: .zero), options: .usesLineFragmentOrigin, context: nil)
  }

  /// Draws wrapped and cut to a rectangle.
  public func draw(in rect: CGRect) {
    draw(with: rect, options: .usesLineFragmentOrigin, context: nil)
  }

  /// Draws into a rectangle; without `usesLineFragmentOrigin` one line stands on its origin.
  ///
  /// A width of zero does not wrap, and a height of zero does not cut.
  public func draw(with rect: CGRect, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?) {
    guard let target = UIGraphicsGetCurrentContext(), length > 0 else { return }
    let layout = ParagraphLayout(self, defaultFont: Self.fallbackFont, direction: Self.direction)
    let style = attribute(.paragraphStyle, at: 0, effectiveRange: nil) as? NSParagraphStyle ?? .default
    let wraps = options.contains(.usesLineFragmentOrigin)
    let width = wraps && rect.width > 0 ? rect.width : .infinity
    var frame = layout.frame(
      width: width, maximumLines: wraps ? 0 : 1, lineBreakMode: style.lineBreakMode, alignment: style.alignment)
    if wraps, rect.height > 0 {
      let fitting = frame.lines.prefix { $0.origin.y + $0.descent <= rect.height + 0.01 }.count
      if fitting < frame.lines.count, options.contains(.truncatesLastVisibleLine) {
        frame = layout.frame(
          width: width, maximumLines: max(1, fitting), lineBreakMode: .byTruncatingTail, alignment: style.alignment)
      } else {
        // A line that begins inside is drawn, as UIKit's are, and the rest left out.
        frame.lines.removeAll { $0.top >= rect.height }
      }
    }
    let origin = wraps ? rect.origin : CGPoint(x: rect.minX, y: rect.minY - frame.firstBaseline)
    target.draw(frame, of: self, at: origin, defaultColor: .black)
  }

  private static var direction: UIUserInterfaceLayoutDirection {
    UITraitCollection.current.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
  }
}

extension NSString {
  /// Draws on as many lines as the text has line feeds, from a top left corner.
  public func draw(at point: CGPoint, withAttributes attributes: [NSAttributedString.Key: Any]? = nil) {
    NSAttributedString(string: String(describing: self), attributes: attributes).draw(at: point)
  }

  /// Draws wrapped and cut to a rectangle.
  public func draw(in rect: CGRect, withAttributes attributes: [NSAttributedString.Key: Any]? = nil) {
    NSAttributedString(string: String(describing: self), attributes: attributes).draw(in: rect)
  }

  /// Draws into a rectangle as the options say.
  public func draw(
    with rect: CGRect, options: NSStringDrawingOptions = [], attributes: [NSAttributedString.Key: Any]? = nil,
    context: NSStringDrawingContext?
  ) {
    NSAttributedString(string: String(describing: self), attributes: attributes)
      .draw(with: rect, options: options, context: context)
  }
}

extension String {
  /// Draws on as many lines as the text has line feeds, from a top left corner.
  public func draw(at point: CGPoint, withAttributes attributes: [NSAttributedString.Key: Any]? = nil) {
    NSAttributedString(string: self, attributes: attributes).draw(at: point)
  }

  /// Draws wrapped and cut to a rectangle.
  public func draw(in rect: CGRect, withAttributes attributes: [NSAttributedString.Key: Any]? = nil) {
    NSAttributedString(string: self, attributes: attributes).draw(in: rect)
  }

  /// Draws into a rectangle as the options say.
  public func draw(
    with rect: CGRect, options: NSStringDrawingOptions = [], attributes: [NSAttributedString.Key: Any]? = nil,
    context: NSStringDrawingContext?
  ) {
    NSAttributedString(string: self, attributes: attributes).draw(with: rect, options: options, context: context)
  }
}

extension NSTextAttachment {
  /// The picture that stands in the text.
  public var image: UIImage? {
    get { content as? UIImage }
    set {
      content = newValue
      contentSize = newValue?.size ?? .zero
    }
  }

  /// An attachment of a picture at its own size.
  public convenience init(image: UIImage) {
    self.init()
    self.image = image
  }
}
