internal import Foundation
internal import UIFoundation
internal import UIGraphics

/// The lengths of bars in a design, in points.
struct BarMetrics: Sendable {
  /// The heights of a bar where it is compact, on phones, and on iPads.
  struct Heights: Sendable {
    let compact: CGFloat
    let phone: CGFloat
    let pad: CGFloat
  }

  /// The heights of a navigation bar's row.
  let navigation: Heights
  /// The height of the row on phones in a sheet, and the distance of the row from the sheet's top.
  let sheet: (height: CGFloat, top: CGFloat)
  let toolbar: Heights
  /// The minimum height of a toolbar above a home indicator.
  let toolbarAboveIndicator: CGFloat
  let tabBar: Heights
  /// The distance of the back button from the edge; the margins of the screen for nil.
  let backMargin: CGFloat?
  /// The height of the items at the top of a navigation bar; nil for the height of the row.
  let itemHeight: CGFloat?

  static let all = DesignValues(
    classic: BarMetrics(
      // Source of the height on iPads: hacknicity.medium.com, "iPad navigation bar and toolbar height changes in iOS
      // 12"; Interface Builder has the same height on its canvas from build 14460.
      navigation: Heights(compact: 32, phone: 44, pad: 50), sheet: (height: 56, top: 0),
      toolbar: Heights(compact: 32, phone: 44, pad: 50), toolbarAboveIndicator: 49,
      tabBar: Heights(compact: 32, phone: 49, pad: 50), backMargin: 8, itemHeight: nil),
    glass: BarMetrics(
      navigation: Heights(compact: 54, phone: 54, pad: 54), sheet: (height: 54, top: 20),
      toolbar: Heights(compact: 48, phone: 48, pad: 48), toolbarAboveIndicator: 48,
      tabBar: Heights(compact: 49, phone: 49, pad: 50), backMargin: nil, itemHeight: 44))
}

/// The lengths of glass in bars, in points. The classic design has no counterpart.
enum GlassBarMetrics {
  /// The height of the capsules in a toolbar, and their distance from the sides of a phone's screen.
  static let toolbarItemHeight: CGFloat = 48
  static let toolbarMargin: CGFloat = 28
  /// The distance by which a toolbar extends into the safe area of a home indicator.
  static let toolbarOverlap: CGFloat = 6
  /// The distance of tab bars and toolbars from the bottom of a screen without a home indicator.
  static let bottomWithoutIndicator: CGFloat = 8
  /// The margins of a title inside of its capsule.
  static let titleMargin: CGFloat = 14
  /// The spacing between capsules.
  static let spacing: CGFloat = 12

  /// The height of a tab bar's capsule, and its distance from the sides and the bottom of the screen.
  static let tabBarHeight: CGFloat = 62
  static let tabBarMargin: CGFloat = 21
  /// The inset of tabs in the capsule.
  static let tabInset: CGFloat = 4
  /// The space between the capsule and the circle of a search tab.
  static let searchTabSpacing: CGFloat = 8

  /// The height of the accessory of a tab bar, and the space between both.
  static let accessoryHeight: CGFloat = 48
  static let accessorySpacing: CGFloat = 8

  /// The distance of a tab bar from the bottom of a screen.
  static func tabBarBottom(_ safeArea: UIEdgeInsets) -> CGFloat {
    safeArea.bottom > 0 ? tabBarMargin : bottomWithoutIndicator
  }

  /// Returns the frame of an accessory above a tab bar, or in its place if the bar is hidden.
  static func accessoryFrame(in bounds: CGRect, _ safeArea: UIEdgeInsets, isAboveBar: Bool) -> CGRect {
    let area = bounds.insetBy(dx: tabBarMargin, dy: 0)
      .inset(by: UIEdgeInsets(top: 0, left: safeArea.left, bottom: 0, right: safeArea.right))
    let bottom = tabBarBottom(safeArea) + (isAboveBar ? tabBarHeight + accessorySpacing : 0)
    return CGRect(
      x: area.minX, y: bounds.maxY - bottom - accessoryHeight, width: max(0, area.width), height: accessoryHeight)
  }

  /// Returns the width of the capsule of `count` tabs in a bar with a width for it.
  static func tabBarWidth(_ count: Int, available: CGFloat) -> CGFloat {
    min(max(0, available), 86 * CGFloat(count) + 16)
  }

  /// Returns the width of each of `count` tabs. Neighbors overlap, so that the outer ones touch the capsule's insets.
  static func tabWidth(_ count: Int, in width: CGFloat) -> CGFloat {
    let width = width - 2 * tabInset
    guard count > 1 else { return width }
    return min(98, (width - 64) / CGFloat(count) + 26)
  }
}

extension UIView {
  var barMetrics: BarMetrics { BarMetrics.all[traitCollection] }

  /// Indicates whether bars are drawn in glass.
  var hasGlassBars: Bool { traitCollection.interfaceDesign == .glass }

  /// Returns the height of a bar in the view's environment, in points.
  func height(_ heights: BarMetrics.Heights) -> CGFloat {
    hasCompactBars ? heights.compact : hasTallBars ? heights.pad : heights.phone
  }

  /// The height of a toolbar, in points.
  var toolbarHeight: CGFloat { height(barMetrics.toolbar) }
}

/// The glass behind one or several neighboring items of a bar.
private final class BarPlatter: UIView {
  /// The color of the glass for a prominent item.
  var tint: UIColor?

  override func commonInit() {
    super.commonInit()
    isOpaque = false
    isUserInteractionEnabled = false
  }

  override func drawContent() { drawGlass(in: bounds, tint: tint) }
}

/// The glass behind the items of a bar, whose views are used again in each layout.
@MainActor
final class BarPlatters {
  private var views: [BarPlatter] = []
  private var shownCount = 0

  /// Begins a layout, in which no glass is shown yet.
  func begin() { shownCount = 0 }

  /// Shows glass behind the other subviews of a bar. The tint is that of a prominent item.
  func show(_ frame: CGRect, tint: UIColor?, in bar: UIView) {
    if shownCount == views.count { views.append(BarPlatter()) }
    let view = views[shownCount]
    shownCount += 1
    if view.superview !== bar { bar.insertSubview(view, at: 0) }
    if view.frame != frame { view.frame = frame }
    if view.tint != tint {
      view.tint = tint
      view.setNeedsDisplay()
    }
  }

  /// Removes the glass that the layout did not show.
  func end() {
    for view in views.dropFirst(shownCount) where view.superview != nil { view.removeFromSuperview() }
  }
}

/// Neighboring items of a bar that share a capsule of glass, or a single item without one.
@MainActor
struct BarItemGroup {
  var items: [UIBarButtonItem] = []

  /// Returns the groups of items, which spaces, titles, and prominent items separate.
  static func groups(of items: [UIBarButtonItem]) -> [BarItemGroup] {
    var groups: [BarItemGroup] = []
    var isOpen = false
    for item in items where !item.isHidden {
      guard !item.isSpace else {
        isOpen = false
        groups.append(BarItemGroup(items: [item]))
        continue
      }
      if isOpen, item.sharesGlass {
        groups[groups.count - 1].items.append(item)
      } else {
        groups.append(BarItemGroup(items: [item]))
      }
      isOpen = item.sharesGlass
    }
    return groups
  }
}

extension UIBarButtonItem {
  /// Indicates whether the item and its neighbors are in one capsule.
  ///
  /// Pictures are; titles, custom views and prominent items are not.
  fileprivate var sharesGlass: Bool {
    sharesBackground && !hidesSharedBackground && customView == nil && style != .done && showsImage
  }

  /// Returns the size of the item in a capsule with a height, in points.
  func glassSize(of view: UIView, height: CGFloat) -> CGSize {
    let row = CGRect(x: 0, y: 0, width: CGFloat.greatestFiniteMagnitude, height: height)
    var size = barFittingSize(of: view, in: row)
    if customView == nil {
      if width == 0 { size.width = showsImage ? height : max(height, size.width + 2 * GlassBarMetrics.titleMargin) }
      size.height = height
    }
    return size
  }

  /// Shows the glass of a group that begins with the item, unless it has none.
  func showGlass(_ frame: CGRect, in bar: UIView, _ platters: BarPlatters) {
    guard !hidesSharedBackground else { return }
    platters.show(frame, tint: style == .done ? tintColor ?? bar.tintColor : nil, in: bar)
  }

  /// Sets the color of the item's button, which is black or white on glass unless the item has its own.
  func colorForGlass(_ view: UIView) {
    guard customView == nil, let button = view as? UIButton else { return }
    button.tintColor = style == .done ? .white : tintColor ?? .label
  }
}
