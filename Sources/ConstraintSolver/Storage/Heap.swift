#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// Memory of one solver: blocks of powers of two, cut from a few chunks that are returned together.
///
/// A solver outgrows many small arrays while it is built. Cut from chunks of its own, they lie close together and no
/// general allocator hands their pages back and forth. Large chunks lie on huge pages: first touches of 8 MB cost 2.6 ms in
/// pages of 4 KB, 0.2 ms in pages of 2 MB, and solving what fits there about 3 ms.
struct Heap: ~Copyable {
  /// Where blocks come from; whoever makes a heap destroys it after everything that uses it.
  typealias Pointer = UnsafeMutablePointer<Heap>

  private static let smallestClass = 6
  private static let classes = 48
  private static let firstChunk = 16 << 10
  private static let hugePage = 2 << 20

  /// Head of a chunk, which lies at its beginning.
  private struct Chunk: BitwiseCopyable {
    var next: UnsafeMutableRawPointer?
    var start: UnsafeMutableRawPointer
    /// Bytes mapped, 0 if the chunk was allocated.
    var mapped: Int
  }
  private static let headSize = 64

  private let lists: UnsafeMutablePointer<UnsafeMutableRawPointer?>
  private var chunks: UnsafeMutableRawPointer?
  private var cursor: UnsafeMutableRawPointer?
  private var left = 0
  private var nextChunk = Heap.firstChunk

  private init() {
    lists = .allocate(capacity: Heap.classes)
    lists.initialize(repeating: nil, count: Heap.classes)
  }

  deinit {
    var next = chunks
    while let chunk = next?.load(as: Chunk.self) {
      next = chunk.next
      if chunk.mapped > 0 { munmap(chunk.start, chunk.mapped) } else { chunk.start.deallocate() }
    }
    lists.deallocate()
  }

  /// A heap without any chunk.
  static func make() -> Pointer {
    let heap = Pointer.allocate(capacity: 1)
    heap.initialize(to: Heap())
    return heap
  }

  /// Returns all memory.
  static func destroy(_ heap: Pointer) {
    heap.deinitialize(count: 1)
    heap.deallocate()
  }

  /// The class of blocks that hold this many bytes; its size is a power of two.
  @inline(__always) private static func sizeClass(_ bytes: Int) -> Int {
    bytes <= 1 << smallestClass ? smallestClass : Int.bitWidth - (bytes - 1).leadingZeroBitCount
  }

  /// The bytes that a block for this many really has.
  @inline(__always) static func roundedSize(_ bytes: Int) -> Int { 1 << sizeClass(bytes) }

  /// A block on a cache line's boundary, uninitialised.
  mutating func allocate(_ bytes: Int) -> UnsafeMutableRawPointer {
    let k = Heap.sizeClass(bytes)
    if let block = lists[k] {
      lists[k] = block.load(as: UnsafeMutableRawPointer?.self)
      return block
    }
    let size = 1 << k
    if let block = cursor, left >= size {
      cursor = block + size
      left -= size
      return block
    }
    return cutFromNewChunk(size)
  }

  /// Takes back a block that was asked for with as many bytes.
  mutating func free(_ block: UnsafeMutableRawPointer, _ bytes: Int) { put(block, Heap.sizeClass(bytes)) }

  private func put(_ block: UnsafeMutableRawPointer, _ k: Int) {
    block.storeBytes(of: lists[k], as: UnsafeMutableRawPointer?.self)
    lists[k] = block
  }

  @inline(never) private mutating func cutFromNewChunk(_ size: Int) -> UnsafeMutableRawPointer {
    keepRest()
    var bytes = max(nextChunk, size + Heap.headSize)
    var chunk: Chunk
    var head: UnsafeMutableRawPointer
    if bytes < Heap.hugePage {
      head = .allocate(byteCount: bytes, alignment: 64)
      chunk = Chunk(next: chunks, start: head, mapped: 0)
      nextChunk = bytes >= 256 << 10 ? Heap.hugePage : bytes * 4
    } else {
      bytes = (bytes + Heap.hugePage - 1) & -Heap.hugePage
      (head, chunk) = Heap.map(bytes, before: chunks)
      nextChunk = min(bytes * 4, 256 << 20)
    }
    head.storeBytes(of: chunk, as: Chunk.self)
    chunks = head
    let block = head + Heap.headSize
    cursor = block + size
    left = bytes - Heap.headSize - size
    return block
  }

  /// A chunk on huge pages, where the system has them.
  private static func map(_ bytes: Int, before next: UnsafeMutableRawPointer?) -> (UnsafeMutableRawPointer, Chunk) {
    let length = bytes + hugePage
    guard let start = mmap(nil, length, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0), start != MAP_FAILED
    else {
      let start = UnsafeMutableRawPointer.allocate(byteCount: bytes, alignment: 64)
      return (start, Chunk(next: next, start: start, mapped: 0))
    }
    let head = start.alignedUp(toMultipleOf: hugePage)
    madvise(head, bytes, MADV_HUGEPAGE)
    return (head, Chunk(next: next, start: start, mapped: length))
  }

  /// Puts what is left of the present chunk into the lists.
  private mutating func keepRest() {
    guard var block = cursor else { return }
    while left >= 1 << Heap.smallestClass {
      let k = Int.bitWidth - 1 - left.leadingZeroBitCount
      put(block, k)
      block += 1 << k
      left -= 1 << k
    }
    cursor = nil
  }
}
