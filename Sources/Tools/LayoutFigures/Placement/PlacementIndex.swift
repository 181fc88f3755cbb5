import UIKitCore

/// A spatial hash of numbered rectangles.
///
/// It is not part of the generic grid, and its loops are written out, because the placement of annotations spends most
/// of its time here. In unoptimized builds, each step of a generic loop is a call.
struct PlacementIndex {
  /// The numbers of the rectangles that touch a cell, in ascending order.
  private var cells: [Cell: [Int]] = [:]
  /// The numbers of the rectangles that touch more cells than the maximum, in ascending order.
  private var large: [Int] = []
  private var extents: [Extent] = []

  private struct Cell: Hashable {
    let x, y: Int
  }

  /// The edges of a rectangle.
  private struct Extent {
    let left, right, top, bottom: CGFloat

    /// An extent that touches no other extent.
    static let none = Extent(left: .infinity, right: -.infinity, top: .infinity, bottom: -.infinity)
  }

  /// The cells that a rectangle touches.
  private struct CellRange {
    let left, right, top, bottom: Int
    var count: Int { (right - left + 1) * (bottom - top + 1) }
  }

  /// The side of a cell, in points.
  private static let side: CGFloat = 40
  /// The distance from the origin, in points, to which coordinates are clamped.
  private static let farthest: CGFloat = 100_000
  /// The maximum number of cells filled by one rectangle.
  private static let maximumCellCount = 400

  /// Adds a rectangle and returns its number. Infinite rectangles are never found.
  mutating func add(_ bounds: CGRect) -> Int {
    let number = extents.count
    guard bounds.isFinite else {
      extents.append(.none)
      return number
    }
    let extent = Extent(left: bounds.minX, right: bounds.maxX, top: bounds.minY, bottom: bounds.maxY)
    extents.append(extent)
    let range = Self.cells(of: extent)
    if range.count > Self.maximumCellCount {
      large.append(number)
    } else {
      Self.forEachCell(in: range) { cells[$0, default: []].append(number) }
    }
    return number
  }

  mutating func remove(_ number: Int) {
    let extent = extents[number]
    guard extent.left.isFinite else { return }
    extents[number] = .none
    let range = Self.cells(of: extent)
    if range.count > Self.maximumCellCount {
      large.removeAll { $0 == number }
    } else {
      Self.forEachCell(in: range) { cell in cells[cell]?.removeAll { $0 == number } }
    }
  }

  /// Calls the closure with the numbers of the rectangles that touch the given one, in ascending order.
  func forEach(near rect: CGRect, _ body: (Int) -> Void) {
    guard rect.isFinite else { return }
    let extent = Extent(left: rect.minX, right: rect.maxX, top: rect.minY, bottom: rect.maxY)
    let range = Self.cells(of: extent)
    // Lines that are millions of points long touch far more cells than there are rectangles.
    if range.count > extents.count + Self.maximumCellCount {
      var number = 0
      while number < extents.count {
        if touches(number, extent) { body(number) }
        number += 1
      }
      return
    }
    var numbers: [Int] = []
    append(large, touching: extent, to: &numbers)
    Self.forEachCell(in: range) { append(cells[$0] ?? [], touching: extent, to: &numbers) }
    if numbers.count > 1 { numbers.sort() }
    var (last, index) = (-1, 0)
    while index < numbers.count {
      if numbers[index] != last { body(numbers[index]) }
      last = numbers[index]
      index += 1
    }
  }

  private func append(_ candidates: [Int], touching extent: Extent, to numbers: inout [Int]) {
    var index = 0
    while index < candidates.count {
      if touches(candidates[index], extent) { numbers.append(candidates[index]) }
      index += 1
    }
  }

  private func touches(_ number: Int, _ extent: Extent) -> Bool {
    let own = extents[number]
    return own.left <= extent.right && own.right >= extent.left && own.top <= extent.bottom
      && own.bottom >= extent.top
  }

  private static func cells(of extent: Extent) -> CellRange {
    func index(_ value: CGFloat) -> Int {
      Int(((value < -farthest ? -farthest : value > farthest ? farthest : value) / side).rounded(.down))
    }
    return CellRange(
      left: index(extent.left), right: index(extent.right), top: index(extent.top), bottom: index(extent.bottom))
  }

  private static func forEachCell(in range: CellRange, _ body: (Cell) -> Void) {
    var y = range.top
    while y <= range.bottom {
      var x = range.left
      while x <= range.right {
        body(Cell(x: x, y: y))
        x += 1
      }
      y += 1
    }
  }
}
