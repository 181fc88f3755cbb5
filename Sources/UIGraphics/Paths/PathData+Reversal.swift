import UIFoundation

extension PathData {
  /// Returns the same outline with each subpath drawn from its end.
  package func reversed() -> PathData {
    var result = PathData()
    for part in parts() {
      guard let last = part.steps.last?.end ?? part.start else { continue }
      result.move(to: last)
      for index in part.steps.indices.reversed() {
        guard let end = index > 0 ? part.steps[index - 1].end : part.start else { continue }
        switch part.steps[index] {
        case .quadCurve(let control, _): result.addQuadCurve(to: end, control: control)
        case .curve(let first, let second, _): result.addCurve(to: end, control1: second, control2: first)
        case .move, .line, .close: result.addLine(to: end)
        }
      }
      if part.isClosed { result.close() }
    }
    return result
  }

  private struct Part {
    var start: CGPoint?
    var steps: [Element] = []
    var isClosed = false
  }

  private func parts() -> [Part] {
    var parts: [Part] = []
    forEach { element in
      switch element {
      case .move(let point): parts.append(Part(start: point))
      case .close: if !parts.isEmpty { parts[parts.count - 1].isClosed = true }
      default: if !parts.isEmpty { parts[parts.count - 1].steps.append(element) }
      }
    }
    return parts
  }
}

extension PathData.Element {
  /// The end point of the element; nil for a close.
  package var end: CGPoint? {
    switch self {
    case .move(let point), .line(let point), .quadCurve(_, let point), .curve(_, _, let point): point
    case .close: nil
    }
  }
}
