/// A position in tables of one kind of record; positions of different kinds do not mix.
///
/// It is a wrapper of 32 bits without cost at run time. A negative position means no index, because `Optional` would
/// take more memory.
struct TableIndex<Record: ~Copyable>: BitwiseCopyable, Hashable, Comparable, CustomStringConvertible {
  /// The position as a number.
  let position: Int32

  /// Creates the index of a position.
  @_transparent init(_ position: Int32) { self.position = position }
  /// Creates the index of a position. Traps beyond 32 bits.
  @_transparent init(_ position: Int) { self.position = Int32(position) }

  /// The absence of an index.
  @_transparent static var none: Self { Self(Int32(-1)) }
  /// Indicates whether the position is negative, which means no index.
  @_transparent var isNone: Bool { position < 0 }
  /// The index before; `none` before the first.
  @_transparent var previous: Self { Self(position &- 1) }
  /// The index after.
  @_transparent var next: Self { Self(position &+ 1) }
  /// Returns the index at a distance, which can be negative.
  @_transparent func advanced(by distance: Int32) -> Self { Self(position &+ distance) }

  @_transparent static func == (a: Self, b: Self) -> Bool { a.position == b.position }
  @_transparent static func != (a: Self, b: Self) -> Bool { a.position != b.position }
  @_transparent static func < (a: Self, b: Self) -> Bool { a.position < b.position }

  /// The position in decimal.
  var description: String { "\(position)" }
}

/// Consecutive positions of a table, ascending. Not a `Range`, whose generic iterator is slow in unoptimized builds.
struct TableIndices<Record: ~Copyable>: Sequence, IteratorProtocol {
  private var position: Int32
  private let end: Int32

  /// Creates the positions from `start` up to, but not including, `end`.
  @_transparent init(from start: Int32, to end: Int32) {
    position = start
    self.end = end
  }
  /// Creates the positions of `count` records. The count must be less than 2³¹, which is not checked.
  @_transparent init(count: Int) {
    position = 0
    end = Int32(truncatingIfNeeded: count)
  }

  /// The first position.
  @_transparent var first: TableIndex<Record> { TableIndex(position) }
  /// The last position.
  @_transparent var last: TableIndex<Record> { TableIndex(end &- 1) }
  /// The number of positions.
  @_transparent var count: Int32 { end &- position }
  /// Indicates whether there are no positions.
  @_transparent var isEmpty: Bool { position >= end }
  /// Returns whether a position is among these.
  @_transparent func contains(_ i: TableIndex<Record>) -> Bool { i.position >= position && i.position < end }

  /// Returns these positions. Not inherited from `Sequence`, whose generic function is slow in unoptimized builds.
  @_transparent func makeIterator() -> Self { self }
  /// Returns the next position; nil at the end.
  @_transparent mutating func next() -> TableIndex<Record>? {
    if position >= end { return nil }
    position &+= 1
    return TableIndex(position &- 1)
  }
}
