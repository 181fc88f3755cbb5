package import Foundation

extension CGRect {
  /// Creates a rectangle of a size around a center.
  package init(center: CGPoint, size: CGSize) {
    self.init(x: center.x - size.width / 2, y: center.y - size.height / 2, width: size.width, height: size.height)
  }

  /// The center of the rectangle.
  package var center: CGPoint { CGPoint(x: midX, y: midY) }

  /// Returns the square with the given side length that has the same center as the rectangle.
  package func centeredSquare(_ side: CGFloat) -> CGRect {
    CGRect(center: center, size: CGSize(width: side, height: side))
  }
}
