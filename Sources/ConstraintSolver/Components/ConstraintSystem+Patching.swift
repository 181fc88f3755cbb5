/// Inequalities and optional constraints that come to a component, leave it, or change their priority, while it stands.
///
/// The elimination is kept, and of the cores only those are made anew whose roots the constraint's form has; these start from
/// the optimum they had. What comes out must be what a component built from the beginning would be, to the bit. So a patch is
/// refused, and the component built anew, wherever that is not certain: where the constraint counts in the choice of a pivot
/// (`Elimination.raises`), where sums of coefficients round (`isExact`), and where the presolve would divide variables and
/// constraints in another way.
extension ConstraintSystem {
  /// Breakpoints gone through between two solves, per constraint, after which building anew is cheaper.
  private static let workLimit = 4
  /// Constraints looked at to see that a component stays in one piece.
  private static let splitBudget = 256
  /// Bits after the point, and sizes, within which sums of coefficients stay exact.
  private static let fractionLimit: Int32 = 20
  private static let sizeLimit = 16_777_216.0

  /// The component that all of a new constraint's unknowns belong to; nil if they do not, or for a required equality.
  mutating func soleComponent(of c: Int32) -> Int32? {
    if constraints[c].isRequiredEquality { return nil }
    var slot: Int32 = -1
    for k in constraints[c].terms {
      let record = variables[terms[k].variable]
      if record.state == .known { continue }
      if record.state != .component || (slot >= 0 && slot != record.definition) { return nil }
      slot = record.definition
    }
    return slot < 0 ? nil : slot
  }

  /// Takes a new constraint into its component; where it refuses, the component must be taken apart.
  mutating func insertLive(_ c: Int32) -> Bool {
    guard let slot = soleComponent(of: c), let component = components[slot] else { return false }
    if !canPatch(component, slot: slot) || !hasExactForm(c, component) { return false }
    if !shiftOuter(of: c, by: 1, component) { return false }
    trace(c, component)
    if !enter(c, component) { return false }
    constraints[c].state = .component
    constraints[c].owner = slot
    let cons = component.pointee.constraints
    var position = cons.count
    while position > 0 && constraintHistory.precedes(c, cons[position - 1]) { position -= 1 }
    component.pointee.editConstraints(at: position, inserting: c)
    notePatch(component, seed: c)
    return true
  }

  /// Takes a constraint out of its component; where it refuses, the component must be taken apart.
  mutating func withdrawLive(_ c: Int32) -> Bool {
    guard constraints[c].state == .component, !constraints[c].isRequiredEquality,
      let component = components[constraints[c].owner]
    else { return false }
    if !mayLeave(c) || !canPatch(component, slot: constraints[c].owner) { return false }
    if !shiftOuter(of: c, by: -1, component) { return false }
    let cons = component.pointee.constraints
    guard let position = (0..<cons.count).last(where: { cons[$0] == c }), cons.count > 1 else { return false }
    component.pointee.editConstraints(at: position, inserting: nil)
    if constraints[c].core == Placement.check {
      component.pointee.pricing.removeCheck(c)
    } else {
      remake(place(of: c), component, inserting: nil, dropping: c)
    }
    let rest = component.pointee.constraints
    notePatch(component, seed: rest[rest.count - 1])
    return true
  }

  /// Brings a constraint's new priority to bear; where it refuses, the component must be taken apart.
  mutating func repriceLive(_ c: Int32) -> Bool {
    let slot = constraints[c].owner
    guard let component = components[slot], canPatch(component, slot: slot) else { return false }
    if constraints[c].core == Placement.check {
      component.pointee.pricing.removeCheck(c)
      if constraints[c].isRequired { insertCheck(c, component) }
    } else {
      remake(place(of: c), component, inserting: nil, dropping: nil)
    }
    notePatch(component, seed: c)
    return true
  }

  private mutating func notePatch(_ component: UnsafeMutablePointer<Component>, seed c: Int32) {
    counters.patches += 1
    component.pointee.wasFaceTried = true
    component.pointee.patches.work += 1
    seedConstraints.push(c)
  }

  // MARK: Certainty

  private mutating func canPatch(_ component: UnsafeMutablePointer<Component>, slot: Int32) -> Bool {
    if isProbe || component.pointee.patches.isLoose { return false }
    let limit = ConstraintSystem.workLimit * (component.pointee.constraints.count + 16)
    if component.pointee.patches.work > limit { return false }
    if component.pointee.patches.exactness == .unknown {
      component.pointee.patches.exactness = isExact(component) ? .exact : .rounded
    }
    if component.pointee.patches.exactness == .rounded { return false }
    catchUp(component, slot: slot)
    return true
  }

  /// Whether every sum of coefficients on the way to the roots is exact, so that the order of summing leaves no trace.
  private mutating func isExact(_ component: UnsafeMutablePointer<Component>) -> Bool {
    let operations = component.pointee.solved.count
    var bits = Buffer<Int32>(heap)
    var sizes = Buffer<Double>(heap)
    bits.reset(operations, to: 0)
    sizes.reset(operations, to: 0)
    for k in (0..<operations).reversed() where !component.pointee.upper(k).isEmpty {
      let pivot = component.pointee.pivots[k]
      if abs(pivot).significand != 1 { return false }
      for q in component.pointee.upper(k) {
        let ratio = component.pointee.upperValues[q] / pivot
        guard let own = ConstraintSystem.fractionBits(ratio) else { return false }
        let later = component.pointee.operationOf[component.pointee.upperIndices[q]]
        bits[k] = max(bits[k], own + (later < 0 ? 0 : bits[later]))
        sizes[k] += abs(ratio) * (later < 0 ? 1 : sizes[later])
      }
      if bits[k] > ConstraintSystem.fractionLimit || sizes[k] > ConstraintSystem.sizeLimit { return false }
    }
    let cons = component.pointee.constraints
    for i in 0..<cons.count where !constraints[cons[i]].isRequiredEquality {
      if !hasExactForm(cons[i], component) { return false }
    }
    return true
  }

  /// Whether a constraint's coefficients are exact to sum, or stand at roots already.
  private mutating func hasExactForm(_ c: Int32, _ component: UnsafeMutablePointer<Component>) -> Bool {
    var isExact = true
    var hasSolved = false
    for k in constraints[c].terms where variables[terms[k].variable].state == .component {
      if component.pointee.operationOf[variables[terms[k].variable].local] >= 0 { hasSolved = true }
      let a = terms[k].coefficient
      if ConstraintSystem.fractionBits(a) == nil || abs(a) > 4096 { isExact = false }
    }
    return isExact || !hasSolved
  }

  /// Binary digits after the point; nil for more than a few.
  private static func fractionBits(_ x: Double) -> Int32? {
    var y = x
    for digits in 0...Int32(8) {
      if y == y.rounded(.towardZero) { return digits }
      y *= 2
    }
    return nil
  }

  private mutating func shiftOuter(of c: Int32, by step: Int32, _ component: UnsafeMutablePointer<Component>) -> Bool {
    let n = component.pointee.variables.count
    for k in constraints[c].terms where variables[terms[k].variable].state == .component {
      let local = variables[terms[k].variable].local
      let (raise, fall) = (component.pointee.raises[local], component.pointee.falls[local])
      if !component.pointee.patches.shift(local, by: step, in: n, raise: raise, fall: fall) { return false }
    }
    return true
  }

  /// Whether without the constraint its variables would neither be peeled nor free, and the component not fall apart.
  private mutating func mayLeave(_ c: Int32) -> Bool {
    var unknowns = 0
    for k in constraints[c].terms where variables[terms[k].variable].state == .component {
      let v = terms[k].variable
      unknowns += 1
      var others = 0
      var isPeelable = !variables[v].isNonNegative
      var t = variables[v].head
      while t >= 0 && others < 2 {
        let e = terms[t].constraint
        t = terms[t].next
        if e == c || constraints[e].state != .component { continue }
        others += 1
        isPeelable = isPeelable && constraints[e].isRequiredEquality
      }
      if others == 0 || (others == 1 && isPeelable) { return false }
    }
    return unknowns < 2 || staysConnected(without: c, unknowns)
  }

  private mutating func staysConnected(without c: Int32, _ unknowns: Int) -> Bool {
    epoch += 1
    stack.clear()
    queue.clear()
    for k in constraints[c].terms where variables[terms[k].variable].state == .component {
      stack.push(terms[k].variable)
    }
    variables[stack[0]].mark = epoch
    queue.push(stack[0])
    var seen = 0
    var next = 0
    while next < queue.count {
      var t = variables[queue[next]].head
      next += 1
      while t >= 0 {
        let e = terms[t].constraint
        t = terms[t].next
        if e == c || constraints[e].state != .component || constraints[e].mark == epoch { continue }
        constraints[e].mark = epoch
        seen += 1
        if seen > ConstraintSystem.splitBudget { return false }
        for q in constraints[e].terms {
          let u = terms[q].variable
          if variables[u].state != .component || variables[u].mark == epoch { continue }
          variables[u].mark = epoch
          queue.push(u)
        }
      }
      if (0..<unknowns).allSatisfy({ variables[stack[$0]].mark == epoch }) { return true }
    }
    return false
  }

  // MARK: Where a constraint prices

  private mutating func trace(_ c: Int32, _ component: UnsafeMutablePointer<Component>) {
    let w = workspace()
    w.pointee.tracer.begin(component)
    for k in constraints[c].terms where variables[terms[k].variable].state == .component {
      w.pointee.tracer.add(variables[terms[k].variable].local, terms[k].coefficient, of: component)
    }
    counters.visitedNodes += w.pointee.tracer.finish(component)
  }

  /// Gives the form traced last its place; false where it ties more cores together than patching is meant for.
  private mutating func enter(_ c: Int32, _ component: UnsafeMutablePointer<Component>) -> Bool {
    let w = workspace()
    if w.pointee.tracer.locals.isEmpty {
      constraints[c].core = Placement.check
      if constraints[c].isRequired { insertCheck(c, component) }
      return true
    }
    var pieces = Pieces()
    for q in 0..<w.pointee.tracer.locals.count {
      pieces.enter(component.pointee.pricing.piece(of: w.pointee.tracer.locals[q]), w.pointee.tracer.locals[q])
    }
    remake(pieces, component, inserting: c, dropping: nil)
    return true
  }

  private mutating func place(of c: Int32) -> Pieces {
    var pieces = Pieces()
    if constraints[c].core == Placement.lone {
      pieces.lone = [Int(constraints[c].form)]
    } else {
      pieces.cores = [Int(constraints[c].core)]
    }
    return pieces
  }

  private mutating func insertCheck(_ c: Int32, _ component: UnsafeMutablePointer<Component>) {
    var position = component.pointee.pricing.checks.count
    while position > 0 && precedes(c, component.pointee.pricing.checks[position - 1]) { position -= 1 }
    component.pointee.pricing.checks.insert(c, at: position)
  }

  /// The order in which sources are gone through when a component is built: constraints, then domains.
  mutating func precedes(_ a: Int32, _ b: Int32) -> Bool {
    if (a < 0) != (b < 0) { return a >= 0 }
    return a >= 0
      ? constraintHistory.precedes(a, b) : variableHistory.precedes(Source.variable(a), Source.variable(b))
  }
}

/// Cores, lone roots (by index) and unpriced roots (by local variable) that one form concerns.
struct Pieces {
  var cores: [Int] = []
  var lone: [Int] = []
  var bare: [Int32] = []

  /// Where a root is priced.
  enum Place { case core(Int), lone(Int), bare }

  /// Enters a root's place.
  mutating func enter(_ place: Place, _ local: Int32) {
    switch place {
    case .core(let k): if !cores.contains(k) { cores.append(k) }
    case .lone(let r): lone.append(r)
    case .bare: bare.append(local)
    }
  }
}
