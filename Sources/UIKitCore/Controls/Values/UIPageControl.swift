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

  // Metrics in points: the diameter of a dot, the distance between the left edges of two, and the padding at the ends.
  private static let diameter: CGFloat = 7
  private static let pitch: CGFloat = 16
  private static let padding: CGFloat = 12
  private static let height: CGFloat = 26

  open var numberOfPages = 0 {
    didSet { pagesDidChange() }
  }
  open var currentPage = 0 {
    didSet {
      currentPage = limited(currentPage)
      setNeedsDisplay()
    }
  }
  private func limited(_ page: Int) -> Int { min(max(0, page), max(0, numberOfPages - 1)) }
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
    currentPage = limited(currentPage)
    invalidateIntrinsicContentSize()
    setNeedsDisplay()
  }

  /// Returns the size of the control for a number of pages, in points.
  open func size(forNumberOfPages pageCount: Int) -> CGSize {
    guard pageCount > 0 else { return CGSize(width: 0, height: Self.height) }
    return CGSize(
      width: CGFloat(pageCount - 1) * Self.pitch + Self.diameter + 2 * Self.padding, height: Self.height)
  }

  open override var intrinsicContentSize: CGSize { size(forNumberOfPages: numberOfPages) }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  open override func draw(_ rect: CGRect) {
    guard let context = UIGraphicsGetCurrentContext(), numberOfPages > (hidesForSinglePage ? 1 : 0) else { return }
    let area = CGRect(center: bounds.center, size: intrinsicContentSize)
    context.saveGState()
    if backgroundStyle == .prominent {
      UIColor.systemFill.setFill()
      UIBezierPath(roundedRect: area, cornerRadius: area.height / 2).fill()
    }
    let isDark = traitCollection.userInterfaceStyle == .dark
    let currentColor = currentPageIndicatorTintColor ?? (isDark ? .white : UIColor(white: 0, alpha: 0.8))
    let otherColor =
      pageIndicatorTintColor ?? (isDark ? UIColor(white: 1, alpha: 0.3) : UIColor(white: 0, alpha: 0.25))
    for page in 0..<numberOfPages {
      let column = isRightToLeft ? numberOfPages - 1 - page : page
      let x = area.minX + Self.padding + CGFloat(column) * Self.pitch
      context.setFillColor((page == currentPage ? currentColor : otherColor).cgColor)
      context.fillEllipse(
        in: CGRect(x: x, y: area.midY - Self.diameter / 2, width: Self.diameter, height: Self.diameter))
    }
    context.restoreGState()
  }
}
