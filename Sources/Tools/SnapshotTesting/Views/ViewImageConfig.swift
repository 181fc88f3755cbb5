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

// Phones, by default in portrait orientation.
extension ViewImageConfig {
  public static let iPhoneSe = iPhoneSe(.portrait)
  public static let iPhone8 = iPhone8(.portrait)
  public static let iPhone8Plus = iPhone8Plus(.portrait)
  public static let iPhoneX = iPhoneX(.portrait)
  public static let iPhoneXr = iPhoneXr(.portrait)
  public static let iPhoneXsMax = iPhoneXsMax(.portrait)
  public static let iPhone12 = iPhone12(.portrait)
  public static let iPhone12Pro = iPhone12Pro(.portrait)
  public static let iPhone12ProMax = iPhone12ProMax(.portrait)
  public static let iPhone13Mini = iPhone13Mini(.portrait)
  public static let iPhone13 = iPhone13(.portrait)
  public static let iPhone13Pro = iPhone13Pro(.portrait)
  public static let iPhone13ProMax = iPhone13ProMax(.portrait)
  public static let iPhone14 = iPhone14(.portrait)
  public static let iPhone14Plus = iPhone14Plus(.portrait)
  public static let iPhone14Pro = iPhone14Pro(.portrait)
  public static let iPhone14ProMax = iPhone14ProMax(.portrait)
  public static let iPhone15 = iPhone15(.portrait)
  public static let iPhone15Plus = iPhone15Plus(.portrait)
  public static let iPhone15Pro = iPhone15Pro(.portrait)
  public static let iPhone15ProMax = iPhone15ProMax(.portrait)
  public static let iPhone16 = iPhone16(.portrait)
  public static let iPhone16e = iPhone16e(.portrait)
  public static let iPhone16Plus = iPhone16Plus(.portrait)
  public static let iPhone16Pro = iPhone16Pro(.portrait)
  public static let iPhone16ProMax = iPhone16ProMax(.portrait)
  public static let iPhone17 = iPhone17(.portrait)
  public static let iPhone17Pro = iPhone17Pro(.portrait)
  public static let iPhone17ProMax = iPhone17ProMax(.portrait)
  public static let iPhoneAir = iPhoneAir(.portrait)
}

/// The phones by orientation, for every type with a value for each device: screens and traits.
extension DeviceEnvironment {
  public static func iPhoneSe(_ orientation: ViewImageConfig.Orientation) -> Self { on(orientation) }
  public static func iPhone8(_ orientation: ViewImageConfig.Orientation) -> Self { on(orientation) }
  public static func iPhone8Plus(_ orientation: ViewImageConfig.Orientation) -> Self { on(orientation) }
  public static func iPhoneX(_ orientation: ViewImageConfig.Orientation) -> Self { on(orientation) }
  public static func iPhoneXr(_ orientation: ViewImageConfig.Orientation) -> Self { on(orientation) }
  public static func iPhoneXsMax(_ orientation: ViewImageConfig.Orientation) -> Self { on(orientation) }
  public static func iPhone12(_ orientation: ViewImageConfig.Orientation) -> Self { on(orientation) }
  public static func iPhone12Pro(_ orientation: ViewImageConfig.Orientation) -> Self { on(orientation) }
  public static func iPhone12ProMax(_ orientation: ViewImageConfig.Orientation) -> Self { on(orientation) }
  public static func iPhone13Mini(_ orientation: ViewImageConfig.Orientation) -> Self { on(orientation) }
  public static func iPhone13(_ orientation: ViewImageConfig.Orientation) -> Self { on(orientation) }
  public static func iPhone13Pro(_ orientation: ViewImageConfig.Orientation) -> Self { on(orientation) }
  public static func iPhone13ProMax(_ orientation: ViewImageConfig.Orientation) -> Self { on(orientation) }
  public static func iPhone14(_ orientation: ViewImageConfig.Orientation) -> Self { on(orientation) }
  public static func iPhone14Plus(_ orientation: ViewImageConfig.Orientation) -> Self { on(orientation) }
  public static func iPhone14Pro(_ orientation: ViewImageConfig.Orientation) -> Self { on(orientation) }
  public static func iPhone14ProMax(_ orientation: ViewImageConfig.Orientation) -> Self { on(orientation) }
  public static func iPhone15(_ orientation: ViewImageConfig.Orientation) -> Self { on(orientation) }
  public static func iPhone15Plus(_ orientation: ViewImageConfig.Orientation) -> Self { on(orientation) }
  public static func iPhone15Pro(_ orientation: ViewImageConfig.Orientation) -> Self { on(orientation) }
  public static func iPhone15ProMax(_ orientation: ViewImageConfig.Orientation) -> Self { on(orientation) }
  public static func iPhone16(_ orientation: ViewImageConfig.Orientation) -> Self { on(orientation) }
  public static func iPhone16e(_ orientation: ViewImageConfig.Orientation) -> Self { on(orientation) }
  public static func iPhone16Plus(_ orientation: ViewImageConfig.Orientation) -> Self { on(orientation) }
  public static func iPhone16Pro(_ orientation: ViewImageConfig.Orientation) -> Self { on(orientation) }
  public static func iPhone16ProMax(_ orientation: ViewImageConfig.Orientation) -> Self { on(orientation) }
  public static func iPhone17(_ orientation: ViewImageConfig.Orientation) -> Self { on(orientation) }
  public static func iPhone17Pro(_ orientation: ViewImageConfig.Orientation) -> Self { on(orientation) }
  public static func iPhone17ProMax(_ orientation: ViewImageConfig.Orientation) -> Self { on(orientation) }
  public static func iPhoneAir(_ orientation: ViewImageConfig.Orientation) -> Self { on(orientation) }
}

// Tablets, by default in landscape orientation.
extension ViewImageConfig {
  public static let iPadMini = iPadMini(.landscape)
  public static let iPad9_7 = iPad9_7(.landscape)
  public static let iPad10_2 = iPad10_2(.landscape)
  public static let iPadPro10_5 = iPadPro10_5(.landscape)
  public static let iPadPro11 = iPadPro11(.landscape)
  public static let iPadPro12_9 = iPadPro12_9(.landscape)
  public static let iPadMini6 = iPadMini6(.landscape)
  public static let iPadA16 = iPadA16(.landscape)
  public static let iPadAir11 = iPadAir11(.landscape)
  public static let iPadAir13 = iPadAir13(.landscape)
  public static let iPadPro11M4 = iPadPro11M4(.landscape)
  public static let iPadPro13M4 = iPadPro13M4(.landscape)
}

extension UITraitCollection {
  public static let iPadMini = ViewImageConfig.iPadMini.traits
  public static let iPad9_7 = ViewImageConfig.iPad9_7.traits
  public static let iPad10_2 = ViewImageConfig.iPad10_2.traits
  public static let iPadPro10_5 = ViewImageConfig.iPadPro10_5.traits
  public static let iPadPro11 = ViewImageConfig.iPadPro11.traits
  public static let iPadPro12_9 = ViewImageConfig.iPadPro12_9.traits
  public static let iPadMini6 = ViewImageConfig.iPadMini6.traits
  public static let iPadA16 = ViewImageConfig.iPadA16.traits
  public static let iPadAir11 = ViewImageConfig.iPadAir11.traits
  public static let iPadAir13 = ViewImageConfig.iPadAir13.traits
  public static let iPadPro11M4 = ViewImageConfig.iPadPro11M4.traits
  public static let iPadPro13M4 = ViewImageConfig.iPadPro13M4.traits
}

extension DeviceEnvironment {
  public static func iPadMini(_ orientation: ViewImageConfig.Orientation) -> Self { on(orientation) }
  public static func iPadMini(_ orientation: ViewImageConfig.TabletOrientation) -> Self { on(orientation) }
  public static func iPad9_7(_ orientation: ViewImageConfig.Orientation) -> Self { on(orientation) }
  public static func iPad9_7(_ orientation: ViewImageConfig.TabletOrientation) -> Self { on(orientation) }
  public static func iPad10_2(_ orientation: ViewImageConfig.Orientation) -> Self { on(orientation) }
  public static func iPad10_2(_ orientation: ViewImageConfig.TabletOrientation) -> Self { on(orientation) }
  public static func iPadPro10_5(_ orientation: ViewImageConfig.Orientation) -> Self { on(orientation) }
  public static func iPadPro10_5(_ orientation: ViewImageConfig.TabletOrientation) -> Self { on(orientation) }
  public static func iPadPro11(_ orientation: ViewImageConfig.Orientation) -> Self { on(orientation) }
  public static func iPadPro11(_ orientation: ViewImageConfig.TabletOrientation) -> Self { on(orientation) }
  public static func iPadPro12_9(_ orientation: ViewImageConfig.Orientation) -> Self { on(orientation) }
  public static func iPadPro12_9(_ orientation: ViewImageConfig.TabletOrientation) -> Self { on(orientation) }
  public static func iPadMini6(_ orientation: ViewImageConfig.Orientation) -> Self { on(orientation) }
  public static func iPadMini6(_ orientation: ViewImageConfig.TabletOrientation) -> Self { on(orientation) }
  public static func iPadA16(_ orientation: ViewImageConfig.Orientation) -> Self { on(orientation) }
  public static func iPadA16(_ orientation: ViewImageConfig.TabletOrientation) -> Self { on(orientation) }
  public static func iPadAir11(_ orientation: ViewImageConfig.Orientation) -> Self { on(orientation) }
  public static func iPadAir11(_ orientation: ViewImageConfig.TabletOrientation) -> Self { on(orientation) }
  public static func iPadAir13(_ orientation: ViewImageConfig.Orientation) -> Self { on(orientation) }
  public static func iPadAir13(_ orientation: ViewImageConfig.TabletOrientation) -> Self { on(orientation) }
  public static func iPadPro11M4(_ orientation: ViewImageConfig.Orientation) -> Self { on(orientation) }
  public static func iPadPro11M4(_ orientation: ViewImageConfig.TabletOrientation) -> Self { on(orientation) }
  public static func iPadPro13M4(_ orientation: ViewImageConfig.Orientation) -> Self { on(orientation) }
  public static func iPadPro13M4(_ orientation: ViewImageConfig.TabletOrientation) -> Self { on(orientation) }
}
