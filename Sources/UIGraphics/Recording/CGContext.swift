import UIFoundation

/// Records drawing into a display list; nothing is painted until a renderer asks.
public final class CGContext {
  /// What the drawing will show. Points, y down.
  package let bounds: CGRect
  /// Pixels to a point where the drawing is made for a known scale; only asked for, never acted on.
  package let scale: CGFloat
  private var items: [DisplayItem] = []
  // Every drawing reads it several times; none keeps it while others' code runs.
  @exclusivity(unchecked) var state: State
  var stack: [(level: Level, state: State)] = []
  private var steps = PathData()
  private var pathSpace = CGAffineTransform.identity

  /// An empty drawing.
  package init(bounds: CGRect, scale: CGFloat = 1) {
    self.bounds = bounds
    self.scale = scale
    state = State(ctm: .identity, clipBounds: bounds)
  }

  /// Closes what is still open, with a log line, and hands over the drawing.
  package func finish() -> DisplayList {
    if !stack.isEmpty { log("CGContext: \(stack.count) saved state(s) or layer(s) were left open; closed at the end") }
    defer { items = [] }
    return snapshot()
  }

  /// The drawing so far, as if it ended here.
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
    // A save directly before its restore did nothing.
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
  /// The current path, whose points stay where they were on the page when transforms change.
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

  /// Whether no step was added since the last path was drawn.
  public var isPathEmpty: Bool { steps.isEmpty }

  /// The end of the current path; zero when empty.
  public var currentPointOfPath: CGPoint { currentPath.currentPoint ?? .zero }

  /// The rectangle around the current path's points; null when empty.
  public var boundingBoxOfPath: CGRect { currentPath.controlBounds }
}
