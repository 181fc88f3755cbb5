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

  /// An iterator without the generic calls of `IndexingIterator`, which dominate unoptimized builds.
  struct Iterator: IteratorProtocol {
    fileprivate let slice: BufferSlice
    private var position = 0

    fileprivate init(slice: BufferSlice) { self.slice = slice }

    /// Returns the next element; nil at the end.
    @_transparent mutating func next() -> Element? {
      if position == slice.count { return nil }
      defer { position &+= 1 }
      return slice[position]
    }
  }

  /// Returns an iterator at the first element.
  @_transparent func makeIterator() -> Iterator { Iterator(slice: self) }
}

extension BufferSlice where Element: Comparable {
  /// Sorts the elements in place, in linear time when they are sorted already.
  func sort() { for i in 1..<Swift.max(count, 1) where self[i] < self[i - 1] { return sort(by: <) } }
}
