internal import Foundation
internal import UIFoundation
internal import UIGraphics

extension UITextField {
  /// Draws the border, or the background image instead of a border that is not rounded.
  func drawBorder(in rect: CGRect) {
    guard let context = UIGraphicsGetCurrentContext(), !rect.isEmpty else { return }
    if borderStyle != .roundedRect, let image = isEnabled ? background : disabledBackground ?? background {
      return image.draw(in: rect, asContentOf: self)
    }
    switch borderStyle {
    case .none: break
    case .line:
      context.setStrokeColor(UIColor.label.cgColor)
      context.stroke(rect.insetBy(dx: 0.5, dy: 0.5), width: 1)
    case .bezel:
      context.setStrokeColor(UIColor.systemGray.cgColor)
      context.stroke(rect.insetBy(dx: 1, dy: 1), width: 2)
    case .roundedRect:
      let fill = UIBezierPath(circularRect: rect, radius: 5)
      (isEnabled ? backgroundColor ?? UIColor.systemBackground : UIColor.secondarySystemBackground).setFill()
      fill.fill()
      let inset = hairlineWidth / 2
      let line = UIBezierPath(circularRect: rect.insetBy(dx: inset, dy: inset), radius: 5 - inset)
      line.lineWidth = hairlineWidth
      UIColor.systemGray4.setStroke()
      line.stroke()
    }
  }

  func drawClearButton(in rect: CGRect) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    let disc = rect.centeredSquare(14)
    context.setFillColor(UIColor.tertiaryLabel.cgColor)
    context.fillEllipse(in: disc)
    ControlMark.cross.draw(in: disc.insetBy(dx: 4, dy: 4), color: .systemBackground, lineWidth: 1.3)
  }
}
