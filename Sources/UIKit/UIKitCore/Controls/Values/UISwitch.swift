internal import AutoLayout
public import Foundation
public import UIFoundation
public import UIGraphics

/// A control that is on or off.
open class UISwitch: UIControl {
  /// The lengths of a switch, in points. Its alignment rectangle is 2 points narrower.
  private struct Metrics {
    let size: CGSize
    /// The size of the thumb, which is 2 points inside of the track.
    let thumb: CGSize
    let shadow: (offset: CGFloat, blur: CGFloat)
  }

  private static let metrics = DesignValues(
    classic: Metrics(
      size: CGSize(width: 51, height: 31), thumb: CGSize(width: 27, height: 27), shadow: (offset: 3, blur: 8)),
    glass: Metrics(
      size: CGSize(width: 63, height: 28), thumb: CGSize(width: 37, height: 24), shadow: (offset: 0, blur: 0)))
  private var metrics: Metrics { Self.metrics[traitCollection] }

  override func commonInit() {
    super.commonInit()
    super.frame.size = metrics.size
    hugsContent(.horizontal, .vertical)
  }

  override func layoutTraitsDidChange() {
    super.layoutTraitsDidChange()
    // Only a size of the other design is replaced: constraints can have set another one.
    let other = metrics.size == Self.metrics.glass.size ? Self.metrics.classic : Self.metrics.glass
    if bounds.size == other.size { super.frame.size = metrics.size }
  }

  /// The frame. Setting it keeps the switch's size, which only constraints can change.
  open override var frame: CGRect {
    get { super.frame }
    set { super.frame = CGRect(origin: newValue.origin, size: metrics.size) }
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

  open override var intrinsicContentSize: CGSize {
    let (size, insets) = (metrics.size, alignmentRectInsets)
    return CGSize(width: size.width - insets.right, height: size.height)
  }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { metrics.size }
  // Interface Builder records frames that extend 2 points beyond a trailing constraint and begin at a leading
  // constraint, in both designs.
  open override var alignmentRectInsets: UIEdgeInsets { UIEdgeInsets(top: 0, left: 0, bottom: 0, right: 2) }

  /// Returns the outline of the track: continuous corners in pictures of iOS 18.5, circular ones in 17.5.
  private func outline(of track: CGRect) -> UIBezierPath {
    let radius = track.height / 2
    return (Simulator.current?.majorVersion ?? 0) >= 18
      ? UIBezierPath(continuousRect: track, radius: radius) : UIBezierPath(circularRect: track, radius: radius)
  }

  override func drawContent() {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    let metrics = metrics
    let track = CGRect(center: bounds.center, size: metrics.size)
    context.saveGState()
    // The opacity applies to the whole switch, so that the track and the shadow are not visible through the thumb.
    context.setAlpha(isEnabled ? 1 : 0.5)
    context.beginTransparencyLayer(auxiliaryInfo: nil)
    (isOn ? onTintColor ?? .systemGreen : UIColor.secondarySystemFill).setFill()
    outline(of: track).fill()
    // The thumb of a switch that is on is at the trailing end.
    let isRight = isOn != isRightToLeft
    let thumb = CGRect(
      origin: CGPoint(x: isRight ? track.maxX - 2 - metrics.thumb.width : track.minX + 2, y: track.minY + 2),
      size: metrics.thumb)
    if metrics.shadow.blur > 0 {
      context.setShadow(
        offset: CGSize(width: 0, height: metrics.shadow.offset), blur: metrics.shadow.blur,
        color: UIColor(white: 0, alpha: 0.15).cgColor)
    }
    context.setFillColor((thumbTintColor ?? .white).cgColor)
    context.fillCapsule(in: thumb)
    context.endTransparencyLayer()
    context.restoreGState()
  }
}
