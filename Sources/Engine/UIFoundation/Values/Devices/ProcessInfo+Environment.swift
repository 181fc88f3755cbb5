// Properties of the machine that only Apple's Foundation declares.
public import Foundation

extension ProcessInfo {
  /// Indicates whether low power mode is on. It is always false, since the mode cannot be detected.
  public var isLowPowerModeEnabled: Bool { false }
  /// Indicates whether the process is an iPad app built for the Mac. It is always false.
  public var isMacCatalystApp: Bool { false }
  /// Indicates whether the process is an iPhone or iPad app that runs on a Mac. It is always false.
  public var isiOSAppOnMac: Bool { false }
  /// The thermal state of the machine. It is always nominal, since it is not measured.
  public var thermalState: ThermalState { .nominal }

  /// The thermal state of a machine.
  public enum ThermalState: Int, Sendable {
    case nominal, fair, serious, critical
  }
}
