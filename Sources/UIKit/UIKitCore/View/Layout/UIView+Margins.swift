internal import AutoLayout
internal import Foundation
internal import TextLayout
internal import UIFoundation

/// The margins and the safe area of a view, and their guides.
struct GuideState {
  /// The assigned margins; nil for the default.
  var margins: NSDirectionalEdgeInsets?
  /// Indicates whether the margins are enlarged to limit the width between them to the readable width.
  var limitsToReadableWidth = false
  /// Indicates whether the view is the root view on a device, with the margins of a controller's view.
  var fillsScreen = false
  /// The minimum safe area, set by the environment or a container controller, in points.
  var imposedSafeArea = UIEdgeInsets.zero
  /// The controller's addition to the safe area of its view, in points.
  var additionalSafeArea = UIEdgeInsets.zero
  /// The last computed safe area, in points.
  var safeArea = UIEdgeInsets.zero
  /// Indicates whether a safe area can start at a descendant. It can remain true after descendants have changed.
  var hasSafeAreaSourceBelow = false
  /// The last layout pass that changed the safe area or the margins, and the number of changes in it.
  var insetChanges = (pass: 0, count: 0)
  /// The superview's size at which insets and position depend on each other, or nil if they do not.
  var insetLoopSize: CGSize?
  /// The margins at the last notification of a change, in points.
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
  /// Returns the system's margins for a screen width in points: 16 at the sides, 20 from a width of 414.
  static func ofScreen(width: CGFloat) -> NSDirectionalEdgeInsets {
    let side: CGFloat = width >= 414 ? 20 : 16
    return NSDirectionalEdgeInsets(top: 0, leading: side, bottom: 0, trailing: side)
  }
}

extension UIView {
  /// The assigned or default margins.
  ///
  /// A controller's view has at least the system's minimum, unless the controller disables this.
  var ownDirectionalLayoutMargins: NSDirectionalEdgeInsets {
    guard let controller = viewController else {
      if let margins = guideState.margins { return margins }
      if guideState.fillsScreen { return .ofScreen(width: bounds.width) }
      return defaultLayoutMargins
    }
    let minimum = controller.systemMinimumLayoutMargins
    guard let margins = guideState.margins else { return minimum }
    guard controller.viewRespectsSystemMinimumLayoutMargins else { return margins }
    return NSDirectionalEdgeInsets(
      top: max(margins.top, minimum.top), leading: max(margins.leading, minimum.leading),
      bottom: max(margins.bottom, minimum.bottom), trailing: max(margins.trailing, minimum.trailing))
  }

  /// The margins with the safe area and, if enabled, the superview's margins, in points.
  var effectiveLayoutMargins: UIEdgeInsets { effectiveLayoutMargins(inside: nil) }

  /// Returns the effective margins in a superview with the given margins, in points.
  ///
  /// Without them, the margins of all superviews are computed again, as far up as each view preserves its superview's.
  func effectiveLayoutMargins(inside outer: UIEdgeInsets?) -> UIEdgeInsets {
    var insets = directionalLayoutMargins.resolved(for: effectiveUserInterfaceLayoutDirection)
    if preservesSuperviewLayoutMargins, let superview {
      insets = enlarge(insets, toInclude: outer ?? superview.effectiveLayoutMargins, of: superview)
    }
    if insetsLayoutMarginsFromSafeArea { insets = insets + effectiveSafeAreaInsets }
    return guideState.limitsToReadableWidth ? readable(insets) : insets
  }

  /// Returns the margins in a superview with the given margins, in points.
  ///
  /// Without them, the margins are those of the property, which a subclass can override.
  func layoutMargins(inside outer: UIEdgeInsets?) -> UIEdgeInsets {
    outer == nil ? layoutMargins : effectiveLayoutMargins(inside: outer)
  }

  /// Returns margins enlarged so that the width between them is at most the readable width.
  private func readable(_ margins: UIEdgeInsets) -> UIEdgeInsets {
    let surplus = bounds.width - margins.left - margins.right - ReadableContentGuide.maximumWidth(in: traitCollection)
    guard surplus > 0 else { return margins }
    var margins = margins
    margins.left += surplus / 2
    margins.right += surplus / 2
    return margins
  }

  /// Indicates whether the margins are enlarged so that the content is at most as wide as readable text.
  ///
  /// Interface Builder's name is "Follow Readable Width". In UIKit, only files can set it.
  package var layoutMarginsFollowReadableWidth: Bool {
    get { guideState.limitsToReadableWidth }
    set {
      guideState.limitsToReadableWidth = newValue
      layoutMarginsChanged()
    }
  }

  /// The side margin of rows as wide as this view, in points.
  var rowSideMargin: CGFloat { rowSideMargin(ofWidth: bounds.width) }

  /// Returns the side margin of rows with the given width, in points.
  ///
  /// The margin depends on the widths of the screen and the row, not of the table. Measured on canvases of Interface
  /// Builder: 414 points wide, with rows of 375 and 374 in tables of 375 and 414. Unlike other views, rows have 20
  /// points even on screens of 390 (builds 22131, 23506) and 393 points (24063). Rows up to 320 points wide have 16
  /// (14490 to 24504). A row without a width is as wide as the screen.
  func rowSideMargin(ofWidth width: CGFloat) -> CGFloat {
    let isNarrow = width > 0 && width <= 320
    return root.bounds.width >= 390 && !isNarrow ? 20 : 16
  }

  /// Notifies the engine, the view and its controller if the margins have changed.
  ///
  /// The superview's margins, in points, are given where they are known: otherwise, each view of a deep tree would
  /// compute those of all superviews.
  func layoutMarginsChanged(inside outer: UIEdgeInsets? = nil) {
    let margins = layoutMargins(inside: outer)
    guard margins != guideState.lastNotifiedMargins else { return }
    guideState.lastNotifiedMargins = margins
    layoutNode.didChange(.margins)
    layoutMarginsDidChange()
    viewController?.viewLayoutMarginsDidChange()
    setNeedsLayout()
    guard let inner = marginsForSubviews(inside: outer) else { return }
    for subview in subviews where subview.preservesSuperviewLayoutMargins {
      subview.layoutMarginsChanged(inside: inner)
    }
  }

  /// Returns the margins from which subviews compute their own; nil if none preserves margins.
  ///
  /// As in `effectiveLayoutMargins` of a subview, an override of the property is ignored.
  func marginsForSubviews(inside outer: UIEdgeInsets?) -> UIEdgeInsets? {
    subviews.contains(where: \.preservesSuperviewLayoutMargins) ? effectiveLayoutMargins(inside: outer) : nil
  }

  /// The guide whose edges are at the margins.
  var ownLayoutMarginsGuide: UILayoutGuide {
    if let guide = guideState.marginsGuide { return guide }
    let guide = LayoutMarginsGuide(in: self)
    guideState.marginsGuide = guide
    return guide
  }

  /// The guide inside the margins with at most the width of readable text.
  var ownReadableContentGuide: UILayoutGuide {
    if let guide = guideState.readableGuide { return guide }
    let guide = ReadableContentGuide(in: self)
    guideState.readableGuide = guide
    return guide
  }
}

extension UILayoutGuide {
  /// Constrains the left, right, top and bottom edges to attributes of a view, as system constraints.
  func pin(to view: UIView, _ attributes: [NSLayoutConstraint.Attribute]) {
    let edges: [NSLayoutConstraint.Attribute] = [.left, .right, .top, .bottom]
    for (edge, attribute) in zip(edges, attributes) {
      let constraint = NSLayoutConstraint(
        item: self, attribute: edge, relatedBy: .equal, toItem: view, attribute: attribute, multiplier: 1, constant: 0)
      constraint.identifier = "\(identifier)-\(edge.name)"
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
  /// Returns the maximum readable width in points: 672 at the default text size.
  ///
  /// It is proportional to the size of the body font.
  static func maximumWidth(in traits: UITraitCollection) -> CGFloat {
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
    update(for: view.traitCollection)
    for constraint in layoutNode.systemConstraints { constraint.identifier = identifier }
  }

  override var frameByInsets: CGRect {
    guard let view = owningView else { return .zero }
    let margins = view.bounds.inset(by: view.layoutMargins)
    return view.pixelGrid.round(margins.insetBy(dx: max(0, margins.width - limit.constant) / 2, dy: 0))
  }

  /// Updates the maximum width for the text size of traits.
  func update(for traits: UITraitCollection) {
    let width = Self.maximumWidth(in: traits)
    if limit.constant != width { limit.constant = width }
  }
}
