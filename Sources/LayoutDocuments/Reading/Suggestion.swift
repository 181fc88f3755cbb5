/// Finds what a misspelt name was meant to be.
package enum Suggestion {
  /// The closest of the candidates, the first one where several are; `nil` where none is near.
  package static func closest(to word: String, among candidates: some Sequence<String>) -> String? {
    let wanted = Array(word.lowercased().unicodeScalars)
    // Past this length it is no slip of the fingers, and the table would grow with its square.
    guard !wanted.isEmpty, wanted.count <= 64 else { return nil }
    let allowed = max(1, wanted.count / 3)
    var best: (distance: Int, candidate: String)?
    for candidate in candidates {
      let letters = Array(candidate.lowercased().unicodeScalars)
      guard abs(letters.count - wanted.count) <= allowed else { continue }
      let distance = distance(wanted, letters)
      if distance <= allowed, distance < best?.distance ?? .max { best = (distance, candidate) }
    }
    return best?.candidate
  }

  /// Insertions, deletions, replacements and swaps of neighbours between two words (optimal string alignment).
  private static func distance(_ a: [Unicode.Scalar], _ b: [Unicode.Scalar]) -> Int {
    var beforeLast: [Int] = []
    var last = Array(0...b.count)
    for i in a.indices {
      var row = [i + 1]
      row.reserveCapacity(b.count + 1)
      for j in b.indices {
        var cost = min(last[j + 1] + 1, row[j] + 1, last[j] + (a[i] == b[j] ? 0 : 1))
        if i > 0, j > 0, a[i] == b[j - 1], a[i - 1] == b[j] { cost = min(cost, beforeLast[j - 1] + 1) }
        row.append(cost)
      }
      beforeLast = last
      last = row
    }
    return last[b.count]
  }
}
