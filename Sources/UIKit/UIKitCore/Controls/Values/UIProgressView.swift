internal import AutoLayout
public import Foundation
public import UIFoundation
public import UIGraphics

/// A bar that displays the progress of a task.
open class UIProgressView: UIView {
  /// The thickness of the bar.
  public enum Style: Int, Sendable {
    case `default`, bar
  }

  public convenience init(progressViewStyle style: Style) {
    self.init(frame: CGRect(x: 0, y: 0, width: 0, height: Self.thickness(of: style)))
    progressViewStyle = style
  }

  override func commonInit() {
    super.commonInit()
    isOpaque = false
    hugsContent(.vertical)
  }

  open var progressViewStyle: Style = .default {
    didSet { invalidateIntrinsicContentSize() }
  }
  /// The progress, from 0 to 1.
  open var progress: Float = 0 {
    didSet {
      progress = progress.isNaN ? 0 : min(max(0, progress), 1)
      setNeedsDisplay()
    }
  }
  open func setProgress(_ progress: Float, animated: Bool) { self.progress = progress }
  open var progressTintColor: UIColor?
  open var trackTintColor: UIColor?
  open var progressImage: UIImage?
  open var trackImage: UIImage?
  open var observedProgress: Progress? {
    didSet { if let observedProgress { progress = Float(observedProgress.fractionCompleted) } }
  }

  /// The height of the frame in points.
  private static func thickness(of style: Style) -> CGFloat { style == .bar ? 2.5 : 4 }

  /// The insets of the alignment rectangle.
  ///
  /// The lowest point of the bar style is outside: its frame ends at 41 if constraints place its bottom edge at 40
  /// (recorded by Interface Builder).
  open override var alignmentRectInsets: UIEdgeInsets {
    UIEdgeInsets(top: 0, left: 0, bottom: progressViewStyle == .bar ? 1 : 0, right: 0)
  }
  open override var intrinsicContentSize: CGSize {
    let height = Self.thickness(of: progressViewStyle) - alignmentRectInsets.vertical
    return CGSize(width: Self.noIntrinsicMetric, height: height)
  }
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: bounds.width, height: Self.thickness(of: progressViewStyle))
  }

  override func drawContent() {
    let radius = progressViewStyle == .bar ? 0 : min(bounds.height, bounds.width) / 2
    var filled = bounds
    filled.size.width = pixelGrid.round(bounds.width * CGFloat(progress))
    if isRightToLeft { filled.origin.x = bounds.maxX - filled.width }
    if let trackImage {
      trackImage.draw(in: bounds, asContentOf: self)
    } else {
      (trackTintColor ?? (progressViewStyle == .bar ? .clear : .systemFill)).setFill()
      UIBezierPath(circularRect: bounds, radius: radius).fill()
    }
    guard filled.width > 0 else { return }
    if let progressImage { return progressImage.draw(in: filled, asContentOf: self) }
    (progressTintColor ?? tintColor).setFill()
    UIBezierPath(circularRect: filled, radius: min(radius, filled.width / 2)).fill()
  }
}
