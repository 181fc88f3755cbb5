/// A bar of items, usually at the bottom.
@preconcurrency @MainActor
open class UIToolbar: UIView {
  static let height: CGFloat = 44

  public override init(frame: CGRect) {
    super.init(frame: frame)
    isOpaque = false
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    isOpaque = false
    finishDecoding(from: coder, as: UIToolbar.self)
  }

  open var items: [UIBarButtonItem]? {
    didSet {
      AppearanceProxies.styleItems(of: self)
      setNeedsLayout()
    }
  }
  override var barItems: [UIBarItem] { items ?? [] }
  open func setItems(_ items: [UIBarButtonItem]?, animated: Bool) { self.items = items }
  open var barStyle: UIBarStyle = .default
  open var isTranslucent = true
  open var barTintColor: UIColor? {
    didSet { setNeedsDisplay() }
  }
  open var standardAppearance = UIToolbarAppearance() {
    didSet {
      hasOwnAppearance = true
      setNeedsDisplay()
    }
  }
  /// Indicates that an appearance was set, so that no proxy's replaces it.
  private(set) final var hasOwnAppearance = false
  open var scrollEdgeAppearance: UIToolbarAppearance?
  open var compactAppearance: UIToolbarAppearance?

  /// How far the background reaches below the row of items, in points.
  var backgroundReach: CGFloat = 0
  private var itemViews: [UIView] = []

  open override var intrinsicContentSize: CGSize { CGSize(width: Self.noIntrinsicMetric, height: Self.height) }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: Self.height) }

  open override func layoutSubviews() {
    super.layoutSubviews()
    let old = itemViews
    itemViews = []
    let margin: CGFloat = bounds.width >= 414 ? 20 : 16
    let row = CGRect(
      x: bounds.minX + margin, y: bounds.minY, width: max(0, bounds.width - 2 * margin), height: bounds.height)
    let shown = (items ?? []).filter { !$0.isHidden }
    let gaps = Self.gaps(of: shown)
    let views = shown.map { $0.isSpace ? nil : $0.makeView(in: self) }
    let sizes = views.map { $0?.barFittingSize(in: row) ?? .zero }
    var total: CGFloat = 0
    for (index, item) in shown.enumerated() {
      total += gaps[index] + (item.isFlexible ? 0 : (item.width > 0 ? item.width : sizes[index].width))
    }
    let flexible = shown.filter(\.isFlexible).count
    let share = flexible > 0 ? max(0, row.width - total) / CGFloat(flexible) : 0
    let isFlipped = effectiveUserInterfaceLayoutDirection == .rightToLeft
    var used: CGFloat = 0
    for (index, item) in shown.enumerated() {
      used += gaps[index]
      let width = item.isFlexible ? share : (item.width > 0 ? item.width : sizes[index].width)
      if let view = views[index] {
        let x = isFlipped ? row.maxX - used - width : row.minX + used
        let height = sizes[index].height
        view.frame = pixelGrid.round(CGRect(x: x, y: row.midY - height / 2, width: width, height: height))
        if view.superview !== self { addSubview(view) }
        itemViews.append(view)
      }
      used += width
    }
    for view in old where !itemViews.contains(where: { $0 === view }) { view.removeFromSuperview() }
  }

  /// What is kept before each item: a distance where no space of its own stands between it and the one before.
  private static func gaps(of items: [UIBarButtonItem]) -> [CGFloat] {
    var (gaps, isParted): ([CGFloat], Bool) = ([], true)
    for item in items {
      gaps.append(item.isSpace || isParted ? 0 : itemSpacing)
      if item.isSpace { isParted = isParted || item.isFlexible || item.width > 0 } else { isParted = false }
    }
    return gaps
  }

  /// What keeps two titles apart, in points.
  private static let itemSpacing: CGFloat = 16

  open override func draw(_ rect: CGRect) {
    var ground = bounds
    ground.size.height += backgroundReach
    if let barTintColor {
      barTintColor.setFill()
      UIGraphicsGetCurrentContext()?.fill(ground)
    } else {
      standardAppearance.draw(in: ground, lineAtTop: true, hairline: 1 / max(1, pixelGrid.scale))
    }
  }
}
