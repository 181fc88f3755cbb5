public import AutoLayout

// UIKit's methods for debugging constraint-based layout, and a summary as a value.
extension UIView {
  /// Indicates whether the view's frame is not unique, as of the last layout.
  public var hasAmbiguousLayout: Bool {
    layoutNode.currentEngine?.isAmbiguous(layoutNode) ?? false
  }

  /// Moves an ambiguous view to another frame that satisfies the constraints, until the next layout.
  public func exerciseAmbiguityInLayout() {
    guard let engine = layoutNode.currentEngine, engine.exerciseAmbiguity(of: layoutNode) else { return }
    for node in engine.takeChangedNodes() {
      (node.item as? UIView)?.applySolvedFrame(from: engine)
    }
  }

  /// Returns the constraints that affect this view on an axis, in the order of activation.
  public func constraintsAffectingLayout(for axis: NSLayoutConstraint.Axis) -> [NSLayoutConstraint] {
    layoutNode.currentEngine?.constraintsAffecting(layoutNode, axis) ?? []
  }

  /// The conflicts, ambiguities and unsatisfied constraints of the whole tree, as of the last layout.
  public var layoutDiagnostics: LayoutDiagnostics {
    LayoutDiagnostics(layoutNode.currentEngine)
  }

  /// The first item of the tree with a frame that is not finite; nil if all frames are finite.
  package var layoutOverflow: LayoutOverflow? { layoutNode.currentEngine?.overflow }

  /// The members of the unresolved conflicts, oldest conflict first, as in ``layoutDiagnostics``.
  package var conflictMembers: [[ConflictMember]] { layoutNode.currentEngine?.conflictMembers ?? [] }

  /// The unsatisfied optional constraints that reference the view, and the constraints that prevent them.
  package var yieldingConstraints: [YieldingConstraint] {
    layoutNode.currentEngine?.yieldingConstraints(of: layoutNode) ?? []
  }

  /// The text of a view that is too narrow for it: a line has one or two characters; nil for other views.
  package var narrowText: String? {
    asHeightForWidthView.flatMap { $0.hasNarrowLine ? $0.content.string ?? "" : nil }
  }

  /// Returns a line for each view of the tree, with its kind of layout and its ambiguities, and a legend.
  public func _autolayoutTrace() -> String {
    root.traceLines(depth: 0).joined(separator: "\n") + """


      Legend:
      \t* - is laid out with auto layout
      \t+ - is laid out manually, but is represented in the layout engine because \
      translatesAutoresizingMaskIntoConstraints = YES
      \t• - layout engine host
      """
  }

  private func traceLines(depth: Int) -> [String] {
    let sign: String
    if superview == nil, layoutNode.currentEngine != nil {
      sign = "•"
    } else if layoutNode.isLaidOut {
      sign = translatesAutoresizingMaskIntoConstraints ? "+" : "*"
    } else {
      sign = ""
    }
    let text = (self as? UILabel)?.text.map { "'\($0)'" } ?? ""
    let line = String(repeating: "|   ", count: depth) + sign + shortName + text + ambiguityMark
    return [line] + subviews.flatMap { $0.traceLines(depth: depth + 1) }
  }

  private var ambiguityMark: String {
    guard let engine = layoutNode.currentEngine else { return "" }
    let freeParts = engine.freeParts(of: layoutNode)
    return freeParts.isEmpty
      ? "" : "- AMBIGUOUS LAYOUT for " + freeParts.map { "\(shortName).\($0)" }.joined(separator: ", ")
  }
}
