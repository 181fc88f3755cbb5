internal import AutoLayout
public import Foundation
internal import UIFoundation

extension UIView {
  /// The insets of bars and of the device's corners, in points.
  var effectiveSafeAreaInsets: UIEdgeInsets { guideState.safeArea }

  /// The guide whose edges are at the safe area.
  var ownSafeAreaLayoutGuide: UILayoutGuide {
    if let guide = guideState.safeAreaGuide { return guide }
    let guide = SafeAreaGuide(in: self)
    guideState.safeAreaGuide = guide
    return guide
  }

  /// The guide of the keyboard's rectangle. Without a keyboard, its top is the bottom of the safe area.
  var ownKeyboardLayoutGuide: UIKeyboardLayoutGuide {
    if let guide = guideState.keyboardGuide { return guide }
    let guide = UIKeyboardLayoutGuide(in: self)
    guideState.keyboardGuide = guide
    return guide
  }

  /// Updates the safe area of every view that can have one, in the tree of this topmost view.
  func updateSafeAreas() {
    updateSafeAreas(inPass: root.pending.passNumber, inside: nil)
  }

  /// Updates the safe area of this view only, which a container controller has just placed.
  ///
  /// The view's controller then places its own children in the same round of the pass. Otherwise, each level of nested
  /// controllers would need another round.
  func updateOwnSafeArea() {
    _ = updateOwnSafeArea(inPass: root.pending.passNumber, inside: nil)
  }

  /// Updates the safe areas of the subtree in a superview with the given margins, in points.
  ///
  /// Nil means that the margins are not known.
  private func updateSafeAreas(inPass pass: Int, inside outer: UIEdgeInsets?) {
    let (old, new) = updateOwnSafeArea(inPass: pass, inside: outer)
    guard new != .zero || old != .zero || guideState.hasSafeAreaSourceBelow else { return }
    let margins = marginsForSubviews(inside: outer)
    for subview in subviews { subview.updateSafeAreas(inPass: pass, inside: margins) }
    guideState.hasSafeAreaSourceBelow = subviews.contains {
      $0.mayHaveOwnSafeArea || $0.guideState.hasSafeAreaSourceBelow
    }
  }

  /// Updates the safe area of this view and returns its old and new insets, in points.
  private func updateOwnSafeArea(
    inPass pass: Int, inside outer: UIEdgeInsets?
  ) -> (old: UIEdgeInsets, new: UIEdgeInsets) {
    var new = safeAreaFromSurroundings
    let old = guideState.safeArea
    if new != old {
      recordInsetChange(inPass: pass)
      new = safeAreaFromSurroundings
      guideState.safeArea = new
      updateSafeAreaSources()
      guideState.safeAreaGuide?.update(to: new)
      safeAreaInsetsDidChange()
      viewController?.updateLayoutSupports()
      viewController?.viewSafeAreaInsetsDidChange()
      if insetsLayoutMarginsFromSafeArea { layoutMarginsChanged(inside: outer) }
      setNeedsLayout()
    } else if preservesSuperviewLayoutMargins {
      updatePreservedMargins(inPass: pass, inside: outer)
    }
    return (old, new)
  }

  /// Notifies the view of margins that changed with its frame.
  ///
  /// If only the engine has read them at another frame, it is notified alone.
  private func updatePreservedMargins(inPass pass: Int, inside outer: UIEdgeInsets?) {
    let margins = layoutMargins(inside: outer)
    let (last, solved) = (guideState.lastNotifiedMargins ?? margins, layoutNode.solvedMargins ?? margins)
    guard margins != last || margins != solved else { return }
    recordInsetChange(inPass: pass)
    if margins != last {
      layoutMarginsChanged(inside: outer)
    } else {
      layoutNode.solvedMargins = nil
      layoutNode.didChange(.margins)
      setNeedsLayout()
    }
  }

  /// The maximum number of inset changes of a view in one layout pass. More changes are a loop.
  private static let insetChangeLimit = 8

  /// Counts a change of the insets, and stops a loop of insets and position.
  private func recordInsetChange(inPass pass: Int) {
    let changes = guideState.insetChanges
    guideState.insetChanges = (pass, changes.pass == pass ? changes.count + 1 : 1)
    guard guideState.insetChanges.count > Self.insetChangeLimit, !hasInsetLoop else { return }
    // Each view is reported once, although its loop can recur with other sizes of the superview.
    let isReported = guideState.insetLoopSize != nil
    guideState.insetLoopSize = superview?.bounds.size
    if !isReported { LayoutDiagnostics.log("Layout loop: \(insetLoopDescription)") }
  }

  /// The message about the view's inset loop.
  package var insetLoopDescription: String {
    "the position of \(layoutName) depends on its own margins or safe area, which depend on its position; they are "
      + "limited to its superview's. Constrain its content to another view's margins."
  }

  /// Indicates whether insets and position were found to depend on each other.
  package var hadInsetLoop: Bool { guideState.insetLoopSize != nil }

  /// Updates `mayHaveOwnSafeArea`, and notifies the superviews if the subtree can have a safe area.
  ///
  /// Call it after a change of the superview, the controller, the imposed insets or `preservesSuperviewLayoutMargins`.
  func updateSafeAreaSources() {
    mayHaveOwnSafeArea =
      preservesSuperviewLayoutMargins || guideState.safeArea != .zero || guideState.imposedSafeArea != .zero
      || viewController != nil
    guard mayHaveOwnSafeArea || guideState.hasSafeAreaSourceBelow else { return }
    var current = superview
    while let view = current, !view.guideState.hasSafeAreaSourceBelow {
      view.guideState.hasSafeAreaSourceBelow = true
      current = view.superview
    }
  }

  private var safeAreaFromSurroundings: UIEdgeInsets {
    var insets = guideState.imposedSafeArea
    if let superview {
      let overlap = enlarge(.zero, toInclude: superview.guideState.safeArea, of: superview, isLimited: true)
      insets = insets.union(viewController?.inheritedSafeArea(overlap, in: superview, ofSize: bounds.size) ?? overlap)
    }
    return insets + guideState.additionalSafeArea
  }

  /// Returns insets that include the parts of the superview's insets that overlap this view, in points.
  ///
  /// If they are limited, a view that extends beyond its superview has at most the superview's insets.
  func enlarge(
    _ insets: UIEdgeInsets, toInclude outer: UIEdgeInsets, of superview: UIView, isLimited: Bool = false
  ) -> UIEdgeInsets {
    let (frame, bounds, isLimited) = (layer.frame, superview.bounds, isLimited || hasInsetLoop)
    /// Returns the part of an inset that overlaps the view at the given distance from the edge.
    ///
    /// If the superview has no inset, a view that extends beyond it has none either, as frames of Interface Builder show.
    func overlap(of inset: CGFloat, at distance: CGFloat) -> CGFloat {
      inset > 0 ? max(0, inset - (isLimited ? max(0, distance) : distance)) : 0
    }
    return insets.union(
      UIEdgeInsets(
        top: overlap(of: outer.top, at: frame.minY - bounds.minY),
        left: overlap(of: outer.left, at: frame.minX - bounds.minX),
        bottom: overlap(of: outer.bottom, at: bounds.maxY - frame.maxY),
        right: overlap(of: outer.right, at: bounds.maxX - frame.maxX)))
  }

  /// Indicates whether insets and position depend on each other at the current size of the superview.
  private var hasInsetLoop: Bool {
    guard let loopSize = guideState.insetLoopSize else { return false }
    return loopSize == superview?.bounds.size
  }
}

extension UIEdgeInsets {
  /// Returns the greater inset of each edge.
  fileprivate func union(_ other: UIEdgeInsets) -> UIEdgeInsets {
    UIEdgeInsets(
      top: max(top, other.top), left: max(left, other.left), bottom: max(bottom, other.bottom),
      right: max(right, other.right))
  }
}

/// The guide of a view's safe area. The insets are the constants of its constraints.
final class SafeAreaGuide: UILayoutGuide {
  init(in view: UIView) {
    super.init(
      of: view, role: view.hasScrollableContent ? .scrollSafeArea : .item, identifier: "UIViewSafeAreaLayoutGuide")
    // Each edge keeps its inset, even if the view has less height than both insets together.
    layoutNode.canHaveNegativeSize = true
    pin(to: view, [.left, .right, .top, .bottom])
    update(to: view.guideState.safeArea)
  }

  func update(to insets: UIEdgeInsets) {
    let constants = [insets.left, -insets.right, insets.top, -insets.bottom]
    for (constraint, constant) in zip(layoutNode.systemConstraints, constants) where constraint.constant != constant {
      constraint.constant = constant
    }
    if layoutNode.role == .scrollSafeArea { layoutNode.insetsFromFrame = insets }
  }

  override var frameByInsets: CGRect { owningView.map { $0.bounds.inset(by: $0.safeAreaInsets) } ?? .zero }
}

/// The guide of the keyboard: the strip below the safe area or, in some documents, its area.
public final class UIKeyboardLayoutGuide: UILayoutGuide {
  public var followsUndockedKeyboard = false
  public var keyboardDismissPadding: CGFloat = 0
  /// Indicates whether the guide's top is at the safe area's bottom, not at the view's.
  public var usesBottomSafeArea = true {
    didSet { if oldValue != usesBottomSafeArea { pinToBottom() } }
  }

  /// The height of the part of the view that the keyboard covers, in points.
  var keyboardOverlap: CGFloat = 0 {
    didSet { if oldValue != keyboardOverlap { pinToBottom() } }
  }

  init(in view: UIView) {
    super.init(of: view, identifier: "UIKeyboardLayoutGuide")
    pinToBottom()
  }

  /// Indicates whether the keyboard covers more than the safe area leaves out.
  private var isCovered: Bool {
    keyboardOverlap > (usesBottomSafeArea ? owningView?.safeAreaInsets.bottom ?? 0 : 0)
  }

  private func pinToBottom() {
    guard let view = owningView else { return }
    layoutNode.systemConstraints = [
      leftAnchor.constraint(equalTo: view.leftAnchor),
      rightAnchor.constraint(equalTo: view.rightAnchor),
      isCovered
        ? topAnchor.constraint(equalTo: view.bottomAnchor, constant: -keyboardOverlap)
        : topAnchor.constraint(equalTo: usesBottomSafeArea ? view.safeAreaLayoutGuide.bottomAnchor : view.bottomAnchor),
      bottomAnchor.constraint(equalTo: view.bottomAnchor),
    ]
    for constraint in layoutNode.systemConstraints { constraint.identifier = identifier }
  }

  override var frameByInsets: CGRect {
    guard let view = owningView else { return .zero }
    let height = isCovered ? keyboardOverlap : usesBottomSafeArea ? view.safeAreaInsets.bottom : 0
    return CGRect(x: view.bounds.minX, y: view.bounds.maxY - height, width: view.bounds.width, height: height)
  }
}
