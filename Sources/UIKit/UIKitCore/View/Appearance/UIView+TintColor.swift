internal import UIFoundation
internal import UIGraphics

extension UIView {
  /// The tint color of the superview; the default color without a superview.
  var inheritedTintColor: UIColor { superview?.tintColor ?? .systemBlue }

  /// The view's own or inherited color, dimmed if its mode says so.
  var adjustedTintColor: UIColor {
    // The superview's color is already adjusted.
    if ownTintColor == nil, rareValues.tintAdjustmentMode == .automatic { return inheritedTintColor }
    let color = sequence(first: self) { $0.superview }.firstNonNil(\.ownTintColor) ?? .systemBlue
    guard tintAdjustmentMode == .dimmed else { return color }
    if let known = rareValues.dimmedTint, known.source === color { return known.dimmed }
    let dimmed = color.dimmed
    rare.dimmedTint = (color, dimmed)
    return dimmed
  }

  /// The first mode that is not automatic, from the view upward; normal if there is none.
  var nearestTintAdjustmentMode: TintAdjustmentMode {
    let modes = sequence(first: self) { $0.superview }.lazy.map(\.rareValues.tintAdjustmentMode)
    return modes.first { $0 != .automatic } ?? .normal
  }

  /// Notifies the view, and the descendants that inherit its tint color, of a change of the color.
  func notifyOfTintColor() {
    tintColorDidChange()
    for subview in subviews where subview.ownTintColor == nil { subview.notifyOfTintColor() }
  }

  /// Notifies the view, and the descendants that inherit its mode, of a change of the mode.
  func notifyOfTintAdjustment() {
    tintColorDidChange()
    for subview in subviews where subview.rareValues.tintAdjustmentMode == .automatic {
      subview.notifyOfTintAdjustment()
    }
  }
}

extension UIColor {
  /// The gray of the same luminance, a little transparent, as tints are behind an alert.
  ///
  /// Apple documents only that the color is desaturated and dimmed; the opacity is an estimate.
  fileprivate var dimmed: UIColor {
    UIColor { [self] traits in
      let rgba = rgba(for: traits)
      let luminance = 0.299 * rgba.red + 0.587 * rgba.green + 0.114 * rgba.blue
      return UIColor(white: luminance, alpha: rgba.alpha * 0.8)
    }
  }
}
