import UIFoundation

/// The differing pixels grouped into rectangles.
struct DifferingRegions {
  /// The size of a cell, in pixels. Adjacent cells form a group, which thus bridges the gap between words at 2x.
  private static let cellSize = 16
  /// The maximum number of regions. More do not help a reader. `bounds` contains the other regions, too.
  static let countLimit = 64

  /// The bounding box of all marked pixels; nil if there are none.
  private(set) var bounds: PixelArea?
  /// The bounding boxes of the groups, the largest first.
  private(set) var areas: [PixelArea] = []

  /// Groups the pixels with a given mark.
  init(_ marks: [UInt8], width: Int, height: Int, mark: UInt8) {
    let columns = (width + Self.cellSize - 1) / Self.cellSize
    let rows = (height + Self.cellSize - 1) / Self.cellSize
    var cells = [PixelArea?](repeating: nil, count: columns * rows)
    marks.withUnsafeBufferPointer { marks in
      guard let base = marks.baseAddress else { return }
      for y in 0..<height {
        guard memchr(base + y * width, Int32(mark), width) != nil else { continue }
        for x in 0..<width where marks[y * width + x] == mark {
          let index = y / Self.cellSize * columns + x / Self.cellSize
          let pixel = PixelArea(x: x, y: y, width: 1, height: 1)
          cells[index] = cells[index]?.union(pixel) ?? pixel
        }
      }
    }
    group(&cells, columns: columns, rows: rows)
  }

  private mutating func group(_ cells: inout [PixelArea?], columns: Int, rows: Int) {
    for start in cells.indices {
      guard var area = cells[start] else { continue }
      cells[start] = nil
      var queue = [start]
      while let next = queue.popLast() {
        let (column, row) = (next % columns, next / columns)
        for y in max(0, row - 1)...min(rows - 1, row + 1) {
          for x in max(0, column - 1)...min(columns - 1, column + 1) {
            guard let part = cells[y * columns + x] else { continue }
            cells[y * columns + x] = nil
            area = area.union(part)
            queue.append(y * columns + x)
          }
        }
      }
      areas.append(area)
    }
    bounds = areas.reduce(nil) { $0?.union($1) ?? $1 }
    areas.sort { ($1.width * $1.height, $0.y, $0.x) < ($0.width * $0.height, $1.y, $1.x) }
    areas = Array(areas.prefix(Self.countLimit))
  }
}
