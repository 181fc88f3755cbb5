// Nonisolated functions: closures isolated to the main actor check the thread at every call by the standard library.
extension Array where Element: Comparable {
  /// Indicates whether the elements are in ascending order.
  var isAscending: Bool { zip(self, dropFirst()).allSatisfy { $0 <= $1 } }

  /// The indices of the elements in ascending order; stable.
  var ascendingIndices: [Int] { indices.sorted { (self[$0], $0) < (self[$1], $1) } }
}
