import UIFoundation

extension PathData {
  /// Returns the outline with the direction of each subpath reversed.
  package func reversed() -> PathData {
    var result = PathData()
    for subpath in subpaths() {
      guard let last = subpath.elements.last?.end ?? subpath.start else { continue }
      result.move(to: last)
      for index in subpath.elements.indices.reversed() {
        guard let end = index > 0 ? subpath.elements[index - 1].end : subpath.start else { continue }
        switch subpath.elements[index] {
        case .quadCurve(let control, _): result.addQuadCurve(to: end, control: control)
        case .curve(let first, let second, _): result.addCurve(to: end, control1: second, control2: first)
        case .move, .line, .close: result.addLine(to: end)
        }
      }
      if subpath.isClosed { result.close() }
    }
    return result
  }

  private struct Subpath {
    var start: CGPoint?
    var elements: [Element] = []
    var isClosed = false
  }

  private func subpaths() -> [Subpath] {
    var subpaths: [Subpath] = []
    forEach { element in
      switch element {
      case .move(let point): subpaths.append(Subpath(start: point))
      case .close: if !subpaths.isEmpty { subpaths[subpaths.count - 1].isClosed = true }
      default: if !subpaths.isEmpty { subpaths[subpaths.count - 1].elements.append(element) }
      }
    }
    return subpaths
  }
}

extension PathData.Element {
  /// The end point of the element; nil for an element that closes the path.
  package var end: CGPoint? {
    switch self {
    case .move(let point), .line(let point), .quadCurve(_, let point), .curve(_, _, let point): point
    case .close: nil
    }
  }
}
