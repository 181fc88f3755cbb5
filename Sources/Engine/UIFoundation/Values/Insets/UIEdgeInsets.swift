public import Foundation

/// Distances inward from the edges of a rectangle, in points. Negative distances enlarge it.
public struct UIEdgeInsets: Equatable, Hashable, Codable, Sendable {
  public var top: CGFloat = 0
  public var left: CGFloat = 0
  public var bottom: CGFloat = 0
  public var right: CGFloat = 0

  public static let zero = UIEdgeInsets()

  public init() {}

  public init(top: CGFloat, left: CGFloat, bottom: CGFloat, right: CGFloat) {
    self.top = top
    self.left = left
    self.bottom = bottom
    self.right = right
  }
}

extension UIEdgeInsets {
  package var horizontal: CGFloat { left + right }

  package var vertical: CGFloat { top + bottom }

  /// Returns the sum of the insets, edge by edge.
  package static func + (a: UIEdgeInsets, b: UIEdgeInsets) -> UIEdgeInsets {
    UIEdgeInsets(top: a.top + b.top, left: a.left + b.left, bottom: a.bottom + b.bottom, right: a.right + b.right)
  }
}

extension CGRect {
  /// Returns the rectangle reduced by the insets, with a size of at least zero.
  public func inset(by insets: UIEdgeInsets) -> CGRect {
    CGRect(
      x: minX + insets.left, y: minY + insets.top,
      width: max(0, width - insets.horizontal), height: max(0, height - insets.vertical))
  }

  /// Returns the rectangle enlarged by the insets, with a size of at least zero.
  package func outset(by insets: UIEdgeInsets) -> CGRect {
    CGRect(
      x: minX - insets.left, y: minY - insets.top,
      width: max(0, width + insets.horizontal), height: max(0, height + insets.vertical))
  }
}
