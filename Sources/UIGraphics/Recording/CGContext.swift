import UIFoundation

/// A recorder of drawing into a display list, which a renderer paints later.
public final class CGContext {
  /// The area of the drawing. Points, y down.
  package let bounds: CGRect
  /// The scale of a drawing made for known pixels per point. Informative; it has no effect on recording.
  package let scale: CGFloat
  private var items: [DisplayItem] = []
  // Every drawing call accesses it several times, and none keeps access while foreign code runs.
  @exclusivity(unchecked) var state: State
  var stack: [(level: Level, state: State)] = []
  private var steps = PathData()
  private var pathSpace = CGAffineTransform.identity

  /// Creates a context for an empty drawing.
  package init(bounds: CGRect, scale: CGFloat = 1) {
    self.bounds = bounds
    self.scale = scale
    state = State(ctm: .identity, clipBounds: bounds)
  }

  /// Closes all open levels, logs them, and returns the drawing.
  package func finish() -> DisplayList {
    if !stack.isEmpty { log("CGContext: \(stack.count) saved state(s) or layer(s) were left open; closed at the end") }
    defer { items = [] }
    return snapshot()
  }

  /// Returns the drawing so far, as if it ended here.
  package func snapshot() -> DisplayList {
    var closed = items
    closed += state.closingItems
    for (level, outer) in stack.reversed() {
      if level.isLayer { closed.append(.endGroup) }
      closed += outer.closingItems
    }
    return DisplayList(bounds: bounds, items: closed)
  }

  func append(_ item: DisplayItem) {
    // A save directly before its restore has no effect.
    if case .restore = item, case .save = items.last {
      items.removeLast()
    } else {
      items.append(item)
    }
  }

  func log(_ message: String) {
    StandardError.write(message)
  }
}

// MARK: - The current path

extension CGContext {
  /// The current path in user space; its points keep their place on the page when transforms change.
  var currentPath: PathData {
    get {
      if pathSpace == state.ctm { return steps }
      return steps.applying(pathSpace.concatenating(state.ctm.inverted()))
    }
    set {
      steps = newValue
      pathSpace = state.ctm
    }
  }

  /// Indicates whether the current path is empty.
  public var isPathEmpty: Bool { steps.isEmpty }

  /// The end of the current path; zero for an empty path.
  public var currentPointOfPath: CGPoint { currentPath.currentPoint ?? .zero }

  /// The bounding box of the current path's points; null for an empty path.
  public var boundingBoxOfPath: CGRect { currentPath.controlBounds }
}
