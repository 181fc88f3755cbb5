/// Guesses which name was meant by one that does not exist.
package enum Spelling {
  /// The nearest of the candidates; nil where none is near. Of equally near ones the first.
  package static func nearest(to name: String, among candidates: [String]) -> String? {
    // No slip of the fingers is this long, and the table would grow with it.
    guard name.utf8.count <= 100 else { return nil }
    // A third of the letters may be wrong, as in most compilers.
    let limit = max(1, (max(name.count, 3) + 2) / 3)
    var best: (distance: Int, candidate: String)?
    for candidate in candidates {
      let distance = distance(Array(name.lowercased()), Array(candidate.lowercased()))
      guard distance <= limit, distance < best?.distance ?? .max else { continue }
      best = (distance, candidate)
    }
    return best?.candidate
  }

  /// Insertions, deletions, replacements and swaps of neighbours from one word to another.
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
