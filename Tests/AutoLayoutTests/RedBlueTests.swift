import Testing
import UIFoundation

@testable import AutoLayout

/// Red and Blue, side by side, from Apple's Auto Layout Guide: margins of 20, a gap of 8, equal widths.
@MainActor
@Suite("Red and Blue")
struct RedBlueTests {
  let red = TestView("Red")
  let blue = TestView("Blue")

  private func alignedToEdges(in root: TestView) -> [NSLayoutConstraint] {
    [
      red.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 20),
      red.topAnchor.constraint(equalTo: root.topAnchor, constant: 20),
      root.bottomAnchor.constraint(equalTo: red.bottomAnchor, constant: 20),
      blue.topAnchor.constraint(equalTo: root.topAnchor, constant: 20),
      root.bottomAnchor.constraint(equalTo: blue.bottomAnchor, constant: 20),
      root.trailingAnchor.constraint(equalTo: blue.trailingAnchor, constant: 20),
      blue.leadingAnchor.constraint(equalTo: red.trailingAnchor, constant: 8),
      blue.widthAnchor.constraint(equalTo: red.widthAnchor),
    ]
  }

  /// Lays out Red and Blue on a 375 × 667 screen with the given constraints.
  private func portrait(
    _ constraints: (TestView) -> [NSLayoutConstraint]
  ) -> (root: TestView, constraints: [NSLayoutConstraint]) {
    let root = root(375, 667).with(red, blue)
    let active = constraints(root)
    NSLayoutConstraint.activate(active)
    root.layout()
    return (root, active)
  }

  @Test(
    "Red and Blue each fill half of the width between the margins, in portrait and landscape",
    arguments: [
      // (width − 2 × 20 − 8) / 2 and height − 2 × 20.
      (CGSize(width: 375, height: 667), CGSize(width: 163.5, height: 627)),
      (CGSize(width: 667, height: 375), CGSize(width: 309.5, height: 335)),
    ])
  func fillsHalves(screen: CGSize, part: CGSize) {
    let root = root(screen.width, screen.height).with(red, blue)
    NSLayoutConstraint.activate(alignedToEdges(in: root))

    root.layout()

    #expect(red.frame == CGRect(x: 20, y: 20, width: part.width, height: part.height))
    #expect(blue.frame == CGRect(x: 28 + part.width, y: 20, width: part.width, height: part.height))
  }

  @Test("In a right-to-left layout, Red is on the right")
  func mirrors() {
    let root = root(375, 667).with(red, blue)
    root.direction = .rightToLeft
    NSLayoutConstraint.activate(alignedToEdges(in: root))

    root.layout()

    #expect(red.frame == CGRect(x: 191.5, y: 20, width: 163.5, height: 627))
    #expect(blue.frame == CGRect(x: 20, y: 20, width: 163.5, height: 627))
  }

  @Test("After a rotation of the screen, frames are the same as in a new layout")
  func rotates() {
    let (root, _) = portrait(alignedToEdges)

    root.givenFrame = CGRect(x: 0, y: 0, width: 667, height: 375)
    root.layout()

    #expect(red.frame == CGRect(x: 20, y: 20, width: 309.5, height: 335))
    #expect(blue.frame == CGRect(x: 337.5, y: 20, width: 309.5, height: 335))
  }

  @Test("Changing the constant of Red's top does not move Blue")
  func edits() {
    let (root, constraints) = portrait(alignedToEdges)

    constraints[1].constant = 50
    root.layout()

    #expect(red.frame == CGRect(x: 20, y: 50, width: 163.5, height: 597))
    #expect(blue.frame == CGRect(x: 191.5, y: 20, width: 163.5, height: 627))
  }

  @Test("Removing Red leaves Blue with three constraints")
  func removesRed() {
    let (root, _) = portrait(alignedToEdges)

    red.removeFromSuperview()
    root.layout()

    #expect(root.layoutNode.heldConstraints.count == 3)
    #expect(blue.frame.maxX == 355)
    #expect(blue.frame.height == 627)
  }

  /// Returns the guide's other solution, in which Blue's top and bottom edges are aligned to Red's.
  private func alignedToRed(in root: TestView) -> [NSLayoutConstraint] {
    var constraints = alignedToEdges(in: root)
    constraints[3] = blue.topAnchor.constraint(equalTo: red.topAnchor)
    constraints[4] = blue.bottomAnchor.constraint(equalTo: red.bottomAnchor)
    return constraints
  }

  @Test("Aligned to Red, Blue moves with the constant of Red's top")
  func editsAligned() {
    let (root, constraints) = portrait(alignedToRed)
    #expect(red.frame == CGRect(x: 20, y: 20, width: 163.5, height: 627))
    #expect(blue.frame == CGRect(x: 191.5, y: 20, width: 163.5, height: 627))

    constraints[1].constant = 50
    root.layout()

    #expect(red.frame == CGRect(x: 20, y: 50, width: 163.5, height: 597))
    #expect(blue.frame == CGRect(x: 191.5, y: 50, width: 163.5, height: 597))
  }

  @Test("Aligned to Red, Blue keeps one constraint after Red's removal")
  func removesRedAligned() {
    let (root, _) = portrait(alignedToRed)

    red.removeFromSuperview()
    root.layout()

    #expect(root.layoutNode.heldConstraints.count == 1)
    #expect(blue.frame.maxX == 355)
  }

  @Test("Aligned to the edges, Blue needs one more constraint after Red's removal")
  func oneMore() {
    let root = root(375, 667).with(red, blue)
    NSLayoutConstraint.activate(alignedToEdges(in: root))
    red.removeFromSuperview()
    blue.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 20).isActive = true

    root.layout()

    #expect(blue.frame == CGRect(x: 20, y: 20, width: 335, height: 627))
    #expect(root.layoutNode.engine.ambiguities().isEmpty)
  }

  @Test(
    "Removing any constraint makes the layout ambiguous; adding a contradictory constraint makes it unsatisfiable",
    arguments: 0..<8, [false, true])
  func dropsAndContradicts(index: Int, isAlignedToRed: Bool) {
    let (root, constraints) = portrait(isAlignedToRed ? alignedToRed : alignedToEdges)
    #expect(root.layoutNode.engine.ambiguities().isEmpty)
    #expect(root.layoutNode.engine.conflicts.isEmpty)

    constraints[index].isActive = false
    root.layout()
    #expect(!root.layoutNode.engine.ambiguities().isEmpty)

    constraints[index].isActive = true
    red.widthAnchor.constraint(equalToConstant: 1).isActive = true
    root.layout()
    #expect(root.layoutNode.engine.conflicts.count == 1)
    #expect(red.frame.width == 163.5)
  }
}
