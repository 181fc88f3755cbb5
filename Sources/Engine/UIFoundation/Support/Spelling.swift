/// The search for the valid name most similar to a misspelled one.
package enum Spelling {
  /// Returns the most similar other candidate, or the first of several; nil if none is similar.
  ///
  /// For a part of a longer word, such as `red` of `UIColor.red`, the part itself can be the result.
  ///
  /// `limit` is the number of letters that may differ, apart from case. The default is a third of them, as in most
  /// compilers. At least one letter is the same, so that no word is similar to a single other letter.
  package static func nearest(
    to name: String, in word: String? = nil, among candidates: [String], limit: Int? = nil
  ) -> String? {
    // Names are usually shorter, and the table is quadratic in the length.
    guard name.utf8.count <= 100 else { return nil }
    let limit = limit ?? max(1, (max(name.count, 3) + 2) / 3)
    let letters = Array(name.lowercased())
    var best: (distance: Int, candidate: String)?
    for candidate in candidates where candidate != word ?? name {
      let others = Array(candidate.lowercased())
      // Each additional letter of the longer word is an insertion or a deletion.
      guard abs(others.count - letters.count) <= limit else { continue }
      let distance = distance(letters, others)
      guard distance <= limit, distance < max(letters.count, others.count), distance < best?.distance ?? .max
      else { continue }
      best = (distance, candidate)
    }
    return best?.candidate
  }

  /// Returns the least number of insertions, deletions, replacements and swaps between two words.
  private static func distance(_ a: [Character], _ b: [Character]) -> Int {
    guard !a.isEmpty, !b.isEmpty else { return max(a.count, b.count) }
    // Written out, since ranges in loops and `min` of several numbers are slow in unoptimized builds.
    var (beforePrevious, previous): ([Int], [Int]) = ([], Array(0...b.count))
    var i = 1
    while i <= a.count {
      let letter = a[i - 1]
      var row = [i]
      var j = 1
      while j <= b.count {
        let isEqual = letter == b[j - 1]
        var cost = previous[j - 1] + (isEqual ? 0 : 1)
        if previous[j] < cost { cost = previous[j] + 1 }
        if row[j - 1] < cost { cost = row[j - 1] + 1 }
        if !isEqual, i > 1, j > 1, letter == b[j - 2], a[i - 2] == b[j - 1] {
          cost = min(cost, beforePrevious[j - 2] + 1)
        }
        row.append(cost)
        j += 1
      }
      (beforePrevious, previous) = (previous, row)
      i += 1
    }
    return previous[b.count]
  }
}
