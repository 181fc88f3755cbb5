/// One block cut into windows, so that a core's arrays lie beside one another.
struct Arena: ~Copyable {
  private let raw: UnsafeMutableRawPointer
  private var offset = 0
  private let size: Int
  private let heap: Heap.Pointer

  /// Room for this many doubles and indices.
  init(doubles: Int, indices: Int, in heap: Heap.Pointer) {
    size = doubles * 8 + indices * 4 + 16
    self.heap = heap
    raw = heap.pointee.allocate(size)
  }
  deinit { heap.pointee.free(raw, size) }

  /// The next window of doubles; all of them come before the first index.
  mutating func doubles(_ n: Int) -> Cells<Double> { take(n) }
  /// The next window of indices.
  mutating func indices(_ n: Int) -> Cells<Int32> { take(n) }

  private mutating func take<T: BitwiseCopyable>(_ n: Int) -> Cells<T> {
    let bytes = n * MemoryLayout<T>.stride
    assert(offset + bytes <= size, "arena too small")
    let p = (raw + offset).bindMemory(to: T.self, capacity: n)
    offset += bytes
    return Cells(base: p, count: n)
  }
}
