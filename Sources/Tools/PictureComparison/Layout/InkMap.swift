/// The pixels of a picture, searched for connected ink.
struct InkMap {
  let pixels: UnsafeBufferPointer<UInt32>
  let width: Int

  /// Returns whether a color differs visibly from the ground: by more than 8 of 255 in a channel.
  static func isInk(_ color: UInt32, on ground: UInt32) -> Bool {
    guard color != ground else { return false }
    for shift in stride(from: UInt32(0), to: 32, by: 8) {
      let difference = Int(color >> shift & 255) - Int(ground >> shift & 255)
      if difference > 8 || difference < -8 { return true }
    }
    return false
  }

  /// Returns the most frequent color of an area and the number of its pixels. Of equals, the smallest value counts.
  func commonColor(in area: PixelArea) -> (color: UInt32, count: Int) {
    var counts: [UInt32: Int] = [:]
    for y in area.y..<area.maxY {
      var (x, start) = (area.x, area.x)
      while x < area.maxX {
        let color = pixels[y * width + x]
        while x < area.maxX, pixels[y * width + x] == color { x += 1 }
        counts[color, default: 0] += x - start
        start = x
      }
    }
    return counts.max { ($0.value, $1.key) < ($1.value, $0.key) }.map { ($0.key, $0.value) } ?? (0, 0)
  }

  /// Returns the bounding boxes of connected ink inside an area.
  func components(in area: PixelArea, ground: UInt32) -> [PixelArea] {
    var boxes: [PixelArea] = []
    var parents: [Int] = []
    func root(_ index: Int) -> Int {
      var index = index
      while parents[index] != index {
        parents[index] = parents[parents[index]]
        index = parents[index]
      }
      return index
    }
    var previous: [(x: Int, end: Int, label: Int)] = []
    for y in area.y..<area.maxY {
      var current: [(x: Int, end: Int, label: Int)] = []
      var first = 0
      for run in runs(row: y, area, ground) {
        var label: Int?
        // Runs of the row above that end before this run cannot touch later runs either.
        while first < previous.count, previous[first].end < run.lowerBound { first += 1 }
        var index = first
        while index < previous.count, previous[index].x <= run.upperBound {
          let above = root(previous[index].label)
          if let known = label { parents[max(known, above)] = min(known, above) }
          label = min(label ?? above, above)
          index += 1
        }
        let box = PixelArea(x: run.lowerBound, y: y, width: run.count, height: 1)
        let found = label ?? parents.count
        if label == nil {
          parents.append(found)
          boxes.append(box)
        } else {
          boxes[found] = boxes[found].union(box)
        }
        current.append((run.lowerBound, run.upperBound, found))
      }
      previous = current
    }
    var merged: [Int: PixelArea] = [:]
    for index in boxes.indices {
      let label = root(index)
      merged[label] = merged[label]?.union(boxes[index]) ?? boxes[index]
    }
    return boxes.indices.compactMap { merged[$0] }
  }

  private func runs(row y: Int, _ area: PixelArea, _ ground: UInt32) -> [Range<Int>] {
    var found: [Range<Int>] = []
    var start: Int?
    // Neighbors mostly have the same color, whose answer is remembered.
    var (last, isLastInk) = (ground, false)
    for x in area.x..<area.maxX {
      let color = pixels[y * width + x]
      if color != last { (last, isLastInk) = (color, Self.isInk(color, on: ground)) }
      if isLastInk, start == nil { start = x }
      if !isLastInk, let begin = start {
        found.append(begin..<x)
        start = nil
      }
    }
    if let begin = start { found.append(begin..<area.maxX) }
    return found
  }
}
