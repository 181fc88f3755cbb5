/// Components grouped into lines of text.
struct LetterGroups {
  /// A line of text, or a component that belongs to none.
  struct Group {
    var area: PixelArea
    var members: [PixelArea]
    var count: Int { members.count }
  }

  private(set) var groups: [Group]

  init(_ components: [PixelArea]) {
    // An outline around other components is no letter: nothing joins it.
    let outlines = components.filter { outer in
      components.contains { inner in
        outer.contains(inner) && inner.width * 2 <= outer.width && inner.height * 2 <= outer.height
      }
    }
    let outlineSet = Set(outlines)
    groups = components.filter { !outlineSet.contains($0) }.map { Group(area: $0, members: [$0]) }
    while mergeOnce() {}
    groups += outlines.map { Group(area: $0, members: [$0]) }
  }

  /// Merges adjacent groups from left to right; returns whether any were merged.
  private mutating func mergeOnce() -> Bool {
    groups.sort { ($0.area.x, $0.area.y) < ($1.area.x, $1.area.y) }
    let tallest = groups.map(\.area.height).max() ?? 0
    var isMerged = [Bool](repeating: false, count: groups.count)
    var hasChanged = false
    for index in groups.indices where !isMerged[index] {
      var next = index + 1
      while next < groups.count, groups[next].area.x <= groups[index].area.maxX + tallest {
        if !isMerged[next], Self.joins(groups[index].area, groups[next].area) {
          groups[index].area = groups[index].area.union(groups[next].area)
          groups[index].members += groups[next].members
          isMerged[next] = true
          hasChanged = true
        }
        next += 1
      }
    }
    groups = groups.indices.filter { !isMerged[$0] }.map { groups[$0] }
    return hasChanged
  }

  /// Returns whether two components are in one line of text, or are a letter and its dot or accent.
  private static func joins(_ first: PixelArea, _ second: PixelArea) -> Bool {
    let (small, tall) = first.height <= second.height ? (first, second) : (second, first)
    let overlap = min(first.maxY, second.maxY) - max(first.y, second.y)
    let gap = max(first.x, second.x) - min(first.maxX, second.maxX)
    if overlap * 2 >= small.height { return gap * 4 <= tall.height * 3 }
    return gap < 0 && small.height * 2 <= tall.height && -overlap * 10 <= tall.height * 3
  }
}
