public import Foundation

// Apple's Foundation bridges `CGFloat` to `NSNumber`; Foundation on Linux bridges `Double`, but not `CGFloat`.
// swift-format-ignore: AvoidRetroactiveConformances
extension CGFloat: @retroactive _ObjectiveCBridgeable {
  public typealias _ObjectiveCType = NSNumber

  public func _bridgeToObjectiveC() -> NSNumber { NSNumber(value: Double(self)) }

  public static func _forceBridgeFromObjectiveC(_ source: NSNumber, result: inout CGFloat?) {
    result = CGFloat(source.doubleValue)
  }

  public static func _conditionallyBridgeFromObjectiveC(_ source: NSNumber, result: inout CGFloat?) -> Bool {
    result = CGFloat(source.doubleValue)
    return true
  }

  public static func _unconditionallyBridgeFromObjectiveC(_ source: NSNumber?) -> CGFloat {
    CGFloat(source?.doubleValue ?? 0)
  }

  /// Creates a value from a number object.
  public init(_ number: NSNumber) {
    self.init(number.doubleValue)
  }
}
