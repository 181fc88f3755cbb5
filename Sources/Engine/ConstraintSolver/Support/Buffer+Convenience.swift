extension KeyedBuffer where Key: ~Copyable {
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

extension KeyedSlice where Key: ~Copyable {
  /// Indicates whether there are no elements.
  @_transparent var isEmpty: Bool { count == 0 }
}

extension KeyedSlice where Element: Comparable {
  /// Sorts the elements in place.
  func sort() { sort(by: <) }
}
