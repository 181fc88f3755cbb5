// Core Graphics declares these conformances on Apple's platforms, but Foundation on Linux does not. A program that
// declares such a conformance for Linux must remove it.

public import Foundation

// swift-format-ignore: AvoidRetroactiveConformances
extension CGPoint: @retroactive CustomDebugStringConvertible {
  /// The coordinates, as in "(1.0, 2.0)".
  public var debugDescription: String { "(\(x), \(y))" }
}

// swift-format-ignore: AvoidRetroactiveConformances
extension CGSize: @retroactive CustomDebugStringConvertible {
  /// The width and height, as in "(100.0, 50.0)".
  public var debugDescription: String { "(\(width), \(height))" }
}

// swift-format-ignore: AvoidRetroactiveConformances
extension CGRect: @retroactive CustomDebugStringConvertible {
  /// The origin and size, as in "(0.0, 0.0, 100.0, 50.0)".
  public var debugDescription: String { "(\(origin.x), \(origin.y), \(size.width), \(size.height))" }
}
