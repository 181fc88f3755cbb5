public import Foundation

/// A vector in the plane, in points.
public struct CGVector: Equatable, Hashable, Codable, Sendable {
  public var dx: CGFloat = 0
  public var dy: CGFloat = 0

  public static let zero = CGVector()

  public init() {}

  public init(dx: CGFloat, dy: CGFloat) {
    self.dx = dx
    self.dy = dy
  }
}
