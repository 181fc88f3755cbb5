public import Foundation
internal import UIFoundation

/// A controller that shows one of several pages, or two pages of a book.
///
/// In the horizontal scrolling style, there is a page control if the data source counts the pages.
open class UIPageViewController: UIViewController {
  /// The transition between pages; nothing is animated.
  public enum TransitionStyle: Int, Sendable {
    case pageCurl, scroll
  }

  /// The axis along which pages are arranged.
  public enum NavigationOrientation: Int, Sendable {
    case horizontal, vertical
  }

  /// The location of the spine of a book.
  public enum SpineLocation: Int, Sendable {
    case none, min, mid, max
  }

  /// The direction in which pages turn.
  public enum NavigationDirection: Int, Sendable {
    case forward, reverse
  }

  /// An option of a new page view controller.
  public struct OptionsKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    // Has no effect, since only one page is visible.
    public static let interPageSpacing = OptionsKey(rawValue: "UIPageViewControllerOptionInterPageSpacingKey")
    public static let spineLocation = OptionsKey(rawValue: "UIPageViewControllerOptionSpineLocationKey")
  }

  open private(set) var transitionStyle: TransitionStyle = .pageCurl
  open private(set) var navigationOrientation: NavigationOrientation = .horizontal
  open weak var dataSource: UIPageViewControllerDataSource? {
    didSet { viewIfLoaded?.setNeedsLayout() }
  }
  package var retainedDataSource: (any UIPageViewControllerDataSource)? {
    didSet { dataSource = retainedDataSource }
  }
  open weak var delegate: UIPageViewControllerDelegate?
  open var isDoubleSided = false
  /// The visible page, or both pages of an open book.
  open private(set) var viewControllers: [UIViewController]?
  private let pageControl = UIPageControl()
  /// The scroll view of the scrolling style, which libraries find among the subviews.
  private lazy var scrollView: PageScrollView? = transitionStyle == .scroll ? PageScrollView() : nil
  /// The gesture recognizers of a book. The array is empty in the scrolling style.
  open private(set) lazy var gestureRecognizers: [UIGestureRecognizer] =
    transitionStyle == .scroll ? [] : [UIPanGestureRecognizer(), UITapGestureRecognizer()]
  open private(set) var spineLocation: SpineLocation = .none

  public init(
    transitionStyle style: TransitionStyle, navigationOrientation: NavigationOrientation,
    options: [OptionsKey: Any]? = nil
  ) {
    transitionStyle = style
    self.navigationOrientation = navigationOrientation
    super.init(nibName: nil, bundle: nil)
    if style == .pageCurl {
      spineLocation = (options?[.spineLocation] as? Int).flatMap { SpineLocation(rawValue: $0) } ?? .min
    }
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  open func setViewControllers(
    _ viewControllers: [UIViewController]?, direction: NavigationDirection, animated: Bool,
    completion: ((Bool) -> Void)? = nil
  ) {
    let (old, new) = (self.viewControllers ?? [], viewControllers ?? [])
    self.viewControllers = viewControllers
    replaceChildren(old, by: { self.viewControllers ?? [] }) {
      let leaving = old.filter { controller in !new.contains { $0 === controller } }
      let arriving = new.filter { controller in !old.contains { $0 === controller } }
      let order: ExchangeOrder = transitionStyle == .scroll ? .newAlwaysFirst : .newFirst
      exchangeVisible(leaving, for: arriving, order: order, animated: animated) {
        for controller in leaving { removeView(of: controller) }
        if isViewLoaded { scrollView?.showMiddlePage() }
        viewIfLoaded?.setNeedsLayout()
      }
    }
    guard animated else {
      completion?(true)
      return
    }
    UIView.complete(completion, after: PendingCompletions.systemDuration)
  }

  open override func viewDidLoad() {
    super.viewDidLoad()
    if let scrollView {
      scrollView.show(view.bounds, isVertical: navigationOrientation == .vertical)
      view.addSubview(scrollView)
    }
    view.addSubview(pageControl)
  }

  /// The number of pages in the page control; nil if there is no page control.
  private var pageCount: Int? {
    guard transitionStyle == .scroll, navigationOrientation == .horizontal, let dataSource else { return nil }
    let count = dataSource.presentationCount(for: self)
    return count > 0 ? count : nil
  }

  /// The height of the page control, in points.
  private static let pageControlHeight: CGFloat = 37

  open override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    var pageArea: CGRect = view.bounds
    let safe = view.safeAreaInsets
    pageControl.isHidden = pageCount == nil
    if let pageCount, let dataSource {
      pageControl.numberOfPages = pageCount
      pageControl.currentPage = min(max(0, dataSource.presentationIndex(for: self)), pageCount - 1)
      pageArea.size.height = max(0, pageArea.height - Self.pageControlHeight - safe.bottom)
      pageControl.frame = CGRect(
        x: pageArea.minX, y: pageArea.maxY, width: pageArea.width, height: Self.pageControlHeight)
    }
    let safeArea = UIEdgeInsets(
      top: safe.top, left: safe.left, bottom: pageCount == nil ? safe.bottom : 0, right: safe.right)
    let controllers = viewControllers ?? []
    scrollView?.show(pageArea, isVertical: navigationOrientation == .vertical)
    let isFlipped = view.effectiveUserInterfaceLayoutDirection == .rightToLeft
    let width = pageArea.width / CGFloat(max(1, controllers.count))
    for (index, controller) in controllers.enumerated() {
      let column = isFlipped ? controllers.count - 1 - index : index
      let frame = CGRect(
        x: pageArea.minX + CGFloat(column) * width, y: pageArea.minY, width: width, height: pageArea.height)
      if let scrollView {
        embed(controller, in: scrollView.page, frame: scrollView.page.bounds, safeArea: safeArea)
      } else {
        embed(controller, in: frame, safeArea: safeArea)
      }
    }
  }
}

/// A scroll view of three pages. The middle page is visible.
private final class PageScrollView: UIScrollView {
  let page = UIView()

  override func commonInit() {
    super.commonInit()
    isPagingEnabled = true
    showsHorizontalScrollIndicator = false
    showsVerticalScrollIndicator = false
    contentInsetAdjustmentBehavior = .never
    autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(page)
  }

  /// Sets the frame. If the size of the pages changes, scrolls to the middle page.
  func show(_ pageArea: CGRect, isVertical: Bool) {
    frame = pageArea
    guard page.bounds.size != pageArea.size else { return }
    let (width, height) = (pageArea.width, pageArea.height)
    contentSize = CGSize(width: isVertical ? width : 3 * width, height: isVertical ? 3 * height : height)
    let origin = CGPoint(x: isVertical ? 0 : width, y: isVertical ? height : 0)
    page.frame = CGRect(origin: origin, size: pageArea.size)
    showMiddlePage()
  }

  func showMiddlePage() { contentOffset = page.frame.origin }
}

/// The pages of a page view controller.
@preconcurrency @MainActor
public protocol UIPageViewControllerDataSource: NSObjectProtocol {
  func pageViewController(
    _ pageViewController: UIPageViewController, viewControllerBefore viewController: UIViewController
  ) -> UIViewController?
  func pageViewController(
    _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
  ) -> UIViewController?
  func presentationCount(for pageViewController: UIPageViewController) -> Int  // optional: 0
  func presentationIndex(for pageViewController: UIPageViewController) -> Int  // optional: 0
}

/// The events and behavior of a page view controller. No gesture turns pages, so its methods are never called.
@preconcurrency @MainActor
public protocol UIPageViewControllerDelegate: NSObjectProtocol {
  func pageViewController(
    _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
    previousViewControllers: [UIViewController], transitionCompleted completed: Bool)  // optional
  // optional
  func pageViewController(
    _ pageViewController: UIPageViewController, willTransitionTo pendingViewControllers: [UIViewController])
  func pageViewController(
    _ pageViewController: UIPageViewController, spineLocationFor orientation: UIInterfaceOrientation
  ) -> UIPageViewController.SpineLocation  // optional: pageViewController.spineLocation
  func pageViewControllerSupportedInterfaceOrientations(
    _ pageViewController: UIPageViewController
  ) -> UIInterfaceOrientationMask  // optional: .allButUpsideDown
  func pageViewControllerPreferredInterfaceOrientationForPresentation(
    _ pageViewController: UIPageViewController
  ) -> UIInterfaceOrientation  // optional: .portrait
}
