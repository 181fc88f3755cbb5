public import Foundation
internal import UIFoundation
public import UIGraphics

/// A bar of items, usually at the bottom.
open class UIToolbar: UIView {
  override func commonInit() {
    super.commonInit()
    isOpaque = false
  }

  open var items: [UIBarButtonItem]? {
    didSet {
      adoptItems()
      AppearanceProxies.styleItems(of: self)
      setNeedsLayout()
    }
  }
  override var barItems: [UIBarItem] { items ?? [] }
  open func setItems(_ items: [UIBarButtonItem]?, animated: Bool) { self.items = items }
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
  open var standardAppearance = UIToolbarAppearance() {
    didSet {
      hasCustomAppearance = true
      setNeedsDisplay()
    }
  }
  /// Indicates whether an appearance was assigned. An assigned appearance takes precedence over a proxy's.
  private(set) final var hasCustomAppearance = false
  open var scrollEdgeAppearance: UIToolbarAppearance?
  open func setBackgroundImage(
    _ backgroundImage: UIImage?, forToolbarPosition topOrBottom: UIBarPosition, barMetrics: UIBarMetrics
  ) {
    standardAppearance.backgroundImage = backgroundImage
  }
  open func backgroundImage(forToolbarPosition topOrBottom: UIBarPosition, barMetrics: UIBarMetrics) -> UIImage? {
    standardAppearance.backgroundImage
  }
  open func setShadowImage(_ shadowImage: UIImage?, forToolbarPosition topOrBottom: UIBarPosition) {
    standardAppearance.shadowImage = shadowImage
  }
  open func shadowImage(forToolbarPosition topOrBottom: UIBarPosition) -> UIImage? { standardAppearance.shadowImage }
  /// The appearance where the bar is 32 points high.
  open var compactAppearance: UIToolbarAppearance? {
    didSet { setNeedsDisplay() }
  }

  /// The extent of the background below the bar, in points.
  var backgroundExtent: CGFloat = 0
  /// The distance from the top edge of the bar to the row of items, in points.
  package var rowTop: CGFloat = 0 {
    didSet { setNeedsLayout() }
  }
  private var itemViews: [UIView] = []
  private let platters = BarPlatters()

  open override var intrinsicContentSize: CGSize { CGSize(width: Self.noIntrinsicMetric, height: toolbarHeight) }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: toolbarHeight) }

  override func layoutTraitsDidChange() {
    super.layoutTraitsDidChange()
    setNeedsLayout()
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    let old = itemViews
    itemViews = []
    let margin =
      hasGlassBars && !hasTallBars
      ? GlassBarMetrics.toolbarMargin : NSDirectionalEdgeInsets.ofScreen(width: bounds.width).leading
    let row = CGRect(
      x: bounds.minX + margin, y: bounds.minY + rowTop, width: max(0, bounds.width - 2 * margin),
      height: max(0, bounds.height - rowTop))
    var visibleItems = (items ?? []).filter { !$0.isHidden && !$0.isPlaceOfSearchBar }
    if visibleItems.contains(where: \.fillsToolbar) { visibleItems.removeAll(where: \.isFlexible) }
    let views = visibleItems.map { $0.isSpace ? nil : $0.makeView() }
    let glassHeight = hasGlassBars ? min(row.height, GlassBarMetrics.toolbarItemHeight) : nil
    let sizes = zip(visibleItems, views).map { item, view in
      guard let view else { return CGSize(width: max(0, item.width), height: 0) }
      if item.fillsToolbar { return CGSize(width: 0, height: glassHeight ?? row.height) }
      if let glassHeight { return item.glassSize(of: view, height: glassHeight) }
      return item.barFittingSize(of: view, in: row)
    }
    let gaps = glassHeight == nil ? Self.gaps(of: visibleItems) : Self.glassGaps(of: visibleItems)
    let widths = Self.widths(of: visibleItems, sizes.map(\.width), gaps, in: row.width)
    var used: CGFloat = 0
    for (index, width) in widths.enumerated() {
      used += gaps[index]
      if let view = views[index] {
        let x = isRightToLeft ? row.maxX - used - width : row.minX + used
        let height = sizes[index].height
        view.frame = pixelGrid.round(CGRect(x: x, y: row.midY - height / 2, width: width, height: height))
        if view.superview !== self { addSubview(view) }
        itemViews.append(view)
      }
      used += width
    }
    platters.begin()
    if let glassHeight { addGlass(behind: visibleItems, height: glassHeight) }
    platters.end()
    // The search bar can be in the navigation bar already.
    for view in old where view.superview === self && !itemViews.contains(where: { $0 === view }) {
      view.removeFromSuperview()
    }
  }

  /// Adds the capsules behind the groups of items.
  private func addGlass(behind items: [UIBarButtonItem], height: CGFloat) {
    for group in BarItemGroup.groups(of: items) {
      let views = group.items.compactMap { item in item.shownView.map { (item, $0) } }.filter { !$0.0.isSpace }
      guard let first = views.first else { continue }
      for (item, view) in views { item.colorForGlass(view) }
      var frame = views.reduce(first.1.frame) { $0.union($1.1.frame) }
      frame = CGRect(x: frame.minX, y: frame.midY - height / 2, width: frame.width, height: height)
      first.0.showGlass(frame, in: self, platters)
    }
  }

  /// Returns the spacing before each item on glass, in points: 0 in a capsule and next to a space.
  private static func glassGaps(of items: [UIBarButtonItem]) -> [CGFloat] {
    var gaps: [CGFloat] = []
    var followsSpace = true
    for group in BarItemGroup.groups(of: items) {
      for (index, item) in group.items.enumerated() {
        gaps.append(index > 0 || item.isSpace || followsSpace ? 0 : GlassBarMetrics.spacing)
        followsSpace = item.isSpace
      }
    }
    return gaps
  }

  /// Returns the widths of items in a row, in points.
  ///
  /// Flexible spaces share the remaining width, or a search bar takes it.
  ///
  /// If there are exactly two flexible spaces, the items between them are centered in the row where possible, although
  /// Apple's page states that the space is "distributed equally". Sources: build 17126 of Interface Builder records a
  /// control 147 wide at 133.5 of 414, regardless of the titles next to it; stackoverflow.com/questions/13751468.
  private static func widths(
    of items: [UIBarButtonItem], _ fittingWidths: [CGFloat], _ gaps: [CGFloat], in rowLength: CGFloat
  ) -> [CGFloat] {
    let flexible = items.indices.filter { items[$0].isFlexible || items[$0].fillsToolbar }
    var widths = fittingWidths
    for index in flexible { widths[index] = 0 }
    func length(of range: Range<Int>) -> CGFloat { range.reduce(0) { $0 + widths[$1] + gaps[$1] } }
    let freeWidth = max(0, rowLength - length(of: items.indices))
    var spaces = flexible.map { _ in freeWidth / CGFloat(flexible.count) }
    if flexible.count == 2 {
      let before = (rowLength - length(of: flexible[0] + 1..<flexible[1])) / 2 - length(of: 0..<flexible[0])
      if before >= 0, before <= freeWidth { spaces = [before, freeWidth - before] }
    }
    for (index, space) in zip(flexible, spaces) { widths[index] = space }
    return widths
  }

  /// Returns the spacing before each item, in points.
  ///
  /// It is 0 for the first item, next to a space item and between two custom views. A fixed space without width is
  /// ignored.
  private static func gaps(of items: [UIBarButtonItem]) -> [CGFloat] {
    var (gaps, followsSpace): ([CGFloat], Bool) = ([], true)
    for (index, item) in items.enumerated() {
      let adjoins = item.customView != nil && index > 0 && items[index - 1].customView != nil
      gaps.append(item.isSpace || followsSpace || adjoins ? 0 : itemSpacing)
      followsSpace = item.isSpace && (followsSpace || item.isFlexible || item.width > 0)
    }
    return gaps
  }

  /// The spacing between two items, in points.
  private static let itemSpacing: CGFloat = 16

  override func drawContent() {
    var backgroundRect = bounds
    backgroundRect.size.height += backgroundExtent
    if let barTintColor {
      barTintColor.setFill()
      UIGraphicsGetCurrentContext()?.fill(backgroundRect)
    } else {
      let appearance = hasCompactBars ? compactAppearance ?? standardAppearance : standardAppearance
      guard !hasGlassBars else {
        return appearance.drawOnGlass(in: backgroundRect, edge: .bottom, effect: nil, hairline: hairlineWidth)
      }
      appearance.draw(in: backgroundRect, style: barStyle, lineAtTop: true, hairline: hairlineWidth)
    }
  }
}
