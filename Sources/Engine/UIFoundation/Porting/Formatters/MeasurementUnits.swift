internal import Foundation

/// ICU's names of Foundation's units.
enum MeasurementUnits {
  /// Returns the name of a unit, such as `kilometer-per-hour`; nil for a custom unit.
  static func name(of unit: Unit) -> String? {
    let names: KeyValuePairs<String, String>? =
      switch unit {
      case is UnitLength: lengths
      case is UnitMass: masses
      case is UnitDuration: durations
      case is UnitTemperature: ["K": "kelvin", "°C": "celsius", "°F": "fahrenheit"]
      case is UnitVolume: volumes
      case is UnitArea: areas
      case is UnitSpeed:
        [
          "m/s": "meter-per-second", "km/h": "kilometer-per-hour", "mph": "mile-per-hour", "kn": "knot",
        ]
      case is UnitEnergy:
        [
          "kJ": "kilojoule", "J": "joule", "kCal": "kilocalorie", "cal": "calorie", "kWh": "kilowatt-hour",
        ]
      case is UnitPower: powers
      case is UnitPressure: pressures
      case is UnitAngle: ["°": "degree", "ʹ": "arc-minute", "ʹʹ": "arc-second", "rad": "radian", "rev": "revolution"]
      case is UnitFrequency:
        [
          "THz": "terahertz", "GHz": "gigahertz", "MHz": "megahertz", "kHz": "kilohertz", "Hz": "hertz",
          "mHz": "millihertz", "µHz": "microhertz", "nHz": "nanohertz", "FPS": "hertz",
        ]
      case is UnitAcceleration: ["m/s²": "meter-per-square-second", "g": "g-force"]
      case is UnitElectricCurrent: currents
      case is UnitElectricPotentialDifference: potentials
      case is UnitElectricResistance: resistances
      case is UnitFuelEfficiency: ["L/100km": "liter-per-100-kilometer", "mpg": "mile-per-gallon"]
      case is UnitIlluminance: ["lx": "lux"]
      case is UnitInformationStorage: storage
      case is UnitConcentrationMass: ["g/L": "gram-per-liter", "mg/dL": "milligram-per-deciliter"]
      case is UnitDispersion: ["ppm": "permillion"]
      default: nil
      }
    return names?.first { $0.key == unit.symbol }?.value
  }

  private static let lengths: KeyValuePairs = [
    "Mm": "megameter", "km": "kilometer", "hm": "hectometer", "dam": "decameter", "m": "meter", "dm": "decimeter",
    "cm": "centimeter", "mm": "millimeter", "µm": "micrometer", "nm": "nanometer", "pm": "picometer", "in": "inch",
    "ft": "foot", "yd": "yard", "mi": "mile", "smi": "mile-scandinavian", "ly": "light-year",
    "NM": "nautical-mile", "ftm": "fathom", "fur": "furlong", "ua": "astronomical-unit", "pc": "parsec",
  ]
  private static let masses: KeyValuePairs = [
    "kg": "kilogram", "g": "gram", "dg": "decigram", "cg": "centigram", "mg": "milligram", "µg": "microgram",
    "ng": "nanogram", "pg": "picogram", "oz": "ounce", "lb": "pound", "st": "stone", "t": "tonne", "ton": "ton",
    "ct": "carat", "oz t": "ounce-troy", "slug": "slug",
  ]
  private static let durations: KeyValuePairs = [
    "h": "hour", "hr": "hour", "m": "minute", "min": "minute", "s": "second", "sec": "second", "ms": "millisecond",
    "µs": "microsecond",
    "ns": "nanosecond", "ps": "picosecond",
  ]
  private static let volumes: KeyValuePairs = [
    "ML": "megaliter", "kL": "kiloliter", "L": "liter", "dL": "deciliter", "cL": "centiliter", "mL": "milliliter",
    "km³": "cubic-kilometer", "m³": "cubic-meter", "dm³": "cubic-decimeter", "cm³": "cubic-centimeter",
    "mm³": "cubic-millimeter", "in³": "cubic-inch", "ft³": "cubic-foot", "yd³": "cubic-yard", "mi³": "cubic-mile",
    "af": "acre-foot", "bsh": "bushel", "tsp": "teaspoon", "tbsp": "tablespoon", "fl oz": "fluid-ounce", "cup": "cup",
    "pt": "pint", "qt": "quart", "gal": "gallon", "metric cup Imperial": "cup-metric",
    "gal Imperial": "gallon-imperial", "qt Imperial": "quart-imperial", "fl oz Imperial": "fluid-ounce-imperial",
  ]
  private static let areas: KeyValuePairs = [
    "Mm²": "square-megameter", "km²": "square-kilometer", "m²": "square-meter", "cm²": "square-centimeter",
    "mm²": "square-millimeter", "in²": "square-inch", "ft²": "square-foot", "yd²": "square-yard",
    "mi²": "square-mile", "ac": "acre", "ha": "hectare",
  ]
  private static let powers: KeyValuePairs = [
    "TW": "terawatt", "GW": "gigawatt", "MW": "megawatt", "kW": "kilowatt", "W": "watt", "mW": "milliwatt",
    "hp": "horsepower",
  ]
  private static let pressures: KeyValuePairs = [
    "N/m²": "pascal", "GPa": "gigapascal", "MPa": "megapascal", "kPa": "kilopascal", "hPa": "hectopascal",
    "inHg": "inch-ofhg", "bar": "bar", "mbar": "millibar", "mmHg": "millimeter-ofhg",
    "psi": "pound-force-per-square-inch",
  ]
  private static let storage: KeyValuePairs = [
    "bit": "bit", "B": "byte", "kb": "kilobit", "Mb": "megabit", "Gb": "gigabit", "Tb": "terabit",
    "kB": "kilobyte", "KB": "kilobyte", "MB": "megabyte", "GB": "gigabyte", "TB": "terabyte", "PB": "petabyte",
  ]

  private static let currents: KeyValuePairs = [
    "MA": "megaampere", "kA": "kiloampere", "A": "ampere", "mA": "milliampere", "µA": "microampere",
  ]
  private static let potentials: KeyValuePairs = [
    "MV": "megavolt", "kV": "kilovolt", "V": "volt", "mV": "millivolt", "µV": "microvolt",
  ]
  private static let resistances: KeyValuePairs = [
    "MΩ": "megaohm", "kΩ": "kiloohm", "Ω": "ohm", "mΩ": "milliohm", "µΩ": "microohm",
  ]
}
