internal import Foundation
internal import UIFoundation

/// The places at which a sheet can rest in its container, in points.
struct SheetGeometry {
  /// The size of a form sheet without a preferred content size.
  private static let formSize = CGSize(width: 540, height: 620)
  /// The width of a page sheet on a wide screen.
  private static let pageWidth: CGFloat = 704
  /// The minimum distance between a centered sheet and the edges of the safe area.
  private static let floatingMargin: CGFloat = 20
  /// The distance between a card behind a sheet and the sheet's top.
  private static let gap: CGFloat = 10

  /// The lengths of sheets in a design.
  struct Metrics: Sendable {
    /// The distance of the tallest sheet from the status bar, above a home indicator and without one.
    let topGap: (aboveIndicator: CGFloat, without: CGFloat)
    /// The distance of a sheet below its maximum height from the sides and the bottom.
    let partialInset: CGFloat
    /// The radius of a sheet below its maximum height, and of the tallest one.
    let cornerRadius: (partial: CGFloat, tallest: CGFloat)
    let grabberSize: CGSize
    /// Indicates whether the presenter becomes a card behind the tallest sheet.
    let reducesPresenter: Bool
  }

  static let metrics = DesignValues(
    classic: Metrics(
      topGap: (gap, 2 * gap), partialInset: 0, cornerRadius: (10, 10), grabberSize: CGSize(width: 36, height: 5),
      reducesPresenter: true),
    glass: Metrics(
      topGap: (0, gap), partialInset: 8, cornerRadius: (38, 42), grabberSize: CGSize(width: 36, height: 5),
      reducesPresenter: false))
  var metrics: Metrics { Self.metrics[traits] }
  /// The distance between a card behind a sheet and the sides of the screen.
  private static let reducedMargin: CGFloat = 16

  let bounds: CGRect
  let safeArea: UIEdgeInsets
  let traits: UITraitCollection
  var isForm = false
  var preferredSize = CGSize.zero
  /// Indicates whether a sheet on a screen of compact height keeps its detents, at the lower edge.
  var isAttachedInCompactHeight = false
  var widthFollowsContent = false

  /// Indicates whether the sheet is in the middle of a large screen.
  var isFloating: Bool { traits.horizontalSizeClass == .regular && traits.verticalSizeClass == .regular }

  /// Indicates whether the sheet covers a screen of compact height.
  var coversScreen: Bool { traits.verticalSizeClass == .compact && !isAttachedInCompactHeight }

  /// The top of the tallest sheet.
  ///
  /// In the classic design, it is 40 below a status bar of 20 points, and 54 below one of 44.
  private var top: CGFloat {
    if coversScreen { return 0 }
    let gap = metrics.topGap
    return safeArea.top + (safeArea.bottom > 0 ? gap.aboveIndicator : gap.without)
  }

  /// Returns the inset of a sheet with the height of a detent from the sides and the bottom.
  func inset(ofDetent height: CGFloat) -> CGFloat {
    coversScreen || isFloating || height >= maximumDetent ? 0 : metrics.partialInset
  }

  /// The height of the tallest sheet without the safe area below, to which detents refer.
  var maximumDetent: CGFloat { max(0, floatingHeight ?? bounds.height - top - safeArea.bottom) }

  private var floatingHeight: CGFloat? {
    guard isFloating else { return nil }
    let available = bounds.height - 2 * (max(safeArea.top, safeArea.bottom) + Self.floatingMargin)
    guard isForm else { return available }
    return min(preferredSize.height > 0 ? preferredSize.height : Self.formSize.height, available)
  }

  /// Returns the frame of a sheet with the height of a detent.
  func frame(ofDetent height: CGFloat) -> CGRect {
    if coversScreen { return bounds }
    let height = max(0, min(height, maximumDetent))
    if isFloating {
      let preferred = isForm ? (preferredSize.width > 0 ? preferredSize.width : Self.formSize.width) : Self.pageWidth
      let width = max(0, min(preferred, bounds.width - 2 * Self.floatingMargin))
      return CGRect(x: bounds.midX - width / 2, y: bounds.midY - height / 2, width: width, height: height)
    }
    // On a screen of compact height, the sheet is as wide as the safe area, or as its content.
    let isCompactHeight = traits.verticalSizeClass == .compact
    let sides = UIEdgeInsets(top: 0, left: safeArea.left, bottom: 0, right: safeArea.right)
    let available = isCompactHeight ? bounds.inset(by: sides) : bounds
    let isNarrow = isCompactHeight && widthFollowsContent && preferredSize.width > 0
    let width = isNarrow ? min(preferredSize.width, available.width) : available.width
    let total = height + safeArea.bottom
    let inset = inset(ofDetent: height)
    return CGRect(
      x: available.midX - width / 2 + inset, y: bounds.maxY - total, width: max(0, width - 2 * inset),
      height: max(0, total - inset))
  }

  /// Returns the card that the presenter becomes behind a sheet; nil if it keeps its size.
  func presenterCard(behind frame: CGRect) -> CALayer.Reduction? {
    guard metrics.reducesPresenter, traits.horizontalSizeClass != .regular, traits.verticalSizeClass != .compact,
      bounds.width > 0, frame.minY - bounds.minY <= top
    else { return nil }
    return CALayer.Reduction(
      scale: max(0, bounds.width - 2 * Self.reducedMargin) / bounds.width, top: top - Self.gap, cornerRadius: Self.gap)
  }
}
