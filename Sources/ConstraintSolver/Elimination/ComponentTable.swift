/// The components of a system by slot; slots of removed components are given out again.
struct ComponentTable: ~Copyable {
  private var slots: [Component?] = []
  private var free: [Int32] = []

  /// The number of slots, unused ones included.
  var count: Int { slots.count }
  /// The slots, unused ones included.
  var indices: Range<Int32> { 0..<Int32(slots.count) }

  /// The component in a slot, nil if it is unused.
  subscript(slot: Int32) -> Component? { slots[Int(slot)] }

  /// Returns an unused slot for a component about to be built.
  mutating func reserveSlot() -> Int32 {
    if let slot = free.popLast() { return slot }
    slots.append(nil)
    return Int32(slots.count - 1)
  }

  /// Enters a component in a slot that was reserved for it.
  mutating func insert(_ component: Component, at slot: Int32) { slots[Int(slot)] = component }

  /// Removes a component and frees its slot.
  mutating func remove(_ slot: Int32) {
    slots[Int(slot)] = nil
    free.append(slot)
  }
}
