import UIFoundation

/// A drawing context that records a display list, which a renderer paints later.
public final class CGContext {
  /// The area of the drawing, in points, y down.
  package let bounds: CGRect
  /// The scale of images of the drawing, in pixels per point. It has no effect on the recording.
  package let scale: CGFloat
  private var items: [DisplayItem] = []
  // Exclusivity is unchecked for speed: every drawing call accesses the state several times, and never during client
  // code.
  @exclusivity(unchecked) var state: State
  /// The saved states and layers that are open, the innermost last.
  ///
  /// The `state` of an element is restored when its level ends.
  var stack: [(level: Level, state: State)] = []
  /// The current path in the user space of its last change.
  private var storedPath = PathData()
  /// The transform from that user space to the space of the drawing.
  private var pathSpace = CGAffineTransform.identity

  package init(bounds: CGRect, scale: CGFloat = 1) {
    self.bounds = bounds
    self.scale = scale
    state = State(ctm: .identity, clipBounds: bounds)
  }

  /// Ends all saved states and layers, logs how many were open, and returns the drawing.
  package func finish() -> DisplayList {
    if !stack.isEmpty { log("CGContext: \(stack.count) saved state(s) or layer(s) were left open; closed at the end") }
    defer { items = [] }
    return snapshot()
  }

  /// Returns the drawing up to this point, as if all saved states and layers ended here.
  package func snapshot() -> DisplayList {
    var closed = items
    closed += state.closingItems
    for (level, outer) in stack.reversed() {
      if level.isRecordedLayer { closed.append(.endGroup) }
      closed += outer.closingItems
    }
    return DisplayList(bounds: bounds, items: closed)
  }

  func append(_ item: DisplayItem) {
    // A save that is directly followed by its restore has no effect.
    if case .restore = item, case .save = items.last {
      items.removeLast()
    } else {
      items.append(item)
    }
  }

  func log(_ message: String) { StandardError.write(message) }
}

// MARK: - The current path

extension CGContext {
  /// The current path in user space. Its points do not move in the drawing when the transform changes.
  var currentPath: PathData {
    get {
      if pathSpace == state.ctm { return storedPath }
      return storedPath.applying(pathSpace.concatenating(state.ctm.inverted()))
    }
    set {
      storedPath = newValue
      pathSpace = state.ctm
    }
  }

  public var isPathEmpty: Bool { storedPath.isEmpty }

  /// The end of the current path; zero for an empty path.
  public var currentPointOfPath: CGPoint { currentPath.currentPoint ?? .zero }

  /// The bounding box of the current path's points; null for an empty path.
  public var boundingBoxOfPath: CGRect { currentPath.controlBounds }
}
