import UIFoundation

/// The distances that "system spacing" and a bare `-` of the visual format mean.
enum LayoutSpacing {
  /// Between siblings, in points; what UIKit uses on every device.
  static let standard: CGFloat = 8
}
