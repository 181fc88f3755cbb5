import UIFoundation
import UIKitCore

/// A type with a value for every device: the screen, or its traits.
public protocol DeviceEnvironment {
  /// Creates the value for a screen.
  init(_ screen: ViewImageConfig)
}

extension DeviceEnvironment {
  /// Returns the value for the device after which the calling function is named.
  static func on(_ orientation: ViewImageConfig.Orientation, _ function: String = #function) -> Self {
    Self(.named(deviceName(function), orientation))
  }

  static func on(_ orientation: ViewImageConfig.TabletOrientation, _ function: String = #function) -> Self {
    Self(.named(deviceName(function), orientation))
  }

  private static func deviceName(_ function: String) -> String { String(function.prefix { $0 != "(" }) }
}

extension ViewImageConfig: DeviceEnvironment {
  public init(_ screen: ViewImageConfig) { self = screen }
}

extension UITraitCollection: DeviceEnvironment {
  public convenience init(_ screen: ViewImageConfig) { self.init(values: screen.traitsForSimulator.values) }
}

extension ViewImageConfig {
  /// The traits, without the scale of the device if a simulator was chosen: its scale applies then.
  var traitsForSimulator: UITraitCollection {
    guard Simulator.current != nil, traits.displayScale == deviceScale else { return traits }
    return traits.modifying { $0.displayScale = 0 }
  }
}

/// The parts of a device shown around its screen.
public enum SnapshotChrome: Sendable {
  /// The status bar at 9:41 and the home indicator.
  case bars
  /// The bars and the rounded corners of the screen.
  case screen
  /// The screen in an outline of the device, which enlarges the picture.
  case device

  var parts: DeviceChrome {
    switch self {
    case .bars: .bars
    case .screen: .screen
    case .device: .device
    }
  }
}
