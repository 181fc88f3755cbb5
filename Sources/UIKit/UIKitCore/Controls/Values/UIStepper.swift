internal import AutoLayout
public import Foundation
internal import UIFoundation
internal import UIGraphics

/// A control with a minus and a plus button for a value.
open class UIStepper: UIControl {
  private static let size = CGSize(width: 94, height: 32)
  /// The radius of the corners, in points: half of the height in glass.
  private static let radius = DesignValues<CGFloat>(classic: 8, glass: 16)
  /// The size of a sign between the centers of its round ends, in points. The sign is 13.6 wide.
  private static let signSize = CGSize(width: 12.11, height: 12.11)
  private static let signLineWidth: CGFloat = 1.49

  override func commonInit() {
    super.commonInit()
    super.frame.size = Self.size
    hugsContent(.horizontal, .vertical)
  }

  open var value: Double = 0 {
    didSet {
      value = limited(value)
      setNeedsDisplay()
    }
  }
  // Apple's page of the class: "The maximum value must be greater than or equal to the minimum value. If you set a
  // maximum or minimum value that would break this invariant, both values are set to the new value." The pages of the
  // properties name an exception instead.
  open var minimumValue: Double = 0 {
    didSet {
      if minimumValue > maximumValue { maximumValue = minimumValue }
      value = limited(value)
    }
  }
  open var maximumValue: Double = 100 {
    didSet {
      if maximumValue < minimumValue { minimumValue = maximumValue }
      value = limited(value)
    }
  }
  open var stepValue: Double = 1
  open var isContinuous = true
  open var autorepeat = true
  open var wraps = false

  private func limited(_ value: Double) -> Double {
    value.isNaN ? minimumValue : min(max(value, minimumValue), maximumValue)
  }

  open override var intrinsicContentSize: CGSize { Self.size }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { Self.size }

  override func drawContent() {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    let frame = CGRect(center: bounds.center, size: Self.size)
    UIColor.tertiarySystemFill.setFill()
    UIBezierPath(circularRect: frame, radius: Self.radius[traitCollection]).fill()
    UIColor.systemFill.setFill()
    context.fill(CGRect(x: frame.midX - 0.5, y: frame.minY + 7, width: 1, height: frame.height - 14))
    let half = frame.width / 2
    for (index, mark) in [ControlMark.minus, .plus].enumerated() {
      let onLeft = (index == 0) != isRightToLeft
      let center = CGPoint(x: onLeft ? frame.minX + half / 2 : frame.maxX - half / 2, y: frame.midY)
      let isAtEnd = !wraps && (index == 0 ? value <= minimumValue : value >= maximumValue)
      let color: UIColor = isAtEnd || !isEnabled ? .label.withAlphaComponent(0.5) : .label
      mark.draw(
        in: CGRect(center: center, size: Self.signSize), color: color, lineWidth: Self.signLineWidth)
    }
  }
}
