public import Foundation

/// The name of an exception.
public struct NSExceptionName: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(_ rawValue: String) {
    self.rawValue = rawValue
  }

  public init(rawValue: String) { self.rawValue = rawValue }

  public static let genericException = NSExceptionName("NSGenericException")
  public static let invalidArgumentException = NSExceptionName("NSInvalidArgumentException")
  public static let internalInconsistencyException = NSExceptionName("NSInternalInconsistencyException")
  public static let rangeException = NSExceptionName("NSRangeException")
  public static let mallocException = NSExceptionName("NSMallocException")
  public static let objectInaccessibleException = NSExceptionName("NSObjectInaccessibleException")
  public static let objectNotAvailableException = NSExceptionName("NSObjectNotAvailableException")
  public static let destinationInvalidException = NSExceptionName("NSDestinationInvalidException")
  public static let parseErrorException = NSExceptionName("NSParseErrorException")
}

/// An Objective-C exception. Swift code cannot catch it: raising terminates the process, as on iOS.
open class NSException: NSObject {
  open private(set) var name: NSExceptionName
  open private(set) var reason: String?
  open private(set) var userInfo: [AnyHashable: Any]?

  public init(name aName: NSExceptionName, reason aReason: String?, userInfo aUserInfo: [AnyHashable: Any]? = nil) {
    (name, reason, userInfo) = (aName, aReason, aUserInfo)
  }

  /// Terminates the process with the exception's name and reason.
  open func raise() {
    fatalError(
      "Terminating app due to uncaught exception '\(name.rawValue)', reason: '\(reason ?? "(null)")'")
  }

  /// Terminates the process with a formatted reason.
  open class func raise(_ name: NSExceptionName, format: String, arguments argList: CVaListPointer) {
    NSException(name: name, reason: NSString(format: format, arguments: argList) as String).raise()
  }
}
