/// A screen to lay out for: its size, scale, safe area and size classes in both orientations.
package struct Device: Sendable, Hashable {
  /// Which way the device is held.
  package enum Orientation: String, Sendable, CaseIterable {
    case portrait
    case landscape
  }

  /// The name in the spelling of the table, such as `iPhone17Pro`.
  package let name: String
  /// The size in points, held upright.
  package let portraitSize: CGSize
  /// Pixels a point.
  package let scale: CGFloat
  package let idiom: UIUserInterfaceIdiom
  package let portraitSafeArea: UIEdgeInsets
  package let landscapeSafeArea: UIEdgeInsets
  /// The horizontal size class in landscape; the vertical one is compact on phones, regular on tablets.
  package let landscapeHorizontalSizeClass: UIUserInterfaceSizeClass

  /// The size in points in an orientation.
  package func size(_ orientation: Orientation) -> CGSize {
    orientation == .portrait ? portraitSize : CGSize(width: portraitSize.height, height: portraitSize.width)
  }

  /// The safe area insets in points in an orientation.
  package func safeArea(_ orientation: Orientation) -> UIEdgeInsets {
    orientation == .portrait ? portraitSafeArea : landscapeSafeArea
  }

  /// Idiom, scale and size classes in an orientation; the other traits are unspecified.
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

  /// The device of a name, whatever its case and spaces; `nil` where the table has none.
  package static func named(_ name: String) -> Device? {
    let wanted = fold(name)
    return all.first { fold($0.name) == wanted }
  }

  private static func fold(_ name: String) -> String {
    name.lowercased().filter { !$0.isWhitespace && $0 != "-" && $0 != "_" }
  }
}
