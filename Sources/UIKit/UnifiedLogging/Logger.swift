import Foundation

/// A message with interpolated values, which can have privacy options.
public struct OSLogMessage: ExpressibleByStringInterpolation, ExpressibleByStringLiteral, Sendable {
  let text: String

  public init(stringLiteral value: String) {
    text = value
  }

  public init(stringInterpolation: OSLogInterpolation) {
    text = stringInterpolation.text
  }
}

/// The interpolation of a message. Privacy options have no effect, since logs remain on the machine.
public struct OSLogInterpolation: StringInterpolationProtocol, Sendable {
  fileprivate var text = ""

  public init(literalCapacity: Int, interpolationCount: Int) {
    text.reserveCapacity(literalCapacity)
  }

  public mutating func appendLiteral(_ literal: String) { text += literal }

  public mutating func appendInterpolation<Value>(
    _ value: @autoclosure () -> Value, align: OSLogStringAlignment = .none, privacy: OSLogPrivacy = .auto
  ) {
    text += align.pad("\(value())")
  }

  public mutating func appendInterpolation<Value: BinaryInteger>(
    _ value: @autoclosure () -> Value, format: OSLogIntegerFormatting, align: OSLogStringAlignment = .none,
    privacy: OSLogPrivacy = .auto
  ) {
    text += align.pad(format.text(of: value()))
  }

  public mutating func appendInterpolation(
    _ value: @autoclosure () -> Double, format: OSLogFloatFormatting, align: OSLogStringAlignment = .none,
    privacy: OSLogPrivacy = .auto
  ) {
    text += align.pad(format.text(of: value()))
  }
}

/// The privacy option of a value. It has no effect.
public struct OSLogPrivacy: Sendable {
  /// The replacement of a private value.
  public enum Mask: Sendable {
    case hash
    case none
  }

  public static var auto: OSLogPrivacy { OSLogPrivacy() }
  public static var `public`: OSLogPrivacy { OSLogPrivacy() }
  public static var `private`: OSLogPrivacy { OSLogPrivacy() }
  public static var sensitive: OSLogPrivacy { OSLogPrivacy() }
  public static func auto(mask: Mask) -> OSLogPrivacy { OSLogPrivacy() }
  public static func `private`(mask: Mask) -> OSLogPrivacy { OSLogPrivacy() }
  public static func sensitive(mask: Mask) -> OSLogPrivacy { OSLogPrivacy() }
}

/// The alignment of a value in columns.
public struct OSLogStringAlignment: Sendable {
  private let columns: Int
  private let isLeft: Bool

  public static var none: OSLogStringAlignment { OSLogStringAlignment(columns: 0, isLeft: true) }
  public static func left(columns: Int) -> OSLogStringAlignment { OSLogStringAlignment(columns: columns, isLeft: true) }
  public static func right(columns: Int) -> OSLogStringAlignment {
    OSLogStringAlignment(columns: columns, isLeft: false)
  }

  func pad(_ text: String) -> String {
    let spaces = String(repeating: " ", count: max(0, columns - text.count))
    return isLeft ? text + spaces : spaces + text
  }
}

/// The notation of an integer.
public struct OSLogIntegerFormatting: Sendable {
  private let radix: Int
  private let isUppercase: Bool

  public static var decimal: OSLogIntegerFormatting { OSLogIntegerFormatting(radix: 10, isUppercase: false) }
  public static var hex: OSLogIntegerFormatting { OSLogIntegerFormatting(radix: 16, isUppercase: false) }
  public static var octal: OSLogIntegerFormatting { OSLogIntegerFormatting(radix: 8, isUppercase: false) }
  public static func hex(uppercase: Bool) -> OSLogIntegerFormatting {
    OSLogIntegerFormatting(radix: 16, isUppercase: uppercase)
  }

  func text(of value: some BinaryInteger) -> String { String(value, radix: radix, uppercase: isUppercase) }
}

/// The notation of a number with a fraction.
public struct OSLogFloatFormatting: Sendable {
  private let specifier: String

  public static var fixed: OSLogFloatFormatting { OSLogFloatFormatting(specifier: "%f") }
  public static var exponential: OSLogFloatFormatting { OSLogFloatFormatting(specifier: "%e") }
  public static var hybrid: OSLogFloatFormatting { OSLogFloatFormatting(specifier: "%g") }
  public static func fixed(precision: Int) -> OSLogFloatFormatting {
    OSLogFloatFormatting(specifier: "%.\(max(0, precision))f")
  }

  func text(of value: Double) -> String { String(format: specifier, value) }
}

/// A writer of interpolated messages to a log.
public struct Logger: Sendable {
  private let log: OSLog

  public init() {
    log = .default
  }

  public init(subsystem: String, category: String) {
    log = OSLog(subsystem: subsystem, category: category)
  }

  public init(_ logObj: OSLog) {
    log = logObj
  }

  public func log(_ message: OSLogMessage) { log.write(message.text, type: .default) }
  public func log(level: OSLogType, _ message: OSLogMessage) { log.write(message.text, type: level) }
  public func notice(_ message: OSLogMessage) { log.write(message.text, type: .default) }
  public func trace(_ message: OSLogMessage) { log.write(message.text, type: .debug) }
  public func debug(_ message: OSLogMessage) { log.write(message.text, type: .debug) }
  public func info(_ message: OSLogMessage) { log.write(message.text, type: .info) }
  public func warning(_ message: OSLogMessage) { log.write(message.text, type: .error) }
  public func error(_ message: OSLogMessage) { log.write(message.text, type: .error) }
  public func critical(_ message: OSLogMessage) { log.write(message.text, type: .fault) }
  public func fault(_ message: OSLogMessage) { log.write(message.text, type: .fault) }
}
