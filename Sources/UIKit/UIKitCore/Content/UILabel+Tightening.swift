internal import AutoLayout
internal import Foundation
internal import TextLayout

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
  func reasonOfSlightCut(_ needed: RequiredTextSize) -> String? {
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
