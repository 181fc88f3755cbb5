/// A borrowed window on plain values, bounds asserted in debug builds.
struct Cells<Element: BitwiseCopyable> {
  /// The first element.
  let base: UnsafeMutablePointer<Element>
  /// How many there are.
  let count: Int

  /// A window on memory the caller owns.
  @inline(__always) init(base: UnsafeMutablePointer<Element>, count: Int) {
    self.base = base
    self.count = count
  }
  /// The element at a position.
  @inline(__always) subscript(i: Int) -> Element {
    unsafeAddress {
      assert(i >= 0 && i < count, "index out of bounds")
      return UnsafePointer(base + i)
    }
    nonmutating unsafeMutableAddress {
      assert(i >= 0 && i < count, "index out of bounds")
      return base + i
    }
  }
  /// The element at a position.
  @inline(__always) subscript(i: Int32) -> Element {
    unsafeAddress {
      assert(i >= 0 && i < count, "index out of bounds")
      return UnsafePointer(base + Int(i))
    }
    nonmutating unsafeMutableAddress {
      assert(i >= 0 && i < count, "index out of bounds")
      return base + Int(i)
    }
  }
  /// The part that starts here and has this length.
  @inline(__always) func part(_ start: Int, _ length: Int) -> Cells {
    assert(start >= 0 && length >= 0 && start + length <= count, "part out of bounds")
    return Cells(base: base + start, count: length)
  }
  /// Sorts in place.
  func sort(by precedes: (Element, Element) -> Bool) {
    var buffer = UnsafeMutableBufferPointer(start: base, count: count)
    buffer.sort(by: precedes)
  }
  /// Sets every element.
  @inline(__always) func fill(_ value: Element) { base.update(repeating: value, count: count) }
}

/// Subtracts a multiple; what waits for the result need not wait for a multiplication by 1 or -1.
@inline(__always) func subtract(_ coefficient: Double, _ x: Double, from sum: inout Double) {
  if _fastPath(coefficient == -1) {
    sum += x
  } else if _fastPath(coefficient == 1) {
    sum -= x
  } else {
    sum -= coefficient * x
  }
}

/// Gaps for sorting by insertion (Ciura 2001, "Best increments for the average case of Shellsort"), continued threefold.
private let gaps = [1, 4, 10, 23, 57, 132, 301, 701, 2103, 6309, 18_927, 56_781, 170_343, 511_029]

/// Sorts indices in place; costs one look at each when they are in order already.
func sortAscending(_ cells: Cells<Int32>) {
  var i = 1
  while i < cells.count && cells[i - 1] <= cells[i] { i += 1 }
  if i >= cells.count { return }
  if cells.count > 24 {
    for gap in gaps.reversed() where gap < cells.count { insert(cells, from: gap, gap: gap) }
  } else {
    insert(cells, from: i, gap: 1)
  }
}

@inline(__always) private func insert(_ cells: Cells<Int32>, from first: Int, gap: Int) {
  for i in first..<cells.count {
    let v = cells[i]
    var k = i - gap
    while k >= 0 && cells[k] > v {
      cells[k + gap] = cells[k]
      k -= gap
    }
    cells[k + gap] = v
  }
}
