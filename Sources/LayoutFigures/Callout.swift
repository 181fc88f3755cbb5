import UIKitCore

/// A remark about a view, which stands beside the picture and points at it.
package struct Callout: Sendable, Hashable {
  /// The identifier of the view.
  package let id: String
  /// What is remarked; empty for the callout's number.
  package let text: String

  /// A remark about the view of an identifier.
  package init(id: String, text: String = "") {
    self.id = id
    self.text = text
  }

  /// Reads `id=text` or `id`; nil where there is no identifier.
  package init?(_ words: String) {
    let parts = words.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    let id = parts.first.map { $0.trimmingCharacters(in: .whitespaces) } ?? ""
    guard !id.isEmpty else { return nil }
    self.init(id: id, text: parts.count > 1 ? parts[1].trimmingCharacters(in: .whitespaces) : "")
  }

  /// As it is read.
  package var words: String { text.isEmpty ? id : "\(id)=\(text)" }
}

/// Callouts in their places: those of the left half to the left of the picture, the others to its right.
struct CalloutPlaces {
  /// One callout, in the coordinate space of the picture, in points.
  struct Placed: Equatable {
    let text: String
    let label: CGRect
    /// The number's side of the label, and the place in the view that the line leads to.
    let from: CGPoint
    let to: CGPoint
  }

  let placed: [Placed]
  /// The picture with its margins for callouts.
  let bounds: CGRect

  // All lengths in points.
  private static let gap: CGFloat = 6
  private static let reach: CGFloat = 28
  private static let edge: CGFloat = 8
  // How far inside of a view's edge the line ends.
  private static let depth: CGFloat = 4

  /// Places callouts about a picture; each has its text, the size of its label, and the rectangle it points at.
  init(_ callouts: [(text: String, size: CGSize, target: CGRect)], around picture: CGRect) {
    var placed: [Int: Placed] = [:]
    var bounds = picture
    for isLeft in [true, false] {
      let side = callouts.indices.filter { (callouts[$0].target.midX < picture.midX) == isLeft }
        .sorted { (callouts[$0].target.midY, $0) < (callouts[$1].target.midY, $1) }
      guard !side.isEmpty else { continue }
      let tops = Self.tops(side.map { (callouts[$0].size.height, callouts[$0].target.midY) }, within: picture)
      for (index, top) in zip(side, tops) {
        let (size, target) = (callouts[index].size, callouts[index].target)
        let x = isLeft ? picture.minX - Self.reach - size.width : picture.maxX + Self.reach
        let label = CGRect(x: x, y: top, width: size.width, height: size.height)
        let inset = min(Self.depth, target.width / 2)
        let to = CGPoint(
          x: isLeft ? target.minX + inset : target.maxX - inset,
          y: min(
            max(label.midY, target.minY + min(Self.depth, target.height / 2)),
            max(target.minY, target.maxY - Self.depth)))
        placed[index] = Placed(
          text: callouts[index].text, label: label,
          from: CGPoint(x: isLeft ? label.maxX : label.minX, y: label.midY), to: to)
        bounds = bounds.union(label.insetBy(dx: -Self.edge, dy: -Self.edge))
      }
    }
    self.placed = callouts.indices.compactMap { placed[$0] }
    // Whole points, so that the figure's width can be written.
    self.bounds = bounds.integral
  }

  /// Beside what they point at, moved apart where they would overlap, and up where they would reach below the picture.
  private static func tops(_ labels: [(height: CGFloat, middle: CGFloat)], within picture: CGRect) -> [CGFloat] {
    var tops: [CGFloat] = []
    var free = picture.minY
    for (height, middle) in labels {
      let top = max(free, middle - height / 2)
      tops.append(top)
      free = top + height + gap
    }
    var limit = picture.maxY
    for index in labels.indices.reversed() {
      let top = min(tops[index], limit - labels[index].height)
      // More than fit begin at the top and reach below the picture.
      if index == 0, top < picture.minY { return pushed(labels.map(\.height), from: picture.minY) }
      tops[index] = top
      limit = top - gap
    }
    return tops
  }

  private static func pushed(_ heights: [CGFloat], from start: CGFloat) -> [CGFloat] {
    var top = start
    return heights.map { height in
      defer { top += height + gap }
      return top
    }
  }
}
