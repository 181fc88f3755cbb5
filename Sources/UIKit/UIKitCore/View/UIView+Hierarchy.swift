internal import AutoLayout
internal import UIFoundation

extension UIView {
  func setHidden(_ hidden: Bool) {
    changeValue(forKey: "hidden") {
      guard layer.isHidden != hidden else { return }
      layer.isHidden = hidden
      containingStack?.arrangementDidChange()
    }
  }

  /// Inserts a view above a sibling, or above all subviews if the sibling is not a subview.
  func insert(_ view: UIView, above sibling: UIView) {
    let others = subviews.filter { $0 !== view }
    insert(view, at: others.firstIndex { $0 === sibling }.map { $0 + 1 } ?? others.count)
  }

  /// Inserts a view below a sibling, or above all subviews if the sibling is not a subview.
  func insert(_ view: UIView, below sibling: UIView) {
    let others = subviews.filter { $0 !== view }
    insert(view, at: others.firstIndex { $0 === sibling } ?? others.count)
  }

  func exchange(_ first: Int, _ second: Int) {
    guard subviews.indices.contains(first), subviews.indices.contains(second) else { return }
    let (a, b) = (subviews[first], subviews[second])
    move(a, to: second)
    move(b, to: first)
  }

  func hasAncestor(_ view: UIView) -> Bool {
    var current: UIView? = self
    while let candidate = current {
      if candidate === view { return true }
      current = candidate.superview
    }
    return false
  }

  /// Returns the first view of the subtree, including this one, that has a tag.
  func nearestView(withTag tag: Int) -> UIView? {
    if self.tag == tag { return self }
    for subview in subviews {
      if let found = subview.viewWithTag(tag) { return found }
    }
    return nil
  }

  /// The topmost view of the tree, which can be this view.
  var root: UIView {
    var current = self
    while let parent = current.superview { current = parent }
    return current
  }

  /// Removes a view from its old superview and inserts it into the subviews.
  ///
  /// The index refers to the subviews without the view.
  func insert(_ view: UIView, at index: Int) {
    guard view !== self, !isDescendant(of: view) else {
      LayoutDiagnostics.log("Can't add \(view.shortDescription) as a subview of itself or of one of its own subviews.")
      return
    }
    if view.superview === self {
      move(view, to: min(index, subviews.count - 1))
      return
    }
    view.notifyControllers(ofMoveTo: self) { adopt(view, at: index) }
  }

  /// Inserts a view of another superview, or of none.
  private func adopt(_ view: UIView, at index: Int) {
    let (oldWindow, oldTint) = (view.window, view.inheritedTintColor)
    view.willMove(toSuperview: self)
    let newWindow = self.window
    if oldWindow !== newWindow { view.notifyWillMove(to: newWindow) }
    view.detachFromSuperview()
    insertWithLayer(view, at: index)
    view.superview = self
    didAttach(view)
    if view.ownTintColor == nil, view.inheritedTintColor != oldTint { view.notifyOfTintColor() }
    if oldWindow !== newWindow {
      view.notifyDidMoveToWindow()
    } else if newWindow == nil {
      AppearanceProxies.styleTree(view)
    }
    view.didMoveToSuperview()
    didAddSubview(view)
  }

  /// Inserts a view and its layer at an index. The index is limited to the number of subviews.
  private func insertWithLayer(_ view: UIView, at index: Int) {
    let index = min(max(0, index), subviews.count)
    subviews.insert(view, at: index)
    if index + 1 < subviews.count {
      layer.insertSublayer(view.layer, below: subviews[index + 1].layer)
    } else {
      layer.addSublayer(view.layer)
    }
  }

  private func detach(_ view: UIView) {
    subviews.removeAll { $0 === view }
    view.layer.removeFromSuperlayer()
  }

  func move(_ view: UIView, to index: Int) {
    guard view.superview === self else { return }
    detach(view)
    insertWithLayer(view, at: index)
  }

  func leaveSuperview() {
    guard superview != nil else { return }
    notifyControllers(ofMoveTo: nil) { detachWithCallbacks() }
  }

  private func detachWithCallbacks() {
    let hadWindow = window != nil
    willMove(toSuperview: nil)
    if hadWindow { notifyWillMove(to: nil) }
    detachFromSuperview()
    if hadWindow { notifyDidMoveToWindow() }
    didMoveToSuperview()
  }

  func detachFromSuperview() {
    guard let parent = superview else { return }
    parent.willRemoveSubview(self)
    parent.willDetach(self)
    parent.detach(self)
    superview = nil
    guideState.insetLoopSize = nil
    traitsMayHaveChanged()
  }

  func notifyWillMove(to window: UIWindow?) {
    willMove(toWindow: window)
    for subview in subviews { subview.notifyWillMove(to: window) }
  }

  func notifyDidMoveToWindow() {
    if window != nil { AppearanceProxies.style(self) }
    didMoveToWindow()
    for subview in subviews { subview.notifyDidMoveToWindow() }
  }

  /// Adds a view behind all others, and removes the view that it replaces.
  func insertBehindAll(_ view: UIView?, replacing old: UIView?) {
    old?.removeFromSuperview()
    if let view { insertSubview(view, at: 0) }
    setNeedsLayout()
  }
}
