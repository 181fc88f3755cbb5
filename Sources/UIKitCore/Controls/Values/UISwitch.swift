internal import AutoLayout
public import Foundation
public import UIFoundation
public import UIGraphics

/// A control that is on or off.
open class UISwitch: UIControl {
  /// The size of every switch, in points. Its alignment rectangle is 2 points narrower.
  private static let size = CGSize(width: 51, height: 31)

  override func commonInit() {
    super.commonInit()
    super.frame.size = Self.size
    hugsContent(.horizontal, .vertical)
  }

  /// The frame. Setting it keeps the switch's size, which only constraints can change.
  open override var frame: CGRect {
    get { super.frame }
    set { super.frame = CGRect(origin: newValue.origin, size: Self.size) }
  }

  open var isOn = false {
    didSet { setNeedsDisplay() }
  }
  open func setOn(_ on: Bool, animated: Bool) { isOn = on }

  /// Toggles the switch, as a tap does. Returns false if it is disabled.
  open override func accessibilityActivate() -> Bool {
    if let activate = accessibilityActivateBlock { return activate() }
    guard isEnabled else { return false }
    isOn.toggle()
    sendActions(for: [.valueChanged, .touchUpInside, .primaryActionTriggered])
    return true
  }

  open var onTintColor: UIColor?
  open var thumbTintColor: UIColor?
  open var onImage: UIImage?
  open var offImage: UIImage?
  open var title: String?

  open override var intrinsicContentSize: CGSize { CGSize(width: 49, height: 31) }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { Self.size }
  // Interface Builder records frames that extend 2 points beyond a trailing constraint and begin at a leading
  // constraint.
  open override var alignmentRectInsets: UIEdgeInsets { UIEdgeInsets(top: 0, left: 0, bottom: 0, right: 2) }

  /// Returns the outline of the track: continuous corners in pictures of iOS 18.5, circular ones in 17.5.
  private func outline(of track: CGRect) -> UIBezierPath {
    let radius = track.height / 2
    return (Simulator.current?.majorVersion ?? 0) >= 18
      ? UIBezierPath(continuousRect: track, radius: radius) : UIBezierPath(circularRect: track, radius: radius)
  }

  override func drawContent() {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    let track = CGRect(center: bounds.center, size: Self.size)
    context.saveGState()
    // The opacity applies to the whole switch, so that the track and the shadow are not visible through the thumb.
    context.setAlpha(isEnabled ? 1 : 0.5)
    context.beginTransparencyLayer(auxiliaryInfo: nil)
    (isOn ? onTintColor ?? .systemGreen : UIColor.secondarySystemFill).setFill()
    outline(of: track).fill()
    // The thumb of a switch that is on is at the trailing end.
    let isRight = isOn != isRightToLeft
    let side: CGFloat = 27
    let thumb = CGRect(
      x: isRight ? track.maxX - 2 - side : track.minX + 2, y: track.minY + 2, width: side, height: side)
    context.setShadow(offset: CGSize(width: 0, height: 3), blur: 8, color: UIColor(white: 0, alpha: 0.15).cgColor)
    context.setFillColor((thumbTintColor ?? .white).cgColor)
    context.fillEllipse(in: thumb)
    context.endTransparencyLayer()
    context.restoreGState()
  }
}
