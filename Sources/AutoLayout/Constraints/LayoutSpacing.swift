import UIFoundation

/// The system spacing, which a bare `-` of the visual format also stands for.
enum LayoutSpacing {
  /// The spacing between siblings, in points; the same on every device.
  static let standard: CGFloat = 8
}
