/// Sparse Gaussian elimination, recorded as operations.
///
/// Rows are taken shortest first and pivoted on the column that occurs least (Markowitz 1957, "The elimination form of the
/// inverse", in the row-singleton-first simplification that suits triangular systems), among entries not much smaller than
/// the row's largest, so that multipliers stay bounded. A column left in one row alone fills nothing in, however long the
/// row: where those are asked for they come first, so that chains of positions stay chains.
///
/// Operation k solves row `rows[k]` for column `columns[k]`: the lower part holds the multiples of earlier rows that were
/// subtracted, the upper part the rest of the row. A row that becomes empty is recorded with column -1: it is redundant, or
/// contradicts the others.
struct Elimination: ~Copyable {
  /// Operations: the column solved for, the caller's name of the row, the pivot.
  var columns = Buffer<Int32>()
  /// The caller's name of each operation's row.
  var rows = Buffer<Int32>()
  /// Coefficient of the column solved for.
  var pivots = Buffer<Double>()
  /// The starts of each operation's lower and upper part; one entry more than operations after `finish`.
  var lowerStarts = Buffer<Int32>()
  /// Earlier operations subtracted.
  var lowerIndices = Buffer<Int32>()
  /// Multiples of them.
  var lowerValues = Buffer<Double>()
  /// The start of each operation's upper part.
  var upperStarts = Buffer<Int32>()
  /// Columns left in the row.
  var upperIndices = Buffer<Int32>()
  /// Their coefficients.
  var upperValues = Buffer<Double>()
  /// The operation that solves for a column, -1 for none.
  var operationOfColumn = Buffer<Int32>()
  /// Occurrences of a column that are no rows of the matrix but count when a pivot is chosen.
  var outerDegrees = Buffer<Int32>()
  /// A row that holds a column, in the column's list.
  struct RowLink: BitwiseCopyable {
    var row: Int32
    var next: Int32
  }
  /// A multiple of an earlier row subtracted from a row, in the row's list.
  struct LowerLink: BitwiseCopyable {
    var operation: Int32
    var multiplier: Double
    var next: Int32
  }
  /// Indicates whether a row waits aside, may be chosen, or is used up.
  enum Phase: UInt8, BitwiseCopyable { case used, ready, aside }

  private var starts = Buffer<Int32>()
  private var lengths = Buffer<Int32>()
  private var rooms = Buffer<Int32>()
  private var names = Buffer<Int32>()
  private var lowerHeads = Buffer<Int32>()
  private var phases = Buffer<Phase>()
  private var indices = Buffer<Int32>()
  private var entries = Buffer<Double>()
  private var columnHeads = Buffer<Int32>()
  private var rowLinks = Buffer<RowLink>()
  private var lowerLinks = Buffer<LowerLink>()
  private var degrees = Buffer<Int32>()
  private var positions = Buffer<Int32>()
  private var singles = Buffer<Int32>()
  private var pairs = Buffer<Int32>()
  private var triples = Buffer<Int32>()
  private var longer = Buffer<Int32>()
  // Columns left in one row, by whether they occur at most once elsewhere.
  private var looseColumns = Buffer<Int32>()
  private var boundColumns = Buffer<Int32>()
  private var prefersColumns = false
  /// Rows given.
  var rowCount: Int { starts.count }

  /// Forgets everything; the matrix will have this many columns.
  mutating func begin(columns n: Int) {
    degrees.reset(n, to: 0)
    outerDegrees.reset(n, to: 0)
    columnHeads.reset(n, to: -1)
    operationOfColumn.reset(n, to: -1)
    positions.reset(n, to: -1)
    starts.clear()
    lengths.clear()
    rooms.clear()
    names.clear()
    lowerHeads.clear()
    phases.clear()
    indices.clear()
    entries.clear()
    rowLinks.clear()
    lowerLinks.clear()
    singles.clear()
    pairs.clear()
    triples.clear()
    longer.clear()
    looseColumns.clear()
    boundColumns.clear()
    prefersColumns = false
    columns.clear()
    rows.clear()
    pivots.clear()
    lowerStarts.clear()
    lowerIndices.clear()
    lowerValues.clear()
    upperStarts.clear()
    upperIndices.clear()
    upperValues.clear()
  }

  /// Begins a row; entries follow.
  @inline(__always) mutating func beginRow(named name: Int32, aside: Bool = false) {
    starts.push(Int32(indices.count))
    lengths.push(0)
    rooms.push(0)
    names.push(name)
    lowerHeads.push(-1)
    phases.push(aside ? .aside : .ready)
  }

  /// Adds an entry to the row begun last; a column occurs once in a row.
  @inline(__always) mutating func addEntry(_ column: Int32, _ value: Double) {
    let row = Int32(starts.count - 1)
    indices.push(column)
    entries.push(value)
    lengths[row] += 1
    rooms[row] += 1
    degrees[column] += 1
    rowLinks.push(RowLink(row: row, next: columnHeads[column]))
    columnHeads[column] = Int32(rowLinks.count - 1)
  }

  /// Lets a row that waited aside take part from now on.
  mutating func admit(_ row: Int32) {
    phases[row] = .ready
    enqueue(row)
  }

  /// Queues every row that does not wait aside; among equally short ones the first comes first.
  mutating func admitAll(preferringColumns: Bool = false) {
    prefersColumns = preferringColumns
    if preferringColumns {
      for column in 0..<Int32(degrees.count) where degrees[column] == 1 { noteSingle(column) }
    }
    var r = Int32(starts.count) - 1
    while r >= 0 {
      enqueue(r)
      r -= 1
    }
  }

  /// Eliminates until no admitted row has an entry left.
  mutating func run() {
    while true {
      if !singles.isEmpty {
        take(singles.pop(), length: 1)
      } else if !looseColumns.isEmpty {
        take(column: looseColumns.pop())
      } else if !pairs.isEmpty {
        take(pairs.pop(), length: 2)
      } else if !boundColumns.isEmpty {
        take(column: boundColumns.pop())
      } else if !triples.isEmpty {
        take(triples.pop(), length: 3)
      } else if !longer.isEmpty {
        let row = longer.pop()
        if phases[row] == .ready && lengths[row] >= 4 { eliminate(row, choosePivot(row)) }
      } else {
        break
      }
    }
  }

  /// Records the rows left empty and closes the lists of starts.
  mutating func finish(recordingEmpty: Bool) {
    if recordingEmpty {
      for row in 0..<starts.count where phases[row] == .ready {
        columns.push(-1)
        rows.push(names[row])
        pivots.push(1)
        pushLower(Int32(row))
        upperStarts.push(Int32(upperIndices.count))
      }
    }
    lowerStarts.push(Int32(lowerIndices.count))
    upperStarts.push(Int32(upperIndices.count))
  }

  // A row's length may have changed since it was queued; it was queued again then.
  @inline(__always) private mutating func take(_ row: Int32, length: Int32) {
    if phases[row] == .ready && lengths[row] == length { eliminate(row, choosePivot(row)) }
  }

  /// Solves the row a column is left in for it, unless its entry there is too small.
  private mutating func take(column: Int32) {
    if degrees[column] != 1 || operationOfColumn[column] >= 0 { return }
    var link = columnHeads[column]
    while link >= 0 {
      let row = rowLinks[link].row
      link = rowLinks[link].next
      if phases[row] != .ready { continue }
      let range = Int(starts[row])..<Int(starts[row] + lengths[row])
      guard let at = range.first(where: { indices[$0] == column }) else { continue }
      var largest = 0.0
      for q in range { largest = max(largest, abs(entries[q])) }
      if abs(entries[at]) >= Tolerance.pivot * largest { eliminate(row, at) }
      return
    }
  }

  @inline(__always) private mutating func noteSingle(_ column: Int32) {
    if outerDegrees[column] <= 1 { looseColumns.push(column) } else { boundColumns.push(column) }
  }

  @inline(__always) private mutating func leave(_ column: Int32) {
    degrees[column] -= 1
    if prefersColumns && degrees[column] == 1 { noteSingle(column) }
  }

  @inline(__always) private mutating func enqueue(_ row: Int32) {
    if phases[row] != .ready { return }
    switch lengths[row] {
    case 0: break
    case 1: singles.push(row)
    case 2: pairs.push(row)
    case 3: triples.push(row)
    default: longer.push(row)
    }
  }

  @inline(__always) private mutating func pushLower(_ row: Int32) {
    lowerStarts.push(Int32(lowerIndices.count))
    var k = lowerHeads[row]
    while k >= 0 {
      lowerIndices.push(lowerLinks[k].operation)
      lowerValues.push(lowerLinks[k].multiplier)
      k = lowerLinks[k].next
    }
  }

  /// The entry of least occurrence among those of decent size; on a tie the greater column.
  private mutating func choosePivot(_ row: Int32) -> Int {
    let start = Int(starts[row])
    let length = Int(lengths[row])
    var largest = 0.0
    for q in start..<(start + length) { largest = max(largest, abs(entries[q])) }
    var best = -1
    var least = Int32.max
    for q in start..<(start + length) where abs(entries[q]) >= Tolerance.pivot * largest {
      let column = indices[q]
      let degree = degrees[column] + outerDegrees[column]
      if degree < least || (degree == least && column > indices[best]) {
        least = degree
        best = q
      }
    }
    return best
  }

  private mutating func eliminate(_ row: Int32, _ best: Int) {
    let start = Int(starts[row])
    let length = Int(lengths[row])
    if best < 0 { return }
    let column = indices[best]
    let pivot = entries[best]
    let operation = Int32(columns.count)
    columns.push(column)
    rows.push(names[row])
    pivots.push(pivot)
    operationOfColumn[column] = operation
    pushLower(row)
    upperStarts.push(Int32(upperIndices.count))
    for q in start..<(start + length) {
      leave(indices[q])
      if q == best { continue }
      upperIndices.push(indices[q])
      upperValues.push(entries[q])
    }
    phases[row] = .used
    var k = columnHeads[column]
    while k >= 0 {
      let other = rowLinks[k].row
      k = rowLinks[k].next
      if other != row && phases[other] != .used {
        subtract(row, from: other, column: column, pivot: pivot, operation: operation)
      }
    }
  }

  private mutating func subtract(_ row: Int32, from other: Int32, column: Int32, pivot: Double, operation: Int32) {
    var start = Int(starts[other])
    var length = Int(lengths[other])
    guard let at = (start..<(start + length)).first(where: { indices[$0] == column }) else { return }
    let multiplier = entries[at] / pivot
    length -= 1
    indices[at] = indices[start + length]
    entries[at] = entries[start + length]
    degrees[column] -= 1
    lowerLinks.push(LowerLink(operation: operation, multiplier: multiplier, next: lowerHeads[other]))
    lowerHeads[other] = Int32(lowerLinks.count - 1)
    let added = Int(lengths[row]) - 1
    if added == 0 {
      // A single entry goes and nothing comes: a long row over many singles must not be gone through for each.
      lengths[other] = Int32(length)
      enqueue(other)
      return
    }
    if length + added > Int(rooms[other]) { start = move(other, length: length, room: (length + added + 1) * 2) }
    for q in 0..<length { positions[indices[start + q]] = Int32(q) }
    let before = length
    let source = Int(starts[row])
    for q in source..<(source + added + 1) {
      let l = indices[q]
      if l == column { continue }
      let change = -multiplier * entries[q]
      let position = positions[l]
      if position >= 0 {
        entries[start + Int(position)] += change
      } else {
        indices[start + length] = l
        entries[start + length] = change
        length += 1
        degrees[l] += 1
        rowLinks.push(RowLink(row: other, next: columnHeads[l]))
        columnHeads[l] = Int32(rowLinks.count - 1)
      }
    }
    for q in 0..<before { positions[indices[start + q]] = -1 }
    dropCancelled(other, start: start, length: length)
    enqueue(other)
  }

  private mutating func dropCancelled(_ row: Int32, start: Int, length: Int) {
    var length = length
    var q = 0
    while q < length {
      if abs(entries[start + q]) < Tolerance.cancelled {
        leave(indices[start + q])
        length -= 1
        indices[start + q] = indices[start + length]
        entries[start + q] = entries[start + length]
      } else {
        q += 1
      }
    }
    lengths[row] = Int32(length)
  }

  private mutating func move(_ row: Int32, length: Int, room: Int) -> Int {
    let from = Int(starts[row])
    let to = indices.count
    indices.resize(to + room, filling: 0)
    entries.resize(to + room, filling: 0)
    for q in 0..<length {
      indices[to + q] = indices[from + q]
      entries[to + q] = entries[from + q]
    }
    starts[row] = Int32(to)
    rooms[row] = Int32(room)
    return to
  }
}
