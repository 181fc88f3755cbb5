import UIFoundation

/// A drawing context that records a display list, which a renderer paints later.
public final class CGContext {
  /// The area of the drawing, in points, y down.
  package let bounds: CGRect
  /// The scale of images of the drawing, in pixels per point. It has no effect on the recording.
  package let scale: CGFloat
  private var items: [DisplayItem] = []
  /// The pixels of a context that draws into memory; nil for a context that only records.
  var bitmap: Bitmap?
  /// The number of groups of the items that are not ended, in a context that draws into memory.
  private var openGroups = 0
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
    if bitmap != nil { countGroups(of: item) }
  }

  private func countGroups(of item: DisplayItem) {
    switch item {
    case .beginGroup: openGroups += 1
    case .endGroup: openGroups -= 1
    default: break
    }
  }

  /// Paints the drawing so far, if others can see the pixels and no group is open. Call it at the end of each drawing.
  func endDrawing() {
    if bitmap?.isShared == true, openGroups == 0 { paintBitmap() }
  }

  /// Paints the drawing so far over the pixels. Items outside of groups are painted once.
  func paintBitmap() {
    guard let bitmap, items.contains(where: \.paints) else { return }
    bitmap.paint(snapshot(), isComplete: openGroups == 0)
    if openGroups == 0 { items = items.withoutPainting() }
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

extension DisplayItem {
  /// Indicates whether the item changes pixels outside of groups.
  fileprivate var paints: Bool {
    switch self {
    case .save, .restore, .transform, .clip, .link, .beginGroup: false
    case .fill, .stroke, .gradient, .image, .vector, .drawing, .glyphs, .backdrop, .endGroup: true
    }
  }
}

extension [DisplayItem] {
  /// Returns the items that result in the transform and clip at the end of items without open groups.
  fileprivate func withoutPainting() -> [DisplayItem] {
    var kept: [DisplayItem] = []
    var saves: [Int] = []
    for item in self {
      switch item {
      case .save:
        saves.append(kept.count)
        kept.append(item)
      case .restore: if let index = saves.popLast() { kept.removeSubrange(index...) }
      case .transform, .clip: kept.append(item)
      default: break
      }
    }
    return kept
  }
}
