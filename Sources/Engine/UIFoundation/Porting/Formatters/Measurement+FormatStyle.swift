public import Foundation

/// The purpose of a measurement, by which a locale chooses its unit.
public struct MeasurementFormatUnitUsage<UnitType: Dimension>: Codable, Hashable, Sendable {
  /// ICU's name; nil for the unit as provided.
  let name: String?

  private init(_ name: String?) {
    self.name = name
  }

  public static var general: MeasurementFormatUnitUsage { MeasurementFormatUnitUsage("default") }
  /// The unit of the measurement.
  public static var asProvided: MeasurementFormatUnitUsage { MeasurementFormatUnitUsage(nil) }
}

extension MeasurementFormatUnitUsage where UnitType == UnitLength {
  public static var person: MeasurementFormatUnitUsage { MeasurementFormatUnitUsage("person") }
  public static var personHeight: MeasurementFormatUnitUsage { MeasurementFormatUnitUsage("person-height") }
  public static var road: MeasurementFormatUnitUsage { MeasurementFormatUnitUsage("road") }
  public static var focalLength: MeasurementFormatUnitUsage { MeasurementFormatUnitUsage("focal-length") }
  public static var rainfall: MeasurementFormatUnitUsage { MeasurementFormatUnitUsage("rainfall") }
  public static var snowfall: MeasurementFormatUnitUsage { MeasurementFormatUnitUsage("snowfall") }
  public static var visibility: MeasurementFormatUnitUsage { MeasurementFormatUnitUsage("visiblty") }
}

extension MeasurementFormatUnitUsage where UnitType == UnitMass {
  public static var personWeight: MeasurementFormatUnitUsage { MeasurementFormatUnitUsage("person") }
}

extension MeasurementFormatUnitUsage where UnitType == UnitEnergy {
  public static var food: MeasurementFormatUnitUsage { MeasurementFormatUnitUsage("food") }
  public static var workout: MeasurementFormatUnitUsage { MeasurementFormatUnitUsage("default") }
}

extension MeasurementFormatUnitUsage where UnitType == UnitTemperature {
  public static var person: MeasurementFormatUnitUsage { MeasurementFormatUnitUsage("default") }
  public static var weather: MeasurementFormatUnitUsage { MeasurementFormatUnitUsage("weather") }
}

extension MeasurementFormatUnitUsage where UnitType == UnitSpeed {
  public static var wind: MeasurementFormatUnitUsage { MeasurementFormatUnitUsage("wind") }
}

extension MeasurementFormatUnitUsage where UnitType == UnitPressure {
  public static var barometric: MeasurementFormatUnitUsage { MeasurementFormatUnitUsage("baromtrc") }
}

extension Measurement where UnitType: Dimension {
  /// A format of measurements in the words of a locale.
  public struct FormatStyle: Foundation.FormatStyle, Sendable {
    /// The length of the unit's name.
    public struct UnitWidth: Codable, Hashable, Sendable {
      enum Name: String, Codable { case wide, abbreviated, narrow }

      let name: Name

      public static var wide: UnitWidth { UnitWidth(name: .wide) }
      public static var abbreviated: UnitWidth { UnitWidth(name: .abbreviated) }
      public static var narrow: UnitWidth { UnitWidth(name: .narrow) }
    }

    public var width: UnitWidth
    public var locale: Locale
    /// The purpose of the measurement; nil for the unit as provided.
    public var usage: MeasurementFormatUnitUsage<UnitType>?
    /// The format of the number; nil for two digits in a unit of the locale.
    public var numberFormatStyle: FloatingPointFormatStyle<Double>?

    public init(
      width: UnitWidth, locale: Locale = .autoupdatingCurrent, usage: MeasurementFormatUnitUsage<UnitType>? = .general,
      numberFormatStyle: FloatingPointFormatStyle<Double>? = nil
    ) {
      self.width = width
      self.locale = locale
      self.usage = usage
      self.numberFormatStyle = numberFormatStyle
    }

    public func format(_ value: Measurement<UnitType>) -> String {
      let number = numberFormatStyle.map { style in { (value: Double) in style.locale(locale).format(value) } }
      let width: MeasurementText.Width =
        switch width.name {
        case .wide: .wide
        case .abbreviated: .abbreviated
        case .narrow: .narrow
        }
      guard let text = MeasurementText(unit: value.unit, locale: locale) else {
        return "\(number?(value.value) ?? value.value.formatted(.number.locale(locale))) \(value.unit.symbol)"
      }
      return text.text(value.value, width: width, usage: usage?.name, number)
    }

    public func locale(_ locale: Locale) -> FormatStyle {
      var style = self
      style.locale = locale
      return style
    }
  }

  /// Returns the measurement in a unit of the current locale.
  public func formatted() -> String { FormatStyle(width: .abbreviated).format(self) }

  public func formatted<Style: Foundation.FormatStyle>(_ style: Style) -> Style.FormatOutput
  where Style.FormatInput == Measurement<UnitType> {
    style.format(self)
  }
}

extension FormatStyle {
  /// Returns a format of measurements.
  public static func measurement<UnitType: Dimension>(
    width: Measurement<UnitType>.FormatStyle.UnitWidth, usage: MeasurementFormatUnitUsage<UnitType> = .general,
    numberFormatStyle: FloatingPointFormatStyle<Double>? = nil
  ) -> Self where Self == Measurement<UnitType>.FormatStyle {
    Self(width: width, usage: usage, numberFormatStyle: numberFormatStyle)
  }
}
