#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// A growable array of plain values without reference counting or exclusivity checks.
///
/// The solver's inner loops read several arrays of one state at once; with `Array` in class properties the dynamic
/// exclusivity checks cost a factor of two to three. Bounds are asserted in debug builds only: indices never come from
/// outside, because the public interface resolves every identifier first.
struct Buffer<Element: BitwiseCopyable>: ~Copyable {
  private var base: UnsafeMutablePointer<Element>
  /// The number of elements.
  private(set) var count = 0
  private var capacity = 0

  /// Creates an empty buffer without memory.
  init() { base = UnsafeMutablePointer(bitPattern: MemoryLayout<Element>.alignment).unsafelyUnwrapped }

  deinit { if capacity > 0 { free(base) } }

  /// A slice of all elements for a hot loop; it dangles once the buffer grows.
  @_transparent var slice: BufferSlice<Element> { BufferSlice(base: base, count: count) }
  /// The indices of all records.
  @_transparent var indices: Range<TableIndex<Element>> { TableIndex(0)..<TableIndex(count) }
  /// Indicates whether there are no elements.
  @_transparent var isEmpty: Bool { count == 0 }
  /// The element pushed last.
  @_transparent var last: Element { self[count - 1] }

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
  /// Reserves memory for this many elements in total.
  @_transparent mutating func reserve(_ n: Int) { if n > capacity { grow(to: n) } }
  /// Shortens the buffer to a length.
  @_transparent mutating func truncate(to n: Int) {
    assert(n >= 0 && n <= count, "truncation must not extend")
    count = n
  }
  /// Removes all elements and keeps the memory.
  @_transparent mutating func clear() { count = 0 }
  /// Shortens or extends the buffer. Elements within the new length keep their value.
  mutating func resize(_ n: Int, filling value: Element) {
    reserve(n)
    if n > count { (base + count).initialize(repeating: value, count: n - count) }
    count = n
  }
  /// Sets the length and every element.
  mutating func reset(_ n: Int, to value: Element) {
    reserve(n)
    base.initialize(repeating: value, count: n)
    count = n
  }
  /// Replaces the contents with another buffer's.
  mutating func assign(_ other: borrowing Buffer) {
    reserve(other.count)
    base.initialize(from: other.base, count: other.count)
    count = other.count
  }
  /// Extends the buffer by elements that the caller initializes; returns the position of the first.
  @_transparent mutating func extend(by n: Int) -> Int {
    let start = count
    reserve(count + n)
    count &+= n
    return start
  }

  @inline(never) private mutating func grow(to wanted: Int) {
    let stride = MemoryLayout<Element>.stride
    let bytes = max(wanted * stride, capacity * stride * (capacity * stride < 4096 ? 4 : 2), 256)
    guard let raw = realloc(capacity > 0 ? base : nil, bytes) else { fatalError("out of memory") }
    base = raw.bindMemory(to: Element.self, capacity: bytes / stride)
    capacity = bytes / stride
  }
}
