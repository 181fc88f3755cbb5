// Plain functions: closures of the main actor called by the standard library have their thread checked at every call.
extension Array where Element: Comparable {
  /// Indicates whether the elements are in ascending order.
  var isAscending: Bool { zip(self, dropFirst()).allSatisfy { $0 <= $1 } }

  /// The indices of the elements in ascending order; stable.
  var ascendingIndices: [Int] { indices.sorted { (self[$0], $0) < (self[$1], $1) } }
}
