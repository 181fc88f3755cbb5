import UIKitCore

/// The parts of a device that a snapshot shows around its screen.
public enum SnapshotChrome: Sendable {
  /// The status bar at 9:41 and the home indicator.
  case bars
  /// The bars and the screen's round corners.
  case screen
  /// The screen in a quiet outline of the device, by which the picture grows.
  case device

  var parts: DeviceChrome {
    switch self {
    case .bars: .bars
    case .screen: .screen
    case .device: .device
    }
  }
}
