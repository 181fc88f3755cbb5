import UIFoundation

/// The boxes of two pictures in pairs.
///
/// The pair whose edges differ least in sum is matched first, then the next of the boxes that remain. Boxes that are 16
/// or more points apart are never matched.
package struct BoxMatching: Sendable, Equatable {
  /// Two boxes, in points.
  package struct Pair: Sendable, Equatable {
    package let reference: CGRect
    package let actual: CGRect

    /// The largest distance between corresponding edges, in points.
    package var distance: Double {
      [
        actual.minX - reference.minX, actual.minY - reference.minY, actual.maxX - reference.maxX,
        actual.maxY - reference.maxY,
      ].map { abs(Double($0)) }.max() ?? 0
    }

    /// Indicates whether all four edges are within a point.
    package var isWithinPoint: Bool { distance <= 1.0001 }
  }

  package private(set) var pairs: [Pair] = []
  /// The boxes only of the reference.
  package private(set) var missing: [CGRect] = []
  /// The boxes only of the actual picture.
  package private(set) var extra: [CGRect] = []

  package init() {}

  /// Matches boxes in pixels at a scale.
  init(_ reference: [PixelArea], _ actual: [PixelArea], scale: CGFloat) {
    let (old, new) = (reference.map { $0.points(at: scale) }, actual.map { $0.points(at: scale) })
    var candidates: [(sum: Double, old: Int, new: Int)] = []
    for (i, left) in old.enumerated() {
      for (j, right) in new.enumerated() where left.insetBy(dx: -16, dy: -16).intersects(right) {
        let edges = [
          right.minX - left.minX, right.minY - left.minY, right.maxX - left.maxX, right.maxY - left.maxY,
        ]
        candidates.append((edges.reduce(0) { $0 + abs(Double($1)) }, i, j))
      }
    }
    candidates.sort { ($0.sum, $0.old, $0.new) < ($1.sum, $1.old, $1.new) }
    var (usedOld, usedNew) = (Set<Int>(), Set<Int>())
    for candidate in candidates where !usedOld.contains(candidate.old) && !usedNew.contains(candidate.new) {
      usedOld.insert(candidate.old)
      usedNew.insert(candidate.new)
      pairs.append(Pair(reference: old[candidate.old], actual: new[candidate.new]))
    }
    missing = old.indices.filter { !usedOld.contains($0) }.map { old[$0] }
    extra = new.indices.filter { !usedNew.contains($0) }.map { new[$0] }
  }

  /// The number of pairs within a point.
  package var countWithinPoint: Int { pairs.count(where: \.isWithinPoint) }
  /// The larger number of boxes of both pictures.
  package var total: Int { pairs.count + max(missing.count, extra.count) }
}

extension PixelArea {
  func points(at scale: CGFloat) -> CGRect {
    CGRect(
      x: CGFloat(x) / scale, y: CGFloat(y) / scale, width: CGFloat(width) / scale, height: CGFloat(height) / scale)
  }
}
