// UIKit's debugging of constraint-based layout, and a summary of it as a value.
extension UIView {
  /// Whether the view's frame, as of the last layout, could be another one.
  public var hasAmbiguousLayout: Bool {
    layoutNode.currentEngine?.isAmbiguous(layoutNode) ?? false
  }

  /// Moves to another frame that the constraints allow, until the next layout; without ambiguity nothing happens.
  public func exerciseAmbiguityInLayout() {
    guard let engine = layoutNode.currentEngine, engine.exerciseAmbiguity(of: layoutNode) else { return }
    for node in engine.takeChangedNodes() {
      (node.item as? UIView)?.takeSolvedFrame(from: engine)
    }
  }

  /// The constraints that have a say in this view's place and size on an axis, in the order of activation.
  public func constraintsAffectingLayout(for axis: NSLayoutConstraint.Axis) -> [NSLayoutConstraint] {
    layoutNode.currentEngine?.constraintsAffecting(layoutNode, axis) ?? []
  }

  /// The conflicts, ambiguities and unmet wishes of the whole tree this view is in, as of the last layout.
  public var layoutDiagnostics: LayoutDiagnostics {
    LayoutDiagnostics(layoutNode.currentEngine)
  }

  /// The tree this view is in, a line each, telling how each view is laid out and which are ambiguous.
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
    let free = engine.freeParts(of: layoutNode)
    return free.isEmpty ? "" : "- AMBIGUOUS LAYOUT for " + free.map { "\(shortName).\($0)" }.joined(separator: ", ")
  }
}
