import UIKitCore

/// A spatial hash of rectangles and lines.
struct PlacementGrid<Value> {
  private var cells: [Cell: [Int]] = [:]
  private var entries: [(value: Value, bounds: CGRect)?] = []

  private struct Cell: Hashable {
    let x, y: Int
  }

  /// The side of a cell. Points.
  private static var side: CGFloat { 40 }
  /// The distance from the origin to which coordinates are clamped. Points.
  private static var farthest: CGFloat { 100_000 }

  /// Adds a value and returns the number for its removal.
  @discardableResult
  mutating func add(_ value: Value, in bounds: CGRect) -> Int {
    entries.append((value, bounds))
    forEachCell(of: bounds) { cells[$0, default: []].append(entries.count - 1) }
    return entries.count - 1
  }

  mutating func remove(_ number: Int) {
    guard let bounds = entries[number]?.bounds else { return }
    entries[number] = nil
    forEachCell(of: bounds) { cell in cells[cell]?.removeAll { $0 == number } }
  }

  /// Calls the closure once for each value that touches the rectangle, in the order of insertion.
  func forEach(near rect: CGRect, _ body: (Value) -> Void) {
    var numbers: [Int] = []
    forEachCell(of: rect) { numbers += cells[$0] ?? [] }
    var last = -1
    for number in numbers.sorted() where number != last {
      last = number
      guard let (value, bounds) = entries[number] else { continue }
      if bounds.minX <= rect.maxX, bounds.maxX >= rect.minX, bounds.minY <= rect.maxY, bounds.maxY >= rect.minY {
        body(value)
      }
    }
  }

  private func forEachCell(of rect: CGRect, _ body: (Cell) -> Void) {
    func index(_ value: CGFloat) -> Int {
      Int((min(max(value, -Self.farthest), Self.farthest) / Self.side).rounded(.down))
    }
    guard rect.isFinite else { return }
    for y in index(rect.minY)...index(rect.maxY) {
      for x in index(rect.minX)...index(rect.maxX) { body(Cell(x: x, y: y)) }
    }
  }
}
