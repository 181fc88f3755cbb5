package import Foundation
internal import TextLayout

extension UILabel {
  // Half a pixel at 1x: less can be the result of rounding.
  private static let visible: CGFloat = 0.5

  /// The size that a text needs and does not have.
  package struct RequiredTextSize: Equatable {
    /// The needed size, in points.
    package let size: CGSize
    /// The point size to which the text was scaled down; nil at its own size.
    package let pointSize: CGFloat?
  }

  /// The size that the text needs at its drawn scale; nil if the bounds are large enough.
  package var requiredTextSize: RequiredTextSize? {
    guard let text, !text.isEmpty else { return nil }
    return measuringDrawnText { scale in
      missingTextSize.map { RequiredTextSize(size: $0, pointSize: scale < 1 ? font.pointSize * scale : nil) }
    }
  }

  private var missingTextSize: CGSize? {
    let size = bounds.size
    func needed(width: CGFloat, lines: Int) -> CGSize {
      textRect(
        forBounds: CGRect(x: 0, y: 0, width: width, height: Self.unlimited), limitedToNumberOfLines: lines
      ).size
    }
    if numberOfLines == 1 {
      let whole = needed(width: Self.unlimited, lines: 1)
      let fits = whole.width <= size.width + Self.visible && whole.height <= size.height + Self.visible
      return fits ? nil : whole
    }
    let whole = needed(width: size.width, lines: 0)
    let shown = needed(width: size.width, lines: numberOfLines)
    let fits =
      whole.height <= min(size.height, shown.height) + Self.visible && whole.width <= size.width + Self.visible
    return fits ? nil : whole
  }
}
