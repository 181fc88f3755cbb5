/// One allocation cut into windows, so that a core's arrays lie beside one another.
struct Arena: ~Copyable {
  private let raw: UnsafeMutableRawPointer
  private var offset = 0
  private let size: Int

  /// Room for this many doubles and indices.
  init(doubles: Int, indices: Int) {
    size = doubles * 8 + indices * 4 + 16
    raw = .allocate(byteCount: size, alignment: 16)
  }
  deinit { raw.deallocate() }

  /// The next window of doubles; all of them come before the first index.
  mutating func doubles(_ n: Int) -> Cells<Double> { take(n, 0) }
  /// The next window of indices.
  mutating func indices(_ n: Int) -> Cells<Int32> { take(n, 0) }

  private mutating func take<T: BitwiseCopyable>(_ n: Int, _ zero: T) -> Cells<T> {
    let bytes = n * MemoryLayout<T>.stride
    assert(offset + bytes <= size, "arena too small")
    let p = (raw + offset).bindMemory(to: T.self, capacity: n)
    offset += bytes
    return Cells(base: p, count: n)
  }
}
