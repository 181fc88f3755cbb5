internal import AutoLayout
public import Foundation
public import UIGraphics

/// A wheel of spokes that indicates activity. It is not animated: its first frame is drawn.
open class UIActivityIndicatorView: UIView {
  /// The size of the wheel, and its color in older styles.
  public enum Style: Int, Sendable {
    case whiteLarge, white, gray
    case medium = 100, large
  }

  public init(style: Style) {
    self.style = style
    super.init(frame: .zero)
    bounds.size = intrinsicContentSize
  }

  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  // Not failable, as in UIKit, so that overrides in subclasses compile. Decoding a view never fails.
  public required init(coder: NSCoder) {
    super.init(frame: .zero)
    finishDecoding(from: coder)
  }

  override func commonInit() {
    super.commonInit()
    isOpaque = false
    isHidden = hidesWhenStopped
    hugsContent(.horizontal, .vertical)
  }

  open var style: Style = .medium {
    didSet { if oldValue != style { invalidateIntrinsicContentSize() } }
  }
  open var color: UIColor! {
    get { assignedColor ?? (style == .white || style == .whiteLarge ? .white : .systemGray) }
    set { assignedColor = newValue }
  }
  private var assignedColor: UIColor?
  open var hidesWhenStopped = true {
    didSet { isHidden = hidesWhenStopped && !isAnimating }
  }
  open private(set) var isAnimating = false

  open func startAnimating() {
    isAnimating = true
    isHidden = false
  }

  open func stopAnimating() {
    isAnimating = false
    isHidden = hidesWhenStopped
  }

  private var side: CGFloat { style == .large || style == .whiteLarge ? 37 : 20 }

  open override var intrinsicContentSize: CGSize { CGSize(width: side, height: side) }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  override func drawContent() {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    let spokes = 8
    let center = CGPoint(x: bounds.midX, y: bounds.midY)
    let (inner, outer, width) = (side * 0.24, side * 0.45, side * 0.115)
    context.saveGState()
    context.setLineCap(.round)
    context.setLineWidth(width)
    for spoke in 0..<spokes {
      let angle = CGFloat(spoke) * 2 * .pi / CGFloat(spokes) - .pi / 2
      // The spoke at the top is opaque. The other spokes fade counterclockwise.
      let fade = 1 - 0.75 * CGFloat((spokes - spoke) % spokes) / CGFloat(spokes - 1)
      let base: UIColor = color
      context.setStrokeColor(base.withAlphaComponent(base.cgColor.alpha * fade).cgColor)
      context.move(to: CGPoint(x: center.x + cos(angle) * inner, y: center.y + sin(angle) * inner))
      context.addLine(to: CGPoint(x: center.x + cos(angle) * outer, y: center.y + sin(angle) * outer))
      context.strokePath()
    }
    context.restoreGState()
  }
}
