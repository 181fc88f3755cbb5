/// The breakpoints of all forms' costs, by form and ascending location.
///
/// A breakpoint belongs to one constraint on the form (or a variable's domain or tie-breaking term). Its level is the
/// constraint's priority; left of its location it contributes the slope `lefts`, right of it `lefts + increments`.
struct Breakpoints {
  /// The first breakpoint of each form, one entry more than forms.
  let starts: BufferSlice<Int32>
  /// The value of the form at which its slope grows.
  let locations: BufferSlice<Double>
  /// The growth of the slope there, never negative.
  let increments: BufferSlice<Double>
  /// The slope to the left.
  let lefts: BufferSlice<Double>
  /// The coefficient of the form in the constraint.
  let scales: BufferSlice<Double>
  /// The priority level, 0 the highest.
  let levels: BufferSlice<Int32>
  /// The constraint or domain.
  let sources: BufferSlice<Source>
  /// The order of creation, which decides between equal locations.
  let ordinals: BufferSlice<Int32>

  /// Returns the number of doubles for this many breakpoints.
  static func doubles(_ n: Int) -> Int { 4 * n }
  /// Returns the number of indices for this many breakpoints and forms.
  static func indices(_ n: Int, forms: Int) -> Int { 3 * n + forms + 1 }

  /// Creates room for breakpoints, after all other doubles and before all other indices of an arena.
  init(_ n: Int, forms: Int, in arena: inout Arena) {
    locations = arena.doubles(n)
    increments = arena.doubles(n)
    lefts = arena.doubles(n)
    scales = arena.doubles(n)
    levels = arena.indices(n)
    sources = arena.indices(n)
    ordinals = arena.indices(n)
    starts = arena.indices(forms + 1)
  }

  /// The number of breakpoints.
  @inline(__always) var count: Int { locations.count }
  /// Returns the breakpoints of a form.
  @inline(__always) func range(of form: Int) -> Range<Int> { Int(starts[form])..<Int(starts[form + 1]) }

  /// Sets one breakpoint to a cost term, whose form was divided by its scale.
  func set(_ b: Int, _ term: CostTerm, level: Int32) {
    let shape = term.scale < 0 ? term.shape.mirrored : term.shape
    let weight = abs(term.scale) * term.weight
    sources[b] = term.source
    scales[b] = term.scale
    levels[b] = level
    ordinals[b] = Int32(b)
    lefts[b] = shape.leftSlope * weight
    increments[b] = (shape.rightSlope - shape.leftSlope) * weight
  }

  /// Sorts one form's breakpoints by location, then order of creation; returns whether any moved.
  @inline(__always) func sort(_ form: Int) -> Bool {
    let range = range(of: form)
    if !range.dropFirst().contains(where: { precedes($0, $0 - 1) }) { return false }
    permute(range)
    return true
  }

  /// Sorts breakpoints through a permutation, applied cycle by cycle.
  private func permute(_ range: Range<Int>) {
    var order = range.sorted { precedes($0, $1) }
    for i in range {
      var from = order[i - range.lowerBound]
      while from < i { from = order[from - range.lowerBound] }
      order[i - range.lowerBound] = from
      if from != i { swap(i, from) }
    }
  }

  @inline(__always) private func precedes(_ a: Int, _ b: Int) -> Bool {
    locations[a] < locations[b] || (locations[a] == locations[b] && ordinals[a] < ordinals[b])
  }

  private func swap(_ a: Int, _ b: Int) {
    func exchange<T>(_ cells: BufferSlice<T>) {
      let kept = cells[a]
      cells[a] = cells[b]
      cells[b] = kept
    }
    exchange(locations)
    exchange(increments)
    exchange(lefts)
    exchange(scales)
    exchange(levels)
    exchange(sources)
    exchange(ordinals)
  }

  /// Returns the number of a form's breakpoints left of a value; the search begins from a guess.
  @inline(__always) func segment(of form: Int, at value: Double, from guess: Int) -> Int {
    let range = range(of: form)
    var k = guess
    while k < range.count {
      let location = locations[range.lowerBound + k]
      if value <= location + Tolerance.segment(location) { break }
      k += 1
    }
    while k > 0 {
      let location = locations[range.lowerBound + k - 1]
      if value >= location - Tolerance.segment(location) { break }
      k -= 1
    }
    return k
  }

  /// Returns a form's greatest violation of required breakpoints at a value, in their constraints' units.
  func requiredViolation(of form: Int, at value: Double) -> Double {
    var worst = 0.0
    for b in range(of: form) where levels[b] == 0 {
      let d = value - locations[b]
      let slope = d < 0 ? -lefts[b] : lefts[b] + increments[b]
      if slope > 0 { worst = max(worst, abs(d) * slope) }
    }
    return worst
  }

  /// Returns whether a value is at one of a form's breakpoints.
  func touches(_ form: Int, at value: Double) -> Bool {
    for b in range(of: form) where abs(value - locations[b]) <= 2 * Tolerance.segment(locations[b]) { return true }
    return false
  }
}
