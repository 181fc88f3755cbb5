// What Apple's Foundation says of the machine beside what it does on Linux.
extension ProcessInfo {
  /// Indicates that the machine saves power; it is not known here to do so.
  public var isLowPowerModeEnabled: Bool { false }
  /// Indicates an app for iPad that runs on a Mac.
  public var isMacCatalystApp: Bool { false }
  /// Indicates an app for iPhone or iPad that runs on a Mac.
  public var isiOSAppOnMac: Bool { false }
  /// The heat of the machine; nominal, since it is not measured.
  public var thermalState: ThermalState { .nominal }

  /// How hot a machine is.
  public enum ThermalState: Int, Sendable {
    case nominal = 0
    case fair = 1
    case serious = 2
    case critical = 3
  }
}
