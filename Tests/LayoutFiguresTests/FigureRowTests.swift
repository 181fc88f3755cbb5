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
  private func middles(_ cells: [FigureRow.Cell]) -> [CGFloat] {
    FigureRow(cells, appearance: .light).displayList.items.compactMap { item in
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
