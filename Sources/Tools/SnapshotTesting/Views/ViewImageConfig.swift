import UIKitCore

/// A screen for snapshots: size, safe area and traits.
public struct ViewImageConfig: Sendable {
  /// The orientation of a device.
  public enum Orientation: Sendable {
    case landscape
    case portrait
  }

  /// The orientation of a tablet and the part of its screen used by an app.
  public enum TabletOrientation: Sendable {
    case landscape(splitView: LandscapeSplits)
    case portrait(splitView: PortraitSplits)

    /// The parts of a screen in landscape orientation.
    public enum LandscapeSplits: Sendable {
      case oneThird
      case oneHalf
      case twoThirds
      case full
    }

    /// The parts of a screen in portrait orientation.
    public enum PortraitSplits: Sendable {
      case oneThird
      case twoThirds
      case full
    }
  }

  /// The insets covered by bars and corners, in points.
  public var safeArea: UIEdgeInsets
  /// The size of the screen, in points; nil for the view's own size.
  public var size: CGSize?
  /// The traits for layout. Unspecified traits default to a light phone at 2x, left to right.
  public var traits: UITraitCollection
  /// The scale of the device, which the scale of a chosen simulator replaces; nil for other screens.
  var deviceScale: CGFloat?

  /// Creates a screen.
  public init(
    safeArea: UIEdgeInsets = .zero, size: CGSize? = nil, traits: UITraitCollection = UITraitCollection()
  ) {
    self.safeArea = safeArea
    self.size = size
    self.traits = traits
  }

  /// Creates a screen of a device. Phones have medium text, as in other snapshot libraries.
  init(_ device: Device, _ orientation: Orientation) {
    let orientation: Device.Orientation = orientation == .portrait ? .portrait : .landscape
    safeArea = device.safeArea(orientation)
    size = device.size(orientation)
    deviceScale = device.scale
    traits = device.traits(orientation).modifying {
      $0.layoutDirection = .leftToRight
      if device.idiom == .phone { $0.preferredContentSizeCategory = .medium }
    }
  }

  /// Returns the screen of the device with a name; an empty screen for an unknown name.
  static func named(_ name: String, _ orientation: Orientation) -> ViewImageConfig {
    guard let device = Device.named(name) else { return ViewImageConfig() }
    var config = ViewImageConfig(device, orientation)
    if let safeArea = librarySafeArea(of: name, orientation) { config.safeArea = safeArea }
    return config
  }

  /// Returns a safe area of pointfree's library that differs from the device's; nil for the device's own.
  ///
  /// References of existing tests were recorded with it.
  private static func librarySafeArea(of name: String, _ orientation: Orientation) -> UIEdgeInsets? {
    guard ["iPhoneX", "iPhoneXr", "iPhoneXsMax"].contains(name) else { return nil }
    return switch orientation {
    case .portrait: UIEdgeInsets(top: 44, left: 0, bottom: 34, right: 0)
    case .landscape: UIEdgeInsets(top: 0, left: 44, bottom: 24, right: 44)
    }
  }

  /// Returns a part of the screen of the tablet with a name.
  static func named(_ name: String, _ orientation: TabletOrientation) -> ViewImageConfig {
    switch orientation {
    case .landscape(let split):
      var config = named(name, .landscape)
      guard let screen = config.size, split != .full else { return config }
      // The divider is ten points wide. The narrow part is 375 points wide if the screen has enough space.
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
