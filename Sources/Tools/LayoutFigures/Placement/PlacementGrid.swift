import UIKitCore

/// A spatial hash of rectangles and lines.
struct PlacementGrid<Value> {
  private var index = PlacementIndex()
  private var values: [Value] = []

  /// Adds a value and returns a number with which to remove it. Values with infinite bounds are never found.
  @discardableResult
  mutating func add(_ value: Value, in bounds: CGRect) -> Int {
    values.append(value)
    return index.add(bounds)
  }

  mutating func remove(_ number: Int) { index.remove(number) }

  /// Calls the closure once for each value that touches the rectangle, in the order of insertion.
  func forEach(near rect: CGRect, _ body: (Value) -> Void) {
    index.forEach(near: rect) { body(values[$0]) }
  }
}
