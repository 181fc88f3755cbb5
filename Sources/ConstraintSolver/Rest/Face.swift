/// What is known of a component's forms on the face of its priced optima; working memory of `restOnFace`.
///
/// Forms are numbered as in the form table, the roots before the rows.
struct Face: ~Copyable {
  /// A column that may move at no priority's cost.
  struct Column: BitwiseCopyable {
    var form: Int32
    var value: Double
    /// Its core and place there, -1 for a root without core.
    var core: Int32
    var position: Int32
  }
  /// A place of rest on a form of the face's core.
  struct Target: BitwiseCopyable {
    var form: Int32
    var location: Double
    var pull: Int32
  }

  /// Free columns.
  var columns: Buffer<Column>
  /// Rows of the face's core, as forms.
  var rows: Buffer<Int32>
  /// Where each form is.
  var values: Buffer<Double>
  /// Ends of the segment each form is in.
  var lows: Buffer<Double>
  /// Upper ends of the segments.
  var highs: Buffer<Double>
  /// Whether a form is held at its value.
  var isHeld: Buffer<Bool>
  /// Forms held.
  var heldCount = 0
  /// A form's place in the face's core: a column, or the number of columns plus a row; -1 where it stands still.
  var places: Buffer<Int32>
  /// Coefficients of the rows.
  var rateCount = 0
  /// Places of rest.
  var targets: Buffer<Target>
  /// Locations by order of creation in the face's core, on the forms as the component knows them.
  var homes: Buffer<Double>

  /// Core of each root, -1 for none.
  var coreOf: Buffer<Int32>
  /// First row of each core when all are counted through.
  var firstRows: Buffer<Int32>
  /// The next row of each core.
  var nextRows: Buffer<Int32>
  /// Form of a row counted through.
  var formOfRow: Buffer<Int32>
  /// The row of a form.
  var rowOfForm: Buffer<Int32>
  /// Forms of the table that cores have as rows.
  var pricedForms = 0

  /// Right-hand sides by held form.
  var right: Buffer<Double>
  /// The held forms over the roots.
  var factor: BasisFactor

  private var rates: Buffer<Double>
  private var indices: Buffer<Int32>
  private var coefficients: Buffer<Double>
  private var identity: Buffer<Int32>

  /// Empty memory.
  init(_ heap: Heap.Pointer) {
    columns = Buffer(heap)
    rows = Buffer(heap)
    values = Buffer(heap)
    lows = Buffer(heap)
    highs = Buffer(heap)
    isHeld = Buffer(heap)
    places = Buffer(heap)
    targets = Buffer(heap)
    homes = Buffer(heap)
    coreOf = Buffer(heap)
    firstRows = Buffer(heap)
    nextRows = Buffer(heap)
    formOfRow = Buffer(heap)
    rowOfForm = Buffer(heap)
    right = Buffer(heap)
    factor = BasisFactor(heap)
    rates = Buffer(heap)
    indices = Buffer(heap)
    coefficients = Buffer(heap)
    identity = Buffer(heap)
  }

  /// Forgets everything; there are this many forms.
  mutating func begin(forms: Int) {
    columns.clear()
    rows.clear()
    values.reset(forms, to: 0)
    lows.reset(forms, to: -.infinity)
    highs.reset(forms, to: .infinity)
    isHeld.reset(forms, to: false)
    heldCount = 0
    firstRows.clear()
    nextRows.clear()
    formOfRow.clear()
    rowOfForm.clear()
  }

  /// Holds a form at a value.
  mutating func hold(_ form: Int32, at value: Double) {
    isHeld[form] = true
    values[form] = value
    heldCount += 1
  }

  /// Lets a column move within an interval.
  mutating func addColumn(_ form: Int32, _ value: Double, low: Double, high: Double, core: Int32, position: Int32) {
    columns.push(Column(form: form, value: value, core: core, position: position))
    values[form] = value
    lows[form] = low
    highs[form] = high
  }

  /// Makes room for the rates once all columns are known.
  mutating func prepareRates() {
    rates.reset(values.count * columns.count, to: 0)
    for m in 0..<columns.count { setRate(columns[m].form, m, 1) }
  }

  /// How fast a column moves a form.
  @inline(__always) mutating func setRate(_ form: Int32, _ column: Int, _ rate: Double) {
    rates[Int(form) * columns.count + column] = rate
  }

  /// Value and rates of a row of the form table from those of its roots.
  mutating func combine(_ f: Int, _ w: UnsafeMutablePointer<Workspace>) {
    let (range, indices, coefficients) = (
      w.pointee.forms.range(of: Int32(f)), w.pointee.forms.indices.cells, w.pointee.forms.values.cells
    )
    let id = w.pointee.forms.roots.count + f
    let n = columns.count
    for q in range {
      let root = Int(indices[q])
      values[id] += coefficients[q] * values[root]
      for m in 0..<n { rates[id * n + m] += coefficients[q] * rates[root * n + m] }
    }
    for m in 0..<n where abs(rates[id * n + m]) <= Tolerance.entry { rates[id * n + m] = 0 }
  }

  /// Numbers the forms that the columns move.
  mutating func numberForms() {
    let n = columns.count
    places.reset(values.count, to: -1)
    rateCount = 0
    for m in 0..<n { places[columns[m].form] = Int32(m) }
    for id in 0..<values.count where places[id] < 0 && !isHeld[id] {
      var count = 0
      for m in 0..<n where rates[id * n + m] != 0 { count += 1 }
      if count == 0 { continue }
      places[id] = Int32(n + rows.count)
      rows.push(Int32(id))
      rateCount += count
    }
  }

  /// The form that a form of the face's core is.
  @inline(__always) mutating func tableForm(_ form: Int32) -> Int32 {
    Int(form) < columns.count ? columns[form].form : rows[Int(form) - columns.count]
  }

  /// Ends of segments in the way of forms that move.
  mutating func countBarriers() -> Int {
    var count = 0
    for f in 0..<Int32(columns.count + rows.count) {
      let id = tableForm(f)
      if lows[id] > -.infinity { count += 1 }
      if highs[id] < .infinity { count += 1 }
    }
    return count
  }

  /// Value of a form with all columns at 0.
  mutating func base(of form: Int32) -> Double {
    let n = columns.count
    if Int(form) < n { return 0 }
    let id = Int(tableForm(form))
    var base = values[id]
    for m in 0..<n { base -= rates[id * n + m] * columns[m].value }
    return base
  }

  /// Gives the face's core its rows.
  mutating func fillForms(of core: UnsafeMutablePointer<Core>) {
    let n = columns.count
    identity.clear()
    for m in 0..<Int32(n) { identity.push(m) }
    for row in 0..<rows.count {
      let id = Int(rows[row])
      indices.clear()
      coefficients.clear()
      for m in 0..<n where rates[id * n + m] != 0 {
        indices.push(Int32(m))
        coefficients.push(rates[id * n + m])
      }
      core.pointee.addForm(row, indices.cells, coefficients.cells, columns: identity.cells)
    }
  }

  /// Sets the first breakpoint of each form of the face's core, and makes room for their locations.
  mutating func countBreakpoints(in starts: Cells<Int32>) {
    for f in 0..<Int32(columns.count + rows.count) {
      let id = tableForm(f)
      if lows[id] > -.infinity { starts[f + 1] += 1 }
      if highs[id] < .infinity { starts[f + 1] += 1 }
    }
    for t in 0..<targets.count { starts[targets[t].form + 1] += 1 }
    for f in 1..<starts.count { starts[f] += starts[f - 1] }
    homes.resize(Int(starts[starts.count - 1]), filling: 0)
  }

  /// Sets the barriers, the first breakpoints of their forms, and counts them in the core's segments.
  mutating func fillBarriers(of core: UnsafeMutablePointer<Core>) {
    let breakpoints = core.pointee.breakpoints
    for f in 0..<Int32(columns.count + rows.count) {
      let id = tableForm(f)
      let base = base(of: f)
      var b = Int(breakpoints.starts[f])
      for (end, relation) in [(lows[id], Int8(1)), (highs[id], Int8(-1))] where end.isFinite {
        breakpoints.set(b, source: 0, scale: 1, relation: relation, level: 0, weight: 1)
        breakpoints.locations[b] = end - base
        homes[b] = end
        b += 1
      }
      core.pointee.segment[f] = Int32(b) - breakpoints.starts[f]
    }
  }
}
