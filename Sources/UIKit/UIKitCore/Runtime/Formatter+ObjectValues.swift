public import Foundation
public import UIFoundation

// The methods of Foundation with results in parameters, which Foundation on Linux lacks. Subclasses can declare them.
extension MetatypeInitializable where Self: Formatter {
  /// Stores the object that a text represents. Returns false if it represents none.
  public func getObjectValue(
    _ obj: AutoreleasingUnsafeMutablePointer<AnyObject?>?, for string: String,
    errorDescription error: AutoreleasingUnsafeMutablePointer<NSString?>?
  ) -> Bool {
    let value: Any?
    switch self as Formatter {
    case let formatter as NumberFormatter: value = formatter.number(from: string)
    case let formatter as DateFormatter: value = formatter.date(from: string)
    case let formatter as ISO8601DateFormatter: value = formatter.date(from: string)
    default: value = nil
    }
    guard let value else { return false }
    obj?.pointee = value as AnyObject
    return true
  }
}

extension MetatypeInitializable where Self: NumberFormatter {
  /// Stores the number that a text represents. Throws if it represents none.
  public func getObjectValue(
    _ obj: AutoreleasingUnsafeMutablePointer<AnyObject?>?, for string: String,
    range rangep: UnsafeMutablePointer<NSRange>?
  ) throws {
    guard let number = number(from: string) else { throw CocoaError(.formatting) }
    rangep?.pointee = NSRange(location: 0, length: string.utf16.count)
    obj?.pointee = number
  }
}
