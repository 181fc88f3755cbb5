internal import Foundation
internal import UIFoundation

extension UIView {
  /// Indicates whether the view is laid out from right to left.
  var isRightToLeft: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

  /// The width of a line of one pixel, in points.
  var hairlineWidth: CGFloat { 1 / max(1, pixelGrid.scale) }
}
