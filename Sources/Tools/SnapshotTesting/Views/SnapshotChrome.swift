import UIKitCore

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
