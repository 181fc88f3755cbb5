public import Foundation

extension String {
  /// A key of a table of strings with its arguments, written as text with interpolations.
  ///
  /// The key of `"\(count) files in \(name)"` is `%lld files in %@`.
  public struct LocalizationValue: ExpressibleByStringInterpolation, Equatable, Sendable {
    /// The key with specifiers.
    package let key: String
    package let arguments: [LocalizationArgument]

    public init(_ value: String) {
      key = value
      arguments = []
    }

    public init(stringLiteral value: String) {
      self.init(value)
    }

    public init(stringInterpolation interpolation: StringInterpolation) {
      // Percent signs are escaped only beside arguments.
      key =
        interpolation.arguments.isEmpty
        ? interpolation.key.replacingOccurrences(of: "%%", with: "%") : interpolation.key
      arguments = interpolation.arguments
    }

    /// The pieces of a text with interpolations.
    public struct StringInterpolation: StringInterpolationProtocol {
      var key = ""
      var arguments: [LocalizationArgument] = []

      public init(literalCapacity: Int, interpolationCount: Int) {}

      public mutating func appendLiteral(_ literal: String) {
        key += literal.replacingOccurrences(of: "%", with: "%%")
      }

      private mutating func append(_ argument: LocalizationArgument, _ specifier: String) {
        key += specifier
        arguments.append(argument)
      }

      public mutating func appendInterpolation(_ string: String) { append(.text(string), "%@") }

      public mutating func appendInterpolation(_ substring: Substring) { append(.text(String(substring)), "%@") }

      public mutating func appendInterpolation(_ object: NSObject) { append(.text("\(object)"), "%@") }

      public mutating func appendInterpolation(_ object: NSObject, formatter: Formatter) {
        append(.text(formatter.string(for: object) ?? ""), "%@")
      }

      /// Appends a number, with the specifier of its type or another one, such as `%05.1f`.
      public mutating func appendInterpolation(_ value: some BinaryInteger, specifier: String? = nil) {
        let isWide = value.bitWidth > 32
        if value is any SignedInteger {
          append(.integer(Int64(truncatingIfNeeded: value)), specifier ?? (isWide ? "%lld" : "%d"))
        } else {
          append(.unsigned(UInt64(truncatingIfNeeded: value)), specifier ?? (isWide ? "%llu" : "%u"))
        }
      }

      public mutating func appendInterpolation(_ value: some BinaryFloatingPoint, specifier: String? = nil) {
        append(.number(Double(value)), specifier ?? (value is Float ? "%f" : "%lf"))
      }

      public mutating func appendInterpolation<Style: FormatStyle>(_ value: Style.FormatInput, format: Style)
      where Style.FormatOutput == String {
        append(.text(format.format(value)), "%@")
      }

      public mutating func appendInterpolation(_ resource: LocalizedStringResource) {
        append(.resource(resource), "%@")
      }
    }
  }
}

/// A value in a localized text.
package enum LocalizationArgument: Equatable, Sendable {
  case text(String)
  case integer(Int64)
  case unsigned(UInt64)
  case number(Double)
  indirect case resource(LocalizedStringResource)

  /// The value for a format.
  var value: any CVarArg {
    switch self {
    case .text(let text): text as NSString
    case .integer(let integer): integer
    case .unsigned(let integer): integer
    case .number(let number): number
    case .resource(let resource): String(localized: resource) as NSString
    }
  }
}
