// The Swift names of Objective-C's comparison functions.
public import Foundation

extension CGPoint {
  public func equalTo(_ point2: CGPoint) -> Bool { self == point2 }
}

extension CGSize {
  public func equalTo(_ size2: CGSize) -> Bool { self == size2 }
}

extension CGRect {
  /// Returns whether the standardized rectangles are equal.
  public func equalTo(_ rect2: CGRect) -> Bool { standardized == rect2.standardized }
}
