public import Foundation
internal import UIFoundation
internal import UIGraphics

/// A controller of two or three columns side by side, which collapse to one stack in a compact width.
open class UISplitViewController: UIViewController {
  /// The number of columns.
  public enum Style: Int, Sendable {
    case unspecified, doubleColumn, tripleColumn
  }

  /// The column of a controller.
  public enum Column: Int, Sendable {
    case primary, supplementary, secondary, compact
  }

  /// The visible columns and their arrangement.
  public enum DisplayMode: Int, Sendable {
    case automatic, secondaryOnly, oneBesideSecondary, oneOverSecondary
    case twoBesideSecondary, twoOverSecondary, twoDisplaceSecondary

    public static var primaryHidden: DisplayMode { .secondaryOnly }
    public static var allVisible: DisplayMode { .oneBesideSecondary }
    public static var primaryOverlay: DisplayMode { .oneOverSecondary }
  }

  /// The effect of other columns on the secondary column.
  public enum SplitBehavior: Int, Sendable {
    case automatic, tile, overlay, displace
  }

  /// The side of the primary column.
  public enum PrimaryEdge: Int, Sendable {
    case leading, trailing
  }

  /// The background of the primary column.
  public enum BackgroundStyle: Int, Sendable {
    case none, sidebar
  }

  /// The value that selects the default width of a column.
  public nonisolated static let automaticDimension: CGFloat = -.greatestFiniteMagnitude

  open private(set) var style: Style

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

  /// Sets the controller of a column.
  ///
  /// It is wrapped in a navigation controller unless it is one, the column is compact or the style is unspecified.
  open func setViewController(_ vc: UIViewController?, for column: Column) {
    let isWrapped = style != .unspecified && !(vc is UINavigationController) && column != .compact
    let new = isWrapped ? vc.map { UINavigationController(rootViewController: $0) } : vc
    let current = new.map { [$0] } ?? []
    replaceChildren(controller(in: column).map { [$0] } ?? [], by: { current }) {
      columns.removeAll { $0.column == column }
      if let new { columns.append((column, new)) }
    }
    viewIfLoaded?.setNeedsLayout()
  }

  open func viewController(for column: Column) -> UIViewController? {
    let controller = controller(in: column)
    guard style != .unspecified, column != .compact, let navigation = controller as? UINavigationController else {
      return controller
    }
    return navigation.viewControllers.count == 1 ? navigation.topViewController : navigation
  }

  private func controller(in column: Column) -> UIViewController? { columns.first { $0.column == column }?.controller }

  /// The controllers of the primary, supplementary (if there are three) and secondary columns.
  open var viewControllers: [UIViewController] {
    get {
      // A loop, because Swift 5 tests read this on any thread, where a closure of the main actor would trap.
      var all: [UIViewController] = []
      for column in [Column.primary, .supplementary, .secondary] {
        if let controller = controller(in: column) { all.append(controller) }
      }
      return all
    }
    set {
      let columns: [Column] = style == .tripleColumn ? [.primary, .supplementary, .secondary] : [.primary, .secondary]
      for (index, column) in columns.enumerated() {
        setViewController(newValue.indices.contains(index) ? newValue[index] : nil, for: column)
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

  /// The width of a column without a preferred width, in points.
  private static let defaultColumnWidth: CGFloat = 320

  open var primaryColumnWidth: CGFloat {
    let automatic = Self.automaticDimension
    var width = preferredPrimaryColumnWidth
    if width == automatic {
      let fraction = preferredPrimaryColumnWidthFraction
      width = fraction == automatic ? Self.defaultColumnWidth : view.bounds.width * fraction
    }
    if minimumPrimaryColumnWidth != automatic { width = max(width, minimumPrimaryColumnWidth) }
    if maximumPrimaryColumnWidth != automatic { width = min(width, maximumPrimaryColumnWidth) }
    return min(max(0, width), view.bounds.width)
  }
  open var supplementaryColumnWidth: CGFloat {
    let preferred = preferredSupplementaryColumnWidth
    let width = preferred == Self.automaticDimension ? Self.defaultColumnWidth : preferred
    return min(max(0, width), view.bounds.width)
  }

  // MARK: Layout

  /// The visible controllers from the leading edge with their widths; 0 represents the remaining width.
  private var shownColumns: [(controller: UIViewController, width: CGFloat)] {
    if isCollapsed {
      // In a compact width, UIKit starts with the compact column or, if there is none, with the secondary column.
      let only = controller(in: .compact) ?? controller(in: .secondary) ?? controller(in: .primary)
      return only.map { [($0, 0)] } ?? []
    }
    var shown: [(UIViewController, CGFloat)] = []
    let mode = displayMode
    let showsTwo = [.twoBesideSecondary, .twoOverSecondary, .twoDisplaceSecondary].contains(mode)
    let showsPrimary = mode != .secondaryOnly && (style != .tripleColumn || showsTwo)
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

  /// Adds a back button to the secondary column while the columns are collapsed to one stack.
  private func updateBackButton() {
    guard style != .unspecified, let secondary = controller(in: .secondary) as? UINavigationController else { return }
    let before = controller(in: .supplementary) ?? controller(in: .primary)
    let isStack = isCollapsed && controller(in: .compact) == nil
    secondary.itemBelow = isStack ? (before as? UINavigationController)?.topViewController?.navigationItem : nil
  }

  open override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    updateBackButton()
    let shown = shownColumns
    for (_, controller) in columns where !shown.contains(where: { $0.controller === controller }) {
      removeView(of: controller)
    }
    let bounds: CGRect = view.bounds
    let safe = view.safeAreaInsets
    let separator = shown.count > 1 ? 1 / max(1, view.pixelGrid.scale) : 0
    let fixed = shown.reduce(0) { $0 + $1.width } + separator * CGFloat(max(0, shown.count - 1))
    let isFlipped = view.effectiveUserInterfaceLayoutDirection == .rightToLeft
    var used: CGFloat = 0
    for (controller, columnWidth) in shown {
      let width = columnWidth > 0 ? columnWidth : max(0, bounds.width - fixed)
      let x = isFlipped ? bounds.maxX - used - width : bounds.minX + used
      let frame = CGRect(x: x, y: bounds.minY, width: width, height: bounds.height)
      let safeArea = UIEdgeInsets(
        top: safe.top, left: max(0, safe.left - (frame.minX - bounds.minX)), bottom: safe.bottom,
        right: max(0, safe.right - (bounds.maxX - frame.maxX)))
      embed(controller, in: frame, safeArea: safeArea)
      used += width + separator
    }
  }
}

/// The events and behavior of a split view controller. The method is never called.
@preconcurrency @MainActor
public protocol UISplitViewControllerDelegate: NSObjectProtocol {
  func splitViewController(
    _ svc: UISplitViewController, topColumnForCollapsingToProposedTopColumn proposed: UISplitViewController.Column
  ) -> UISplitViewController.Column  // optional: proposed
}
