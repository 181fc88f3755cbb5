import UIFoundation

/// The system spacing, also denoted by a bare `-` between views in the visual format.
package enum LayoutSpacing {
  /// The spacing except between baselines of text, in points; the same on every device.
  package static let standard: CGFloat = 8
}
