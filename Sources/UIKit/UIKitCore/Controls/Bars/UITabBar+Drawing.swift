internal import Foundation
internal import TextLayout
internal import UIFoundation
internal import UIGraphics

/// The arrangement of a tab's icon and title.
private enum TabArrangement {
  /// A title below the icon.
  case stacked
  /// A title after the icon.
  case inline
  /// A title after a smaller icon, in a bar of reduced height.
  case compactInline

  /// The point size of the title in UIKit.
  var titleSize: CGFloat {
    switch self {
    case .stacked: 10
    case .inline: 13
    case .compactInline: 12
    }
  }

  /// The maximum size of the icon, in points.
  var iconSize: CGSize {
    switch self {
    case .stacked, .inline: CGSize(width: 30, height: 28)
    case .compactInline: CGSize(width: 24, height: 20)
    }
  }
}

extension UITabBar {
  /// The spacing between icon and title side by side, in points.
  private static let gap: CGFloat = 6

  private var arrangement: TabArrangement {
    guard isOnLandscapePhone else { return .stacked }
    return hasCompactBars ? .compactInline : .inline
  }

  private var itemAppearance: UITabBarItemAppearance {
    switch arrangement {
    case .stacked: shownAppearance.stackedLayoutAppearance
    case .inline: shownAppearance.inlineLayoutAppearance
    case .compactInline: shownAppearance.compactInlineLayoutAppearance
    }
  }

  /// The colors and distances of a stacked tab in a design, in points.
  private struct TabMetrics {
    /// The distances from the top of a tab to its icon's center, and to a title alone or under an icon.
    let iconCenter: CGFloat
    let titleTop: CGFloat
    let titleTopUnderIcon: CGFloat
    let unselectedColor: UIColor
    /// The distance from the top of a tab to its badge.
    let badgeTop: CGFloat
  }

  private static let metrics = DesignValues(
    classic: TabMetrics(
      iconCenter: 20, titleTop: 35, titleTopUnderIcon: 36, unselectedColor: .systemGray, badgeTop: 3),
    glass: TabMetrics(iconCenter: 20, titleTop: 35, titleTopUnderIcon: 35, unselectedColor: .label, badgeTop: 2))
  private var metrics: TabMetrics { Self.metrics[traitCollection] }

  /// Draws the tabs in a floating capsule of glass, and a search tab in a circle beside it.
  func drawOnGlass() {
    guard let items, !items.isEmpty else { return }
    let tabs = items.filter { !$0.isSearchTab }
    let search = items.first(where: \.isSearchTab)
    let height = GlassBarMetrics.tabBarHeight
    let bottom = GlassBarMetrics.tabBarBottom(safeAreaInsets)
    let area = bounds.insetBy(dx: GlassBarMetrics.tabBarMargin, dy: 0)
      .inset(by: UIEdgeInsets(top: 0, left: safeAreaInsets.left, bottom: 0, right: safeAreaInsets.right))
    let available = area.width - (search == nil ? 0 : height + GlassBarMetrics.searchTabSpacing)
    let width = GlassBarMetrics.tabBarWidth(tabs.count, available: available)
    let y = bounds.maxY - bottom - height
    // With a search tab, the capsule is at the leading edge.
    var capsule = CGRect(x: area.midX - width / 2, y: y, width: width, height: height)
    if let search {
      capsule.origin.x = isRightToLeft ? area.maxX - width : area.minX
      let circle = CGRect(x: isRightToLeft ? area.minX : area.maxX - height, y: y, width: height, height: height)
      drawGlass(in: circle)
      draw(search, inTab: circle.insetBy(dx: GlassBarMetrics.tabInset, dy: GlassBarMetrics.tabInset))
    }
    guard !tabs.isEmpty else { return }
    drawGlass(in: capsule)
    let content = capsule.insetBy(dx: GlassBarMetrics.tabInset, dy: GlassBarMetrics.tabInset)
    let tabWidth = GlassBarMetrics.tabWidth(tabs.count, in: width)
    let pitch = tabs.count > 1 ? (content.width - tabWidth) / CGFloat(tabs.count - 1) : 0
    for (index, item) in tabs.enumerated() {
      let column = CGFloat(isRightToLeft ? tabs.count - 1 - index : index)
      draw(
        item,
        inTab: CGRect(x: content.minX + column * pitch, y: content.minY, width: tabWidth, height: content.height))
    }
  }

  private func draw(_ item: UITabBarItem, inTab tab: CGRect) {
    if item === selectedItem {
      UIColor { UIColor(white: $0.userInterfaceStyle == .dark ? 1 : 0, alpha: 0.08) }.setFill()
      UIBezierPath(circularRect: tab, radius: tab.height / 2).fill()
    }
    draw(item, in: tab)
  }

  /// Draws a tab in its part of the bar.
  func draw(_ item: UITabBarItem, in cell: CGRect) {
    let isSelected = item === selectedItem
    if isSelected, let indicator = selectionIndicatorImage ?? shownAppearance.selectionIndicatorImage {
      let area = CGRect(center: CGPoint(x: cell.midX, y: cell.midY), size: indicator.size)
      let shown = shownAppearance.selectionIndicatorTintColor.map(indicator.withTintColor) ?? indicator
      shown.draw(in: area, asContentOf: self)
    }
    let appearance = itemAppearance.state(of: item, isSelected: isSelected)
    let unselected = unselectedItemTintColor ?? metrics.unselectedColor
    var color: UIColor = appearance.iconColor ?? (isSelected ? tintColor : unselected)
    if !item.isEnabled { color = appearance.iconColor ?? .tertiaryLabel }
    let attributes = appearance.titleTextAttributes.merging(
      item.titleTextAttributes(for: isSelected ? .selected : .normal) ?? [:]
    ) { _, itemValue in itemValue }
    let font = attributes[.font] as? UIFont ?? .systemFont(ofSize: arrangement.titleSize, weight: .medium)
    let title = item.title.map { ControlText($0, font: font, in: self) }
    let image = (isSelected ? item.selectedImage : nil) ?? item.image
    let iconSize = image.map { fitted($0.size) } ?? .zero
    let (icon, text) = frames(icon: iconSize, title: title?.size ?? .zero, in: cell)
    if let image {
      let shown = image.renderingMode == .alwaysOriginal ? image : image.withTintColor(color)
      shown.draw(in: icon, asContentOf: self)
    }
    title?.draw(in: text, color: attributes[.foregroundColor] as? UIColor ?? color)
    if let badge = item.badgeValue {
      let color = item.badgeColor ?? appearance.badgeBackgroundColor ?? .systemRed
      drawBadge(badge, color: color, icon: icon, in: cell)
    }
  }

  private func fitted(_ size: CGSize) -> CGSize {
    let limit = arrangement.iconSize
    let bounds = CGRect(x: 0, y: 0, width: min(size.width, limit.width), height: min(size.height, limit.height))
    return UIView.ContentMode.scaleAspectFit.frame(ofContent: size, in: bounds).size
  }

  /// Returns the frames of icon and title. In stacked tabs, they do not depend on the title's size.
  ///
  /// In pictures of iOS 17.5, in the classic design, the middle of an icon is 20 below the top of the bar. The baseline of a title of 10 points is
  /// 45 below it without an icon, and 46 below an icon.
  private func frames(icon: CGSize, title: CGSize, in cell: CGRect) -> (icon: CGRect, title: CGRect) {
    guard arrangement != .stacked else {
      // A search tab has no title.
      let center = title.width > 0 || !hasGlassBars ? cell.minY + metrics.iconCenter : cell.midY
      let top = icon.height > 0 ? metrics.titleTopUnderIcon : metrics.titleTop
      return (
        CGRect(center: CGPoint(x: cell.midX, y: center), size: icon),
        CGRect(x: cell.minX + 2, y: cell.minY + top, width: cell.width - 4, height: 13)
      )
    }
    let gap = icon.width > 0 && title.width > 0 ? Self.gap : 0
    let width = min(title.width.rounded(.up), max(0, cell.width - 4 - icon.width - gap))
    let totalWidth = icon.width + gap + width
    let left = cell.midX - totalWidth / 2
    return (
      CGRect(
        x: isRightToLeft ? left + totalWidth - icon.width : left, y: cell.midY - icon.height / 2, width: icon.width,
        height: icon.height),
      CGRect(
        x: isRightToLeft ? left : left + icon.width + gap, y: cell.midY - title.height / 2, width: width,
        height: title.height)
    )
  }

  private func drawBadge(_ text: String, color: UIColor, icon: CGRect, in cell: CGRect) {
    let line = ControlText(text, font: .systemFont(ofSize: 13), in: self)
    let width = max(18, line.size.width + 10)
    let x = arrangement == .stacked ? cell.midX + 11 : icon.midX + 3
    let rect = CGRect(x: x, y: cell.minY + (arrangement == .stacked ? metrics.badgeTop : 0), width: width, height: 18)
    color.setFill()
    UIBezierPath(circularRect: rect, radius: 9).fill()
    line.draw(in: rect, color: .white)
  }
}
