public import Foundation
internal import UIFoundation
public import UIGraphics

/// A row of dots, one for each page.
open class UIPageControl: UIControl {
  override var kindOfAccessibility: UIAccessibilityTraits { .adjustable }

  /// The background of the dots.
  public enum BackgroundStyle: Int, Sendable {
    case automatic, prominent, minimal
  }

  /// The user's interaction with a page control.
  public enum InteractionState: Int, Sendable {
    case none, discrete, continuous
  }

  // Metrics in points: the diameter of a dot, the spacing of two dots, the padding at the ends, above and below.
  // Interface Builder recorded 116.5×26 and 134×26 for three and four pages at two pixels per point. At three, dots are
  // 7.57 wide and 17.67 apart, and the control is 25.67 high (iOS 17.5).
  private static let diameter: CGFloat = 7.57
  private static let spacing: CGFloat = 10
  private static let padding: CGFloat = 37
  private static let verticalPadding: CGFloat = 9.02

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
  open var interactionState: InteractionState { .none }

  /// The image of every page for which no image is set; nil for a dot.
  ///
  /// Images are filled with the color of a dot, unless their rendering mode is `.alwaysOriginal`.
  open var preferredIndicatorImage: UIImage? {
    didSet { pagesDidChange() }
  }
  /// The image of the current page, unless `setCurrentPageIndicatorImage(_:forPage:)` has set one.
  open var preferredCurrentPageIndicatorImage: UIImage? {
    didSet { pagesDidChange() }
  }
  private var images: [Int: UIImage] = [:]
  private var currentImages: [Int: UIImage] = [:]

  open func setIndicatorImage(_ image: UIImage?, forPage page: Int) {
    images[page] = image
    pagesDidChange()
  }
  open func indicatorImage(forPage page: Int) -> UIImage? { images[page] }

  /// Sets the image that a page has while it is the current page.
  open func setCurrentPageIndicatorImage(_ image: UIImage?, forPage page: Int) {
    currentImages[page] = image
    pagesDidChange()
  }
  open func currentPageIndicatorImage(forPage page: Int) -> UIImage? { currentImages[page] }

  /// Returns the image drawn for a page; nil for a dot.
  private func shownImage(forPage page: Int) -> UIImage? {
    let image = images[page] ?? preferredIndicatorImage
    return page == currentPage ? currentImages[page] ?? preferredCurrentPageIndicatorImage ?? image : image
  }

  /// Returns the size of the largest indicator, in points, independent of the current page.
  ///
  /// It is not rounded to pixels.
  private func indicatorSize(forNumberOfPages pageCount: Int) -> CGSize {
    let preferred = [preferredIndicatorImage, preferredCurrentPageIndicatorImage].compactMap { $0?.size }
    // Images can be set for pages that do not exist yet.
    let own = [images, currentImages].flatMap { $0.filter { $0.key >= 0 && $0.key < pageCount }.values.map(\.size) }
    return (preferred + own).reduce(CGSize(width: Self.diameter, height: Self.diameter)) {
      CGSize(width: max($0.width, $1.width), height: max($0.height, $1.height))
    }
  }

  private func pagesDidChange() {
    if numberOfPages < 0 { numberOfPages = 0 }
    currentPage = limited(currentPage)
    invalidateIntrinsicContentSize()
    setNeedsDisplay()
  }

  /// Returns the size of the control for a number of pages, in points.
  open func size(forNumberOfPages pageCount: Int) -> CGSize {
    let (indicator, count) = (indicatorSize(forNumberOfPages: pageCount), CGFloat(max(0, pageCount)))
    let row = count * pixelGrid.round(indicator.width) + (count - 1) * Self.spacing + 2 * Self.padding
    return CGSize(
      width: pageCount > 0 ? row : 0, height: pixelGrid.ceil(indicator.height + 2 * Self.verticalPadding))
  }

  /// The size for the number of pages; zero if a single page is hidden.
  open override var intrinsicContentSize: CGSize {
    hidesForSinglePage && numberOfPages <= 1 ? .zero : size(forNumberOfPages: numberOfPages)
  }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  override func drawContent() {
    guard let context = UIGraphicsGetCurrentContext(), numberOfPages > (hidesForSinglePage ? 1 : 0) else { return }
    let area = CGRect(center: bounds.center, size: intrinsicContentSize)
    let width = pixelGrid.round(indicatorSize(forNumberOfPages: numberOfPages).width)
    context.saveGState()
    if backgroundStyle == .prominent {
      UIColor.systemFill.setFill()
      UIBezierPath(circularRect: area, radius: area.height / 2).fill()
    }
    let isDark = traitCollection.userInterfaceStyle == .dark
    let currentColor = currentPageIndicatorTintColor ?? (isDark ? .white : UIColor(white: 0, alpha: 0.8))
    let otherColor =
      pageIndicatorTintColor ?? (isDark ? UIColor(white: 1, alpha: 0.3) : UIColor(white: 0, alpha: 0.25))
    for page in 0..<numberOfPages {
      let column = isRightToLeft ? numberOfPages - 1 - page : page
      let color = page == currentPage ? currentColor : otherColor
      let x = area.minX + Self.padding + CGFloat(column) * (width + Self.spacing) + width / 2
      let center = CGPoint(x: x, y: area.midY)
      if let image = shownImage(forPage: page) {
        let tint = image.renderingMode == .alwaysOriginal ? nil : color
        context.draw(image, in: CGRect(center: center, size: image.size), tint: tint)
      } else {
        context.setFillColor(color.cgColor)
        let diameter = CGSize(width: Self.diameter, height: Self.diameter)
        context.fillEllipse(in: CGRect(center: center, size: diameter))
      }
    }
    context.restoreGState()
  }
}
