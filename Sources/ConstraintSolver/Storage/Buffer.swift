/// A growable array of plain values without reference counting or exclusivity checks.
///
/// The solver's inner loops read several arrays at once through one state. With `Array` in class properties the dynamic
/// exclusivity checks alone cost a factor of two to three. Bounds are asserted in debug builds only; indices never come
/// from outside, because the public interface resolves every identifier first.
struct Buffer<Element: BitwiseCopyable>: ~Copyable {
  /// The first element; changes whenever the buffer grows.
  private(set) var base: UnsafeMutablePointer<Element>
  /// Elements in use.
  private(set) var count = 0
  private var capacity = 0
  private let heap: Heap.Pointer

  /// No elements; room comes from the heap.
  init(_ heap: Heap.Pointer) {
    base = UnsafeMutablePointer(bitPattern: MemoryLayout<Element>.alignment).unsafelyUnwrapped
    self.heap = heap
  }

  deinit { if capacity > 0 { heap.pointee.free(base, capacity * MemoryLayout<Element>.stride) } }

  /// A window on the elements for a hot loop; dangles once the buffer grows.
  @inline(__always) var cells: Cells<Element> { Cells(base: base, count: count) }
  /// Whether nothing is in use.
  @inline(__always) var isEmpty: Bool { count == 0 }
  /// The element pushed last.
  @inline(__always) var last: Element { self[count - 1] }

  /// The element at a position.
  @inline(__always) subscript(i: Int) -> Element {
    unsafeAddress {
      assert(i >= 0 && i < count, "index out of bounds")
      return UnsafePointer(base + i)
    }
    nonmutating unsafeMutableAddress {
      assert(i >= 0 && i < count, "index out of bounds")
      return base + i
    }
  }
  /// The element at a position.
  @inline(__always) subscript(i: Int32) -> Element {
    unsafeAddress {
      assert(i >= 0 && i < count, "index out of bounds")
      return UnsafePointer(base + Int(i))
    }
    nonmutating unsafeMutableAddress {
      assert(i >= 0 && i < count, "index out of bounds")
      return base + Int(i)
    }
  }

  /// Appends one element.
  @inline(__always) mutating func push(_ x: Element) {
    if count == capacity { grow(to: count + 1) }
    (base + count).initialize(to: x)
    count &+= 1
  }
  /// Removes and returns the element pushed last.
  @inline(__always) mutating func pop() -> Element {
    assert(count > 0, "pop of an empty buffer")
    count &-= 1
    return base[count]
  }
  /// Puts an element before the one at a position.
  mutating func insert(_ x: Element, at position: Int) {
    push(x)
    var i = count - 1
    while i > position {
      base[i] = base[i - 1]
      i -= 1
    }
    base[position] = x
  }
  /// Takes out the element at a position.
  mutating func remove(at position: Int) {
    assert(position >= 0 && position < count, "index out of bounds")
    for i in position..<(count - 1) { base[i] = base[i + 1] }
    count &-= 1
  }
  /// Makes room for this many elements in all.
  @inline(__always) mutating func reserve(_ n: Int) { if n > capacity { grow(to: n) } }
  /// Cuts to a length not greater than the present one.
  @inline(__always) mutating func truncate(to n: Int) {
    assert(n >= 0 && n <= count, "truncation must not extend")
    count = n
  }
  /// Forgets every element and keeps the room.
  @inline(__always) mutating func clear() { count = 0 }
  /// Cuts or extends to a length; elements already there keep their value.
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

  /// Extends by this many elements that the caller initialises; the position of the first.
  @inline(__always) mutating func extend(by n: Int) -> Int {
    let start = count
    reserve(count + n)
    count &+= n
    return start
  }

  /// Cuts or extends to a length; the caller initialises what is new.
  @inline(__always) mutating func resizeUninitialized(to n: Int) {
    reserve(n)
    count = n
  }

  @inline(never) private mutating func grow(to wanted: Int) {
    let stride = MemoryLayout<Element>.stride
    let bytes = Heap.roundedSize(max(wanted * stride, capacity * stride * (capacity * stride < 4096 ? 4 : 2), 256))
    let raw = heap.pointee.allocate(bytes)
    let room = raw.bindMemory(to: Element.self, capacity: bytes / stride)
    room.moveInitialize(from: base, count: count)
    if capacity > 0 { heap.pointee.free(base, capacity * stride) }
    base = room
    capacity = bytes / stride
  }
}
