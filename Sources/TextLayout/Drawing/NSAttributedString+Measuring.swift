import UIFoundation

extension NSAttributedString {
  /// The font of attributed text that names none: Helvetica's place is taken by the system font at 12 points.
  package static var fallbackFont: UIFont { UIFont.systemFont(ofSize: 12) }

  /// The size on as many lines as the text has line feeds, not rounded. Points.
  public func size() -> CGSize {
    ParagraphLayout(self, defaultFont: Self.fallbackFont, direction: .leftToRight).size(width: .infinity)
  }

  /// The rectangle that drawing takes, not rounded; without `usesLineFragmentOrigin` it stands on the baseline.
  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?
  ) -> CGRect {
    let layout = ParagraphLayout(self, defaultFont: Self.fallbackFont, direction: .leftToRight)
    let wraps = options.contains(.usesLineFragmentOrigin)
    // A width of 0 means no bound, as UIKit has it.
    let width = wraps && size.width > 0 ? size.width : .infinity
    let frame = layout.frame(width: width, maximumLines: wraps ? 0 : 1)
    let origin = CGPoint(x: 0, y: wraps ? 0 : -frame.firstBaseline)
    let bounds = CGRect(origin: origin, size: frame.size)
    context?.totalBounds = bounds
    return bounds
  }
}

extension NSString {
  /// The size of the string in one set of attributes, not rounded. Points.
  public func size(withAttributes attributes: [NSAttributedString.Key: Any]? = nil) -> CGSize {
    NSAttributedString(string: String(describing: self), attributes: attributes).size()
  }

  /// The rectangle that drawing in one set of attributes takes, not rounded. Points.
  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [], attributes: [NSAttributedString.Key: Any]? = nil,
    context: NSStringDrawingContext?
  ) -> CGRect {
    NSAttributedString(string: String(describing: self), attributes: attributes)
      .boundingRect(with: size, options: options, context: context)
  }
}

extension String {
  /// The size of the string in one set of attributes, not rounded. Points.
  public func size(withAttributes attributes: [NSAttributedString.Key: Any]? = nil) -> CGSize {
    NSAttributedString(string: self, attributes: attributes).size()
  }

  /// The rectangle that drawing in one set of attributes takes, not rounded. Points.
  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [], attributes: [NSAttributedString.Key: Any]? = nil,
    context: NSStringDrawingContext?
  ) -> CGRect {
    NSAttributedString(string: self, attributes: attributes)
      .boundingRect(with: size, options: options, context: context)
  }
}
