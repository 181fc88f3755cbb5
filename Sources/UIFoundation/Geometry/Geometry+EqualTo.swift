// The names that Objective-C's functions of comparison have in Swift.
extension CGPoint {
  /// Indicates whether two points are the same.
  public func equalTo(_ point2: CGPoint) -> Bool { self == point2 }
}

extension CGSize {
  /// Indicates whether two sizes are the same.
  public func equalTo(_ size2: CGSize) -> Bool { self == size2 }
}

extension CGRect {
  /// Indicates whether two rectangles are the same once neither has a negative size.
  public func equalTo(_ rect2: CGRect) -> Bool { standardized == rect2.standardized }
}
