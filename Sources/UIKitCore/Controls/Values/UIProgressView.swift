public import Foundation
internal import UIFoundation
public import UIGraphics

/// A bar that displays the progress of a task.
open class UIProgressView: UIView {
  /// The thickness of the bar.
  public enum Style: Int, Sendable {
    case `default`, bar
  }

  public convenience init(progressViewStyle style: Style) {
    self.init(frame: CGRect(x: 0, y: 0, width: 0, height: style == .bar ? 2 : 4))
    progressViewStyle = style
  }

  override func commonInit() {
    super.commonInit()
    isOpaque = false
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

  private var thickness: CGFloat { progressViewStyle == .bar ? 2 : 4 }

  open override var intrinsicContentSize: CGSize { CGSize(width: Self.noIntrinsicMetric, height: thickness) }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: bounds.width, height: thickness) }

  override func drawContent() {
    let radius = progressViewStyle == .bar ? 0 : min(bounds.height, bounds.width) / 2
    var filled = bounds
    filled.size.width = pixelGrid.round(bounds.width * CGFloat(progress))
    if isRightToLeft { filled.origin.x = bounds.maxX - filled.width }
    if let trackImage {
      trackImage.draw(in: bounds)
    } else {
      (trackTintColor ?? (progressViewStyle == .bar ? .clear : .systemFill)).setFill()
      UIBezierPath(roundedRect: bounds, cornerRadius: radius).fill()
    }
    guard filled.width > 0 else { return }
    if let progressImage { return progressImage.draw(in: filled) }
    (progressTintColor ?? tintColor).setFill()
    UIBezierPath(roundedRect: filled, cornerRadius: min(radius, filled.width / 2)).fill()
  }
}
