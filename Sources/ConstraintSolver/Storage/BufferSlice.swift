/// A borrowed slice of a buffer or an arena, bounds asserted in debug builds.
struct BufferSlice<Element: BitwiseCopyable> {
  private let base: UnsafeMutablePointer<Element>
  /// The number of elements.
  let count: Int

  /// Creates a slice of memory that the caller owns.
  @_transparent init(base: UnsafeMutablePointer<Element>, count: Int) {
    self.base = base
    self.count = count
  }
  /// The element at a position.
  subscript(i: Int) -> Element {
    @_transparent unsafeAddress {
      assert(i >= 0 && i < count, "index out of bounds")
      return UnsafePointer(base + i)
    }
    @_transparent nonmutating unsafeMutableAddress {
      assert(i >= 0 && i < count, "index out of bounds")
      return base + i
    }
  }
  /// The element at a position. Not generic over integers, whose conversions dominate unoptimized builds.
  subscript(i: Int32) -> Element {
    @_transparent unsafeAddress {
      assert(i >= 0 && i < count, "index out of bounds")
      return UnsafePointer(base + Int(i))
    }
    @_transparent nonmutating unsafeMutableAddress {
      assert(i >= 0 && i < count, "index out of bounds")
      return base + Int(i)
    }
  }
  /// The record with an index of its own kind.
  subscript(i: TableIndex<Element>) -> Element {
    @_transparent unsafeAddress {
      assert(!i.isNone && i.position < count, "index out of bounds")
      return UnsafePointer(base + Int(i.position))
    }
    @_transparent nonmutating unsafeMutableAddress {
      assert(!i.isNone && i.position < count, "index out of bounds")
      return base + Int(i.position)
    }
  }
  /// Returns the part that starts here and has this length.
  @_transparent func part(_ start: Int, _ length: Int) -> BufferSlice {
    assert(start >= 0 && length >= 0 && start + length <= count, "part out of bounds")
    return BufferSlice(base: base + start, count: length)
  }
  /// Sorts the elements in place.
  func sort(by precedes: (Element, Element) -> Bool) {
    var buffer = UnsafeMutableBufferPointer(start: base, count: count)
    buffer.sort(by: precedes)
  }
  /// Sets every element.
  @_transparent func fill(_ value: Element) { base.update(repeating: value, count: count) }
  /// Copies the elements of a slice of the same length.
  func copy(_ other: BufferSlice) {
    assert(count == other.count, "copy between different lengths")
    base.update(from: other.base, count: count)
  }
}

extension BufferSlice: Sequence {
  /// Walks through a slice from front to back.
  struct Iterator: IteratorProtocol {
    fileprivate let slice: BufferSlice
    private var i = 0

    fileprivate init(slice: BufferSlice) { self.slice = slice }

    /// Returns the next element, nil at the end.
    @_transparent mutating func next() -> Element? {
      if i == slice.count { return nil }
      defer { i &+= 1 }
      return slice[i]
    }
  }

  /// Returns an iterator at the first element.
  @_transparent func makeIterator() -> Iterator { Iterator(slice: self) }
  /// The number of elements, which is exact.
  var underestimatedCount: Int { count }
}

extension BufferSlice where Element: Comparable {
  /// Sorts the elements in place, in linear time when they are sorted already.
  func sort() { for i in 1..<Swift.max(count, 1) where self[i] < self[i - 1] { return sort(by: <) } }
}

/// A block of memory divided into slices, so that arrays used together are adjacent.
struct Arena: ~Copyable {
  private let raw: UnsafeMutableRawPointer
  private var offset = 0
  private let size: Int

  /// Creates a block for this many doubles and indices.
  init(doubles: Int, indices: Int) {
    size = doubles * 8 + indices * 4
    raw = size > 0 ? .allocate(byteCount: size, alignment: 8) : UnsafeMutableRawPointer(bitPattern: 8).unsafelyUnwrapped
  }
  deinit { if size > 0 { raw.deallocate() } }

  /// Returns the next slice of doubles. All doubles precede the first index.
  mutating func doubles(_ n: Int) -> BufferSlice<Double> { take(n) }
  /// Returns the next slice of indices.
  mutating func indices<Index: BitwiseCopyable>(_ n: Int) -> BufferSlice<Index> { take(n) }

  private mutating func take<T: BitwiseCopyable>(_ n: Int) -> BufferSlice<T> {
    let bytes = n * MemoryLayout<T>.stride
    assert(offset + bytes <= size, "arena too small")
    let p = (raw + offset).bindMemory(to: T.self, capacity: n)
    offset += bytes
    return BufferSlice(base: p, count: n)
  }
}
