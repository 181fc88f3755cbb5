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
