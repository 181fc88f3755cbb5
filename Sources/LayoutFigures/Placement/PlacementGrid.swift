import UIKitCore

/// A spatial hash of rectangles and lines.
struct PlacementGrid<Value> {
  private var cells: [Cell: [Int]] = [:]
  /// The numbers of values that touch more cells than are worth filling, in the order of insertion.
  private var large: [Int] = []
  private var entries: [(value: Value, bounds: CGRect)?] = []

  private struct Cell: Hashable {
    let x, y: Int
  }

  /// The cells that a rectangle touches.
  private struct CellRange {
    let x, y: ClosedRange<Int>
    var count: Int { x.count * y.count }
  }

  /// The side of a cell, in points.
  private static var side: CGFloat { 40 }
  /// The distance from the origin, in points, to which coordinates are clamped.
  private static var farthest: CGFloat { 100_000 }
  /// The maximum number of cells filled by one value.
  private static var maximumCellCount: Int { 400 }

  /// Adds a value and returns the number for its removal. Values with infinite bounds are never found.
  @discardableResult
  mutating func add(_ value: Value, in bounds: CGRect) -> Int {
    let number = entries.count
    entries.append(bounds.isFinite ? (value, bounds) : nil)
    guard let range = Self.cells(of: bounds) else { return number }
    if range.count > Self.maximumCellCount {
      large.append(number)
    } else {
      Self.forEachCell(in: range) { cells[$0, default: []].append(number) }
    }
    return number
  }

  mutating func remove(_ number: Int) {
    guard let bounds = entries[number]?.bounds, let range = Self.cells(of: bounds) else { return }
    entries[number] = nil
    if range.count > Self.maximumCellCount {
      large.removeAll { $0 == number }
    } else {
      Self.forEachCell(in: range) { cell in cells[cell]?.removeAll { $0 == number } }
    }
  }

  /// Calls the closure once for each value that touches the rectangle, in the order of insertion.
  func forEach(near rect: CGRect, _ body: (Value) -> Void) {
    guard let range = Self.cells(of: rect) else { return }
    // Lines of millions of points touch far more cells than there are values.
    guard range.count <= entries.count + Self.maximumCellCount else {
      for entry in entries { visit(entry, near: rect, body) }
      return
    }
    var numbers = large
    Self.forEachCell(in: range) { numbers += cells[$0] ?? [] }
    var last = -1
    for number in numbers.sorted() where number != last {
      last = number
      visit(entries[number], near: rect, body)
    }
  }

  private func visit(_ entry: (value: Value, bounds: CGRect)?, near rect: CGRect, _ body: (Value) -> Void) {
    guard let (value, bounds) = entry else { return }
    if bounds.minX <= rect.maxX, bounds.maxX >= rect.minX, bounds.minY <= rect.maxY, bounds.maxY >= rect.minY {
      body(value)
    }
  }

  private static func cells(of rect: CGRect) -> CellRange? {
    func index(_ value: CGFloat) -> Int {
      Int((min(max(value, -farthest), farthest) / side).rounded(.down))
    }
    guard rect.isFinite else { return nil }
    return CellRange(x: index(rect.minX)...index(rect.maxX), y: index(rect.minY)...index(rect.maxY))
  }

  private static func forEachCell(in range: CellRange, _ body: (Cell) -> Void) {
    for y in range.y {
      for x in range.x { body(Cell(x: x, y: y)) }
    }
  }
}
