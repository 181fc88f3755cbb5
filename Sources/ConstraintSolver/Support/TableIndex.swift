/// A position in a table of one kind of record; positions in tables of different records do not mix.
///
/// Wraps 32 bits and costs nothing at run time. A negative position is none, so that an optional index takes no more memory.
struct TableIndex<Record: ~Copyable>: BitwiseCopyable, Hashable, Strideable, CustomStringConvertible {
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
  @_transparent func distance(to other: Self) -> Int { Int(other.position) - Int(position) }
  @_transparent func advanced(by n: Int) -> Self { Self(Int(position) + n) }

  /// The position in decimal.
  var description: String { "\(position)" }
}

extension Buffer {
  /// The record with an index of its own kind.
  subscript(i: TableIndex<Element>) -> Element {
    @_transparent _read { yield self[i.position] }
    @_transparent nonmutating _modify { yield &self[i.position] }
  }
  /// The indices of all records.
  @_transparent var indices: Range<TableIndex<Element>> { TableIndex(0)..<TableIndex(count) }
}

extension BufferSlice {
  /// The record with an index of its own kind.
  subscript(i: TableIndex<Element>) -> Element {
    @_transparent _read { yield self[i.position] }
    @_transparent nonmutating _modify { yield &self[i.position] }
  }
}
