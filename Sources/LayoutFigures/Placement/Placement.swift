import UIKitCore

/// One way to draw an annotation: its label and the lines that belong to it. Points.
struct Placement: Equatable {
  /// The box of the label; nil for an annotation without one.
  var label: CGRect?
  var lines: [FigureLine] = []
  /// The cost of this way on an empty ground, in square points of covered text.
  var preference: CGFloat = 0

  /// The smallest rectangle that holds all of it.
  var bounds: CGRect { lines.reduce(label ?? .null) { $0.union($1.bounds) } }
}

/// An annotation that wants a place.
struct PlacementRequest {
  /// The ways to draw it, by rising preference.
  let candidates: [Placement]
  /// Ways that lie further and further outside, the last resort where every candidate covers something.
  var outside: ((Int) -> Placement)?
}
