/// The order in which the slots of a table were filled, and how often.
struct SlotHistory<Owner>: ~Copyable {
  /// The history of one slot.
  struct Record: BitwiseCopyable {
    /// The position in the order of filling.
    var serial: Int64
    /// The number of times the slot was emptied.
    var generation: Int32 = 0
  }
  private var records = KeyedBuffer<Owner, Record>()
  private var nextSerial: Int64 = 0

  /// Records that a slot was appended.
  @inline(__always) mutating func noteAppended() {
    records.push(Record(serial: nextSerial))
    nextSerial += 1
  }

  /// Records that a slot was emptied.
  mutating func noteRemoval(of slot: TableIndex<Owner>) { records[slot].generation &+= 1 }

  /// Records that an emptied slot was filled again.
  mutating func noteReuse(of slot: TableIndex<Owner>) {
    records[slot].serial = nextSerial
    nextSerial += 1
  }

  /// Returns the number that distinguishes the content of a slot from earlier content.
  @inline(__always) func generation(of slot: TableIndex<Owner>) -> Int32 { records[slot].generation }

  /// The numbers of all slots that ``generation(of:)`` returns, in the order of the slots.
  var generations: [Int32] { records.slice.map(\.generation) }

  /// Returns whether one slot was filled before another.
  func precedes(_ a: TableIndex<Owner>, _ b: TableIndex<Owner>) -> Bool { records[a].serial < records[b].serial }

  /// Sorts slots by the order of filling.
  func sort<Key>(_ slots: KeyedSlice<Key, TableIndex<Owner>>) {
    let records = records.slice
    slots.sort { records[$0].serial < records[$1].serial }
  }
}
