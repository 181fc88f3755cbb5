// Properties of the machine that only Apple's Foundation has.
public import Foundation

extension ProcessInfo {
  /// Indicates low power mode; always false, since it cannot be detected.
  public var isLowPowerModeEnabled: Bool { false }
  /// Indicates an iPad app that runs on a Mac.
  public var isMacCatalystApp: Bool { false }
  /// Indicates an iPhone or iPad app that runs on a Mac.
  public var isiOSAppOnMac: Bool { false }
  /// The thermal state of the machine; always nominal, since it is not measured.
  public var thermalState: ThermalState { .nominal }

  /// The thermal state of a machine.
  public enum ThermalState: Int, Sendable {
    case nominal, fair, serious, critical
  }
}
