internal import AutoLayout
package import Foundation
internal import TextLayout
internal import UIFoundation

extension UILabel {
  /// The size that text requires if it does not fit into its label.
  package struct RequiredTextSize: Equatable {
    /// The required size, in points.
    package let size: CGSize
    /// The point size to which the text is scaled down; nil if it is not scaled.
    package let pointSize: CGFloat?
  }

  /// The size that the text requires at its drawn scale; nil without text, or if it is drawn completely.
  package var requiredTextSize: RequiredTextSize? {
    guard let text, !text.isEmpty else { return nil }
    return measuringDrawnText { scale in
      guard isCut else { return nil }
      return RequiredTextSize(
        size: textSize(width: numberOfLines == 1 ? Self.unlimited : bounds.width, lines: 0),
        pointSize: scale < 1 ? font.pointSize * scale : nil)
    }
  }

  private func textSize(width: CGFloat, lines: Int) -> CGSize {
    let limits = CGRect(x: 0, y: 0, width: width, height: Self.unlimited)
    return textRect(forBounds: limits, limitedToNumberOfLines: lines).size
  }

  /// Indicates whether drawing omits or clips a part of the text, or draws it beyond the label's height.
  private var isCut: Bool {
    // A subclass can add padding to its text rectangle, and draws the text inside of it.
    let (padded, plain) = (textSize(width: Self.unlimited, lines: 1), measure(width: Self.unlimited, lines: 1))
    let size = CGSize(
      width: bounds.width - max(0, padded.width - plain.width),
      height: bounds.height - max(0, padded.height - plain.height))
    guard size.width > 0, size.height > 0, let (_, frame, _) = placedText(in: CGRect(origin: .zero, size: size)) else {
      return true
    }
    // A fraction of a pixel is not visible.
    guard pixelGrid.floor(frame.size.height) <= size.height, let last = frame.lines.last else { return true }
    return last.range.upperBound < (content.string ?? "").utf16.count
      || frame.lines.contains { $0.isTruncated || $0.width > size.width + Self.clippedWidth }
  }
}

extension UILabel {
  /// The largest share of a line's width by which its letters are tightened.
  ///
  /// It is the documented default of `tighteningFactorForTruncation` in `NSParagraphStyle`.
  private static let tighteningFactor: CGFloat = 0.05

  /// Returns a line whose letters are tightened until it fits a width; nil if it fits or cannot fit.
  ///
  /// Letters are tightened only if the label or the paragraph allows it.
  func tightened(_ line: ParagraphLayout, toFit width: CGFloat) -> ParagraphLayout? {
    let truncates = [.byTruncatingHead, .byTruncatingMiddle, .byTruncatingTail].contains(lineBreakMode)
    let isAllowed = allowsDefaultTighteningForTruncation || line.allowsTightening
    guard numberOfLines == 1, truncates, isAllowed else { return nil }
    let natural = line.size(width: .infinity).width
    let count = (text ?? "").count
    guard natural > width, count > 0, natural * (1 - Self.tighteningFactor) <= width else { return nil }
    let tightened = line.spaced(by: -(natural - width) / CGFloat(count))
    return tightened.size(width: .infinity).width <= width + 0.01 ? tightened : nil
  }

  /// The greatest width, in points, for which the reason of a cut is given.
  private static let slightCut: CGFloat = 2

  /// Returns the reason why a single line that is slightly too wide is cut; nil for other texts.
  package func reasonOfSlightCut(_ needed: RequiredTextSize) -> String? {
    let missing = needed.size.width - bounds.width
    guard numberOfLines == 1, missing > 0, missing <= Self.slightCut else { return nil }
    if adjustsFontSizeToFitWidth {
      return "its minimumScaleFactor of \(minimumScaleFactor.shortText) allows no smaller type"
    }
    if allowsDefaultTighteningForTruncation {
      return "letters are tightened by at most \(Int(Self.tighteningFactor * 100)) % of the width"
    }
    let cause = font.isSubstitute ? "its font is a substitute, which can be wider than on iOS; " : ""
    return cause + "adjustsFontSizeToFitWidth would shrink it, allowsDefaultTighteningForTruncation would tighten it"
  }
}
