package import Foundation
internal import UIFoundation
internal import UIGraphics

extension OffscreenWindow {
  /// Shows the area of a keyboard at the lower edge, and moves the keyboard layout guides to it.
  package func showKeyboard(ofHeight height: CGFloat) {
    performAsCurrent {
      let bounds = root.bounds
      let area = UIView(
        frame: CGRect(x: bounds.minX, y: bounds.maxY - height, width: bounds.width, height: height))
      area.autoresizingMask = [.flexibleWidth, .flexibleTopMargin]
      area.isUserInteractionEnabled = false
      area.backgroundColor = UIColor { $0.userInterfaceStyle == .dark ? .systemGray5 : .systemGray4 }
      root.addSubview(area)
      root.moveKeyboardGuides(toTop: bounds.maxY - height, in: root)
    }
  }
}

extension UIView {
  /// Moves the keyboard guides of the subtree to the upper edge of a keyboard, a position in a root view.
  fileprivate func moveKeyboardGuides(toTop top: CGFloat, in root: UIView) {
    if let guide = guideState.keyboardGuide {
      guide.keyboardOverlap = convert(bounds, to: root).maxY - top
      // A search in a toolbar is above the keyboard.
      setNeedsLayout()
    }
    for subview in subviews { subview.moveKeyboardGuides(toTop: top, in: root) }
  }
}
