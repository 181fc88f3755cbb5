#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// A buffer whose positions are numbers, or indices of its own kind of element.
typealias Buffer<Element: BitwiseCopyable> = KeyedBuffer<Element, Element>

/// A growable array of plain values without reference counting or exclusivity checks.
///
/// The solver's inner loops read several arrays of one state at once; with `Array` in class properties the dynamic
/// exclusivity checks cost a factor of two to three. Bounds are asserted in debug builds only: indices never come from
/// outside, because the public interface validates every identifier first.
///
/// Its positions are indices of the kind `Key`, and no others.
struct KeyedBuffer<Key: ~Copyable, Element: BitwiseCopyable>: ~Copyable {
  private var base: UnsafeMutablePointer<Element>
  private var capacity: Int
  /// The number of elements.
  private(set) var count: Int

  /// Creates an empty buffer without memory.
  @_transparent init() {
    // By a raw pointer: an optional typed one is looked up by type at run time, which dominates unoptimized builds.
    base = UnsafeMutableRawPointer(bitPattern: MemoryLayout<Element>.alignment).unsafelyUnwrapped
      .assumingMemoryBound(to: Element.self)
    capacity = 0
    count = 0
  }

  deinit { if capacity > 0 { free(base) } }

  /// A slice of all elements for a hot loop; it dangles once the buffer grows.
  @_transparent var slice: KeyedSlice<Key, Element> { KeyedSlice(base: base, count: count) }

  @_transparent fileprivate func address(_ i: Int) -> UnsafeMutablePointer<Element> {
    assert(i >= 0 && i < count, "index out of bounds")
    return base + i
  }
  /// The element at an index.
  subscript(i: TableIndex<Key>) -> Element {
    @_transparent unsafeAddress { UnsafePointer(address(Int(i.position))) }
    @_transparent nonmutating unsafeMutableAddress { address(Int(i.position)) }
  }
  /// The indices of all elements.
  @_transparent var indices: TableIndices<Key> { TableIndices(count: count) }

  /// Appends one element.
  @_transparent mutating func push(_ x: Element) {
    if count == capacity { grow(to: count + 1) }
    (base + count).initialize(to: x)
    count &+= 1
  }
  /// Removes and returns the element pushed last.
  @_transparent mutating func pop() -> Element {
    assert(count > 0, "pop of an empty buffer")
    count &-= 1
    return base[count]
  }
  /// Reserves memory for a total of `n` elements.
  @_transparent mutating func reserve(_ n: Int) { if n > capacity { grow(to: n) } }
  /// Shortens the buffer to a length, and keeps the memory.
  @_transparent mutating func truncate(to n: Int) {
    assert(n >= 0 && n <= count, "truncation must not extend")
    count = n
  }
  /// Shortens or extends the buffer. Elements within the new length keep their value.
  mutating func resize(_ n: Int, filling value: Element) {
    reserve(n)
    if n > count { (base + count).initialize(repeating: value, count: n - count) }
    count = n
  }
  /// Extends the buffer by elements that the caller initializes; returns the position of the first.
  @_transparent mutating func extend(by n: Int) -> Int {
    reserve(count + n)
    count &+= n
    return count &- n
  }

  @inline(never) private mutating func grow(to wanted: Int) {
    let stride = MemoryLayout<Element>.stride
    let bytes = max(wanted * stride, capacity * stride * (capacity * stride < 4096 ? 4 : 2), 256)
    guard let raw = realloc(capacity > 0 ? base : nil, bytes) else { fatalError("out of memory") }
    base = raw.bindMemory(to: Element.self, capacity: bytes / stride)
    capacity = bytes / stride
  }
}

extension KeyedBuffer where Key == Element {
  /// The element at a position.
  subscript(i: Int) -> Element {
    @_transparent unsafeAddress { UnsafePointer(address(i)) }
    @_transparent nonmutating unsafeMutableAddress { address(i) }
  }
  /// The element at a position. Not generic over integers, whose conversions dominate unoptimized builds.
  subscript(i: Int32) -> Element {
    @_transparent unsafeAddress { UnsafePointer(address(Int(i))) }
    @_transparent nonmutating unsafeMutableAddress { address(Int(i)) }
  }
}

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

/// A slice whose positions are numbers, or indices of its own kind of element.
typealias BufferSlice<Element: BitwiseCopyable> = KeyedSlice<Element, Element>

/// A borrowed slice of a buffer or an arena. Its positions are indices of the kind `Key`.
struct KeyedSlice<Key: ~Copyable, Element: BitwiseCopyable> {
  fileprivate let base: UnsafeMutablePointer<Element>
  /// The number of elements.
  let count: Int

  /// Creates a slice of memory that the caller owns.
  @_transparent init(base: UnsafeMutablePointer<Element>, count: Int) {
    self.base = base
    self.count = count
  }
  @_transparent fileprivate func address(_ i: Int) -> UnsafeMutablePointer<Element> {
    assert(i >= 0 && i < count, "index out of bounds")
    return base + i
  }
  /// The element at an index.
  subscript(i: TableIndex<Key>) -> Element {
    @_transparent unsafeAddress { UnsafePointer(address(Int(i.position))) }
    @_transparent nonmutating unsafeMutableAddress { address(Int(i.position)) }
  }
  /// The indices of all elements.
  @_transparent var indices: TableIndices<Key> { TableIndices(count: count) }
  /// Returns the part with the given start and length.
  @_transparent func part(_ start: Int, _ length: Int) -> Self {
    assert(start >= 0 && length >= 0 && start + length <= count, "part out of bounds")
    return Self(base: base + start, count: length)
  }
  /// Returns the elements with another kind of index.
  @_transparent func keyed<Other: ~Copyable>() -> KeyedSlice<Other, Element> {
    KeyedSlice<Other, Element>(base: base, count: count)
  }
  /// Sorts the elements in place, in linear time when they are sorted already.
  ///
  /// A few are sorted by insertion: most lists here have two or three.
  @inline(__always) func sort(by precedes: (Element, Element) -> Bool) {
    var i = 1
    while i < count {
      let element = base[i]
      var k = i
      while k > 0 && precedes(element, base[k - 1]) {
        if count > 16 {
          var buffer = UnsafeMutableBufferPointer(start: base, count: count)
          return buffer.sort(by: precedes)
        }
        base[k] = base[k - 1]
        k -= 1
      }
      base[k] = element
      i += 1
    }
  }
  /// Sets every element.
  @_transparent func fill(_ value: Element) { base.update(repeating: value, count: count) }
  /// Copies the elements of a slice of the same length.
  func copy<Other: ~Copyable>(_ other: KeyedSlice<Other, Element>) {
    assert(count == other.count, "copy between different lengths")
    base.update(from: other.base, count: count)
  }
}

extension KeyedSlice where Element == Double {
  /// Adds a multiple of a slice of the same length.
  @inline(__always) func add(_ other: Self, times factor: Double) {
    assert(count == other.count, "sum of different lengths")
    for i in 0..<count { base[i] += factor * other.base[i] }
  }
  /// Returns the sum of the products with the elements of a slice of the same length.
  @inline(__always) func dot(_ other: Self) -> Double {
    assert(count == other.count, "product of different lengths")
    var sum = 0.0
    for i in 0..<count { sum += base[i] * other.base[i] }
    return sum
  }
}

extension KeyedSlice: Sequence {
  /// An iterator without the generic calls of `IndexingIterator`, which dominate unoptimized builds.
  struct Iterator: IteratorProtocol {
    fileprivate let slice: KeyedSlice
    fileprivate var position = 0

    /// Returns the next element; nil at the end.
    @_transparent mutating func next() -> Element? {
      if position == slice.count { return nil }
      position &+= 1
      return slice.address(position &- 1).pointee
    }
  }

  /// Returns an iterator at the first element.
  @_transparent func makeIterator() -> Iterator { Iterator(slice: self) }
}

extension KeyedSlice where Key == Element {
  /// The element at a position.
  subscript(i: Int) -> Element {
    @_transparent unsafeAddress { UnsafePointer(address(i)) }
    @_transparent nonmutating unsafeMutableAddress { address(i) }
  }
  /// The element at a position. Not generic over integers, whose conversions dominate unoptimized builds.
  subscript(i: Int32) -> Element {
    @_transparent unsafeAddress { UnsafePointer(address(Int(i))) }
    @_transparent nonmutating unsafeMutableAddress { address(Int(i)) }
  }
}

/// A block of memory divided into slices, so that arrays used together are adjacent.
struct Arena: ~Copyable {
  private let raw: UnsafeMutableRawPointer
  private var offset = 0
  private let size: Int

  /// Creates a block for the given numbers of doubles, records and indices.
  init<Record>(doubles: Int, records: Int = 0, of: Record.Type = Double.self, indices: Int) {
    size = doubles * 8 + records * MemoryLayout<Record>.stride + indices * 4
    raw = .allocate(byteCount: size, alignment: 8)
  }
  deinit { raw.deallocate() }

  /// Returns the next slice of doubles. They come first, and are followed by records, then indices.
  mutating func doubles<Key>(_ n: Int) -> KeyedSlice<Key, Double> { take(n) }
  /// Returns the next slice of records, aligned like doubles.
  mutating func records<Record: BitwiseCopyable>(_ n: Int) -> BufferSlice<Record> { take(n) }
  /// Returns the next slice of indices.
  mutating func indices<Key, Index: BitwiseCopyable>(_ n: Int) -> KeyedSlice<Key, Index> { take(n) }

  private mutating func take<Key, T: BitwiseCopyable>(_ n: Int) -> KeyedSlice<Key, T> {
    let bytes = n * MemoryLayout<T>.stride
    assert(offset + bytes <= size, "arena too small")
    let p = (raw + offset).bindMemory(to: T.self, capacity: n)
    offset += bytes
    return KeyedSlice(base: p, count: n)
  }
}
