package import Foundation
internal import TextLayout

extension UILabel {
  /// The largest ignored difference, in points: half a pixel at 1x, which rounding can cause.
  private static let tolerance: CGFloat = 0.5

  /// The size that text requires if it does not fit into its label.
  package struct RequiredTextSize: Equatable {
    /// The required size, in points.
    package let size: CGSize
    /// The point size to which the text is scaled down; nil if it is not scaled.
    package let pointSize: CGFloat?
  }

  /// The size that the text requires at its drawn scale; nil without text, or if the text fits.
  package var requiredTextSize: RequiredTextSize? {
    guard let text, !text.isEmpty else { return nil }
    return measuringDrawnText { scale in
      oversize.map { RequiredTextSize(size: $0, pointSize: scale < 1 ? font.pointSize * scale : nil) }
    }
  }

  /// The size of the whole text if it exceeds the bounds or the number of lines; otherwise nil.
  private var oversize: CGSize? {
    let size = bounds.size
    func textSize(width: CGFloat, lines: Int) -> CGSize {
      textRect(
        forBounds: CGRect(x: 0, y: 0, width: width, height: Self.unlimited), limitedToNumberOfLines: lines
      ).size
    }
    if numberOfLines == 1 {
      let wholeSize = textSize(width: Self.unlimited, lines: 1)
      let fits = wholeSize.width <= size.width + Self.tolerance && wholeSize.height <= size.height + Self.tolerance
      return fits ? nil : wholeSize
    }
    let wholeSize = textSize(width: size.width, lines: 0)
    let allowedSize = textSize(width: size.width, lines: numberOfLines)
    let fits =
      wholeSize.height <= min(size.height, allowedSize.height) + Self.tolerance
      && wholeSize.width <= size.width + Self.tolerance
    return fits ? nil : wholeSize
  }
}
