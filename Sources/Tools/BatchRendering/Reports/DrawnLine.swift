import UIKitCore

/// A line of text that a view draws itself.
@MainActor
struct DrawnLine {
  /// The runs from left to right, or from right to left if all runs are right-to-left.
  let text: String
  /// The beginning of the leftmost run on the baseline, in points.
  let origin: CGPoint

  private struct Run {
    var text: String
    var origin: CGPoint
    var isRightToLeft: Bool
  }

  /// Returns the lines that a view itself draws, in the view's coordinates.
  static func lines(of view: UIView) -> [DrawnLine] {
    guard view.bounds.width > 0, view.bounds.height > 0 else { return [] }
    var list = DisplayList(bounds: view.bounds, items: [])
    view.traitCollection.performAsCurrent {
      list = DisplayList.record(bounds: view.bounds) { _ in view.drawOwnLayer() }
    }
    var runs: [Run] = []
    collect(list.items, into: &runs)
    var lines: [[Run]] = []
    for run in runs {
      if let index = lines.firstIndex(where: { abs($0[0].origin.y - run.origin.y) < 0.01 }) {
        lines[index].append(run)
      } else {
        lines.append([run])
      }
    }
    return lines.map { runs in
      let sorted = runs.sorted { $0.origin.x < $1.origin.x }
      let inReadingOrder = runs.allSatisfy(\.isRightToLeft) ? sorted.reversed() : sorted
      return DrawnLine(text: inReadingOrder.map(\.text).joined(), origin: sorted[0].origin)
    }
  }

  /// Returns the line with its origin converted.
  func moved(_ convert: (CGPoint) -> CGPoint) -> DrawnLine { DrawnLine(text: text, origin: convert(origin)) }

  private static func collect(_ items: [DisplayItem], into runs: inout [Run]) {
    var traversal = DisplayListTraversal()
    for item in items {
      guard traversal.advance(past: item), case .glyphs(let glyphs) = item else { continue }
      let origin = glyphs.origin.applying(traversal.transform)
      runs.append(Run(text: glyphs.text, origin: origin, isRightToLeft: glyphs.isRightToLeft))
    }
  }
}
