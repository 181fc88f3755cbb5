import UIKitCore

/// The marks of constraints, combined into groups.
///
/// Equal sizes have the same label, and touching alignments are one line.
@MainActor
struct MarkGroups {
  private(set) var marks: [ConstraintMark]
  private let conflicts: Set<Int>

  /// Creates the groups. `conflicts` identifies conflicting marks by their order; they remain separate.
  init(_ marks: [ConstraintMark], conflicts: Set<Int>, _ space: FigureSpace) {
    (self.marks, self.conflicts) = (marks, conflicts)
    nameEqualSizes(space)
    joinAlignments()
  }

  // MARK: Equal sizes

  /// Gives items that constraints make equal the same label: `=`, or `= a` and `= b` for several sets.
  private mutating func nameEqualSizes(_ space: FigureSpace) {
    var added: [ConstraintMark] = []
    var dropped: Set<Int> = []
    for axis in [NSLayoutConstraint.Axis.horizontal, .vertical] {
      let members = marks.indices.filter { marks[$0].isEqualSize && marks[$0].axis == axis && isMet(marks[$0]) }
      let sets = Self.connected(members.map { marks[$0] })
      for (number, set) in sets.enumerated() {
        let name = sets.count == 1 ? "=" : "= \(Self.letter(number))"
        var drawn: Set<ObjectIdentifier> = []
        for index in set.map({ members[$0] }) {
          marks[index].label = name + marks[index].priorityText
          if !drawn.insert(ObjectIdentifier(marks[index].items.first)).inserted { dropped.insert(index) }
        }
        for index in set.map({ members[$0] }) {
          guard let other = marks[index].items.second, drawn.insert(ObjectIdentifier(other)).inserted,
            let mark = ConstraintMark(partner: other, of: marks[index], axis, space)
          else { continue }
          added.append(mark)
        }
      }
    }
    marks = marks.indices.filter { !dropped.contains($0) }.map { marks[$0] } + added
  }

  private func isMet(_ mark: ConstraintMark) -> Bool { !mark.isViolated && !conflicts.contains(mark.order) }

  private static func letter(_ number: Int) -> String {
    let letters = Array("abcdefghijklmnopqrstuvwxyz")
    return letters.indices.contains(number) ? String(letters[number]) : "\(number + 1)"
  }

  /// Returns the connected components of marks that share items, in the order of their first mark.
  private static func connected(_ marks: [ConstraintMark]) -> [[Int]] {
    var sets: [(items: Set<ObjectIdentifier>, marks: [Int])] = []
    for (index, mark) in marks.enumerated() {
      let items = Set([mark.items.first, mark.items.second].compactMap { $0.map { ObjectIdentifier($0) } })
      let joined = sets.indices.filter { !sets[$0].items.isDisjoint(with: items) }
      guard let first = joined.first else {
        sets.append((items, [index]))
        continue
      }
      for other in joined.dropFirst().reversed() {
        sets[first].items.formUnion(sets[other].items)
        sets[first].marks += sets[other].marks
        sets.remove(at: other)
      }
      sets[first].items.formUnion(items)
      sets[first].marks.append(index)
    }
    return sets.map { $0.marks.sorted() }
  }

  // MARK: Alignments

  /// The line, priority and label that joined alignments share.
  private struct AlignmentLine: Hashable {
    let axis: NSLayoutConstraint.Axis
    /// The position in sixteenths of a point, so that rounding errors have no effect.
    let position: CGFloat
    let priority: Float
    let label: String
    let style: LineStyle?
    let outward: CGFloat
    let isJoint: Bool
  }

  /// Joins alignments on one line that touch or overlap, because their dashes would be out of phase.
  private mutating func joinAlignments() {
    var lines: [AlignmentLine: [Int]] = [:]
    var dropped: Set<Int> = []
    for (index, mark) in marks.enumerated() where isMet(mark) {
      guard case .alignment(let axis, let at, let from, let to) = mark.form else { continue }
      let line = AlignmentLine(
        axis: axis, position: (at * 16).rounded(), priority: mark.priority.rawValue, label: mark.label,
        style: mark.style, outward: mark.outward, isJoint: mark.isJoint)
      let members = lines[line, default: []]
      let touching = members.filter { marks[$0].touchesAlignment(from: from, to: to) }
      guard let first = touching.first else {
        lines[line] = members + [index]
        continue
      }
      for other in touching.dropFirst() + [index] {
        marks[first].joinAlignment(marks[other])
        dropped.insert(other)
      }
      lines[line] = members.filter { !dropped.contains($0) }
    }
    marks = marks.indices.filter { !dropped.contains($0) }.map { marks[$0] }
  }
}

extension ConstraintMark {
  /// Returns whether an alignment touches or overlaps an extent on the same line.
  fileprivate func touchesAlignment(from: CGFloat, to: CGFloat) -> Bool {
    guard case .alignment(_, _, let low, let high) = form else { return false }
    return low <= to + Self.slack && from <= high + Self.slack
  }

  /// Extends an alignment over another one on the same line.
  fileprivate mutating func joinAlignment(_ other: ConstraintMark) {
    guard case .alignment(let axis, let at, let from, let to) = form,
      case .alignment(_, _, let otherFrom, let otherTo) = other.form
    else { return }
    let (low, high) = (min(from, otherFrom), max(to, otherTo))
    form = .alignment(axis: axis, at: at, from: low, to: high)
    extents = (low...high, low...high)
    aligned.formUnion(other.aligned)
  }

  var axis: NSLayoutConstraint.Axis {
    switch form {
    case .dimension(let axis, _, _, _), .alignment(let axis, _, _, _): axis
    }
  }

  /// The priority as ` @750`; empty for a required constraint.
  var priorityText: String { isRequired ? "" : " @\(CGFloat(priority.rawValue).shortText)" }

  /// Returns whether both ends are in a rectangle and the items are at least partly inside.
  func isInside(_ area: CGRect) -> Bool {
    let (own, range) = (along, area.range(along: axis))
    return range.contains(own.lowerBound) && range.contains(own.upperBound) && isBeside(area)
  }

  /// Returns the mark with its line at the visible part of its items, which can be scrolled content.
  func across(_ part: CGRect) -> ConstraintMark {
    guard case .dimension(let axis, let from, let to, let across) = form else { return self }
    let visible = part.range(along: axis == .horizontal ? .vertical : .horizontal)
    guard !visible.contains(across) else { return self }
    var mark = self
    mark.extents = (extents.near.clamped(to: visible), extents.far.clamped(to: visible))
    let (low, high) = (
      max(mark.extents.near.lowerBound, mark.extents.far.lowerBound),
      min(mark.extents.near.upperBound, mark.extents.far.upperBound)
    )
    let middle = (mark.extents.near.lowerBound + mark.extents.near.upperBound) / 2
    let isDeep = isSize && high - low >= 3 * Self.sizeInset
    let place = low > high ? middle : isDeep ? high - Self.sizeInset : (low + high) / 2
    mark.form = .dimension(axis: axis, from: from, to: to, across: place)
    return mark
  }

  /// Returns whether the mark and the items are at least partly in a rectangle.
  func touches(_ area: CGRect) -> Bool { along.overlaps(area.range(along: axis)) && isBeside(area) }

  /// The extent of the mark along its axis.
  var along: ClosedRange<CGFloat> {
    switch form {
    case .dimension(_, let from, let to, _): min(from, to)...max(from, to)
    case .alignment(_, let at, _, _): at...at
    }
  }

  private func isBeside(_ area: CGRect) -> Bool {
    let across = area.range(along: axis == .horizontal ? .vertical : .horizontal)
    return extents.near.overlaps(across) && extents.far.overlaps(across)
  }
}

extension CGRect {
  fileprivate func range(along axis: NSLayoutConstraint.Axis) -> ClosedRange<CGFloat> {
    axis == .horizontal ? minX...maxX : minY...maxY
  }
}
