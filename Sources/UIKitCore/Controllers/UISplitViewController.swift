public import Foundation
internal import UIFoundation
internal import UIGraphics

/// A controller of two or three columns side by side, or of one stack in a compact width.
@preconcurrency @MainActor
open class UISplitViewController: UIViewController {
  /// The number of columns.
  public enum Style: Int, Sendable {
    case unspecified = 0
    case doubleColumn = 1
    case tripleColumn = 2
  }

  /// The column of a controller.
  public enum Column: Int, Sendable {
    case primary = 0
    case supplementary = 1
    case secondary = 2
    case compact = 3
  }

  /// The visible columns and their arrangement.
  public enum DisplayMode: Int, Sendable {
    case automatic = 0
    case secondaryOnly = 1
    case oneBesideSecondary = 2
    case oneOverSecondary = 3
    case twoBesideSecondary = 4
    case twoOverSecondary = 5
    case twoDisplaceSecondary = 6

    public static var primaryHidden: DisplayMode { .secondaryOnly }
    public static var allVisible: DisplayMode { .oneBesideSecondary }
    public static var primaryOverlay: DisplayMode { .oneOverSecondary }
  }

  /// The effect of other columns on the secondary one.
  public enum SplitBehavior: Int, Sendable {
    case automatic = 0
    case tile = 1
    case overlay = 2
    case displace = 3
  }

  /// The side of the primary column.
  public enum PrimaryEdge: Int, Sendable {
    case leading = 0
    case trailing = 1
  }

  /// The background of the primary column.
  public enum BackgroundStyle: Int, Sendable {
    case none = 0
    case sidebar = 1
  }

  /// The width that represents the system's default.
  public nonisolated static let automaticDimension: CGFloat = -.greatestFiniteMagnitude

  public let style: Style

  public init(style: Style) {
    self.style = style
    super.init(nibName: nil, bundle: nil)
  }

  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    style = .unspecified
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  public required init?(coder: NSCoder) {
    style = .unspecified
    super.init(coder: coder)
  }

  // MARK: Columns

  private var columns: [(column: Column, controller: UIViewController)] = []

  /// Sets the controller of a column, wrapped in a navigation controller unless it is one.
  open func setViewController(_ vc: UIViewController?, for column: Column) {
    if let old = controller(in: column) {
      old.willMove(toParent: nil)
      withdraw(old)
      old.removeFromParent()
      columns.removeAll { $0.column == column }
    }
    guard let vc else { return }
    let wraps = style != .unspecified && !(vc is UINavigationController) && column != .compact
    let held = wraps ? UINavigationController(rootViewController: vc) : vc
    columns.append((column, held))
    addChild(held)
    held.didMove(toParent: self)
    viewIfLoaded?.setNeedsLayout()
  }

  open func viewController(for column: Column) -> UIViewController? {
    let held = controller(in: column)
    if style != .unspecified, let navigation = held as? UINavigationController, column != .compact {
      return navigation.viewControllers.count == 1 ? navigation.topViewController : navigation
    }
    return held
  }

  private func controller(in column: Column) -> UIViewController? { columns.first { $0.column == column }?.controller }

  /// The controllers of the primary, the supplementary (of three) and the secondary column.
  open var viewControllers: [UIViewController] {
    get {
      var all: [UIViewController] = []
      for column in [Column.primary, .supplementary, .secondary] {
        if let controller = controller(in: column) { all.append(controller) }
      }
      return all
    }
    set {
      let places: [Column] = style == .tripleColumn ? [.primary, .supplementary, .secondary] : [.primary, .secondary]
      for (index, place) in places.enumerated() {
        setViewController(newValue.indices.contains(index) ? newValue[index] : nil, for: place)
      }
    }
  }

  open weak var delegate: UISplitViewControllerDelegate?
  open var preferredDisplayMode: DisplayMode = .automatic {
    didSet { viewIfLoaded?.setNeedsLayout() }
  }
  open var preferredSplitBehavior: SplitBehavior = .automatic
  open var primaryEdge: PrimaryEdge = .leading
  open var primaryBackgroundStyle: BackgroundStyle = .none
  open var presentsWithGesture = true
  open var showsSecondaryOnlyButton = false
  open var preferredPrimaryColumnWidth = UISplitViewController.automaticDimension
  open var preferredPrimaryColumnWidthFraction = UISplitViewController.automaticDimension
  open var minimumPrimaryColumnWidth = UISplitViewController.automaticDimension
  open var maximumPrimaryColumnWidth = UISplitViewController.automaticDimension
  open var preferredSupplementaryColumnWidth = UISplitViewController.automaticDimension

  open var isCollapsed: Bool { traitCollection.horizontalSizeClass == .compact }
  /// The current display mode.
  open var displayMode: DisplayMode {
    if isCollapsed { return .secondaryOnly }
    if preferredDisplayMode != .automatic { return preferredDisplayMode }
    return style == .tripleColumn && controller(in: .supplementary) != nil ? .twoBesideSecondary : .oneBesideSecondary
  }
  open func show(_ column: Column) {}
  open func hide(_ column: Column) {
    if column == .primary { preferredDisplayMode = .secondaryOnly }
  }

  private func width(_ preferred: CGFloat, least: CGFloat) -> CGFloat {
    let automatic = Self.automaticDimension
    var width: CGFloat = preferred == automatic ? 320 : preferred
    if preferred == automatic, preferredPrimaryColumnWidthFraction != automatic {
      width = view.bounds.width * preferredPrimaryColumnWidthFraction
    }
    if minimumPrimaryColumnWidth != automatic { width = max(width, minimumPrimaryColumnWidth) }
    if maximumPrimaryColumnWidth != automatic { width = min(width, maximumPrimaryColumnWidth) }
    return min(max(0, width), view.bounds.width)
  }

  open var primaryColumnWidth: CGFloat { width(preferredPrimaryColumnWidth, least: 0) }
  open var supplementaryColumnWidth: CGFloat { width(preferredSupplementaryColumnWidth, least: 0) }

  // MARK: Layout

  /// The visible controllers from the leading edge with their widths; zero for the remaining width.
  private var shownColumns: [(controller: UIViewController, width: CGFloat)] {
    if isCollapsed {
      // In a compact width, UIKit starts with the detail unless there is a controller for that case.
      let one = controller(in: .compact) ?? controller(in: .secondary) ?? controller(in: .primary)
      return one.map { [($0, 0)] } ?? []
    }
    var shown: [(UIViewController, CGFloat)] = []
    let mode = displayMode
    let showsPrimary = mode != .secondaryOnly && (style != .tripleColumn || mode.rawValue >= 4)
    if showsPrimary, let primary = controller(in: .primary) { shown.append((primary, primaryColumnWidth)) }
    if mode != .secondaryOnly, let middle = controller(in: .supplementary) {
      shown.append((middle, supplementaryColumnWidth))
    }
    if let secondary = controller(in: .secondary) { shown.append((secondary, 0)) }
    if primaryEdge == .trailing { shown.reverse() }
    return shown
  }

  open override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .separator
  }

  /// Links the collapsed columns to one stack, with a back button from the detail to the others.
  private func linkColumns() {
    guard style != .unspecified, let detail = controller(in: .secondary) as? UINavigationController else { return }
    let before = controller(in: .supplementary) ?? controller(in: .primary)
    let isStack = isCollapsed && controller(in: .compact) == nil
    detail.itemBelow = isStack ? (before as? UINavigationController)?.topViewController?.navigationItem : nil
  }

  open override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    linkColumns()
    let shown = shownColumns
    for (_, controller) in columns where !shown.contains(where: { $0.controller === controller }) {
      withdraw(controller)
    }
    let bounds: CGRect = view.bounds
    let safe = view.safeAreaInsets
    let line = shown.count > 1 ? 1 / max(1, view.pixelGrid.scale) : 0
    let fixed = shown.reduce(0) { $0 + $1.width } + line * CGFloat(max(0, shown.count - 1))
    let isFlipped = view.effectiveUserInterfaceLayoutDirection == .rightToLeft
    var used: CGFloat = 0
    for (controller, wanted) in shown {
      let width = wanted > 0 ? wanted : max(0, bounds.width - fixed)
      let x = isFlipped ? bounds.maxX - used - width : bounds.minX + used
      let frame = CGRect(x: x, y: bounds.minY, width: width, height: bounds.height)
      let covered = UIEdgeInsets(
        top: safe.top, left: max(0, safe.left - (frame.minX - bounds.minX)), bottom: safe.bottom,
        right: max(0, safe.right - (bounds.maxX - frame.maxX)))
      embed(controller, in: frame, safeArea: covered)
      used += width + line
    }
  }
}

/// The events and behavior of a split view controller.
@preconcurrency @MainActor
public protocol UISplitViewControllerDelegate: NSObjectProtocol {
  func splitViewController(
    _ svc: UISplitViewController, topColumnForCollapsingToProposedTopColumn proposed: UISplitViewController.Column
  ) -> UISplitViewController.Column
}

extension UISplitViewControllerDelegate {
  public func splitViewController(
    _ svc: UISplitViewController, topColumnForCollapsingToProposedTopColumn proposed: UISplitViewController.Column
  ) -> UISplitViewController.Column { proposed }
}
