public import Foundation

/// A displacement in points.
public struct UIOffset: Equatable, Hashable, Codable, Sendable {
  public var horizontal: CGFloat = 0
  public var vertical: CGFloat = 0

  public static let zero = UIOffset()

  public init() {}

  public init(horizontal: CGFloat, vertical: CGFloat) {
    self.horizontal = horizontal
    self.vertical = vertical
  }
}
