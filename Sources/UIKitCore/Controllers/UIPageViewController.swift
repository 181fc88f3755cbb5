public import Foundation
internal import UIFoundation

/// A controller of several pages, one of which is visible, with a page control if there is a count.
@preconcurrency @MainActor
open class UIPageViewController: UIViewController {
  /// The transition between pages; nothing is animated.
  public enum TransitionStyle: Int, Sendable {
    case pageCurl = 0
    case scroll = 1
  }

  /// The axis along which pages follow one another.
  public enum NavigationOrientation: Int, Sendable {
    case horizontal = 0
    case vertical = 1
  }

  /// The location of the spine of a book.
  public enum SpineLocation: Int, Sendable {
    case none = 0
    case min = 1
    case mid = 2
    case max = 3
  }

  /// The direction in which pages turn.
  public enum NavigationDirection: Int, Sendable {
    case forward = 0
    case reverse = 1
  }

  /// An option of a new page view controller.
  public struct OptionsKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    public static let interPageSpacing = OptionsKey(rawValue: "UIPageViewControllerOptionInterPageSpacingKey")
    public static let spineLocation = OptionsKey(rawValue: "UIPageViewControllerOptionSpineLocationKey")
  }

  public private(set) var transitionStyle: TransitionStyle = .pageCurl
  public private(set) var navigationOrientation: NavigationOrientation = .horizontal
  open weak var dataSource: UIPageViewControllerDataSource? {
    didSet { viewIfLoaded?.setNeedsLayout() }
  }
  /// A data source that the controller retains, such as that of a document's pages.
  package var retainedDataSource: (any UIPageViewControllerDataSource)? {
    didSet { dataSource = retainedDataSource }
  }
  open weak var delegate: UIPageViewControllerDelegate?
  open var isDoubleSided = false
  /// The visible page, or both of an open book.
  public private(set) var viewControllers: [UIViewController]?
  private let dots = UIPageControl()
  /// The scroll view of the scrolling style, which libraries find among the subviews.
  private lazy var scrollView: PageScrollView? = transitionStyle == .scroll ? PageScrollView() : nil
  /// The gesture recognizers of a book's pages; the scrolling style has those of its scroll view.
  open private(set) lazy var gestureRecognizers: [UIGestureRecognizer] =
    transitionStyle == .scroll ? [] : [UIPanGestureRecognizer(), UITapGestureRecognizer()]
  public private(set) var spineLocation: SpineLocation = .none

  public init(
    transitionStyle style: TransitionStyle, navigationOrientation: NavigationOrientation,
    options: [OptionsKey: Any]? = nil
  ) {
    transitionStyle = style
    self.navigationOrientation = navigationOrientation
    super.init(nibName: nil, bundle: nil)
    interPageSpacing = (options?[.interPageSpacing] as? CGFloat) ?? 0
    if style == .pageCurl {
      spineLocation = (options?[.spineLocation] as? Int).flatMap { SpineLocation(rawValue: $0) } ?? .min
    }
  }
  /// The spacing between pages, in points; unused, as only one page is visible.
  private var interPageSpacing: CGFloat = 0

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  open func setViewControllers(
    _ viewControllers: [UIViewController]?, direction: NavigationDirection, animated: Bool,
    completion: ((Bool) -> Void)? = nil
  ) {
    let now = viewControllers ?? []
    for old in self.viewControllers ?? [] where !now.contains(where: { $0 === old }) {
      old.willMove(toParent: nil)
      withdraw(old)
      old.removeFromParent()
    }
    for new in now where new.parent !== self {
      addChild(new)
      new.didMove(toParent: self)
    }
    self.viewControllers = viewControllers
    viewIfLoaded?.setNeedsLayout()
    completion?(true)
  }

  open override func viewDidLoad() {
    super.viewDidLoad()
    if let scrollView { view.addSubview(scrollView) }
    view.addSubview(dots)
  }

  /// The number of pages in the page control; nil without one.
  private var pageCount: Int? {
    guard transitionStyle == .scroll, navigationOrientation == .horizontal, let dataSource else { return nil }
    let count = dataSource.presentationCount(for: self)
    return count > 0 ? count : nil
  }

  /// The height of the page control, in points.
  private static let dotsHeight: CGFloat = 37

  open override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    var room: CGRect = view.bounds
    let safe = view.safeAreaInsets
    dots.isHidden = pageCount == nil
    if let pageCount, let dataSource {
      dots.numberOfPages = pageCount
      dots.currentPage = min(max(0, dataSource.presentationIndex(for: self)), pageCount - 1)
      room.size.height = max(0, room.height - Self.dotsHeight - safe.bottom)
      dots.frame = CGRect(x: room.minX, y: room.maxY, width: room.width, height: Self.dotsHeight)
    }
    let covered = UIEdgeInsets(
      top: safe.top, left: safe.left, bottom: pageCount == nil ? safe.bottom : 0, right: safe.right)
    let shown = viewControllers ?? []
    scrollView?.show(room, isVertical: navigationOrientation == .vertical)
    let isFlipped = view.effectiveUserInterfaceLayoutDirection == .rightToLeft
    let width = room.width / CGFloat(max(1, shown.count))
    for (index, controller) in shown.enumerated() {
      let place = isFlipped ? shown.count - 1 - index : index
      let frame = CGRect(x: room.minX + CGFloat(place) * width, y: room.minY, width: width, height: room.height)
      if let scrollView {
        embed(controller, in: scrollView.page, frame: scrollView.page.bounds, safeArea: covered)
      } else {
        embed(controller, in: frame, safeArea: covered)
      }
    }
  }
}

/// A scroll view of three pages, the middle one of which is visible.
private final class PageScrollView: UIScrollView {
  let page = UIView()

  override init(frame: CGRect) {
    super.init(frame: frame)
    isPagingEnabled = true
    showsHorizontalScrollIndicator = false
    showsVerticalScrollIndicator = false
    contentInsetAdjustmentBehavior = .never
    addSubview(page)
  }

  required init?(coder: NSCoder) { nil }

  /// Sets the frame and scrolls to the middle page.
  func show(_ room: CGRect, isVertical: Bool) {
    frame = room
    contentSize = CGSize(
      width: isVertical ? room.width : 3 * room.width, height: isVertical ? 3 * room.height : room.height)
    let origin = CGPoint(x: isVertical ? 0 : room.width, y: isVertical ? room.height : 0)
    page.frame = CGRect(origin: origin, size: room.size)
    if contentOffset != origin { contentOffset = origin }
  }
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
  func presentationCount(for pageViewController: UIPageViewController) -> Int
  func presentationIndex(for pageViewController: UIPageViewController) -> Int
}

extension UIPageViewControllerDataSource {
  public func presentationCount(for pageViewController: UIPageViewController) -> Int { 0 }
  public func presentationIndex(for pageViewController: UIPageViewController) -> Int { 0 }
}

/// The events and behavior of a page view controller; no page is turned by hand.
@preconcurrency @MainActor
public protocol UIPageViewControllerDelegate: NSObjectProtocol {
  func pageViewController(
    _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
    previousViewControllers: [UIViewController], transitionCompleted completed: Bool)
  func pageViewController(
    _ pageViewController: UIPageViewController, willTransitionTo pendingViewControllers: [UIViewController])
  func pageViewController(
    _ pageViewController: UIPageViewController, spineLocationFor orientation: UIInterfaceOrientation
  ) -> UIPageViewController.SpineLocation
  func pageViewControllerSupportedInterfaceOrientations(
    _ pageViewController: UIPageViewController
  ) -> UIInterfaceOrientationMask
  func pageViewControllerPreferredInterfaceOrientationForPresentation(
    _ pageViewController: UIPageViewController
  ) -> UIInterfaceOrientation
}

extension UIPageViewControllerDelegate {
  public func pageViewController(
    _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
    previousViewControllers: [UIViewController], transitionCompleted completed: Bool
  ) {}
  public func pageViewController(
    _ pageViewController: UIPageViewController, willTransitionTo pendingViewControllers: [UIViewController]
  ) {}
  public func pageViewController(
    _ pageViewController: UIPageViewController, spineLocationFor orientation: UIInterfaceOrientation
  ) -> UIPageViewController.SpineLocation { pageViewController.spineLocation }
  public func pageViewControllerSupportedInterfaceOrientations(
    _ pageViewController: UIPageViewController
  ) -> UIInterfaceOrientationMask { .allButUpsideDown }
  public func pageViewControllerPreferredInterfaceOrientationForPresentation(
    _ pageViewController: UIPageViewController
  ) -> UIInterfaceOrientation { .portrait }
}
