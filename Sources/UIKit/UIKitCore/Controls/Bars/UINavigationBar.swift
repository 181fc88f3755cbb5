public import Foundation
internal import TextLayout
internal import UIFoundation
public import UIGraphics

/// The bar at the top of a screen, with back button, title, items, large title and search bar.
open class UINavigationBar: UIView {
  /// The height of the row with title and items, in points.
  private var rowHeight: CGFloat {
    let metrics = barMetrics
    return isInSheet && !hasCompactBars && !hasTallBars ? metrics.sheet.height : height(metrics.navigation)
  }
  /// Indicates whether the bar is at the top of a sheet, where it is taller on phones in portrait.
  final var isInSheet = false {
    didSet { if oldValue != isInSheet { itemDidChange() } }
  }
  /// The additional height of a large title, in points.
  ///
  /// At the default text size, it is 52, of which the line of text is 41.
  var largeTitleHeight: CGFloat {
    let font = largeTitleFont
    return 52 + max(0, pixelGrid.ceil(font.lineHeight) - pixelGrid.ceil(UIFont.systemFont(ofSize: 34).lineHeight))
  }
  /// The font of large titles.
  ///
  /// They are the only text of bars that follows the text size, up to the largest ordinary one.
  private var largeTitleFont: UIFont {
    let textSize = traitCollection.preferredContentSizeCategory
    let shownSize = textSize.isAccessibilityCategory ? .extraExtraExtraLarge : textSize
    return .systemFont(ofSize: UIFont.TextStyle.largeTitle.pointSize(for: shownSize), weight: .bold)
  }
  /// The minimum width of a fixed space, in points.
  ///
  /// Negative spaces have no effect since iOS 11. Source: matrixprojects.net/p/uibarbuttonitem-ios11, a single page.
  static let minimumSpace: CGFloat = 8
  /// The additional height of a prompt, in points.
  static let promptHeight: CGFloat = 30

  override func commonInit() {
    super.commonInit()
    isOpaque = false
    titleLabel.textAlignment = .center
    promptLabel.textAlignment = .center
    promptLabel.font = .systemFont(ofSize: 13)
    largeTitleClip.clipsToBounds = true
    largeTitleClip.addSubview(largeTitleLabel)
    for view in [titleLabel, largeTitleClip, promptLabel, backButton] { addSubview(view) }
  }

  private let titleLabel = UILabel()
  private let largeTitleLabel = UILabel()
  /// The view that clips a large title during scrolling.
  private let largeTitleClip = UIView()
  private let promptLabel = UILabel()
  let backButton = UIButton(type: .system)
  /// The visible views of items.
  var itemViews: [UIView] = []
  let platters = BarPlatters()

  /// The extent of the background above the bar, under the status bar, in points.
  var backgroundExtent: CGFloat = 0 {
    didSet { setNeedsDisplay() }
  }
  /// Indicates whether the content is scrolled to its top, where the scroll edge appearance applies.
  var isAtScrollEdge = false {
    didSet { setNeedsDisplay() }
  }
  /// The distance by which the content is scrolled, in points.
  ///
  /// A search bar that scrolling hides shrinks by this distance first, then the large title.
  var scrolledDistance: CGFloat = 0 {
    didSet { if oldValue != scrolledDistance { itemDidChange() } }
  }
  /// The edge effect of the content below the bar; nil for the default one.
  var edgeEffect: UIScrollEdgeEffect? {
    didSet { if oldValue !== edgeEffect { setNeedsDisplay() } }
  }
  /// Indicates whether the search bar of the top item is in a toolbar.
  var placesSearchInToolbar = false {
    didSet { if oldValue != placesSearchInToolbar { itemDidChange() } }
  }
  /// Called after a change that can alter the height of the bar.
  var onItemChange: (() -> Void)?

  open var items: [UINavigationItem]? {
    didSet {
      for item in oldValue ?? [] where item.bar === self { item.bar = nil }
      for item in items ?? [] { item.bar = self }
      itemDidChange()
    }
  }
  open func setItems(_ items: [UINavigationItem]?, animated: Bool) { self.items = items }
  open func pushItem(_ item: UINavigationItem, animated: Bool) { items = (items ?? []) + [item] }
  @discardableResult
  open func popItem(animated: Bool) -> UINavigationItem? {
    let top = topItem
    items = items.map { Array($0.dropLast()) }
    return top
  }
  open var topItem: UINavigationItem? { items?.last }
  open var backItem: UINavigationItem? { items?.dropLast().last }

  open var prefersLargeTitles = false {
    didSet { if oldValue != prefersLargeTitles { itemDidChange() } }
  }
  open var barStyle: UIBarStyle = .default {
    didSet {
      setNeedsLayout()
      setNeedsDisplay()
    }
  }
  open var isTranslucent = true {
    // The content of the bar's controller starts below an opaque bar.
    didSet { if oldValue != isTranslucent { superview?.setNeedsLayout() } }
  }
  open var barTintColor: UIColor? {
    didSet { setNeedsDisplay() }
  }
  open var titleTextAttributes: [NSAttributedString.Key: Any]? {
    didSet { itemDidChange() }
  }
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any]? {
    didSet { itemDidChange() }
  }
  /// The picture in place of the line at the bottom edge. An empty picture hides the line.
  open var shadowImage: UIImage? {
    didSet { setNeedsDisplay() }
  }
  open var backIndicatorImage: UIImage? {
    didSet { itemDidChange() }
  }
  /// The mask of the content under the back indicator during transitions, which are not animated.
  open var backIndicatorTransitionMaskImage: UIImage?
  private var titleOffsets: [UIBarMetrics: CGFloat] = [:]
  /// Sets the vertical offset of the title, in points. It has no effect.
  open func setTitleVerticalPositionAdjustment(_ adjustment: CGFloat, for barMetrics: UIBarMetrics) {
    titleOffsets[barMetrics] = adjustment
  }
  open func titleVerticalPositionAdjustment(for barMetrics: UIBarMetrics) -> CGFloat { titleOffsets[barMetrics] ?? 0 }
  open func setBackgroundImage(_ image: UIImage?, for barMetrics: UIBarMetrics) {
    backgroundImage = image
  }
  open func setBackgroundImage(_ image: UIImage?, for barPosition: UIBarPosition, barMetrics: UIBarMetrics) {
    backgroundImage = image
  }
  open func backgroundImage(for barMetrics: UIBarMetrics) -> UIImage? { backgroundImage }
  open func backgroundImage(for barPosition: UIBarPosition, barMetrics: UIBarMetrics) -> UIImage? { backgroundImage }
  final var backgroundImage: UIImage? {
    didSet { setNeedsDisplay() }
  }
  open var standardAppearance = UINavigationBarAppearance() {
    didSet {
      hasCustomAppearance = true
      itemDidChange()
    }
  }
  /// Indicates whether an appearance was assigned. An assigned appearance takes precedence over a proxy's.
  private(set) final var hasCustomAppearance = false
  open var scrollEdgeAppearance: UINavigationBarAppearance? {
    didSet { itemDidChange() }
  }
  /// The appearance where the bar is 32 points high.
  open var compactAppearance: UINavigationBarAppearance? {
    didSet { itemDidChange() }
  }

  override func layoutTraitsDidChange() {
    super.layoutTraitsDidChange()
    itemDidChange()
  }

  func itemDidChange() {
    adoptItems()
    AppearanceProxies.styleItems(of: self)
    invalidateIntrinsicContentSize()
    setNeedsLayout()
    setNeedsDisplay()
    onItemChange?()
  }

  override var barItems: [UIBarItem] {
    (items ?? []).flatMap { item -> [UIBarItem] in
      let groups = [item.leftBarButtonItems, item.rightBarButtonItems, item.backBarButtonItem.map { [$0] }]
      return groups.flatMap { $0 ?? [] }
    }
  }

  /// Indicates whether the title of the top item is large.
  var showsLargeTitle: Bool {
    // There is no space for large titles on phones in landscape.
    guard prefersLargeTitles, !isOnLandscapePhone, let items, !items.isEmpty else { return false }
    // An automatic item inherits the mode of the previous item. The title of the first item is large.
    switch items.last(where: { $0.largeTitleDisplayMode != .automatic })?.largeTitleDisplayMode {
    case .never, .inline: return false
    case .always, .automatic, nil: return true
    }
  }

  open override var intrinsicContentSize: CGSize {
    CGSize(width: Self.noIntrinsicMetric, height: wholeHeight - hiddenSearchHeight - hiddenTitleHeight)
  }

  /// The height before scrolling, in points.
  var wholeHeight: CGFloat {
    isSearching ? searchHeight : rowTop + rowHeight + (showsLargeTitle ? largeTitleHeight : 0) + searchHeight
  }

  private var searchController: UISearchController? { topItem?.searchController }
  /// Indicates whether an active search hides the title.
  private var isSearching: Bool {
    searchController.map { $0.isActive && $0.hidesNavigationBarDuringPresentation } ?? false
  }
  /// The height of a search bar in this bar, in points.
  private var searchHeight: CGFloat {
    placesSearchInToolbar ? 0 : searchController?.searchBar.extentInNavigationBar ?? 0
  }
  /// The height of the part of the search bar that scrolling hides, in points.
  private var hiddenSearchHeight: CGFloat {
    guard topItem?.hidesSearchBarWhenScrolling == true, searchController?.isActive == false else { return 0 }
    return min(scrolledDistance, searchHeight)
  }
  /// The height of the part of the large title that scrolling hides, in points.
  private var hiddenTitleHeight: CGFloat {
    showsLargeTitle && !isSearching ? min(scrolledDistance - hiddenSearchHeight, largeTitleHeight) : 0
  }

  /// The distance from the top of the bar to the row with the title, in points.
  private var rowTop: CGFloat { promptHeight + (isInSheet ? barMetrics.sheet.top : 0) }
  private var promptHeight: CGFloat { topItem?.prompt?.isEmpty == false ? Self.promptHeight : 0 }
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: intrinsicContentSize.height)
  }

  // MARK: Layout

  var sideMargin: CGFloat { NSDirectionalEdgeInsets.ofScreen(width: bounds.width).leading }

  open override func layoutSubviews() {
    super.layoutSubviews()
    let old = itemViews
    itemViews = []
    platters.begin()
    defer { platters.end() }
    layOutSearchBar()
    guard !isSearching else {
      for view in old { view.removeFromSuperview() }
      for view in [titleLabel, largeTitleClip, promptLabel, backButton] { view.isHidden = true }
      return
    }
    layOutPrompt()
    let row = CGRect(
      x: bounds.minX, y: bounds.minY + rowTop, width: bounds.width, height: barMetrics.itemHeight ?? rowHeight)
    let showsBack = layOutBackButton(in: row)
    let item = topItem
    let hidesLeft = showsBack && item?.leftItemsSupplementBackButton != true
    var start = sideMargin
    if showsBack { start = backButton.frame.width + (hasGlassBars ? sideMargin + GlassBarMetrics.spacing : 8) }
    let leading = place(hidesLeft ? [] : item?.leftBarButtonItems ?? [], from: start, atTrailing: false, in: row)
    let trailing = place(item?.rightBarButtonItems ?? [], from: sideMargin, atTrailing: true, in: row)
    layOutTitle(in: row, leading: leading, trailing: trailing)
    for view in old where !itemViews.contains(where: { $0 === view }) { view.removeFromSuperview() }
    layOutLargeTitle()
  }

  private func layOutBackButton(in row: CGRect) -> Bool {
    guard let back = backItem, topItem?.hidesBackButton != true,
      topItem?.leftBarButtonItems?.isEmpty != false || topItem?.leftItemsSupplementBackButton == true
    else {
      backButton.isHidden = true
      return false
    }
    backButton.isHidden = false
    let isMinimal = back.backButtonDisplayMode == .minimal
    let title = back.backBarButtonItem?.title ?? back.backButtonTitle ?? back.title ?? "Back"
    backButton.titleLabel?.font = .systemFont(ofSize: 17)
    backButton.setImage(backIndicatorImage ?? chevron, for: .normal)
    backButton.setTitle(isMinimal ? nil : title, for: .normal)
    guard !hasGlassBars else {
      layOutGlassBackButton(in: row)
      return true
    }
    if backButton.ownTintColor != nil { backButton.tintColor = nil }
    let width = min(backButton.intrinsicContentSize.width, bounds.width / 2)
    let x = isRightToLeft ? row.maxX - Self.backMargin - width : row.minX + Self.backMargin
    backButton.frame = CGRect(x: x, y: row.minY, width: width, height: row.height)
    return true
  }

  /// The distance from the edge of the bar to the image of the back button, in points.
  private static let backMargin: CGFloat = 8

  /// The image of the back button, with the space before the title.
  ///
  /// In pictures of iOS 17.5 at 3x, the chevron is 11 wide and 19 high, 9.33 from the edge, and the title begins at 28.67.
  private var chevron: UIImage {
    let (size, lineWidth) = (CGSize(width: 20.67, height: 22), CGFloat(2.6))
    let mark: ControlMark = isRightToLeft ? .chevronRight : .chevronLeft
    // The lines are 0.44 of the rectangle wide and 0.9 high, between the centers of round ends.
    let box = CGSize(width: (11 - lineWidth) / 0.44, height: (19 - lineWidth) / 0.9)
    let middle = 9.33 - Self.backMargin + 11 / 2
    let center = CGPoint(x: isRightToLeft ? size.width - middle : middle, y: size.height / 2)
    return mark.image(size: size, in: CGRect(center: center, size: box), lineWidth: lineWidth)
  }

  /// Places items from a side inward. Returns their total width with the margin and the gaps, in points.
  private func place(
    _ items: [UIBarButtonItem], from margin: CGFloat, atTrailing: Bool, in row: CGRect
  ) -> CGFloat {
    guard !hasGlassBars else { return placeOnGlass(items, from: margin, atTrailing: atTrailing, in: row) }
    var used = margin
    for item in items where !item.isHidden {
      if item.isSpace {
        used += item.isFlexible ? 0 : max(item.width, Self.minimumSpace)
        continue
      }
      let view = item.makeView()
      let size = item.barFittingSize(of: view, in: row)
      let isRight = atTrailing != isRightToLeft
      let x = isRight ? row.maxX - used - size.width : row.minX + used
      view.frame = pixelGrid.round(
        CGRect(x: x, y: row.midY - size.height / 2, width: size.width, height: size.height))
      if view.superview !== self { addSubview(view) }
      itemViews.append(view)
      used += size.width + 12
    }
    return used
  }

  private var appearance: UINavigationBarAppearance {
    let item = topItem
    if isAtScrollEdge, let edge = item?.scrollEdgeAppearance ?? scrollEdgeAppearance { return edge }
    let compact = hasCompactBars ? item?.compactAppearance ?? compactAppearance : nil
    return compact ?? item?.standardAppearance ?? standardAppearance
  }

  private func layOutTitle(in row: CGRect, leading: CGFloat, trailing: CGFloat) {
    let (left, right) = isRightToLeft ? (trailing, leading) : (leading, trailing)
    let area = CGRect(
      x: row.minX + left, y: row.minY, width: max(0, row.width - left - right), height: row.height)
    titleLabel.isHidden = topItem?.titleView != nil || showsLargeTitle && hiddenTitleHeight < largeTitleHeight
    if let view = topItem?.titleView {
      let size = view.barFittingSize(in: area)
      view.frame = Self.centered(size, on: row.midX, in: area, pixelGrid)
      if view.superview !== self { addSubview(view) }
      itemViews.append(view)
      return
    }
    style(
      titleLabel, titleTextAttributes ?? appearance.titleTextAttributes,
      font: .systemFont(ofSize: 17, weight: .semibold))
    titleLabel.text = topItem?.title
    titleLabel.frame = Self.centered(titleLabel.intrinsicContentSize, on: row.midX, in: area, pixelGrid)
  }

  /// Returns a frame around the middle of the bar, moved and narrowed as far as the items require.
  private static func centered(_ size: CGSize, on middle: CGFloat, in area: CGRect, _ grid: PixelGrid) -> CGRect {
    let width = min(size.width, area.width)
    let x = min(max(middle - width / 2, area.minX), area.maxX - width)
    let height = min(size.height, area.height)
    return grid.round(CGRect(x: x, y: area.midY - height / 2, width: width, height: height))
  }

  private func layOutPrompt() {
    promptLabel.isHidden = promptHeight == 0
    promptLabel.text = topItem?.prompt
    promptLabel.textColor = titleLabel.textColor
    promptLabel.frame = CGRect(
      x: bounds.minX + sideMargin, y: bounds.minY + 7, width: max(0, bounds.width - 2 * sideMargin),
      height: pixelGrid.ceil(promptLabel.intrinsicContentSize.height))
  }

  private func layOutLargeTitle() {
    largeTitleClip.isHidden = !showsLargeTitle
    guard showsLargeTitle else { return }
    style(largeTitleLabel, largeTitleTextAttributes ?? appearance.largeTitleTextAttributes, font: largeTitleFont)
    largeTitleLabel.text = topItem?.title
    largeTitleClip.frame = CGRect(
      x: bounds.minX, y: bounds.minY + rowTop + rowHeight, width: bounds.width,
      height: largeTitleHeight - hiddenTitleHeight)
    largeTitleLabel.frame = CGRect(
      x: sideMargin, y: 3 - hiddenTitleHeight, width: max(0, bounds.width - 2 * sideMargin),
      height: pixelGrid.ceil(largeTitleLabel.intrinsicContentSize.height))
  }

  private func layOutSearchBar() {
    for view in subviews where view is UISearchBar && view !== searchController?.searchBar {
      view.removeFromSuperview()
    }
    guard let bar = searchController?.searchBar, !placesSearchInToolbar else { return }
    let height = searchHeight - hiddenSearchHeight
    bar.place = .navigationBar(margin: sideMargin)
    bar.frame = CGRect(x: bounds.minX, y: bounds.maxY - height, width: bounds.width, height: height)
    if bar.superview !== self { addSubview(bar) }
  }

  private func style(_ label: UILabel, _ attributes: [NSAttributedString.Key: Any], font: UIFont) {
    label.font = attributes[.font] as? UIFont ?? font
    label.textColor = attributes[.foregroundColor] as? UIColor ?? (barStyle == .black ? .white : .label)
  }

  override func drawContent() {
    var backgroundRect = bounds
    backgroundRect.origin.y -= backgroundExtent
    backgroundRect.size.height += backgroundExtent
    if let color = barTintColor {
      color.setFill()
      UIGraphicsGetCurrentContext()?.fill(backgroundRect)
    } else if let image = backgroundImage {
      image.draw(in: backgroundRect, asContentOf: self)
      appearance.drawShadow(shadowImage, at: backgroundRect, lineAtTop: false, hairline: hairlineWidth)
    } else if isAtScrollEdge, topItem?.scrollEdgeAppearance == nil, scrollEdgeAppearance == nil {
      return
    } else if hasGlassBars {
      appearance.drawOnGlass(in: backgroundRect, edge: .top, effect: edgeEffect, hairline: hairlineWidth)
    } else {
      appearance.draw(
        in: backgroundRect, style: barStyle, shadow: shadowImage, lineAtTop: false, hairline: hairlineWidth)
    }
  }
}

extension UIView {
  /// Returns the size of a view in a bar: the intrinsic size, or else the current or the fitting size.
  func barFittingSize(in row: CGRect) -> CGSize {
    var size = intrinsicContentSize
    if size.width <= 0 || size.height <= 0 {
      let fitted = bounds.isEmpty ? systemLayoutSizeFitting(UIView.layoutFittingCompressedSize) : bounds.size
      if size.width <= 0 { size.width = fitted.width }
      if size.height <= 0 { size.height = fitted.height }
    }
    return CGSize(width: max(0, size.width), height: min(max(0, size.height), row.height))
  }
}
