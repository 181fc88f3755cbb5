/// The search for the valid name most similar to a misspelled one.
package enum Spelling {
  /// Returns the most similar candidate, the first among equals; nil if none is similar.
  package static func nearest(to name: String, among candidates: [String]) -> String? {
    // Typing errors are never this long, and the table is quadratic in the length.
    guard name.utf8.count <= 100 else { return nil }
    // A third of the letters may differ, as in most compilers.
    let limit = max(1, (max(name.count, 3) + 2) / 3)
    var best: (distance: Int, candidate: String)?
    for candidate in candidates {
      let distance = distance(Array(name.lowercased()), Array(candidate.lowercased()))
      guard distance <= limit, distance < best?.distance ?? .max else { continue }
      best = (distance, candidate)
    }
    return best?.candidate
  }

  /// Returns the number of insertions, deletions, replacements and swaps of neighbors between two words.
  private static func distance(_ a: [Character], _ b: [Character]) -> Int {
    guard !a.isEmpty, !b.isEmpty else { return max(a.count, b.count) }
    var table = [Array(0...b.count)]
    for i in 1...a.count {
      var row = [i]
      for j in 1...b.count {
        let replaced = table[i - 1][j - 1] + (a[i - 1] == b[j - 1] ? 0 : 1)
        var cost = min(replaced, table[i - 1][j] + 1, row[j - 1] + 1)
        if i > 1, j > 1, a[i - 1] == b[j - 2], a[i - 2] == b[j - 1] { cost = min(cost, table[i - 2][j - 2] + 1) }
        row.append(cost)
      }
      table.append(row)
    }
    return table[a.count][b.count]
  }
}
