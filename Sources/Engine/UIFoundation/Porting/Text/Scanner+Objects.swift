public import Foundation

/// Methods that store the scanned text in an object, as on Apple's systems.
///
/// Foundation on Linux has the same methods with a `String` instead.
extension Scanner {
  /// Scans a string at the current position, and stores it.
  @available(swift, deprecated: 5.0, renamed: "scanString(_:)")
  @_disfavoredOverload
  public func scanString(_ string: String, into result: UnsafeMutablePointer<NSString?>?) -> Bool {
    Self.store(scanString(string), in: result)
  }

  /// Scans characters of a set, and stores them.
  @available(swift, deprecated: 5.0, renamed: "scanCharacters(from:)")
  @_disfavoredOverload
  public func scanCharacters(from set: CharacterSet, into result: UnsafeMutablePointer<NSString?>?) -> Bool {
    Self.store(scanCharacters(from: set), in: result)
  }

  /// Scans up to a string, and stores the characters before it.
  @available(swift, deprecated: 5.0, renamed: "scanUpToString(_:)")
  @_disfavoredOverload
  public func scanUpTo(_ string: String, into result: UnsafeMutablePointer<NSString?>?) -> Bool {
    Self.store(scanUpToString(string), in: result)
  }

  /// Scans up to a character of a set, and stores the characters before it.
  @available(swift, deprecated: 5.0, renamed: "scanUpToCharacters(from:)")
  @_disfavoredOverload
  public func scanUpToCharacters(from set: CharacterSet, into result: UnsafeMutablePointer<NSString?>?) -> Bool {
    Self.store(scanUpToCharacters(from: set), in: result)
  }

  private static func store(_ scanned: String?, in result: UnsafeMutablePointer<NSString?>?) -> Bool {
    guard let scanned else { return false }
    result?.pointee = NSString(string: scanned)
    return true
  }
}
