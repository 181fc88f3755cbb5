import Testing
import UIKitCore

@testable import LayoutFigures

@MainActor
@Suite("Rows of figures")
struct FigureRowTests {
  private func cell(_ caption: String, _ bounds: CGRect, scene: CGRect) -> FigureRow.Cell {
    FigureRow.Cell(caption: caption, list: DisplayList(bounds: bounds, items: []), scene: scene)
  }

  /// Returns the horizontal middle of each caption's background.
  private func middles(_ cells: [FigureRow.Cell]) -> [CGFloat] { middles(FigureRow(cells, appearance: .light)) }

  private func middles(_ row: FigureRow) -> [CGFloat] {
    row.displayList.items.compactMap { item in
      if case .fill(let fill) = item { fill.shape.bounds.midX } else { nil }
    }
  }

  @Test("A caption is below the middle of its scene; labels outside of the scene do not move it")
  func middle() {
    let scene = CGRect(x: 0, y: 0, width: 200, height: 50)
    // Labels need 100 points at the left of the first scene and 60 points at the right of the second scene.
    let cells = [
      cell("Portrait", CGRect(x: -100, y: 0, width: 300, height: 50), scene: scene),
      cell("Landscape", CGRect(x: 0, y: 0, width: 260, height: 50), scene: scene),
    ]

    // The second figure begins at 324: the width of the first, 300, and a gap of 24.
    #expect(middles(cells) == [200, 424])
  }

  @Test("The text of a caption does not extend beyond its figure, but its background can")
  func clamped() throws {
    let bounds = CGRect(x: 0, y: 0, width: 300, height: 50)
    let row = FigureRow(
      [cell("A rather long caption", bounds, scene: CGRect(x: 290, y: 0, width: 10, height: 50))], appearance: .light)

    let list = row.displayList

    let backgrounds = list.items.compactMap { if case .fill(let fill) = $0 { fill.shape.bounds } else { nil } }
    let background = try #require(backgrounds.first)
    #expect(list.bounds.width == 300)
    // The background extends 3 points beyond the text, which ends at 300.
    #expect(abs(background.maxX - 303) < 0.001)
  }

  @Test("In columns, scenes share their left edge, and each column is as wide as its widest figure")
  func columns() {
    func square(_ caption: String, _ width: CGFloat) -> FigureRow.Cell {
      let bounds = CGRect(x: 0, y: 0, width: width, height: 50)
      return cell(caption, bounds, scene: bounds)
    }
    let scene = CGRect(x: 0, y: 0, width: 40, height: 50)
    let cells = [
      square("A", 40), square("B", 60), cell("C", CGRect(x: -30, y: 0, width: 80, height: 50), scene: scene),
      square("D", 20),
    ]

    let row = FigureRow(cells, appearance: .light, columns: 2)

    // The labels of C need 30 points at the left and 10 at the right: the first column is 80 wide. 24 are between.
    #expect(middles(row) == [50, 134, 50, 114])
    #expect(row.displayList.bounds.width == 164)
    #expect(middles(FigureRow(cells, appearance: .light, columns: 1)) == [50, 60, 50, 40])
  }

  @Test("The scenes of a row stand on one line, whatever is above or below them")
  func bottomLine() {
    let scene = CGRect(x: 0, y: 0, width: 40, height: 50)
    func drawn(_ bounds: CGRect) -> FigureRow.Cell {
      let list = DisplayList.record(bounds: bounds) { context in
        context.setFillColor(UIColor.red.cgColor)
        context.fill(scene)
      }
      return FigureRow.Cell(caption: "", list: list, scene: scene)
    }

    // Labels need 30 points above the first scene, and 12 above and 20 below the second.
    let row = FigureRow(
      [drawn(CGRect(x: 0, y: -30, width: 40, height: 80)), drawn(CGRect(x: 0, y: -12, width: 40, height: 82))],
      appearance: .light)

    let list = row.displayList
    // Each figure is moved to its place.
    let moves = list.items.compactMap { if case .transform(let move) = $0 { move } else { nil } }
    #expect(moves.map(\.ty) == [30, 30])
    #expect(moves.map(\.tx) == [0, 64])
    // 80 to the line, 20 below it, and 4 at the edge.
    #expect(list.bounds.height == 104)
  }

  @Test("An arrow leads to a figure whose caption begins with ->, from the left or from above")
  func arrows() {
    let bounds = CGRect(x: 0, y: 0, width: 40, height: 50)
    let cells = [cell("A", bounds, scene: bounds), cell("->B", bounds, scene: bounds)]
    func arrows(_ row: FigureRow) -> [CGRect] {
      row.displayList.items.compactMap { if case .stroke(let stroke) = $0 { stroke.shape.bounds } else { nil } }
    }

    let row = FigureRow(cells, appearance: .light)
    let column = FigureRow(cells, appearance: .light, columns: 1)

    // 12 points, an arrow of 32 and 12 points are between the figures. The arrow is drawn on a wider outline.
    #expect(middles(row) == [20, 116])
    #expect(arrows(row).map(\.minX) == [52, 52] && arrows(row).map(\.maxX) == [84, 84])
    #expect(arrows(row).map(\.midY) == [25, 25])
    #expect(arrows(column).map(\.midX) == [20, 20] && arrows(column).map(\.height) == [32, 32])
    // The first figure has none before it.
    #expect(arrows(FigureRow([cells[1]], appearance: .light)).isEmpty)
  }

  @Test("An empty caption has no background and takes up no space")
  func empty() {
    let bounds = CGRect(x: 0, y: 0, width: 40, height: 50)
    let cells = [cell("", bounds, scene: bounds)]

    #expect(middles(cells) == [])
    // 4 points below the figure are empty.
    #expect(FigureRow(cells, appearance: .light).displayList.bounds.height == 54)
  }

  @Test("The first scenes of rows have the same left edge")
  func aligned() {
    // Two figures of 500 points need two rows of at most 800.
    let cells = [
      cell("A", CGRect(x: -60, y: 0, width: 500, height: 50), scene: CGRect(x: 0, y: 0, width: 200, height: 50)),
      cell("B", CGRect(x: -100, y: 0, width: 500, height: 50), scene: CGRect(x: 0, y: 0, width: 300, height: 50)),
    ]

    // Both scenes begin at 100, where the labels of the second end.
    #expect(middles(cells) == [200, 250])
    #expect(FigureRow(cells, appearance: .light).displayList.bounds.width == 540)
  }

  @Test("The background of a row also fills gaps and the space of captions")
  func background() throws {
    let bounds = CGRect(x: 0, y: 0, width: 40, height: 50)
    let cells = [cell("A", bounds, scene: bounds), cell("B", bounds, scene: bounds)]

    let list = FigureRow(cells, appearance: .dark, paper: .black).displayList

    guard case .fill(let background)? = list.items.first(where: { if case .fill = $0 { true } else { false } }) else {
      Issue.record("nothing is filled")
      return
    }
    #expect(background.shape.bounds == list.bounds)
  }
}
