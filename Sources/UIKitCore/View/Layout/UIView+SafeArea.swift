internal import AutoLayout
public import Foundation
internal import UIFoundation

extension UIView {
  /// The insets of bars and the device's corners, in points.
  var effectiveSafeAreaInsets: UIEdgeInsets { guideState.safeArea }

  /// The guide with the safe area's edges.
  public var safeAreaLayoutGuide: UILayoutGuide {
    if let guide = guideState.safeAreaGuide { return guide }
    let guide = SafeAreaGuide(in: self)
    guideState.safeAreaGuide = guide
    return guide
  }

  /// The guide above the keyboard, which is never visible: its top is the safe area's bottom.
  public var keyboardLayoutGuide: UIKeyboardLayoutGuide {
    if let guide = guideState.keyboardGuide { return guide }
    let guide = UIKeyboardLayoutGuide(in: self)
    guideState.keyboardGuide = guide
    return guide
  }

  /// Computes the safe areas of the tree below this topmost view that can be nonzero.
  func updateSafeAreas() {
    updateSafeAreas(inPass: root.pending.passNumber)
  }

  private func updateSafeAreas(inPass pass: Int) {
    var new = safeAreaFromSurroundings
    let old = guideState.safeArea
    if new != old {
      recordInsetChange(inPass: pass)
      new = safeAreaFromSurroundings
      guideState.safeArea = new
      updateSafeAreaSources()
      guideState.safeAreaGuide?.follow(new)
      safeAreaInsetsDidChange()
      viewController?.updateLayoutSupports()
      viewController?.viewSafeAreaInsetsDidChange()
      if insetsLayoutMarginsFromSafeArea { layoutMarginsChanged() }
      setNeedsLayout()
    } else if let told = guideState.lastNotifiedMargins, preservesSuperviewLayoutMargins, told != layoutMargins {
      recordInsetChange(inPass: pass)
      layoutMarginsChanged()
    }
    guard new != .zero || old != .zero || hasSafeAreaSourceBelow else { return }
    for subview in subviews { subview.updateSafeAreas(inPass: pass) }
  }

  /// The maximum number of inset changes of one view in one layout pass; more are a loop.
  private static let insetChangeLimit = 8

  /// Counts a change of the insets, and stops a loop of insets and position.
  private func recordInsetChange(inPass pass: Int) {
    let changes = guideState.insetChanges
    guideState.insetChanges = (pass, changes.pass == pass ? changes.count + 1 : 1)
    guard guideState.insetChanges.count > Self.insetChangeLimit, !hasInsetLoop else { return }
    guideState.insetLoopSize = superview?.bounds.size
    LayoutDiagnostics.log(
      "Layout loop: the place of \(shortDescription) follows from its own margins or safe area, and these from its place; "
        + "they are kept from exceeding those of its superview. Tie what is inside it to another view's margins.")
  }

  private var hasSafeAreaSourceBelow: Bool {
    for subview in subviews where subview.mayHaveOwnSafeArea { return true }
    return false
  }

  /// Updates the sources of safe areas above this view.
  ///
  /// Call it when a controller, margins that include the superview's or imposed insets are added or removed.
  func updateSafeAreaSources() {
    mayHaveOwnSafeArea =
      preservesSuperviewLayoutMargins || guideState.safeArea != .zero || guideState.imposedSafeArea != .zero
      || viewController != nil
  }

  private var safeAreaFromSurroundings: UIEdgeInsets {
    var insets = guideState.imposedSafeArea
    if let superview {
      let outer = superview.guideState.safeArea
      let place = layer.frame
      let room = superview.bounds
      insets.left = max(insets.left, covered(outer.left, place.minX - room.minX))
      insets.top = max(insets.top, covered(outer.top, place.minY - room.minY))
      insets.right = max(insets.right, covered(outer.right, room.maxX - place.maxX))
      insets.bottom = max(insets.bottom, covered(outer.bottom, room.maxY - place.maxY))
    }
    return insets + guideState.additionalSafeArea
  }

  /// Returns the part of the superview's inset that overlaps a view at the given distance from the edge.
  ///
  /// Without an inset, a view outside the superview has none either, as Interface Builder's own
  /// frames show. A view that its own insets push out has at most the superview's.
  func covered(_ inset: CGFloat, _ distance: CGFloat) -> CGFloat {
    inset > 0 ? max(0, inset - (hasInsetLoop ? max(0, distance) : distance)) : 0
  }

  /// Indicates whether insets and position depend on each other in the present superview at its size.
  private var hasInsetLoop: Bool {
    guard let room = guideState.insetLoopSize else { return false }
    return room == superview?.bounds.size
  }
}

/// The guide of a view's safe area; its constraints have the insets as constants.
final class SafeAreaGuide: UILayoutGuide {
  init(in view: UIView) {
    super.init(
      of: view, role: view.hasScrollableContent ? .scrollSafeArea : .item, identifier: "UIViewSafeAreaLayoutGuide")
    pin(to: view, [.left, .right, .top, .bottom])
    follow(view.guideState.safeArea)
  }

  func follow(_ insets: UIEdgeInsets) {
    let constants = [insets.left, -insets.right, insets.top, -insets.bottom]
    for (constraint, constant) in zip(layoutNode.systemConstraints, constants) where constraint.constant != constant {
      constraint.constant = constant
    }
    if layoutNode.role == .scrollSafeArea { layoutNode.insetsFromFrame = insets }
  }

  override var frameByInsets: CGRect { owningView.map { $0.bounds.inset(by: $0.safeAreaInsets) } ?? .zero }
}

/// The guide of the keyboard: an empty rectangle at the safe area's bottom.
public final class UIKeyboardLayoutGuide: UILayoutGuide {
  public var followsUndockedKeyboard = false
  public var keyboardDismissPadding: CGFloat = 0
  /// Indicates whether the guide is at the safe area's bottom, not the view's, without a keyboard.
  public var usesBottomSafeArea = true {
    didSet { if oldValue != usesBottomSafeArea { pinToBottom() } }
  }

  init(in view: UIView) {
    super.init(of: view, identifier: "UIKeyboardLayoutGuide")
    pinToBottom()
  }

  private func pinToBottom() {
    guard let view = owningView else { return }
    layoutNode.systemConstraints = [
      leftAnchor.constraint(equalTo: view.leftAnchor),
      rightAnchor.constraint(equalTo: view.rightAnchor),
      topAnchor.constraint(equalTo: usesBottomSafeArea ? view.safeAreaLayoutGuide.bottomAnchor : view.bottomAnchor),
      bottomAnchor.constraint(equalTo: view.bottomAnchor),
    ]
    for constraint in layoutNode.systemConstraints { constraint.identifier = identifier }
  }

  override var frameByInsets: CGRect {
    guard let view = owningView else { return .zero }
    let height = usesBottomSafeArea ? view.safeAreaInsets.bottom : 0
    return CGRect(x: view.bounds.minX, y: view.bounds.maxY - height, width: view.bounds.width, height: height)
  }
}
