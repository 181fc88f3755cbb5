/// How often a pass may start over because it changed what it had laid out; then it is a loop, and is told.
private let layoutPassLimit = 64

extension UIView {
  func markNeedsLayout() { mark(.layout) }
  func markNeedsUpdateConstraints() { mark(.constraints) }
  func intrinsicSizeDidChange() { mark(.measure) }

  /// Lets every view below that asked for it update its constraints, the innermost first.
  func runConstraintUpdates() {
    for _ in 0..<layoutPassLimit {
      guard pending.own.union(pending.below).contains(.constraints) else { return }
      perform(.constraints, childrenFirst: true) { $0.updateConstraintsOfViewOrController() }
    }
    LayoutDiagnostics.log("\(shortDescription): updateConstraints asks for another update each time it runs; stopped.")
  }

  private func updateConstraintsOfViewOrController() {
    if let viewController { viewController.updateViewConstraints() } else { updateConstraints() }
  }

  /// Lays out the tree: updates constraints, solves, gives frames, and lets views lay out their subviews.
  ///
  /// Called while a pass is under way (from `layoutSubviews`), it brings this view's subtree up to date.
  func runLayout() {
    let top = root
    let isNested = top.pending.isRunning
    let start = isNested ? self : top
    if !isNested { top.pending.passNumber &+= 1 }
    top.pending.isRunning = true
    defer { top.pending.isRunning = isNested }
    for _ in 0..<layoutPassLimit {
      top.settle()
      guard start.pending.own.union(start.pending.below).contains(.layout) else {
        if !isNested { top.layoutNode.currentEngine?.reportConflicts() }
        return
      }
      start.perform(.layout) { $0.layOutViewOrController() }
    }
    top.settle()
    LayoutDiagnostics.log(
      "Layout loop: views below \(shortDescription) still need layout after \(layoutPassLimit) passes; "
        + "the last result stands.")
  }

  private func layOutViewOrController() {
    if rareState != nil { followContainerCorners() }
    viewController?.viewWillLayoutSubviews()
    layer.layoutSublayers()
    viewController?.viewDidLayoutSubviews()
  }

  /// Brings frames up to date with the constraints of the tree below this topmost view.
  private func settle() {
    for _ in 0..<layoutPassLimit {
      runConstraintUpdates()
      measureContents()
      let engine = layoutNode.engine
      if engine.needsSolve { solve(with: engine) }
      updateSafeAreas()
      guard engine.needsSolve || pending.own.union(pending.below).contains(.constraints) else { return }
    }
    LayoutDiagnostics.log("Layout loop: the constraints below \(shortDescription) change with every solve; stopped.")
  }

  private func measureContents() {
    perform(.measure) { $0.measureContent(for: self) }
  }

  /// Gives the engine the present content size; text that wraps waits for its width with the topmost view.
  func measureContent(for top: UIView) {
    if self !== top, let text = asWidthFollowing, text.followsWidth, text.adjustedWidth == nil {
      top.pending.text.measured.append(text)
    }
    layoutNode.setAlignmentRectInsets(alignmentRectInsets)
    layoutNode.baselinesMayHaveMoved()
    let size = measuredIntrinsicSize
    guard size != layoutNode.intrinsicSize else { return }
    layoutNode.setIntrinsicSize(size)
    containingStack?.contentSizeDidChange(of: self)
  }

  /// Solves, lets text follow the widths it was given, and gives the views their frames.
  private func solve(with engine: LayoutEngine) {
    var text = pending.text
    pending.text = TextFollowing()
    let moved = text.settle(in: engine, of: self)
    // Text measured meanwhile, by a view that was asked for its size, waits for the next pass.
    text.measured = pending.text.measured
    pending.text = text
    for node in moved {
      guard let view = node.item as? UIView else { continue }
      view.takeSolvedFrame(from: engine)
      if view.hasScrollableContent { (view as? UIScrollView)?.takeContentSize(from: engine) }
    }
  }

  /// Takes the frame that constraints decided, both edges on the pixel grid of the whole tree.
  ///
  /// Rounding happens to the position in the topmost view: the share that rounding took from the
  /// containers is carried along, so that views of different containers still meet.
  func takeSolvedFrame(from engine: LayoutEngine) {
    // A solution beyond the range of numbers leaves the frame as it is; `LayoutEngine.overflow` reports it.
    guard let solved = engine.alignmentRect(of: layoutNode)?.outset(by: alignmentRectInsets), solved.isFinite else {
      return
    }
    let carried = superview?.pending.residual ?? .zero
    let wanted = solved.offsetBy(dx: carried.x, dy: carried.y)
    let rounded = pixelGrid.round(wanted)
    let residual = CGPoint(x: wanted.minX - rounded.minX, y: wanted.minY - rounded.minY)
    let residualChanged = residual != pending.residual
    pending.residual = residual
    setFrameFromLayout(rounded)
    if residualChanged {
      for subview in subviews where subview.layoutNode.isLaidOut { subview.takeSolvedFrame(from: engine) }
    }
  }

  private func setFrameFromLayout(_ rect: CGRect) {
    let (old, anchor) = (layer.bounds, layer.anchorPoint)
    let newCenter = CGPoint(x: rect.minX + rect.width * anchor.x, y: rect.minY + rect.height * anchor.y)
    guard old.size != rect.size || layer.position != newCenter else { return }
    superview?.markNeedsLayout()
    changeValue(forKey: "center", affecting: ["bounds", "frame"]) {
      if old.size != rect.size { layer.bounds = CGRect(origin: old.origin, size: rect.size) }
      layer.position = newCenter
      sizeMayHaveChanged(from: old.size)
    }
  }
}
