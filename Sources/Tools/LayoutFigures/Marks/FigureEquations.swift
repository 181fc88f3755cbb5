import UIKitCore

/// The printed equations of a figure, above and below the picture.
@MainActor
struct FigureEquations {
  private var waiting: [(equation: PrintedEquation, families: [String: InkFamily], isAbove: Bool, link: String?)] = []
  private var placed: [(equation: PrintedEquation, families: [String: InkFamily], box: CGRect, link: String?)] = []
  /// The bounds of the placed equations; null before placement.
  private(set) var bounds = CGRect.null

  // Lengths in points.
  private static let gap: CGFloat = 12
  private static let edge: CGFloat = 6

  /// Adds an equation. `families` contains the inks of the items by their names.
  mutating func add(_ equation: PrintedEquation, _ families: [String: InkFamily], isAbove: Bool, link: String?) {
    waiting.append((equation, families, isAbove, link))
  }

  /// Places the equations around everything else, centered at the picture.
  mutating func place(around occupied: CGRect, picture: CGRect) {
    var (top, bottom) = (occupied.minY, occupied.maxY)
    for isAbove in [true, false] {
      let rows = waiting.filter { $0.isAbove == isAbove }
      for row in isAbove ? rows.reversed() : rows {
        var equation = row.equation
        let x = (picture.midX - equation.size.width / 2).rounded()
        let y = isAbove ? (top - Self.gap - equation.size.height).rounded(.down) : (bottom + Self.gap).rounded(.up)
        equation.move(x: x, y: y)
        let box = CGRect(origin: CGPoint(x: x, y: y), size: equation.size)
        bounds = bounds.union(box.insetBy(dx: -Self.edge, dy: -Self.edge))
        if isAbove { top = y } else { bottom = y + equation.size.height }
        placed.append((equation, row.families, box, row.link))
      }
    }
    waiting = []
  }

  /// The ticks from the terms to their names.
  var lines: [FigureLine] { placed.flatMap(\.equation.lines) }

  func draw(_ pen: FigurePen, _ palette: FigurePalette) {
    for (equation, families, box, link) in placed {
      if let link { pen.addLink(box, to: link) }
      for piece in equation.pieces {
        pen.draw(piece.text, in: piece.box, piece.item.flatMap { families[$0] } ?? palette.remark)
      }
    }
  }
}
