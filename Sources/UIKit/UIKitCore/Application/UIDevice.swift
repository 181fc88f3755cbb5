public import Foundation
public import UIFoundation

/// The device of the current traits: a phone in portrait or landscape, or a tablet in portrait.
@preconcurrency @MainActor
open class UIDevice: NSObject {
  public static let current = UIDevice()

  public nonisolated static let orientationDidChangeNotification = NSNotification.Name(
    "UIDeviceOrientationDidChangeNotification")

  /// The idiom of the current traits.
  open var userInterfaceIdiom: UIUserInterfaceIdiom { UITraitCollection.current.userInterfaceIdiom }
  open var orientation: UIDeviceOrientation {
    UITraitCollection.current.verticalSizeClass == .compact ? .landscapeLeft : .portrait
  }
  open var isGeneratingDeviceOrientationNotifications: Bool { false }
  open func beginGeneratingDeviceOrientationNotifications() {}
  open func endGeneratingDeviceOrientationNotifications() {}

  open var name: String { model }
  open var model: String { userInterfaceIdiom == .pad ? "iPad" : "iPhone" }
  open var localizedModel: String { model }
  open var systemName: String { userInterfaceIdiom == .pad ? "iPadOS" : "iOS" }
  /// The version of iOS of the chosen simulator, or else the version whose behavior is implemented.
  open var systemVersion: String { Simulator.current?.systemVersion ?? "17.0" }
  open var identifierForVendor: UUID? { nil }

  /// Has no effect; there is no battery.
  open var isBatteryMonitoringEnabled = false
  /// The level of the battery. It is always -1, which means unknown.
  open var batteryLevel: Float { -1 }
  open var batteryState: BatteryState { .unknown }
  /// Indicates whether an object is close to the device. It is always false.
  open var proximityState: Bool { false }
  open var isProximityMonitoringEnabled = false
  open var isMultitaskingSupported: Bool { true }

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
