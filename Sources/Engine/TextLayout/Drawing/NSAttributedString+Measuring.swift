import UIFoundation

extension NSAttributedString {
  /// The font of ranges without a font: Helvetica at 12 points, as Apple documents for the attribute.
  package static var fallbackFont: UIFont { UIFont(name: "Helvetica", size: 12) ?? .systemFont(ofSize: 12) }

  /// Returns the size of the text without wrapping, in points, not rounded.
  public func size() -> CGSize {
    ParagraphLayout(self, defaultFont: Self.fallbackFont).size(width: .infinity)
  }

  /// Returns the rectangle of the drawing, in points, not rounded.
  ///
  /// Without `usesLineFragmentOrigin`, the baseline of the first line is at y = 0. If the context allows scaling, the
  /// text is shrunk to fit, but not below the minimum scale, and the context receives the scale.
  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?
  ) -> CGRect {
    let wraps = options.contains(.usesLineFragmentOrigin)
    // A width or height of 0 is unbounded, as in UIKit.
    let width = wraps && size.width > 0 ? size.width : .infinity
    let height = wraps && size.height > 0 ? size.height : .infinity
    let layout = ParagraphLayout(self, defaultFont: Self.fallbackFont)
    var frame = layout.frame(fitting: CGSize(width: width, height: height), options: options)
    var scale: CGFloat = 1
    if let context, context.minimumScaleFactor > 0, context.minimumScaleFactor < 1, size.width > 0 {
      let available = CGSize(width: size.width, height: height)
      scale = layout.scale(fitting: available, minimum: context.minimumScaleFactor, maximumLines: wraps ? 0 : 1)
      if scale < 1 {
        let smaller = CGSize(width: width / scale, height: height / scale)
        frame = layout.frame(fitting: smaller, options: options)
      }
    }
    let origin = CGPoint(x: 0, y: wraps ? 0 : -frame.firstBaseline * scale)
    var fitted = CGSize(width: frame.size.width * scale, height: frame.size.height * scale)
    if wraps, size.width > 0, layout.firstLineBreakMode == .byClipping { fitted.width = min(fitted.width, size.width) }
    let bounds = CGRect(origin: origin, size: fitted)
    context?.actualScaleFactor = scale
    context?.totalBounds = bounds
    return bounds
  }
}

extension ParagraphLayout {
  /// Returns the lines that string drawing shows in a size.
  ///
  /// The line break mode of the first paragraph applies to the whole text, unless the last visible line is truncated.
  package func frame(fitting size: CGSize, options: NSStringDrawingOptions) -> TextFrame {
    guard options.contains(.usesLineFragmentOrigin) else { return frame(width: .infinity, maximumLines: 1) }
    let mode = firstLineBreakMode
    let wraps = mode.wrapsDrawnStrings
    let complete = frame(width: size.width, lineBreakMode: mode, wraps: wraps)
    guard options.contains(.truncatesLastVisibleLine), complete.size.height > size.height else { return complete }
    let fittingCount = complete.lines.prefix { $0.top + $0.height <= size.height }.count
    return frame(
      width: size.width, maximumLines: max(1, fittingCount), lineBreakMode: .byTruncatingTail, wraps: wraps)
  }

  /// The line break mode of the first paragraph.
  fileprivate var firstLineBreakMode: NSLineBreakMode { styled.paragraphStyle(at: 0).lineBreakMode }

  /// Returns the largest scale from `minimum` to 1 at which the text fits, to within a thousandth.
  ///
  /// It is `minimum` if the text does not fit at any scale, and 1 unless `minimum` is between 0 and 1. `maximumLines`
  /// is unlimited if 0. Lines break as they would at that scale, since the text is wrapped at the width divided by the
  /// scale.
  package func scale(fitting size: CGSize, minimum: CGFloat, maximumLines: Int) -> CGFloat {
    guard minimum > 0, minimum < 1 else { return 1 }
    func fits(_ scale: CGFloat) -> Bool {
      let limit = CGSize(width: size.width / scale, height: size.height / scale)
      let needed = self.size(width: maximumLines == 1 ? .infinity : limit.width)
      guard needed.width <= limit.width + Self.fittingSlack, needed.height <= limit.height + Self.fittingSlack else {
        return false
      }
      return maximumLines <= 1 || lineCount(width: limit.width) <= maximumLines
    }
    if fits(1) { return 1 }
    var (low, high) = (minimum, CGFloat(1))
    for _ in 0..<Self.fittingSteps {
      let middle = (low + high) / 2
      if fits(middle) { low = middle } else { high = middle }
    }
    return low
  }

  /// The tolerance, in points, for errors that result from dividing by the scale.
  private static let fittingSlack: CGFloat = 1e-6
  /// The number of bisections after which the interval is below a thousandth.
  private static let fittingSteps = 11
}

extension NSString {
  /// Returns the size of the string with attributes, in points, not rounded.
  public func size(withAttributes attributes: [NSAttributedString.Key: Any]? = nil) -> CGSize {
    NSAttributedString(string: String(describing: self), attributes: attributes).size()
  }

  /// Returns the rectangle of the string drawn with attributes, in points, not rounded.
  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [], attributes: [NSAttributedString.Key: Any]? = nil,
    context: NSStringDrawingContext?
  ) -> CGRect {
    NSAttributedString(string: String(describing: self), attributes: attributes)
      .boundingRect(with: size, options: options, context: context)
  }
}

extension String {
  /// Returns the size of the string with attributes, in points, not rounded.
  public func size(withAttributes attributes: [NSAttributedString.Key: Any]? = nil) -> CGSize {
    NSAttributedString(string: self, attributes: attributes).size()
  }

  /// Returns the rectangle of the string drawn with attributes, in points, not rounded.
  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [], attributes: [NSAttributedString.Key: Any]? = nil,
    context: NSStringDrawingContext?
  ) -> CGRect {
    NSAttributedString(string: self, attributes: attributes)
      .boundingRect(with: size, options: options, context: context)
  }
}
