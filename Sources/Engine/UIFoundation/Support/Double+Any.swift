internal import Foundation

extension Double {
  /// Creates a number from an integer, `Double`, `Float`, `CGFloat` or `NSNumber`; nil for other values.
  ///
  /// `Any` does not cast between numeric types on this platform.
  package init?(number value: Any?) {
    switch value {
    case let number as Double: self = number
    case let number as CGFloat: self = Double(number)
    case let number as Float: self = Double(number)
    case let number as any BinaryInteger: self = Double(number)
    case let number as NSNumber: self = number.doubleValue
    default: return nil
    }
  }
}
