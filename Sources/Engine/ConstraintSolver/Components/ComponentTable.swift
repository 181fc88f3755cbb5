/// The components of a system by slot. Slots of removed components are reused.
struct ComponentTable: ~Copyable {
  private var slots: [Component?] = []
  private var freeSlots: [ComponentID] = []

  /// The slots, unused ones included.
  var indices: TableIndices<ComponentSlot> { TableIndices(count: slots.count) }

  /// The component in a slot; nil if it is unused.
  subscript(slot: ComponentID) -> Component? { slots[Int(slot.position)] }

  /// Returns an unused slot for a component about to be built.
  mutating func reserveSlot() -> ComponentID {
    if let slot = freeSlots.popLast() { return slot }
    slots.append(nil)
    return ComponentID(slots.count - 1)
  }

  /// Inserts a component into a slot reserved for it.
  mutating func insert(_ component: Component, at slot: ComponentID) { slots[Int(slot.position)] = component }

  /// Removes a component and frees its slot.
  mutating func remove(_ slot: ComponentID) {
    slots[Int(slot.position)] = nil
    freeSlots.append(slot)
  }
}
