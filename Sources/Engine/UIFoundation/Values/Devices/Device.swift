package import Foundation

/// A screen as a layout target: size, scale, safe area and size classes in both orientations.
package struct Device: Sendable, Hashable {
  /// The orientation of a device.
  package enum Orientation: String, Sendable, CaseIterable {
    case portrait
    case landscape
  }

  /// The name as in the table, for instance `iPhone17Pro`.
  package let name: String
  /// The size in portrait orientation, in points.
  package let portraitSize: CGSize
  /// The scale in pixels per point.
  package let scale: CGFloat
  package let idiom: UIUserInterfaceIdiom
  package let portraitSafeArea: UIEdgeInsets
  package let landscapeSafeArea: UIEdgeInsets
  /// The horizontal size class in landscape. The vertical class is compact on phones, regular on tablets.
  package let landscapeHorizontalSizeClass: UIUserInterfaceSizeClass

  /// Returns the size in an orientation, in points.
  package func size(_ orientation: Orientation) -> CGSize {
    orientation == .portrait ? portraitSize : CGSize(width: portraitSize.height, height: portraitSize.width)
  }

  /// Returns the safe area insets in an orientation, in points.
  package func safeArea(_ orientation: Orientation) -> UIEdgeInsets {
    orientation == .portrait ? portraitSafeArea : landscapeSafeArea
  }

  /// Returns the idiom, scale and size classes in an orientation. The other traits are unspecified.
  package func traits(_ orientation: Orientation) -> UITraitCollection {
    UITraitCollection {
      $0.userInterfaceIdiom = idiom
      $0.displayScale = scale
      let isPhone = idiom == .phone
      $0.horizontalSizeClass =
        orientation == .portrait ? (isPhone ? .compact : .regular) : landscapeHorizontalSizeClass
      $0.verticalSizeClass = isPhone && orientation == .landscape ? .compact : .regular
    }
  }

  /// Returns the device with the given name, regardless of case, spaces, hyphens and underscores.
  package static func named(_ name: String) -> Device? {
    let normalized = normalized(name)
    return all.first { Self.normalized($0.name) == normalized }
  }

  private static func normalized(_ name: String) -> String {
    name.lowercased().filter { !$0.isWhitespace && $0 != "-" && $0 != "_" }
  }
}
