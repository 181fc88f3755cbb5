/// A bar of tabs, one of them chosen.
@preconcurrency @MainActor
open class UITabBar: UIView {
  static let height: CGFloat = 49

  public override init(frame: CGRect) {
    super.init(frame: frame)
    isOpaque = false
    contentMode = .redraw
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    isOpaque = false
    contentMode = .redraw
    finishDecoding(from: coder, as: UITabBar.self)
  }

  open weak var delegate: UITabBarDelegate?
  open var items: [UITabBarItem]? {
    didSet {
      for item in items ?? [] { item.owner = self }
      AppearanceProxies.styleItems(of: self)
      setNeedsDisplay()
    }
  }
  override var barItems: [UIBarItem] { items ?? [] }
  open func setItems(_ items: [UITabBarItem]?, animated: Bool) { self.items = items }
  open weak var selectedItem: UITabBarItem? {
    didSet { setNeedsDisplay() }
  }
  open var barStyle: UIBarStyle = .default
  open var isTranslucent = true
  open var barTintColor: UIColor? {
    didSet { setNeedsDisplay() }
  }
  open var unselectedItemTintColor: UIColor? {
    didSet { setNeedsDisplay() }
  }
  open var backgroundImage: UIImage?
  open var shadowImage: UIImage?
  /// How wide tabs stand; all have equal widths here.
  public enum ItemPositioning: Int, Sendable {
    case automatic = 0
    case fill = 1
    case centered = 2
  }

  open var itemPositioning: ItemPositioning = .automatic
  /// The width of centered tabs, in points; 0 is the bar's own choice.
  open var itemWidth: CGFloat = 0
  /// The space between centered tabs, in points; 0 is the bar's own choice.
  open var itemSpacing: CGFloat = 0

  /// Indicates that somebody chooses the bar's items.
  open private(set) var isCustomizing = false
  /// Begins the choice of items; nobody chooses here, so that it ends without a change.
  open func beginCustomizingItems(_ items: [UITabBarItem]) {
    delegate?.tabBar(self, willBeginCustomizing: self.items ?? [])
    isCustomizing = true
    delegate?.tabBar(self, didBeginCustomizing: self.items ?? [])
  }
  /// Ends the choice of items and returns whether it changed them.
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
      hasOwnAppearance = true
      setNeedsDisplay()
    }
  }
  /// Indicates that an appearance was set, so that no proxy's replaces it.
  private(set) final var hasOwnAppearance = false
  open var scrollEdgeAppearance: UITabBarAppearance?

  open override var intrinsicContentSize: CGSize { CGSize(width: Self.noIntrinsicMetric, height: Self.height) }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: Self.height) }

  open override func draw(_ rect: CGRect) {
    if let barTintColor {
      barTintColor.setFill()
      UIGraphicsGetCurrentContext()?.fill(bounds)
    } else {
      standardAppearance.draw(in: bounds, lineAtTop: true, hairline: 1 / max(1, pixelGrid.scale))
    }
    guard let items, !items.isEmpty else { return }
    let isFlipped = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let width = bounds.width / CGFloat(items.count)
    for (index, item) in items.enumerated() {
      let place = isFlipped ? items.count - 1 - index : index
      draw(
        item,
        in: CGRect(x: bounds.minX + width * CGFloat(place), y: bounds.minY, width: width, height: Self.height))
    }
  }

  private func draw(_ item: UITabBarItem, in cell: CGRect) {
    let isSelected = item === selectedItem
    let look = standardAppearance.stackedLayoutAppearance.state(of: item, isSelected: isSelected)
    var color: UIColor = look.iconColor ?? (isSelected ? tintColor : unselectedItemTintColor ?? .systemGray)
    if !item.isEnabled { color = look.iconColor ?? .tertiaryLabel }
    let attributes = look.titleTextAttributes.merging(
      item.titleTextAttributes(for: isSelected ? .selected : .normal) ?? [:]
    ) { _, items in items }
    let font = attributes[.font] as? UIFont ?? .systemFont(ofSize: 10, weight: .medium)
    if let image = (isSelected ? item.selectedImage : nil) ?? item.image {
      let size = image.size
      let fitted = UIView.ContentMode.scaleAspectFit.place(
        of: size, in: CGRect(x: 0, y: 0, width: min(size.width, 30), height: min(size.height, 28)))
      let place = CGRect(
        x: cell.midX - fitted.width / 2, y: cell.minY + 19 - fitted.height / 2, width: fitted.width,
        height: fitted.height)
      image.renderingMode == .alwaysOriginal ? image.draw(in: place) : image.withTintColor(color).draw(in: place)
    }
    if let title = item.title {
      ControlText(title, font: font, in: self).draw(
        in: CGRect(x: cell.minX + 2, y: cell.minY + 34, width: cell.width - 4, height: 13),
        color: attributes[.foregroundColor] as? UIColor ?? color)
    }
    if let badge = item.badgeValue {
      drawBadge(badge, color: item.badgeColor ?? look.badgeBackgroundColor ?? .systemRed, at: cell)
    }
  }

  private func drawBadge(_ text: String, color: UIColor, at cell: CGRect) {
    let line = ControlText(text, font: .systemFont(ofSize: 13), in: self)
    let width = max(18, line.size.width + 10)
    let place = CGRect(x: cell.midX + 5, y: cell.minY + 2, width: width, height: 18)
    color.setFill()
    UIBezierPath(roundedRect: place, cornerRadius: 9).fill()
    line.draw(in: place, color: .white)
  }
}

/// What a tab bar tells; nothing is tapped without a screen.
@preconcurrency @MainActor
public protocol UITabBarDelegate: NSObjectProtocol {
  func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem)
  func tabBar(_ tabBar: UITabBar, willBeginCustomizing items: [UITabBarItem])
  func tabBar(_ tabBar: UITabBar, didBeginCustomizing items: [UITabBarItem])
  func tabBar(_ tabBar: UITabBar, willEndCustomizing items: [UITabBarItem], changed: Bool)
  func tabBar(_ tabBar: UITabBar, didEndCustomizing items: [UITabBarItem], changed: Bool)
}

extension UITabBarDelegate {
  public func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {}
  public func tabBar(_ tabBar: UITabBar, willBeginCustomizing items: [UITabBarItem]) {}
  public func tabBar(_ tabBar: UITabBar, didBeginCustomizing items: [UITabBarItem]) {}
  public func tabBar(_ tabBar: UITabBar, willEndCustomizing items: [UITabBarItem], changed: Bool) {}
  public func tabBar(_ tabBar: UITabBar, didEndCustomizing items: [UITabBarItem], changed: Bool) {}
}
