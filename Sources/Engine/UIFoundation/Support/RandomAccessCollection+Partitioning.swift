extension RandomAccessCollection {
  /// Returns the index of the first element that satisfies a condition, by binary search.
  ///
  /// All elements after that element must also satisfy the condition. Returns `endIndex` if no element satisfies it.
  @inlinable package func partitioningIndex(where belongsInSecondPartition: (Element) -> Bool) -> Index {
    var (low, count) = (startIndex, count)
    while count > 0 {
      let middle = index(low, offsetBy: count / 2)
      if belongsInSecondPartition(self[middle]) {
        count /= 2
      } else {
        low = index(after: middle)
        count -= count / 2 + 1
      }
    }
    return low
  }
}
