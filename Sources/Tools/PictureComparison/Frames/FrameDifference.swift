import AutoLayout
import UIKitCore

/// The views whose frames differ from the reference, and the constraints that cause the differences.
package struct FrameDifference: Sendable, Equatable, Codable {
  /// A view or guide that moved, changed size, was added or was removed.
  package struct Move: Sendable, Equatable, Codable {
    /// The identifier, or the class and the number among its views without an identifier.
    package let name: String
    package let className: String
    /// The x, y, width and height in the reference, in the root view's coordinates; nil for a new view.
    package let old: [Double]?
    /// The current frame in the same form; nil for a removed view.
    package let new: [Double]?
  }

  /// A constraint or intrinsic size that is violated by the frames of the reference.
  package struct Cause: Sendable, Equatable, Codable {
    /// The constraint as printed by diagnostics, or the intrinsic size.
    package let text: String
    /// The source location as `Module/File.swift:12`; nil if unknown.
    package let origin: String?
    /// The distance by which the reference's frames violate it, in points.
    package let miss: Double
  }

  /// The views that moved in their superview, changed size, or were added or removed.
  ///
  /// They are in tree order, with removed views last.
  package let moves: [Move]
  /// The number of views that moved only with their superview.
  package let carried: Int
  /// The constraints and intrinsic sizes that the reference's frames violate most, the largest first.
  package let causes: [Cause]
  /// Indicates whether a tree was available for finding causes.
  package let isExplained: Bool

  /// The tolerance of frames, in points. It is far below a pixel, but above the error of rounding.
  private static let tolerance = 0.01
  private static let causeLimit = 12

  /// Compares frames without finding causes, which requires the tree.
  package init(from old: [FrameRecord], to new: [FrameRecord]) {
    (moves, carried) = Self.moves(old, new, FrameMatching(old, new))
    (causes, isExplained) = ([], false)
  }

  /// Compares a reference's frames with a laid-out tree, and finds the causes in its constraints.
  @MainActor
  package init(from old: [FrameRecord], to tree: FrameTree) {
    let matching = FrameMatching(old, tree.records)
    isExplained = true
    (moves, carried) = Self.moves(old, tree.records, matching)
    guard !moves.isEmpty else {
      causes = []
      return
    }
    var before: [ObjectIdentifier: CGRect] = [:]
    for pair in matching.pairs {
      if let oldIndex = pair.old, let newIndex = pair.new {
        before[ObjectIdentifier(tree.nodes[newIndex].item)] = old[oldIndex].frame
      }
    }
    causes = Array(Self.causes(before, tree).prefix(Self.causeLimit))
  }

  /// Indicates whether no frame differs.
  package var isEmpty: Bool { moves.isEmpty }

  private static func moves(
    _ old: [FrameRecord], _ new: [FrameRecord], _ matching: FrameMatching
  ) -> (moves: [Move], carried: Int) {
    let (oldParents, newParents) = (parents(old), parents(new))
    let (oldNames, newNames) = (names(old), names(new))
    var moves: [Move] = []
    var carried = 0
    for pair in matching.pairs {
      let before = pair.old.map { old[$0] }
      let after = pair.new.map { new[$0] }
      if let before, let after, let oldIndex = pair.old, let newIndex = pair.new {
        guard !isSame(before.frame, after.frame) else { continue }
        let oldOrigin = oldParents[oldIndex].map { old[$0].frame.origin } ?? .zero
        let newOrigin = newParents[newIndex].map { new[$0].frame.origin } ?? .zero
        let oldInParent = before.frame.offsetBy(dx: -oldOrigin.x, dy: -oldOrigin.y)
        if isSame(oldInParent, after.frame.offsetBy(dx: -newOrigin.x, dy: -newOrigin.y)) {
          carried += 1
          continue
        }
      }
      guard let shown = after ?? before else { continue }
      let name = pair.new.map { newNames[$0] } ?? pair.old.map { oldNames[$0] } ?? ""
      moves.append(
        Move(
          name: name, className: shown.className, old: before.map { numbers($0.frame) },
          new: after.map { numbers($0.frame) }))
    }
    return (moves, carried)
  }

  private static func isSame(_ a: CGRect, _ b: CGRect) -> Bool {
    zip(numbers(a), numbers(b)).allSatisfy { abs($0 - $1) <= tolerance }
  }

  private static func numbers(_ rect: CGRect) -> [Double] {
    [rect.minX, rect.minY, rect.width, rect.height].map(FrameRecord.rounded)
  }

  private static func parents(_ records: [FrameRecord]) -> [Int?] {
    var path: [Int] = []
    return records.indices.map { index in
      path.removeLast(max(0, path.count - records[index].depth))
      defer { path.append(index) }
      return path.last
    }
  }

  private static func names(_ records: [FrameRecord]) -> [String] {
    var counts: [String: Int] = [:]
    return records.map { record in
      guard record.id.isEmpty else { return record.id }
      counts[record.className, default: 0] += 1
      return "\(record.className) \(counts[record.className] ?? 1)"
    }
  }
}

// MARK: - Causes
extension FrameDifference {
  @MainActor
  private static func causes(_ before: [ObjectIdentifier: CGRect], _ tree: FrameTree) -> [Cause] {
    var now: [ObjectIdentifier: CGRect] = [:]
    for node in tree.nodes { now[ObjectIdentifier(node.item)] = node.record.frame }
    // Edges are rounded to pixels individually, so differences below a pixel are insignificant.
    let pixel = 0.99 / max(1, tree.root.traitCollection.displayScale)
    var causes: [Cause] = []
    for constraint in tree.constraints {
      guard let oldImbalance = constraint.imbalance({ before[ObjectIdentifier($0)] }),
        let newImbalance = constraint.imbalance({ now[ObjectIdentifier($0)] })
      else { continue }
      let miss = Double(oldImbalance - newImbalance)
      let isMissed =
        switch constraint.relation {
        case .equal: abs(miss) > pixel
        case .lessThanOrEqual: oldImbalance > pixel && miss > pixel
        case .greaterThanOrEqual: -oldImbalance > pixel && -miss > pixel
        }
      // An optional equation that is violated now as well is not a cause.
      let holds = constraint.priority == .required || abs(newImbalance) <= pixel || constraint.relation != .equal
      if isMissed, holds, miss.isFinite {
        causes.append(
          Cause(text: constraint.description, origin: constraint.sourceLocation, miss: rounded(abs(miss))))
      }
    }
    for node in tree.nodes {
      guard let view = node.item as? UIView, let old = before[ObjectIdentifier(view)] else { continue }
      causes += contentCauses(view, old.size, node.record.frame.size, pixel)
    }
    return causes.enumerated().sorted { ($1.element.miss, $0.offset) < ($0.element.miss, $1.offset) }.map(\.element)
  }

  /// Returns a cause for each dimension of a view that is intrinsic now and had another value before.
  @MainActor
  private static func contentCauses(_ view: UIView, _ old: CGSize, _ new: CGSize, _ pixel: Double) -> [Cause] {
    let size = view.intrinsicContentSize
    let parts = [("wide", size.width, old.width, new.width), ("high", size.height, old.height, new.height)]
    return parts.compactMap { word, intrinsic, old, new in
      guard intrinsic >= 0, abs(new - intrinsic) <= pixel, abs(old - new) > pixel, old.isFinite else { return nil }
      let name = view.accessibilityIdentifier.flatMap { $0.isEmpty ? nil : $0 } ?? view.className
      return Cause(
        text: "\(name)'s intrinsic size is \(number(intrinsic)) points \(word)", origin: nil,
        miss: rounded(Double(abs(old - new))))
    }
  }

  private static func rounded(_ value: Double) -> Double { (value * 100).rounded() / 100 }

  static func number(_ value: Double) -> String { PictureVerdict.number(value) }
}

extension FrameDifference: CustomStringConvertible {
  /// The moves and causes as lines of text; empty for none.
  package var description: String {
    guard !moves.isEmpty else { return "" }
    var lines = ["Views that moved, in points:"]
    lines += moves.prefix(20).map { "  " + $0.description }
    if moves.count > 20 { lines.append("  and \(moves.count - 20) more.") }
    if carried > 0 { lines.append("  \(carried) more moved with their superviews.") }
    if !isExplained { return lines.joined(separator: "\n") }
    if causes.isEmpty {
      lines.append("No active constraint contradicts the old frames: one was removed, or code set a frame.")
    } else {
      lines.append("Constraints that the reference's frames violate, and by how much:")
      lines += causes.map { cause in
        "  \(cause.text)\(cause.origin.map { " made at \($0)" } ?? ""): \(Self.number(cause.miss)) points"
      }
    }
    return lines.joined(separator: "\n")
  }
}

extension FrameDifference.Move: CustomStringConvertible {
  /// The move, as in `title (UILabel): x 20 → 24, width 120 → 132`.
  package var description: String {
    let title = name.hasPrefix(className) ? name : "\(name) (\(className))"
    func text(_ frame: [Double]) -> String { frame.map(FrameDifference.number).joined(separator: " ") }
    guard let old else { return "\(title): new, at \(text(new ?? []))" }
    guard let new else { return "\(title): removed, was at \(text(old))" }
    let parts = zip(["x", "y", "width", "height"], zip(old, new)).compactMap { name, pair in
      pair.0 == pair.1 ? nil : "\(name) \(FrameDifference.number(pair.0)) → \(FrameDifference.number(pair.1))"
    }
    return "\(title): \(parts.joined(separator: ", "))"
  }
}

/// The pairing of views of two trees by identifier, or by class and position among siblings.
struct FrameMatching {
  /// A pair of indices in both lists. One is nil for a view that is only in one tree.
  struct Pair {
    let old: Int?
    let new: Int?
  }

  let pairs: [Pair]

  init(_ old: [FrameRecord], _ new: [FrameRecord]) {
    let oldKeys = Self.keys(old)
    let newKeys = Self.keys(new)
    var indices: [String: Int] = [:]
    for (index, key) in oldKeys.enumerated() { indices[key] = index }
    var pairs: [Pair] = []
    var matched: Set<Int> = []
    for (index, key) in newKeys.enumerated() {
      let match = indices[key]
      if let match { matched.insert(match) }
      pairs.append(Pair(old: match, new: index))
    }
    pairs += old.indices.filter { !matched.contains($0) }.map { Pair(old: $0, new: nil) }
    self.pairs = pairs
  }

  /// Returns a unique path for each record of a list.
  ///
  /// A unique identifier is a complete path, so that a view is matched after it has moved in the tree.
  private static func keys(_ records: [FrameRecord]) -> [String] {
    var uses: [String: Int] = [:]
    for record in records where !record.id.isEmpty { uses[record.id, default: 0] += 1 }
    var path: [String] = []
    var counts: [[String: Int]] = [[:]]
    return records.map { record in
      let depth = min(record.depth, path.count)
      path.removeLast(path.count - depth)
      counts.removeLast(counts.count - depth - 1)
      let name = record.id.isEmpty ? record.className : "#" + record.id
      let number = counts[depth][name, default: 0]
      counts[depth][name] = number + 1
      let isUnique = !record.id.isEmpty && uses[record.id] == 1
      let key = isUnique ? "#" + record.id : "\(path.last ?? "")/\(name)[\(number)]"
      path.append(key)
      counts.append([:])
      return key
    }
  }
}
