/// A borrowed slice of a buffer or an arena.
struct BufferSlice<Element: BitwiseCopyable> {
  private let base: UnsafeMutablePointer<Element>
  /// The number of elements.
  let count: Int

  /// Creates a slice of memory that the caller owns.
  @_transparent init(base: UnsafeMutablePointer<Element>, count: Int) {
    self.base = base
    self.count = count
  }
  @_transparent private func address(_ i: Int) -> UnsafeMutablePointer<Element> {
    assert(i >= 0 && i < count, "index out of bounds")
    return base + i
  }
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
  /// Returns the part that starts here and has this length.
  @_transparent func part(_ start: Int, _ length: Int) -> BufferSlice {
    assert(start >= 0 && length >= 0 && start + length <= count, "part out of bounds")
    return BufferSlice(base: base + start, count: length)
  }
  /// Sorts the elements in place, a few of them by insertion: most lists here have two or three.
  func sort(by precedes: (Element, Element) -> Bool) {
    if count <= 16 {
      var i = 1
      while i < count {
        let element = base[i]
        var k = i
        while k > 0 && precedes(element, base[k - 1]) {
          base[k] = base[k - 1]
          k -= 1
        }
        base[k] = element
        i += 1
      }
      return
    }
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
