extension Buffer {
  /// Indicates whether there are no elements.
  @_transparent var isEmpty: Bool { count == 0 }
  /// Removes all elements and keeps the memory.
  @_transparent mutating func clear() { truncate(to: 0) }
  /// Sets the length and every element.
  mutating func reset(_ n: Int, to value: Element) {
    clear()
    resize(n, filling: value)
  }
}

extension BufferSlice: RandomAccessCollection {
  /// The position of the first element.
  @_transparent var startIndex: Int { 0 }
  /// The position behind the last element.
  @_transparent var endIndex: Int { count }
}

extension BufferSlice where Element: Comparable {
  /// Sorts the elements in place, in linear time when they are sorted already.
  func sort() { for i in 1..<Swift.max(count, 1) where self[i] < self[i - 1] { return sort(by: <) } }
}

extension BufferSlice {
  /// Copies the elements of a slice of the same length.
  func copy(_ other: BufferSlice) {
    assert(count == other.count, "copy between different lengths")
    for i in 0..<count { self[i] = other[i] }
  }
}
