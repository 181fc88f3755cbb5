import Foundation
import Testing
import UIKitCore

@testable import LayoutFigures

@MainActor
@Suite("Callouts")
struct CalloutTests {
  private let picture = CGRect(x: 0, y: 0, width: 200, height: 100)
  private let size = CGSize(width: 60, height: 20)

  @Test("An id alone is numbered, what follows = is the text", arguments: ["title", " title = a = b ", "=x", ""])
  func words(text: String) {
    let callout = Callout(text)

    switch text {
    case "title": #expect(callout == Callout(id: "title"))
    case " title = a = b ": #expect(callout == Callout(id: "title", text: "a = b"))
    default: #expect(callout == nil)
    }
    #expect(Callout(id: "a", text: "b=c").words == "a=b=c")
  }

  @Test("What lies to the left is called out at the left, 28 points from the picture, with 8 points around")
  func sides() {
    let places = CalloutPlaces(
      [
        ("left", size, CGRect(x: 10, y: 40, width: 40, height: 20)),
        ("right", size, CGRect(x: 150, y: 0, width: 40, height: 20)),
      ], around: picture)

    #expect(
      places.placed.map(\.label) == [
        CGRect(x: -88, y: 40, width: 60, height: 20), CGRect(x: 228, y: 0, width: 60, height: 20),
      ])
    // Lines run level to four points inside of the views' edges.
    #expect(places.placed.map(\.from) == [CGPoint(x: -28, y: 50), CGPoint(x: 228, y: 10)])
    #expect(places.placed.map(\.to) == [CGPoint(x: 14, y: 50), CGPoint(x: 186, y: 10)])
    #expect(places.bounds == CGRect(x: -96, y: -8, width: 392, height: 108))
  }

  @Test("Labels that would overlap stand six points apart, in the order of what they point at, and within the picture")
  func apart() {
    let targets = [90, 92, 80].map { CGRect(x: 10, y: CGFloat($0), width: 10, height: 4) }

    let places = CalloutPlaces(targets.map { ("x", size, $0) }, around: picture)

    #expect(places.placed.map(\.label.minY) == [54, 80, 28])
  }

  @Test("More than fit begin at the top and make the figure longer")
  func many() {
    let callouts = (0..<6).map { _ in ("x", size, CGRect(x: 10, y: 50, width: 10, height: 10)) }

    let places = CalloutPlaces(callouts, around: picture)

    #expect(places.placed.map(\.label.minY) == [0, 26, 52, 78, 104, 130])
    #expect(places.bounds.maxY == 158)
  }

  @Test("A figure is larger by its callouts and shows their texts and numbers")
  func figure() {
    let (root, view) = (UIView(), UIView(frame: CGRect(x: 20, y: 20, width: 40, height: 40)))
    root.addSubview(view)
    let presentation = Presentation(of: root, size: CGSize(width: 200, height: 100))

    let list = LayoutFigure(
      over: presentation.displayList, of: root, appearance: .light, showing: [],
      callouts: [(Callout(id: "a", text: "Here"), view), (Callout(id: "a"), view)]
    ).displayList

    let texts = list.items.compactMap { item in if case .glyphs(let run) = item { run.text } else { nil } }
    #expect(texts == ["Here", "2"])
    #expect(list.bounds.minX < -28 && list.bounds.maxX == 200)
  }
}
