import Testing
import UIFoundation

@testable import AutoLayout

@MainActor
@Suite("Source locations of constraints")
struct LocationTests {
  @Test("Anchors, the long initializer and the visual format record their caller; a method reference does not")
  func notes() {
    let view = TestView("View")
    let container = root(300, 100)
    container.addSubview(view)
    let reference: (NSLayoutXAxisAnchor) -> NSLayoutConstraint = view.leftAnchor.constraint(equalTo:)
    let line = #line + 2
    let constraints = [
      view.leftAnchor.constraint(equalTo: container.leftAnchor, constant: 4),
      NSLayoutConstraint(
        item: view, attribute: .width, relatedBy: .equal, toItem: nil, attribute: .notAnAttribute, multiplier: 1,
        constant: 40),
      NSLayoutConstraint.constraints(withVisualFormat: "[v(50)]", metrics: nil, views: ["v": view])[0],
      reference(container.leftAnchor),
    ]

    #expect(
      constraints.map(\.sourceLocation) == [
        "AutoLayoutTests/LocationTests.swift:\(line)", "AutoLayoutTests/LocationTests.swift:\(line + 1)",
        "AutoLayoutTests/LocationTests.swift:\(line + 4)", nil,
      ])
  }

  @Test("The conflict report contains the source locations")
  func reported() {
    let view = TestView("View")
    let container = root(300, 100)
    container.addSubview(view)
    let line = #line + 1
    view.widthAnchor.constraint(equalToConstant: 40).isActive = true
    view.widthAnchor.constraint(equalToConstant: 50).isActive = true
    container.layout()

    let lines = loggedWithPlaces { container.layoutNode.engine.reportConflicts() }

    #expect(lines.count == 1)
    #expect(
      lines[0].contains(
        "\"<NSLayoutConstraint H:[View(40)] (active)> // AutoLayoutTests/LocationTests.swift:\(line)\""))
  }

  @Test("The first line of a logged error, including that of a failed activation, ends with the source location")
  func errors() {
    let view = TestView("View")
    let stranger = TestView("Stranger")
    let line = #line + 2
    let lines = loggedWithPlaces {
      let constraint = view.leftAnchor.constraint(equalTo: stranger.leftAnchor)
      constraint.isActive = true
      _ = NSLayoutConstraint.constraints(withVisualFormat: "[v(5]", metrics: nil, views: ["v": view])
      constraint.constant = .nan
    }

    let places = lines.map { $0.split(separator: "\n", omittingEmptySubsequences: false)[0] }
    #expect(places.count == 3)
    #expect(places[0].hasSuffix("That's illegal. // AutoLayoutTests/LocationTests.swift:\(line)"))
    #expect(places[1].hasSuffix(" // AutoLayoutTests/LocationTests.swift:\(line + 2)"))
    #expect(places[2].hasSuffix("constant:nan // AutoLayoutTests/LocationTests.swift:\(line)"))
  }
}
