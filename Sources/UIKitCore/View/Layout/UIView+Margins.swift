internal import AutoLayout
internal import Foundation
internal import TextLayout
internal import UIFoundation

/// The margins and the safe area of a view, and their guides.
struct GuideState {
  /// The assigned margins; nil for the default.
  var margins: NSDirectionalEdgeInsets?
  /// Indicates whether the margins limit the width between them to a readable one.
  var limitsToReadableWidth = false
  /// Indicates whether the view is a device's root view, with the margins of a controller's view.
  var fillsScreen = false
  /// The safe area from the environment of a topmost view, or from its controller, in points.
  var imposedSafeArea = UIEdgeInsets.zero
  /// The controller's addition to the safe area of its view, in points.
  var additionalSafeArea = UIEdgeInsets.zero
  /// The last computed safe area, in points.
  var safeArea = UIEdgeInsets.zero
  /// The last layout pass that changed the safe area or the margins, and the number of changes in it.
  var insetChanges = (pass: 0, count: 0)
  /// The superview's size in which insets and position depend on each other; nil without such a loop.
  var insetLoopSize: CGSize?
  /// The margins at the last notification of layout, in points.
  var lastNotifiedMargins: UIEdgeInsets?

  var marginsGuide: UILayoutGuide?
  var safeAreaGuide: SafeAreaGuide?
  var readableGuide: ReadableContentGuide?
  var keyboardGuide: UIKeyboardLayoutGuide?
  var contentGuide: UILayoutGuide?
  var frameGuide: UILayoutGuide?

  @MainActor func forEachGuide(_ body: (any LayoutItem) -> Void) {
    // Individually, because an array would be allocated for every view that an engine visits.
    if let marginsGuide { body(marginsGuide) }
    if let safeAreaGuide { body(safeAreaGuide) }
    if let readableGuide { body(readableGuide) }
    if let keyboardGuide { body(keyboardGuide) }
    if let contentGuide { body(contentGuide) }
    if let frameGuide { body(frameGuide) }
  }
}

extension NSDirectionalEdgeInsets {
  /// Returns the system's margins on a screen of a width: 16 or 20 points at the sides, zero vertically.
  static func ofScreen(width: CGFloat) -> NSDirectionalEdgeInsets {
    let side: CGFloat = width >= 414 ? 20 : 16
    return NSDirectionalEdgeInsets(top: 0, leading: side, bottom: 0, trailing: side)
  }
}

extension UIView {
  /// The assigned or default margins; a controller's view has at least the system's minimum.
  var ownDirectionalLayoutMargins: NSDirectionalEdgeInsets {
    guard let controller = viewController else {
      if let margins = guideState.margins { return margins }
      if guideState.fillsScreen { return .ofScreen(width: bounds.width) }
      return defaultLayoutMargins
    }
    let least = controller.systemMinimumLayoutMargins
    guard let margins = guideState.margins else { return least }
    guard controller.viewRespectsSystemMinimumLayoutMargins else { return margins }
    return NSDirectionalEdgeInsets(
      top: max(margins.top, least.top), leading: max(margins.leading, least.leading),
      bottom: max(margins.bottom, least.bottom), trailing: max(margins.trailing, least.trailing))
  }

  /// The margins with the safe area and, if enabled, the superview's margins, in points.
  var effectiveLayoutMargins: UIEdgeInsets {
    var insets = directionalLayoutMargins.resolved(for: effectiveUserInterfaceLayoutDirection)
    if preservesSuperviewLayoutMargins, let superview {
      let outer = superview.effectiveLayoutMargins
      let place = frame
      let room = superview.bounds
      insets.left = max(insets.left, covered(outer.left, place.minX - room.minX))
      insets.top = max(insets.top, covered(outer.top, place.minY - room.minY))
      insets.right = max(insets.right, covered(outer.right, room.maxX - place.maxX))
      insets.bottom = max(insets.bottom, covered(outer.bottom, room.maxY - place.maxY))
    }
    if insetsLayoutMarginsFromSafeArea { insets = insets + effectiveSafeAreaInsets }
    return guideState.limitsToReadableWidth ? readable(insets) : insets
  }

  /// Returns margins that limit the width between them to a readable one.
  private func readable(_ margins: UIEdgeInsets) -> UIEdgeInsets {
    let surplus = bounds.width - margins.left - margins.right - ReadableContentGuide.widest(in: traitCollection)
    guard surplus > 0 else { return margins }
    var margins = margins
    margins.left += surplus / 2
    margins.right += surplus / 2
    return margins
  }

  /// Indicates whether the margins limit the width between them to a readable one.
  ///
  /// Interface Builder's name is "Follow Readable Width"; in UIKit it is a property of files only.
  package var layoutMarginsFollowReadableWidth: Bool {
    get { guideState.limitsToReadableWidth }
    set {
      guideState.limitsToReadableWidth = newValue
      layoutMarginsChanged()
    }
  }

  /// The margin of rows at the sides, in points: that of the device, independent of the table's width.
  ///
  /// Seen on canvases of 414 points, with rows of 375 and 374 in tables of 375 and 414; rows have 20 on narrower
  /// screens than other views, of 390 points (22131, 23506) and 393 (24063).
  var rowSideMargin: CGFloat { root.bounds.width >= 390 ? 20 : 16 }

  /// Notifies layout if the margins have changed.
  func layoutMarginsChanged() {
    let now = layoutMargins
    guard now != guideState.lastNotifiedMargins else { return }
    guideState.lastNotifiedMargins = now
    layoutNode.didChange(.margins)
    layoutMarginsDidChange()
    viewController?.viewLayoutMarginsDidChange()
    setNeedsLayout()
    for subview in subviews where subview.preservesSuperviewLayoutMargins { subview.layoutMarginsChanged() }
  }

  /// The guide with the margins as edges.
  public var layoutMarginsGuide: UILayoutGuide {
    if let guide = guideState.marginsGuide { return guide }
    let guide = LayoutMarginsGuide(in: self)
    guideState.marginsGuide = guide
    return guide
  }

  /// The guide inside the margins whose width is at most readable.
  public var readableContentGuide: UILayoutGuide {
    if let guide = guideState.readableGuide { return guide }
    let guide = ReadableContentGuide(in: self)
    guideState.readableGuide = guide
    return guide
  }
}

extension UILayoutGuide {
  /// Creates the constraints of the edges to attributes of the owning view, for use with the guide.
  func pin(to view: UIView, _ attributes: [NSLayoutConstraint.Attribute]) {
    let own: [NSLayoutConstraint.Attribute] = [.left, .right, .top, .bottom]
    for (mine, theirs) in zip(own, attributes) {
      let constraint = NSLayoutConstraint(
        item: self, attribute: mine, relatedBy: .equal, toItem: view, attribute: theirs, multiplier: 1, constant: 0)
      constraint.identifier = "\(identifier)-\(mine.name)"
      layoutNode.systemConstraints.append(constraint)
    }
  }
}

/// The guide of a view's margins.
final class LayoutMarginsGuide: UILayoutGuide {
  init(in view: UIView) {
    super.init(of: view, identifier: "UIViewLayoutMarginsGuide")
    pin(to: view, [.leftMargin, .rightMargin, .topMargin, .bottomMargin])
  }

  override var frameByInsets: CGRect { owningView.map { $0.bounds.inset(by: $0.layoutMargins) } ?? .zero }
}

/// The guide of a view's margins, limited to a readable width.
final class ReadableContentGuide: UILayoutGuide {
  /// The maximum readable width, in points: 672 at the default text size, in proportion to the body font.
  static func widest(in traits: UITraitCollection) -> CGFloat {
    let atDefaultSize: CGFloat = 672
    let body = UIFont.preferredFont(forTextStyle: .body, compatibleWith: traits).pointSize
    return (atDefaultSize * body / UIFont.labelFontSize).rounded()
  }

  private lazy var limit = widthAnchor.constraint(lessThanOrEqualToConstant: 0)

  init(in view: UIView) {
    super.init(of: view, identifier: "UIViewReadableContentGuide")
    let margins = view.layoutMarginsGuide
    let full = widthAnchor.constraint(equalTo: margins.widthAnchor)
    full.priority = UILayoutPriority(999)
    layoutNode.systemConstraints = [
      centerXAnchor.constraint(equalTo: margins.centerXAnchor),
      topAnchor.constraint(equalTo: margins.topAnchor),
      bottomAnchor.constraint(equalTo: margins.bottomAnchor),
      widthAnchor.constraint(lessThanOrEqualTo: margins.widthAnchor),
      limit,
      full,
    ]
    follow(view.traitCollection)
    for constraint in layoutNode.systemConstraints { constraint.identifier = identifier }
  }

  override var frameByInsets: CGRect {
    guard let view = owningView else { return .zero }
    let margins = view.bounds.inset(by: view.layoutMargins)
    return view.pixelGrid.round(margins.insetBy(dx: max(0, margins.width - limit.constant) / 2, dy: 0))
  }

  /// Updates the width for the traits' text size.
  func follow(_ traits: UITraitCollection) {
    let width = Self.widest(in: traits)
    if limit.constant != width { limit.constant = width }
  }
}
