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
