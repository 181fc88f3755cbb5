internal import UIGraphics

extension UIView {
  /// The tint color of the superview; the default color without a superview.
  var inheritedTintColor: UIColor { superview?.tintColor ?? .systemBlue }

  /// Notifies the view, and the descendants that inherit its tint color, of a change of the color.
  func notifyOfTintColor() {
    tintColorDidChange()
    for subview in subviews where subview.ownTintColor == nil { subview.notifyOfTintColor() }
  }
}
