public import Foundation
internal import UIFoundation
public import UIGraphics

/// A control that shows a color, in a ring of all hues.
open class UIColorWell: UIControl {
  // Metrics in points. They are estimates.
  private static let diameter: CGFloat = 28
  private static let ringWidth: CGFloat = 3
  private static let gap: CGFloat = 2

  /// The title of the color picker that a tap would present.
  open var title: String?
  open var supportsAlpha = true
  open var selectedColor: UIColor? {
    didSet { setNeedsDisplay() }
  }

  override func commonInit() {
    super.commonInit()
    isOpaque = false
  }

  open override var intrinsicContentSize: CGSize { CGSize(width: Self.diameter, height: Self.diameter) }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  override func drawContent() {
    let side = min(Self.diameter, bounds.width, bounds.height)
    guard side > 0 else { return }
    let disc = CGRect(center: CGPoint(x: bounds.midX, y: bounds.midY), size: CGSize(width: side, height: side))
    drawRing(in: disc)
    guard let selectedColor else { return }
    selectedColor.withAlphaComponent(selectedColor.cgColor.alpha * (isEnabled ? 1 : 0.5)).setFill()
    UIBezierPath(ovalIn: disc.insetBy(dx: Self.ringWidth + Self.gap, dy: Self.ringWidth + Self.gap)).fill()
  }

  /// Draws a ring whose color is the hue of the direction, red at the top.
  private func drawRing(in disc: CGRect) {
    let radius = max(0, (disc.width - Self.ringWidth) / 2)
    let count = 72
    for index in 0..<count {
      // Overlapping arcs leave no gaps between their smooth ends.
      let start = 2 * CGFloat.pi * (CGFloat(index) - 0.5) / CGFloat(count) - .pi / 2
      let arc = UIBezierPath(
        arcCenter: CGPoint(x: disc.midX, y: disc.midY), radius: radius, startAngle: start,
        endAngle: start + 2 * .pi * 1.5 / CGFloat(count), clockwise: true)
      arc.lineWidth = Self.ringWidth
      UIColor(hue: CGFloat(index) / CGFloat(count), saturation: 0.85, brightness: 1, alpha: isEnabled ? 1 : 0.5)
        .setStroke()
      arc.stroke()
    }
  }
}
