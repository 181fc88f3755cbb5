// Nonisolated functions, because the standard library checks the thread at every call of a closure isolated to an
// actor.
extension Array where Element: Comparable {
  /// Indicates whether the elements are in ascending order.
  var isAscending: Bool {
    // Sequences of the standard library are several times slower in unoptimized builds.
    var index = 1
    while index < count {
      if self[index] < self[index - 1] { return false }
      index += 1
    }
    return true
  }

  /// The indices that sort the elements in ascending order; stable.
  var ascendingIndices: [Int] { indices.sorted { (self[$0], $0) < (self[$1], $1) } }
}
