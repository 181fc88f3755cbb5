import Foundation
import Testing
import UIKitCore

@testable import LayoutFigures

@MainActor
@Suite("Callouts")
struct CalloutTests {
  private let picture = CGRect(x: 0, y: 0, width: 200, height: 100)
  private let size = CGSize(width: 60, height: 20)

  @Test(
    "A callout is parsed from an id, or from an id and a text after =",
    arguments: ["title", " title = a = b ", "=x", ""])
  func words(text: String) {
    let callout = Callout(text)

    switch text {
    case "title": #expect(callout == Callout(id: "title"))
    case " title = a = b ": #expect(callout == Callout(id: "title", text: "a = b"))
    default: #expect(callout == nil)
    }
    #expect(Callout(id: "a", text: "b=c").words == "a=b=c")
  }

  private func places(_ targets: [CGRect]) -> [Placement] {
    let empty = DisplayList(bounds: picture, items: [])
    var engine = PlacementEngine(
      ink: PictureInk(empty), background: PictureBackground(empty, paper: .white), picture: picture)
    return engine.place(
      targets.map { CalloutPlaces($0, size: size, picture: picture, occupied: picture).request })
  }

  @Test("Callouts are at the side nearer to their view, 24 points outside of the picture, with horizontal leaders")
  func sides() {
    let placed = places([
      CGRect(x: 10, y: 40, width: 40, height: 20), CGRect(x: 150, y: 20, width: 40, height: 20),
    ])

    #expect(
      placed.map(\.label) == [
        CGRect(x: -84, y: 40, width: 60, height: 20), CGRect(x: 224, y: 20, width: 60, height: 20),
      ])
    let leaders = placed.compactMap(\.lines.first)
    #expect(leaders.map(\.start) == [CGPoint(x: -24, y: 50.25), CGPoint(x: 224, y: 30.25)])
    #expect(leaders.map(\.end) == [CGPoint(x: 10, y: 50.25), CGPoint(x: 190, y: 30.25)])
  }

  @Test(
    "Leaders along an axis have full contrast at 2x, wherever their views are", arguments: [0, 0.1, 0.25, 0.4, 0.5])
  func contrast(offset: CGFloat) throws {
    let root = UIView()
    let views = [
      UIView(frame: CGRect(x: 20, y: 40 + offset, width: 40, height: 21)),
      UIView(frame: CGRect(x: 90 + offset, y: 20, width: 20, height: 20)),
    ]
    for view in views { root.addSubview(view) }
    let window = OffscreenWindow(of: root, size: CGSize(width: 200, height: 100))
    var options = LayoutFigure.Options()
    options.callouts = views.map { (Callout(id: "a", text: "Here"), $0) }

    let list = LayoutFigure(over: window.displayList, of: root, appearance: .light, options).displayList

    let map = try PixelMap(list, scale: 2, paper: .white)
    let strokes = list.items.compactMap { if case .stroke(let item) = $0 { item } else { nil } }
    let leaders = strokes.filter { $0.style.width == 0.5 }
    #expect(leaders.count >= 2)
    // The contrast with its own ink is 1, since the leader fills one row of pixels instead of half of two rows.
    for leader in leaders { #expect(map.leastContrast(of: leader).contrast < 1.01) }
  }

  @Test("The leader of a view between two others leads past them, and does not end at another view")
  func pastNeighbors() {
    let views = [
      CGRect(x: 10, y: 40, width: 50, height: 20), CGRect(x: 68, y: 40, width: 64, height: 20),
      CGRect(x: 140, y: 40, width: 50, height: 20),
    ]
    let empty = DisplayList(bounds: picture, items: [])
    var engine = PlacementEngine(
      ink: PictureInk(empty), background: PictureBackground(empty, paper: .white), picture: picture, views: views)

    let placed = engine.place(
      views.map { CalloutPlaces($0, size: size, picture: picture, occupied: picture).request })

    for (view, placement) in zip(views, placed) {
      #expect(engine.viewsCrossed(by: placement, at: view) == 0)
      let end = placement.lines[0].end
      #expect(view.insetBy(dx: -0.5, dy: -0.5).contains(end))
    }
    // A leader from a side would cross a neighbor: the middle view's is vertical, from 24 points above the picture.
    #expect(placed[1].lines[0].start == CGPoint(x: 100.25, y: -24))
    #expect(placed[1].lines[0].end == CGPoint(x: 100.25, y: 40))
  }

  @Test("In a column, a remark about a view behind others is a little above, with a leader to the view's top edge")
  func columnPastNeighbor() {
    let views = [CGRect(x: 10, y: 20, width: 40, height: 40), CGRect(x: 60, y: 20, width: 130, height: 70)]
    let empty = DisplayList(bounds: picture, items: [])
    var engine = PlacementEngine(
      ink: PictureInk(empty), background: PictureBackground(empty, paper: .white), picture: picture, views: views)

    let placed = engine.place([
      CalloutPlaces(views[0], size: size, picture: picture, occupied: picture, column: .right).request
    ])

    // The label's middle is above the second view, near its top edge.
    let leader = placed[0].lines[0]
    #expect(leader.end == CGPoint(x: 46, y: 20))
    #expect(leader.start.y < 20 && leader.start.y > 0)
    #expect(engine.viewsCrossed(by: placed[0], at: views[0]) == 0)
  }

  @Test("Callouts of views at the same position do not cover each other")
  func apart() {
    let placed = places((0..<6).map { _ in CGRect(x: 10, y: 45, width: 10, height: 10) })

    let labels = placed.compactMap(\.label)
    for (index, label) in labels.enumerated() {
      for other in labels[(index + 1)...] { #expect(!label.intersects(other)) }
    }
    #expect(labels.count == 6)
  }

  @Test("A figure is enlarged by its callouts and shows their texts and numbers")
  func figure() {
    let (root, view) = (UIView(), UIView(frame: CGRect(x: 20, y: 20, width: 40, height: 40)))
    root.addSubview(view)
    let window = OffscreenWindow(of: root, size: CGSize(width: 200, height: 100))
    var options = LayoutFigure.Options()
    options.callouts = [(Callout(id: "a", text: "Here"), view), (Callout(id: "a"), view)]

    let list = LayoutFigure(over: window.displayList, of: root, appearance: .light, options).displayList

    let texts = list.items.compactMap { item in if case .glyphs(let run) = item { run.text } else { nil } }
    #expect(texts == ["Here", "2"])
    // The leader adds 24 points, then come the label and a margin of 6 points.
    #expect(list.bounds.minX < -30 && list.bounds.maxX == 200)
  }

  @Test("The lines of a remark have about equal lengths")
  func balanced() {
    let label = LabelText("The title gives way before the price does, since its priority is lower", .remark)

    let widths = label.frame.lines.map(\.width)
    #expect(widths.count == 3)
    // Wrapped at the maximum width, the last line would contain only the rest.
    #expect((widths.min() ?? 0) > (widths.max() ?? 0) * 0.6)
  }
}
