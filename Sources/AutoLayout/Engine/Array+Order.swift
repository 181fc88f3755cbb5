// Plain functions: a closure on the main actor that the standard library calls is checked for its thread at every call.
extension Array where Element: Comparable {
  /// Whether no element is smaller than the one before it.
  var isAscending: Bool { zip(self, dropFirst()).allSatisfy { $0 <= $1 } }

  /// The places of the elements in ascending order, equals as they stand.
  var ascendingPlaces: [Int] { indices.sorted { (self[$0], $0) < (self[$1], $1) } }
}
