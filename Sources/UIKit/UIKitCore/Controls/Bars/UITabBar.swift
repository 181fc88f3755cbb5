public import Foundation
internal import UIFoundation
public import UIGraphics

/// A bar of tabs, one of which is selected.
open class UITabBar: UIView {
  /// The height of the row of tabs, in points.
  var rowHeight: CGFloat { height(barMetrics.tabBar) }

  override func commonInit() {
    super.commonInit()
    isOpaque = false
    contentMode = .redraw
  }

  open weak var delegate: UITabBarDelegate?
  open var items: [UITabBarItem]? {
    didSet {
      adoptItems()
      AppearanceProxies.styleItems(of: self)
      setNeedsDisplay()
    }
  }
  override var barItems: [UIBarItem] { items ?? [] }
  open func setItems(_ items: [UITabBarItem]?, animated: Bool) { self.items = items }
  open weak var selectedItem: UITabBarItem? {
    didSet { setNeedsDisplay() }
  }
  open var barStyle: UIBarStyle = .default {
    didSet { setNeedsDisplay() }
  }
  open var isTranslucent = true {
    // The content of the bar's controller ends above an opaque bar.
    didSet { if oldValue != isTranslucent { superview?.setNeedsLayout() } }
  }
  open var barTintColor: UIColor? {
    didSet { setNeedsDisplay() }
  }
  open var unselectedItemTintColor: UIColor? {
    didSet { setNeedsDisplay() }
  }
  /// The picture behind the icon and title of the selected tab, at its own size in the center.
  open var selectionIndicatorImage: UIImage? {
    didSet { setNeedsDisplay() }
  }
  open var backgroundImage: UIImage? {
    didSet { setNeedsDisplay() }
  }
  /// The picture in place of the line at the top edge. An empty picture hides the line.
  open var shadowImage: UIImage? {
    didSet { setNeedsDisplay() }
  }
  /// The positioning of tabs. It has no effect: all tabs have equal widths.
  public enum ItemPositioning: Int, Sendable {
    case automatic, fill, centered
  }

  open var itemPositioning: ItemPositioning = .automatic
  /// The width of centered tabs, in points; 0 for the default. It has no effect.
  open var itemWidth: CGFloat = 0
  /// The space between centered tabs, in points; 0 for the default. It has no effect.
  open var itemSpacing: CGFloat = 0

  /// Indicates whether the user is customizing the items.
  open private(set) var isCustomizing = false
  /// Begins customizing the items. They never change, since there is no user.
  open func beginCustomizingItems(_ items: [UITabBarItem]) {
    delegate?.tabBar(self, willBeginCustomizing: self.items ?? [])
    isCustomizing = true
    delegate?.tabBar(self, didBeginCustomizing: self.items ?? [])
  }
  /// Ends customizing the items, and returns false as they have not changed.
  @discardableResult
  open func endCustomizing(animated: Bool) -> Bool {
    guard isCustomizing else { return false }
    delegate?.tabBar(self, willEndCustomizing: items ?? [], changed: false)
    isCustomizing = false
    delegate?.tabBar(self, didEndCustomizing: items ?? [], changed: false)
    return false
  }
  open var standardAppearance = UITabBarAppearance() {
    didSet {
      hasCustomAppearance = true
      setNeedsDisplay()
    }
  }
  /// Indicates whether an appearance was assigned. An assigned appearance takes precedence over a proxy's.
  private(set) final var hasCustomAppearance = false
  open var scrollEdgeAppearance: UITabBarAppearance?
  /// The appearance of the selected tab, or else that of the bar.
  var shownAppearance: UITabBarAppearance { selectedItem?.standardAppearance ?? standardAppearance }

  open override var intrinsicContentSize: CGSize { CGSize(width: Self.noIntrinsicMetric, height: rowHeight) }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: rowHeight) }

  override func drawContent() {
    guard !hasGlassBars else { return drawOnGlass() }
    if let barTintColor {
      barTintColor.setFill()
      UIGraphicsGetCurrentContext()?.fill(bounds)
    } else if let backgroundImage {
      backgroundImage.draw(in: bounds, asContentOf: self)
      shownAppearance.drawShadow(shadowImage, at: bounds, lineAtTop: true, hairline: hairlineWidth)
    } else {
      shownAppearance.draw(
        in: bounds, style: barStyle, shadow: shadowImage, lineAtTop: true, hairline: hairlineWidth)
    }
    guard let items, !items.isEmpty else { return }
    let area = bounds.inset(by: UIEdgeInsets(top: 0, left: safeAreaInsets.left, bottom: 0, right: safeAreaInsets.right))
    let width = area.width / CGFloat(items.count)
    for (index, item) in items.enumerated() {
      let column = isRightToLeft ? items.count - 1 - index : index
      draw(item, in: CGRect(x: area.minX + width * CGFloat(column), y: area.minY, width: width, height: rowHeight))
    }
  }
}

/// The events of a tab bar. There is no user: no selection is reported.
@preconcurrency @MainActor
public protocol UITabBarDelegate: NSObjectProtocol {
  func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem)  // optional
  func tabBar(_ tabBar: UITabBar, willBeginCustomizing items: [UITabBarItem])  // optional
  func tabBar(_ tabBar: UITabBar, didBeginCustomizing items: [UITabBarItem])  // optional
  func tabBar(_ tabBar: UITabBar, willEndCustomizing items: [UITabBarItem], changed: Bool)  // optional
  func tabBar(_ tabBar: UITabBar, didEndCustomizing items: [UITabBarItem], changed: Bool)  // optional
}
