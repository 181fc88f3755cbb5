/// A position in a table of one kind of record; positions in tables of different records do not mix.
///
/// Wraps 32 bits and costs nothing at run time. A negative position is none, so that an optional index takes no more memory.
struct TableIndex<Record: ~Copyable>: BitwiseCopyable, Hashable, Comparable, CustomStringConvertible {
  /// The position as a number.
  let position: Int32

  /// Creates the index of a position.
  @_transparent init(_ position: Int32) { self.position = position }
  /// Creates the index of a position. Traps beyond 32 bits.
  @_transparent init(_ position: Int) { self.position = Int32(position) }

  /// The absence of an index.
  @_transparent static var none: Self { Self(Int32(-1)) }
  /// Indicates the absence of a position.
  @_transparent var isNone: Bool { position < 0 }

  @_transparent static func == (a: Self, b: Self) -> Bool { a.position == b.position }
  @_transparent static func < (a: Self, b: Self) -> Bool { a.position < b.position }

  /// The position in decimal.
  var description: String { "\(position)" }
}

/// The positions of a table, ascending. Not a range, whose generic iterator dominates unoptimized builds.
struct TableIndices<Record: ~Copyable>: Sequence, IteratorProtocol {
  private var position: Int32 = 0
  private let count: Int32

  /// Creates the positions of this many records.
  @_transparent init(count: Int) { self.count = Int32(count) }

  /// Returns the next position; nil at the end.
  @_transparent mutating func next() -> TableIndex<Record>? {
    if position == count { return nil }
    defer { position &+= 1 }
    return TableIndex(position)
  }
}

extension Buffer {
  /// The record with an index of its own kind.
  subscript(i: TableIndex<Element>) -> Element {
    @_transparent _read { yield self[i.position] }
    @_transparent nonmutating _modify { yield &self[i.position] }
  }
  /// The indices of all records.
  @_transparent var indices: TableIndices<Element> { TableIndices(count: count) }
}

extension BufferSlice {
  /// The record with an index of its own kind.
  subscript(i: TableIndex<Element>) -> Element {
    @_transparent _read { yield self[i.position] }
    @_transparent nonmutating _modify { yield &self[i.position] }
  }
}
