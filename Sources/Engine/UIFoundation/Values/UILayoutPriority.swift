/// The priority of a constraint, above 0 and up to 1000. A constraint of priority 1000 is required.
public struct UILayoutPriority: RawRepresentable, Hashable, Sendable {
  public var rawValue: Float

  public static let required = UILayoutPriority(rawValue: 1000)
  public static let defaultHigh = UILayoutPriority(rawValue: 750)
  public static let dragThatCanResizeScene = UILayoutPriority(rawValue: 510)
  public static let sceneSizeStayPut = UILayoutPriority(rawValue: 500)
  public static let dragThatCannotResizeScene = UILayoutPriority(rawValue: 490)
  public static let defaultLow = UILayoutPriority(rawValue: 250)
  public static let fittingSizeLevel = UILayoutPriority(rawValue: 50)

  public init(rawValue: Float) { self.rawValue = rawValue }

  public init(_ rawValue: Float) {
    self.rawValue = rawValue
  }
}

extension UILayoutPriority: _UIKitNumericRawRepresentable {}

/// A type whose values are numbers, to which numbers can be added.
///
/// Operators that other modules declare for such a type take precedence over these, as in UIKit.
public protocol _UIKitNumericRawRepresentable: RawRepresentable where RawValue: Numeric {
  init(rawValue: RawValue)
}

extension _UIKitNumericRawRepresentable {
  public static func + (value: Self, amount: RawValue) -> Self { Self(rawValue: value.rawValue + amount) }
  public static func - (value: Self, amount: RawValue) -> Self { Self(rawValue: value.rawValue - amount) }
  public static func += (value: inout Self, amount: RawValue) { value = value + amount }
  public static func -= (value: inout Self, amount: RawValue) { value = value - amount }
}
