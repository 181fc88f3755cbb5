public import Foundation
internal import UIFoundation
public import UIGraphics

/// A row of dots, one for each page.
@preconcurrency @MainActor
open class UIPageControl: UIControl {
  /// The background of the dots.
  public enum BackgroundStyle: Int, Sendable {
    case automatic = 0
    case prominent = 1
    case minimal = 2
  }

  private static let dot: CGFloat = 7
  private static let pitch: CGFloat = 16
  private static let height: CGFloat = 26
  private static let ends: CGFloat = 12

  open var numberOfPages = 0 {
    didSet { pagesDidChange() }
  }
  open var currentPage: Int {
    get { ownPage }
    set {
      ownPage = min(max(0, newValue), max(0, numberOfPages - 1))
      setNeedsDisplay()
    }
  }
  private var ownPage = 0
  open var hidesForSinglePage = false {
    didSet { pagesDidChange() }
  }
  open var pageIndicatorTintColor: UIColor?
  open var currentPageIndicatorTintColor: UIColor?
  open var backgroundStyle: BackgroundStyle = .automatic
  open var allowsContinuousInteraction = true
  open var preferredIndicatorImage: UIImage?

  private func pagesDidChange() {
    if numberOfPages < 0 { numberOfPages = 0 }
    currentPage = ownPage
    invalidateIntrinsicContentSize()
    setNeedsDisplay()
  }

  /// Returns the size of the control for a number of pages, in points.
  open func size(forNumberOfPages pageCount: Int) -> CGSize {
    guard pageCount > 0 else { return CGSize(width: 0, height: Self.height) }
    return CGSize(
      width: CGFloat(pageCount - 1) * Self.pitch + Self.dot + 2 * Self.ends, height: Self.height)
  }

  open override var intrinsicContentSize: CGSize { size(forNumberOfPages: numberOfPages) }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  open override func draw(_ rect: CGRect) {
    guard let context = UIGraphicsGetCurrentContext(), numberOfPages > (hidesForSinglePage ? 1 : 0) else { return }
    let whole = CGRect(
      x: bounds.midX - intrinsicContentSize.width / 2, y: bounds.midY - Self.height / 2,
      width: intrinsicContentSize.width, height: Self.height)
    context.saveGState()
    if backgroundStyle == .prominent {
      UIColor.systemFill.setFill()
      UIBezierPath(roundedRect: whole, cornerRadius: whole.height / 2).fill()
    }
    let isFlipped = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let isDark = traitCollection.userInterfaceStyle == .dark
    let strong = currentPageIndicatorTintColor ?? (isDark ? .white : UIColor(white: 0, alpha: 0.8))
    let weak = pageIndicatorTintColor ?? (isDark ? UIColor(white: 1, alpha: 0.3) : UIColor(white: 0, alpha: 0.25))
    for page in 0..<numberOfPages {
      let place = isFlipped ? numberOfPages - 1 - page : page
      let x = whole.minX + Self.ends + CGFloat(place) * Self.pitch
      context.setFillColor((page == currentPage ? strong : weak).cgColor)
      context.fillEllipse(in: CGRect(x: x, y: whole.midY - Self.dot / 2, width: Self.dot, height: Self.dot))
    }
    context.restoreGState()
  }
}
