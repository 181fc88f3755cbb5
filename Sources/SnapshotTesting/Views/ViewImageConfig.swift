import UIKitCore

/// A screen to take pictures on: size, safe area and traits.
public struct ViewImageConfig: Sendable {
  /// Which way a device is held.
  public enum Orientation: Sendable {
    case landscape
    case portrait
  }

  /// Which way a tablet is held, and how much of its screen an app has.
  public enum TabletOrientation: Sendable {
    case landscape(splitView: LandscapeSplits)
    case portrait(splitView: PortraitSplits)

    /// Parts of a screen held across.
    public enum LandscapeSplits: Sendable {
      case oneThird
      case oneHalf
      case twoThirds
      case full
    }

    /// Parts of a screen held upright.
    public enum PortraitSplits: Sendable {
      case oneThird
      case twoThirds
      case full
    }
  }

  /// What bars and corners cover, in points.
  public var safeArea: UIEdgeInsets
  /// The screen's size in points; nil takes the view's own.
  public var size: CGSize?
  /// What the views are laid out for; what it leaves out is that of a light phone at 2x, left to right.
  public var traits: UITraitCollection

  /// A screen of a size, a safe area and traits.
  public init(
    safeArea: UIEdgeInsets = .zero, size: CGSize? = nil, traits: UITraitCollection = UITraitCollection()
  ) {
    self.safeArea = safeArea
    self.size = size
    self.traits = traits
  }

  /// A device of the table, held one way; phones have medium text, as the screens that snapshot tests know.
  init(_ device: Device, _ orientation: Orientation) {
    let held: Device.Orientation = orientation == .portrait ? .portrait : .landscape
    safeArea = device.safeArea(held)
    size = device.size(held)
    traits = device.traits(held).modifying {
      $0.layoutDirection = .leftToRight
      if device.idiom == .phone { $0.preferredContentSizeCategory = .medium }
    }
  }

  /// A device of the table by its name there; no screen of its own for a name that the table has not.
  static func named(_ name: String, _ orientation: Orientation) -> ViewImageConfig {
    Device.named(name).map { ViewImageConfig($0, orientation) } ?? ViewImageConfig()
  }

  /// A tablet of the table of which an app has a part.
  static func named(_ name: String, _ orientation: TabletOrientation) -> ViewImageConfig {
    switch orientation {
    case .landscape(let split):
      var config = named(name, .landscape)
      guard let screen = config.size, split != .full else { return config }
      // The divider takes ten points; the narrow part is 375 points where the screen has room for it.
      let narrow: CGFloat = screen.width >= 1194 ? 375 : 320
      let isLarge = screen.width >= 1366
      let width: CGFloat =
        switch split {
        case .oneThird: narrow
        case .oneHalf: (screen.width - 10) / 2
        case .twoThirds, .full: screen.width - 10 - narrow
        }
      config.size = CGSize(width: width, height: screen.height)
      config.setWidthClass(split == .twoThirds || split == .oneHalf && isLarge ? .regular : .compact)
      return config
    case .portrait(let split):
      var config = named(name, .portrait)
      guard let screen = config.size, split != .full else { return config }
      let narrow: CGFloat = screen.width >= 1024 ? 375 : 320
      config.size = CGSize(width: split == .oneThird ? narrow : screen.width - 10 - narrow, height: screen.height)
      config.setWidthClass(.compact)
      return config
    }
  }

  private mutating func setWidthClass(_ value: UIUserInterfaceSizeClass) {
    traits = traits.modifying { $0.horizontalSizeClass = value }
  }
}
