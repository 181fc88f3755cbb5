public import Foundation
public import UIFoundation

/// The device of the current traits: a phone in portrait or landscape, or a tablet in portrait.
@preconcurrency @MainActor
public final class UIDevice: NSObject {
  public static let current = UIDevice()

  public nonisolated static let orientationDidChangeNotification = NSNotification.Name(
    "UIDeviceOrientationDidChangeNotification")

  /// The idiom of the current traits.
  public var userInterfaceIdiom: UIUserInterfaceIdiom { UITraitCollection.current.userInterfaceIdiom }
  public var orientation: UIDeviceOrientation {
    UITraitCollection.current.verticalSizeClass == .compact ? .landscapeLeft : .portrait
  }
  public var isGeneratingDeviceOrientationNotifications: Bool { false }
  public func beginGeneratingDeviceOrientationNotifications() {}
  public func endGeneratingDeviceOrientationNotifications() {}

  public var name: String { model }
  public var model: String { userInterfaceIdiom == .pad ? "iPad" : "iPhone" }
  public var localizedModel: String { model }
  public var systemName: String { userInterfaceIdiom == .pad ? "iPadOS" : "iOS" }
  /// The version of iOS of the chosen simulator, or else the version whose behavior is implemented.
  public var systemVersion: String { Simulator.current?.systemVersion ?? "17.0" }
  public var identifierForVendor: UUID? { nil }

  /// Has no effect; there is no battery.
  public var isBatteryMonitoringEnabled = false
  /// The level of the battery. It is always -1, which means unknown.
  public var batteryLevel: Float { -1 }
  public var batteryState: BatteryState { .unknown }
  /// Indicates whether an object is close to the device. It is always false.
  public var proximityState: Bool { false }
  public var isProximityMonitoringEnabled = false
  public var isMultitaskingSupported: Bool { true }

  /// The state of a battery.
  public enum BatteryState: Int, Sendable {
    case unknown, unplugged, charging, full
  }
}

/// The physical orientation of a device.
public enum UIDeviceOrientation: Int, Sendable {
  case unknown, portrait, portraitUpsideDown, landscapeLeft, landscapeRight, faceUp, faceDown

  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
  public var isFlat: Bool { self == .faceUp || self == .faceDown }
  public var isValidInterfaceOrientation: Bool { isPortrait || isLandscape }
}
