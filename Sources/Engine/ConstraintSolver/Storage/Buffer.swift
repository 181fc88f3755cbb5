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
