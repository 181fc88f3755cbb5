import Testing
import UIFoundation

@testable import AutoLayout

/// Layouts after the pseudo-code listings of "Anatomy of a Constraint" in Apple's Auto Layout Guide.
@MainActor
@Suite("Listings of the Auto Layout Guide")
struct ListingTests {
  let root = AutoLayoutTests.root(400, 300)
  let views = ["View", "Button_1", "Button_2"].map { TestView($0) }

  init() {
    views.forEach(root.addSubview)
  }

  private func run(_ lines: String...) throws {
    let scope = EquationScope(
      item: { name in views.first { $0.name == name } }, itemNames: views.map(\.name))
    for line in lines { try Equation(line)?.constraint(in: scope).constraint.isActive = true }
    root.layout()
  }

  private var frames: [CGRect] { views.map(\.frame) }

  /// The positions and sizes that listings 3-1 and 3-2 leave open.
  private let remaining = [
    "Button_1.left = Superview.left + 10", "Button_1.top = Superview.top + 20", "Button_1.width = 100",
    "Button_1.height = 30", "Button_2.top = Button_1.top", "Button_2.height = Button_1.height", "View.width = 60",
  ]

  /// View is centered (400 / 2, 300 / 2) and 60 × 30. Button_2 is at the right of Button_1 (10 + 100 + 8), and as wide.
  private let expected = [
    CGRect(x: 170, y: 135, width: 60, height: 30), CGRect(x: 10, y: 20, width: 100, height: 30),
    CGRect(x: 118, y: 20, width: 100, height: 30),
  ]

  @Test(
    "The equations of listing 3-1 and their inversions in listing 3-2 result in identical frames",
    arguments: [
      [
        "Button_2.leading = 1.0 * Button_1.trailing + 8.0", "Button_1.width = 1.0 * Button_2.width + 0.0",
        "View.centerX = 1.0 * Superview.centerX + 0.0", "View.centerY = 1.0 * Superview.centerY + 0.0",
        "View.height = 0.5 * View.width + 0.0",
      ],
      [
        "Button_1.trailing = 1.0 * Button_2.leading - 8.0", "Button_2.width = 1.0 * Button_1.width + 0.0",
        "Superview.centerX = 1.0 * View.centerX + 0.0", "Superview.centerY = 1.0 * View.centerY + 0.0",
        "View.width = 2.0 * View.height + 0.0",
      ],
    ])
  func inversions(lines: [String]) throws {
    for line in remaining + lines { try run(line) }

    #expect(frames == expected)
  }

  @Test("Listing 3-1: two leading edges aligned, a constant height, an aspect ratio of 2")
  func alignments() throws {
    try run(
      "View.height = 0.0 * NotAnAttribute + 40.0", "Button_1.leading = Superview.leading + 12",
      "Button_1.leading = 1.0 * Button_2.leading + 0.0", "View.height = 2.0 * View.width + 0.0")

    #expect(views[0].frame.size == CGSize(width: 20, height: 40))
    #expect(views[1].frame.minX == 12)
    #expect(views[2].frame.minX == 12)
  }

  @Test("Listing 3-3: a range of widths leaves the width ambiguous")
  func listing3() throws {
    try run(
      "View.width >= 0.0 * NotAnAttribute + 40.0", "View.width <= 0.0 * NotAnAttribute + 280.0",
      "View.left = Superview.left", "View.top = Superview.top", "View.height = 10")

    #expect(root.layoutNode.engine.isAmbiguous(views[0].layoutNode, .horizontal))
    #expect(!root.layoutNode.engine.isAmbiguous(views[0].layoutNode, .vertical))
    #expect(views[0].frame.width == 40)
  }

  @Test("Listing 3-4: two inequalities act as one equality, even where one of them has a low priority")
  func listing4() throws {
    try run("View.width >= 40 @1000", "View.width <= 40 @250")

    #expect(views[0].frame.width == 40)

    // Stronger than the upper bound's 250.
    try run("View.width >= 90 @500")

    #expect(views[0].frame.width == 90)
  }

  @Test("Listing 3-5: compression resistance and hugging have the effect of four inequalities")
  func listing5() throws {
    let view = views[0]
    view.layoutNode.setIntrinsicSize(CGSize(width: 84, height: 21))
    try run(
      "View.height >= 0.0 * NotAnAttribute + IntrinsicHeight @750",
      "View.width >= 0.0 * NotAnAttribute + IntrinsicWidth @750",
      "View.height <= 0.0 * NotAnAttribute + IntrinsicHeight @250",
      "View.width <= 0.0 * NotAnAttribute + IntrinsicWidth @250")
    view.layoutNode.setIntrinsicSize(CGSize(width: -1, height: -1))
    root.layout()

    #expect(view.frame.size == CGSize(width: 84, height: 21))
  }

  @Test(
    "Three ways to position a view differ in their effect when the superview widens by 100",
    arguments: [
      // Leading and trailing: it widens.
      (["View.leading = Superview.leading + 20", "Superview.trailing = View.trailing + 20"], 20.0, 360.0, 20.0, 460.0),
      // Leading and width: it stays.
      (["View.leading = Superview.leading + 20", "View.width = 360"], 20, 360, 20, 360),
      // Center and width: it moves by half.
      (["View.centerX = Superview.centerX", "View.width = 360"], 20, 360, 70, 360),
    ])
  func oneView(lines: [String], x: CGFloat, width: CGFloat, laterX: CGFloat, laterWidth: CGFloat) throws {
    for line in lines { try run(line) }
    try run("View.top = Superview.top", "View.height = 10")
    #expect(views[0].frame == CGRect(x: x, y: 0, width: width, height: 10))

    root.givenFrame.size.width = 500
    root.layout()

    #expect(views[0].frame == CGRect(x: laterX, y: 0, width: laterWidth, height: 10))
  }
}
