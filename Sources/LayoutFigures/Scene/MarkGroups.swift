import UIKitCore

/// Constraints drawn as a group: equal sizes as badges, chains of equal gaps with one value.
@MainActor
struct MarkGroups {
  private(set) var marks: [ConstraintMark]

  init(_ marks: [ConstraintMark], _ space: FigureSpace) {
    self.marks = marks
    nameEqualSizes(space)
    nameGapsOnce()
  }

  // MARK: Equal sizes

  /// Gives all items of an equal-size set a beam with the same badge: `=`, or `= a`, `= b` for several.
  private mutating func nameEqualSizes(_ space: FigureSpace) {
    var added: [ConstraintMark] = []
    var dropped: Set<Int> = []
    for axis in [NSLayoutConstraint.Axis.horizontal, .vertical] {
      let members = marks.indices.filter { marks[$0].kind == .equalSize && marks[$0].axis == axis && isHeld(marks[$0]) }
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

  private func isHeld(_ mark: ConstraintMark) -> Bool { !mark.isViolated && mark.conflict == nil }

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

  // MARK: Gaps

  /// Labels only the first of several equal gaps in a row, as in `3× 8`.
  private mutating func nameGapsOnce() {
    var rows: [(key: String, members: [Int])] = []
    for (index, mark) in marks.enumerated() where mark.kind == .gap && isHeld(mark) && !mark.label.isEmpty {
      guard case .beam(let axis, _, _, _) = mark.form else { continue }
      let key = "\(axis.rawValue) \(mark.label)"
      if let row = rows.firstIndex(where: { $0.key == key }) {
        rows[row].members.append(index)
      } else {
        rows.append((key, [index]))
      }
    }
    for row in rows where row.members.count > 1 {
      let members = row.members
      for chain in Self.connected(members.map { marks[$0] }) where chain.count > 1 {
        for index in chain.dropFirst() { marks[members[index]].label = "" }
        guard let first = chain.first.map({ members[$0] }) else { continue }
        marks[first].label = "\(chain.count)× \(marks[first].label)"
      }
    }
  }
}

extension ConstraintMark {
  var axis: NSLayoutConstraint.Axis {
    switch form {
    case .beam(let axis, _, _, _), .alignment(let axis, _, _, _): axis
    }
  }

  /// The priority as ` @750`; empty for a required constraint.
  var priorityText: String { isRequired ? "" : " @\(CGFloat(priority.rawValue).shortText)" }

  /// Returns whether both ends are in a rectangle and the items at least reach into it.
  func isInside(_ area: CGRect) -> Bool {
    let along =
      switch form {
      case .beam(_, let from, let to, _): [from, to]
      case .alignment(_, let at, _, _): [at]
      }
    let isHorizontal = axis == .horizontal
    let (low, high) = isHorizontal ? (area.minX, area.maxX) : (area.minY, area.maxY)
    let across = isHorizontal ? area.minY...area.maxY : area.minX...area.maxX
    return along.allSatisfy { $0 >= low && $0 <= high } && extents.near.overlaps(across) && extents.far.overlaps(across)
  }
}
