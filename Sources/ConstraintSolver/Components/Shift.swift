/// The values of a component as one constant moves them, as long as the optimum keeps its basis.
///
/// Within a window of the moving breakpoint no form comes to another segment; the basis stands, and every value follows
/// from the breakpoint by the same few operations of the factor and of back substitution. They are kept here, in the order
/// and arithmetic of the whole, so that the bits are those that a solve from nothing would compute.
struct Shift: ~Copyable {
  /// A value: (base - Σ coefficient × slot) / pivot.
  struct Operation: BitwiseCopyable {
    var base: Double
    var pivot: Double
    /// First of its terms, and how many.
    var start: Int32
    var count: Int32
    var slot: Int32
  }
  /// A summand that an operation subtracts.
  struct Term: BitwiseCopyable {
    var coefficient: Double
    var slot: Int32
  }
  /// A variable and the slot of its value.
  struct Output: BitwiseCopyable {
    var variable: Int32
    var slot: Int32
  }

  /// The constraint that moves.
  var constraint: Int32
  /// Coefficient of the form in the constraint.
  var scale: Double
  /// Between these its breakpoint may lie.
  var low: Double
  /// Upper end of the window.
  var high: Double
  /// Whether the values shown moved since the cores were solved.
  var isAhead = false
  /// What is computed, in order.
  var operations: Buffer<Operation>
  /// Summands of all operations.
  var terms: Buffer<Term>
  /// What is shown.
  var outputs: Buffer<Output>
  /// Values by slot: what the factor has between lower and upper part, the core's roots, the component's variables.
  var slots: Buffer<Double>
  /// The slot that has the value of a slot, itself if none else does; -1 for what stands still.
  var origin: Buffer<Int32>

  /// Slot of the moving breakpoint.
  static let input: Int32 = 0

  /// Nothing recorded yet for a constraint.
  init(of constraint: Int32, scale: Double, window: (low: Double, high: Double), in heap: Heap.Pointer) {
    self.constraint = constraint
    self.scale = scale
    low = window.low
    high = window.high
    operations = Buffer(heap)
    terms = Buffer(heap)
    outputs = Buffer(heap)
    slots = Buffer(heap)
    origin = Buffer(heap)
  }

  /// Frees a record.
  static func destroy(_ shift: UnsafeMutablePointer<Shift>) {
    shift.deinitialize(count: 1)
    shift.deallocate()
  }

  /// Begins a record with this many slots, none of which moves but the input.
  mutating func begin(slots n: Int) {
    operations.clear()
    terms.clear()
    outputs.clear()
    slots.reset(n, to: 0)
    origin.reset(n, to: -1)
    origin[Shift.input] = Shift.input
  }

  /// Begins an operation that starts from a slot's value.
  mutating func beginOperation(from slot: Int32) {
    operations.push(Operation(base: 0, pivot: 1, start: Int32(terms.count), count: 0, slot: -1))
    if origin[slot] < 0 { operations[operations.count - 1].base = slots[slot] } else { subtract(-1, slot) }
  }

  /// Begins an operation that starts from a constant.
  mutating func beginOperation(_ constant: Double) {
    operations.push(Operation(base: constant, pivot: 1, start: Int32(terms.count), count: 0, slot: -1))
  }

  /// Subtracts a multiple of a slot in the operation begun last.
  mutating func subtract(_ coefficient: Double, _ slot: Int32) {
    let k = operations.count - 1
    // What stands still before the first that moves is summed now; the order is kept, and with it the bits.
    if origin[slot] < 0 && operations[k].count == 0 {
      operations[k].base -= coefficient * slots[slot]
      return
    }
    terms.push(Term(coefficient: coefficient, slot: origin[slot] < 0 ? slot : origin[slot]))
    operations[k].count += 1
  }

  /// Ends an operation: its value goes to a slot.
  mutating func endOperation(pivot: Double, slot: Int32) {
    let k = operations.count - 1
    let operation = operations[k]
    if operation.count == 0 {
      slots[slot] = pivot == 1 ? operation.base : operation.base / pivot
      origin[slot] = -1
      _ = operations.pop()
      return
    }
    if operation.count == 1 && operation.base == 0 && pivot == 1 && terms.last.coefficient == -1 {
      origin[slot] = terms.last.slot
      _ = terms.pop()
      _ = operations.pop()
      return
    }
    operations[k].pivot = pivot
    operations[k].slot = slot
    origin[slot] = slot
  }

  /// Computes what moves.
  func evaluate(at location: Double) {
    let (operations, terms, slots) = (operations.cells, terms.cells, slots.cells)
    slots[Shift.input] = location
    for k in 0..<operations.count {
      let operation = operations[k]
      var r = operation.base
      for q in Int(operation.start)..<Int(operation.start + operation.count) {
        r -= terms[q].coefficient * slots[terms[q].slot]
      }
      slots[operation.slot] = operation.pivot == 1 ? r : r / operation.pivot
    }
  }
}
