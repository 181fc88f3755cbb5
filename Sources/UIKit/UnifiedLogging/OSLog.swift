public import Foundation

/// The severity of a message.
public struct OSLogType: RawRepresentable, Hashable, Sendable {
  public let rawValue: UInt8

  public init(rawValue: UInt8) { self.rawValue = rawValue }

  public init(_ rawValue: UInt8) {
    self.init(rawValue: rawValue)
  }

  public static let `default` = OSLogType(0x00)
  public static let info = OSLogType(0x01)
  public static let debug = OSLogType(0x02)
  public static let error = OSLogType(0x10)
  public static let fault = OSLogType(0x11)
}

/// A log of a subsystem and category.
///
/// Messages of the types `info` and `debug` are discarded, as on a device without a debugger. Other messages are
/// written to standard error, each followed by a newline.
public final class OSLog: NSObject, Sendable {
  /// The purpose of a log.
  public struct Category: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    public static let pointsOfInterest = Category(rawValue: "PointsOfInterest")
    public static let dynamicTracing = Category(rawValue: "DynamicTracing")
    public static let dynamicStackTracing = Category(rawValue: "DynamicStackTracing")
  }

  public static let `default` = OSLog(isEnabled: true)
  public static let disabled = OSLog(isEnabled: false)

  let prefix: String
  private let isLogging: Bool

  public init(subsystem: String, category: String) {
    prefix = "[\(subsystem):\(category)] "
    isLogging = true
  }

  public convenience init(subsystem: String, category: Category) {
    self.init(subsystem: subsystem, category: category.rawValue)
  }

  private init(isEnabled: Bool) {
    prefix = ""
    isLogging = isEnabled
  }

  /// Returns whether messages of a type are written.
  public func isEnabled(type: OSLogType) -> Bool { isLogging && type != .info && type != .debug }
  public var signpostsEnabled: Bool { false }

  /// Writes a message if its type is enabled.
  func write(_ message: @autoclosure () -> String, type: OSLogType) {
    guard isEnabled(type: type) else { return }
    FileHandle.standardError.write(Data("\(prefix)\(message())\n".utf8))
  }
}

/// Logs a formatted message. Privacy options in specifiers, as in `%{public}@`, have no effect.
public func os_log(
  _ message: StaticString, dso: UnsafeRawPointer? = nil, log: OSLog = .default, type: OSLogType = .default,
  _ args: Any...
) {
  log.write(LogFormat(message.description).text(args), type: type)
}

/// Logs a message of a type.
public func os_log(
  _ type: OSLogType, dso: UnsafeRawPointer? = nil, log: OSLog = .default, _ message: StaticString, _ args: Any...
) {
  log.write(LogFormat(message.description).text(args), type: type)
}

/// Logs an interpolated message of a type.
public func os_log(_ type: OSLogType = .default, log: OSLog = .default, _ message: OSLogMessage) {
  log.write(message.text, type: type)
}
