import TextLayout
import UIFoundation

extension NSAttributedString {
  /// Draws the text from a top left corner, without wrapping.
  public func draw(at point: CGPoint) {
    draw(with: CGRect(origin: point, size: .zero), options: .usesLineFragmentOrigin, context: nil)
  }

  /// Draws the text wrapped to the width of a rectangle, without the lines below the rectangle.
  public func draw(in rect: CGRect) {
    draw(with: rect, options: .usesLineFragmentOrigin, context: nil)
  }

  /// Draws the text into a rectangle or, without `usesLineFragmentOrigin`, as one line at its origin.
  ///
  /// Without the option, the baseline is at the rectangle's origin. With a width of zero, lines are not wrapped; with a
  /// height of zero, all lines are drawn. The context has no effect.
  public func draw(with rect: CGRect, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?) {
    guard let target = UIGraphicsGetCurrentContext(), length > 0 else { return }
    let layout = ParagraphLayout(self, defaultFont: Self.fallbackFont, direction: Self.direction)
    let style = attribute(.paragraphStyle, at: 0, effectiveRange: nil) as? NSParagraphStyle ?? .default
    let wraps = options.contains(.usesLineFragmentOrigin)
    let width = wraps && rect.width > 0 ? rect.width : .infinity
    let mode = style.lineBreakMode
    var frame = layout.frame(
      width: width, maximumLines: wraps ? 0 : 1, lineBreakMode: mode, alignment: style.alignment,
      wraps: mode.wrapsDrawnStrings)
    if wraps, rect.height > 0 {
      let fittingCount = frame.lines.prefix { $0.origin.y + $0.descent <= rect.height + 0.01 }.count
      if fittingCount < frame.lines.count, options.contains(.truncatesLastVisibleLine) {
        frame = layout.frame(
          width: width, maximumLines: max(1, fittingCount), lineBreakMode: .byTruncatingTail,
          alignment: style.alignment, wraps: mode.wrapsDrawnStrings)
      } else {
        // As in UIKit, lines that begin above the bottom edge are drawn, and other lines are omitted.
        frame.lines.removeAll { $0.top >= rect.height }
      }
    }
    let origin = wraps ? rect.origin : CGPoint(x: rect.minX, y: rect.minY - frame.firstBaseline)
    guard mode == .byClipping, frame.lines.contains(where: { $0.width > width }) else {
      return target.draw(frame, of: self, at: origin, defaultColor: .black)
    }
    target.withState {
      // Lines are clipped only at the sides, because tall scripts extend beyond their lines.
      target.clip(
        to: CGRect(origin: origin, size: CGSize(width: width, height: frame.size.height))
          .insetBy(dx: 0, dy: -frame.size.height))
      target.draw(frame, of: self, at: origin, defaultColor: .black)
    }
  }

  private static var direction: UIUserInterfaceLayoutDirection {
    UITraitCollection.current.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
  }
}

extension NSString {
  /// Draws the text from a top left corner, without wrapping.
  public func draw(at point: CGPoint, withAttributes attributes: [NSAttributedString.Key: Any]? = nil) {
    String(describing: self).draw(at: point, withAttributes: attributes)
  }

  /// Draws the text wrapped to the width of a rectangle, without the lines below the rectangle.
  public func draw(in rect: CGRect, withAttributes attributes: [NSAttributedString.Key: Any]? = nil) {
    String(describing: self).draw(in: rect, withAttributes: attributes)
  }

  /// Draws the text into a rectangle with options.
  public func draw(
    with rect: CGRect, options: NSStringDrawingOptions = [], attributes: [NSAttributedString.Key: Any]? = nil,
    context: NSStringDrawingContext?
  ) {
    String(describing: self).draw(with: rect, options: options, attributes: attributes, context: context)
  }
}

extension String {
  /// Draws the text from a top left corner, without wrapping.
  public func draw(at point: CGPoint, withAttributes attributes: [NSAttributedString.Key: Any]? = nil) {
    NSAttributedString(string: self, attributes: attributes).draw(at: point)
  }

  /// Draws the text wrapped to the width of a rectangle, without the lines below the rectangle.
  public func draw(in rect: CGRect, withAttributes attributes: [NSAttributedString.Key: Any]? = nil) {
    NSAttributedString(string: self, attributes: attributes).draw(in: rect)
  }

  /// Draws the text into a rectangle with options.
  public func draw(
    with rect: CGRect, options: NSStringDrawingOptions = [], attributes: [NSAttributedString.Key: Any]? = nil,
    context: NSStringDrawingContext?
  ) {
    NSAttributedString(string: self, attributes: attributes).draw(with: rect, options: options, context: context)
  }
}
