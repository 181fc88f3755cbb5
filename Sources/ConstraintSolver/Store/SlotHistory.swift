/// The order in which the slots of a table were filled, and how often.
///
/// Empty until something is removed.
struct SlotHistory<Owner>: ~Copyable {
  /// The history of one slot.
  struct Record: BitwiseCopyable {
    /// The position in the order of filling.
    var serial: Int64
    /// The number of times the slot was emptied.
    var generation: Int32
  }
  // Empty while slots ascend in the order of filling and none was emptied.
  private var records = KeyedBuffer<Owner, Record>()
  private var nextSerial: Int64 = 0
  private var wereReused = false
  /// Records that a slot was appended.
  @inline(__always) mutating func noteAppended() {
    if records.isEmpty { return }
    records.push(Record(serial: nextSerial, generation: 0))
    nextSerial += 1
  }

  /// Records that a slot was emptied, in a table of `count` slots.
  mutating func noteRemoval(of slot: TableIndex<Owner>, among count: Int) {
    if records.isEmpty {
      for i in 0..<count { records.push(Record(serial: Int64(i), generation: 0)) }
      nextSerial = Int64(count)
    }
    records[slot].generation &+= 1
  }

  /// Records that an emptied slot was filled again.
  mutating func noteReuse(of slot: TableIndex<Owner>) {
    wereReused = true
    records[slot].serial = nextSerial
    nextSerial += 1
  }

  /// Returns the number that distinguishes the content of a slot from earlier content.
  @inline(__always) func generation(of slot: TableIndex<Owner>) -> Int32 {
    records.isEmpty ? 0 : records[slot].generation
  }

  /// Returns whether one slot was filled before another.
  func precedes(_ a: TableIndex<Owner>, _ b: TableIndex<Owner>) -> Bool {
    wereReused ? records[a].serial < records[b].serial : a < b
  }

  /// Sorts slots by the order of filling.
  func sort<Key>(_ slots: KeyedSlice<Key, TableIndex<Owner>>) {
    if !wereReused {
      slots.sort()
      return
    }
    let records = records.slice
    slots.sort { records[$0].serial < records[$1].serial }
  }
}
