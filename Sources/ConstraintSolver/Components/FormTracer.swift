/// One linear form followed through an elimination to the roots, without a look at any other.
///
/// Where sums are exact this gives, to the bit, what a `FormTable` makes of all forms together.
struct FormTracer: ~Copyable {
  /// Roots left in the form, ascending, as local variables.
  private(set) var locals: Buffer<Int32>
  /// Their coefficients; the first is 1 where there are several.
  private(set) var values: Buffer<Double>
  /// What the form was divided by.
  private(set) var scale = 0.0

  // Both are 0 between uses.
  private var weights: Buffer<Double>
  private var sums: Buffer<Double>
  private var waiting: Agenda

  /// Nothing followed.
  init(_ heap: Heap.Pointer) {
    locals = Buffer(heap)
    values = Buffer(heap)
    weights = Buffer(heap)
    sums = Buffer(heap)
    waiting = Agenda(heap)
  }

  /// Begins a form over a component's variables.
  mutating func begin(_ component: UnsafeMutablePointer<Component>) {
    if weights.count < component.pointee.solved.count { weights.resize(component.pointee.solved.count, filling: 0) }
    if sums.count < component.pointee.variables.count { sums.resize(component.pointee.variables.count, filling: 0) }
    locals.clear()
    values.clear()
  }

  /// Adds a multiple of a local variable.
  mutating func add(_ local: Int32, _ coefficient: Double, of component: UnsafeMutablePointer<Component>) {
    let k = component.pointee.operationOf[local]
    if k < 0 {
      if sums[local] == 0 { locals.push(local) }
      sums[local] += coefficient
    } else {
      // Rows refer to later operations only, so all that reaches one is there when its turn comes.
      if weights[k] == 0 { waiting.push(Int64(k), k) }
      weights[k] += coefficient
    }
  }

  /// Replaces solved variables by roots and normalises; the operations gone through.
  mutating func finish(_ component: UnsafeMutablePointer<Component>) -> Int {
    var steps = 0
    while let k = waiting.pop() {
      let weight = weights[k]
      weights[k] = 0
      if weight == 0 { continue }
      steps += 1
      let factor = -weight / component.pointee.pivots[k]
      for q in component.pointee.upper(Int(k)) {
        add(component.pointee.upperIndices[q], component.pointee.upperValues[q] * factor, of: component)
      }
    }
    sortAscending(locals.cells)
    var kept = 0
    for q in 0..<locals.count {
      let local = locals[q]
      let a = sums[local]
      sums[local] = 0
      // A sum that came back to 0 on its way stands here twice.
      if abs(a) <= Tolerance.coefficient { continue }
      locals[kept] = local
      values.push(a)
      kept += 1
    }
    locals.truncate(to: kept)
    scale = kept > 0 ? values[0] : 0
    if kept > 1 && scale != 1 { for q in 0..<kept { values[q] /= scale } }
    return steps
  }
}
