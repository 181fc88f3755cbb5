import UIFoundation

/// The system spacing, also denoted by a bare `-` in the visual format.
enum LayoutSpacing {
  /// The spacing between siblings, in points; the same on every device.
  static let standard: CGFloat = 8
}
