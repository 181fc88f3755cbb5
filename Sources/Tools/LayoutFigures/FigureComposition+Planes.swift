import UIKitCore

/// The names of the planes of an exploded view.
extension FigureComposition {
  /// The name of a plane, and its places.
  private typealias Name = (plane: PlanePlaces.Plane, text: LabelText, places: PlanePlaces)

  /// Adds the names of planes at one free side of all planes, or else of those of the same depth.
  mutating func addNames(of planes: [PlanePlaces.Plane]) {
    let names = planes.filter { !$0.name.isEmpty }.map { plane -> Name in
      let text = LabelText(plane.name, .value, palette.theme)
      return (plane, text, PlanePlaces(plane, among: planes, size: text.size, picture: picture))
    }
    let depth = names.map(\.plane.depth).max() ?? 0
    let common = side(of: names)
    let sides = (0...depth).map { depth in common ?? side(of: names.filter { $0.plane.depth == depth }) }
    for name in names {
      let side = sides[name.plane.depth]
      let others = PlanePlaces.Side.allCases.filter { $0 != side }
      var request = name.places.request((side.map { [$0] } ?? []) + others)
      request.name = "label \(name.plane.name)"
      waiting.append(
        Annotation(
          text: name.text, stroke: FigurePen.Stroke(family: palette.frame),
          thin: FigurePen.Stroke(family: palette.frame, width: Self.hairline), request: request))
    }
  }

  /// Returns the first side that is free for all names; nil for none.
  private func side(of names: [Name]) -> PlanePlaces.Side? {
    PlanePlaces.Side.allCases.first { side in
      var trial = engine
      return trial.place(names.map { $0.places.trial(side) }).allSatisfy { $0.label != nil }
    }
  }
}
