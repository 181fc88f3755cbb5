public import Foundation

/// Distances inward from the top, leading, bottom and trailing edges of a rectangle, in points.
public struct NSDirectionalEdgeInsets: Equatable, Hashable, Codable, Sendable {
  public var top: CGFloat = 0
  public var leading: CGFloat = 0
  public var bottom: CGFloat = 0
  public var trailing: CGFloat = 0

  public static let zero = NSDirectionalEdgeInsets()

  public init() {}

  public init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat) {
    self.top = top
    self.leading = leading
    self.bottom = bottom
    self.trailing = trailing
  }
}

extension NSDirectionalEdgeInsets {
  /// Returns the insets with leading and trailing resolved for a direction.
  package func resolved(for direction: UIUserInterfaceLayoutDirection) -> UIEdgeInsets {
    let isRightToLeft = direction == .rightToLeft
    return UIEdgeInsets(
      top: top, left: isRightToLeft ? trailing : leading, bottom: bottom, right: isRightToLeft ? leading : trailing)
  }
}

extension UIEdgeInsets {
  /// Returns the insets with left and right expressed as leading and trailing in a direction.
  package func directional(for direction: UIUserInterfaceLayoutDirection) -> NSDirectionalEdgeInsets {
    let isRightToLeft = direction == .rightToLeft
    return NSDirectionalEdgeInsets(
      top: top, leading: isRightToLeft ? right : left, bottom: bottom, trailing: isRightToLeft ? left : right)
  }
}
