import UIKitCore

/// A candidate drawing of an annotation: its label and its lines. Coordinates are in points.
struct Placement: Equatable {
  /// The box of the label; nil for an annotation without a label.
  var label: CGRect?
  var lines: [FigureLine] = []
  /// The cost of this candidate on an empty background.
  ///
  /// The unit is the cost of a label that covers a square point of plain image.
  var preference: CGFloat = 0
  /// The number of the place relative to the subject, such as a corner, in all panels of a sheet.
  var position = 0

  /// The bounding box.
  var bounds: CGRect { lines.reduce(label ?? .null) { $0.union($1.bounds) } }
}

/// The candidates for the placement of an annotation.
struct PlacementRequest {
  /// The name of the annotation, which is the same in all panels of a sheet.
  var name = ""
  /// The number that the two annotations of a pair share, which have the same position; nil for others.
  var pair: Int?
  /// The candidates, in ascending order of preference cost.
  let candidates: [Placement]
  /// The rectangle to which leaders lead; nil for annotations without leaders.
  var subject: CGRect?
  /// Returns further candidates at increasing distances outside the picture, by step from 0.
  ///
  /// They are tried if all other candidates cover text, a label or a dimension line.
  var outside: ((Int) -> Placement)?
}
