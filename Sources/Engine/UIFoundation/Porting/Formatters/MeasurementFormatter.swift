public import Foundation

/// A formatter of measurements in the units that a locale prefers.
open class MeasurementFormatter: Formatter, @unchecked Sendable {
  /// The choice of the unit.
  public struct UnitOptions: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// Keeps the unit of the measurement.
    public static let providedUnit = UnitOptions(rawValue: 1 << 0)
    /// Chooses a unit that results in a readable number, such as kilometers for many meters.
    public static let naturalScale = UnitOptions(rawValue: 1 << 1)
    /// Omits the unit's letter of temperatures: 20°.
    public static let temperatureWithoutUnit = UnitOptions(rawValue: 1 << 2)
  }

  /// The unit's choice; without options, the locale's unit of a similar size.
  open var unitOptions: UnitOptions = []
  /// The length of the unit's name: `3.5 km` is medium.
  open var unitStyle = Formatter.UnitStyle.medium
  open var locale: Locale! = Locale.current
  /// The formatter of numbers: decimal with at most 3 fraction digits by default.
  open var numberFormatter: NumberFormatter! = {
    let formatter = NumberFormatter()
    formatter.numberStyle = .decimal
    return formatter
  }()

  open func string(from measurement: Measurement<Unit>) -> String {
    text(measurement.value, measurement.unit)
  }

  open func string<UnitType: Unit>(from measurement: Measurement<UnitType>) -> String {
    text(measurement.value, measurement.unit)
  }

  /// Returns the name of a unit.
  open func string(from unit: Unit) -> String {
    guard let format = MeasurementText(unit: unit, locale: locale ?? .current) else { return unit.symbol }
    return format.unitName(width)
  }

  open override func string(for obj: Any?) -> String? {
    (obj as? Measurement<Unit>).map(string(from:)) ?? (obj as? Unit).map(string(from:))
  }

  private var width: MeasurementText.Width {
    switch unitStyle {
    case .long: .wide
    case .medium: .abbreviated
    case .short: .narrow
    }
  }

  private func text(_ value: Double, _ unit: Unit) -> String {
    let locale = locale ?? .current
    let number = { (value: Double) -> String in
      guard let formatter = self.numberFormatter?.copy() as? NumberFormatter else { return "\(value)" }
      formatter.locale = locale
      return formatter.string(from: NSNumber(value: value)) ?? "\(value)"
    }
    guard let format = MeasurementText(unit: unit, locale: locale) else { return "\(number(value)) \(unit.symbol)" }
    // The usages of ICU choose both the locale's unit and its scale.
    let usage = unitOptions.contains(.providedUnit) ? nil : "default"
    let hasNoUnit = unitOptions.contains(.temperatureWithoutUnit) && unit is UnitTemperature
    return format.text(value, width: hasNoUnit ? .withoutUnit : width, usage: usage, number)
  }
}
