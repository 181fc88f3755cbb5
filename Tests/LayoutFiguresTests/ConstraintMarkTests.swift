import Testing
import TestViews
import UIKitCore

@testable import LayoutFigures

@MainActor
@Suite("Marks of constraints")
struct ConstraintMarkTests {
  /// Returns Red and Blue side by side in 320×240: 20 at the edges, 8 between, equal widths of 136.
  private func redAndBlue(_ direction: UIUserInterfaceLayoutDirection = .leftToRight) -> UIView {
    let (view, red, blue) = (UIView(), UIView(), UIView())
    (view.accessibilityIdentifier, red.accessibilityIdentifier, blue.accessibilityIdentifier) = ("Root", "Red", "Blue")
    view.addConstrained(red, blue)
    NSLayoutConstraint.activate([
      red.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 20),
      blue.leadingAnchor.constraint(equalTo: red.trailingAnchor, constant: 8),
      view.trailingAnchor.constraint(equalTo: blue.trailingAnchor, constant: 20),
      red.widthAnchor.constraint(equalTo: blue.widthAnchor),
      red.topAnchor.constraint(equalTo: view.topAnchor, constant: 20),
      blue.topAnchor.constraint(equalTo: red.topAnchor),
      red.heightAnchor.constraint(equalToConstant: 100),
      blue.bottomAnchor.constraint(lessThanOrEqualTo: view.bottomAnchor, constant: -20),
      blue.heightAnchor.constraint(equalTo: red.heightAnchor, multiplier: 0.5, constant: 10),
    ])
    _ = OffscreenWindow(of: view, size: CGSize(width: 320, height: 240), direction: direction)
    return view
  }

  /// Returns the forms of marks by the order of their constraints and the label.
  private func marks(_ view: UIView) -> [String: ConstraintMark.Form] {
    let scene = FigureScene(view)
    let isViolated = scene.marks.contains { $0.isViolated }
    #expect(!isViolated)
    return Dictionary(scene.marks.map { ("\($0.order): \($0.label)", $0.form) }) { first, _ in first }
  }

  @Test("Distances and sizes are drawn as dimension lines, and equal edges as alignment lines")
  func forms() {
    let marks = marks(redAndBlue())

    // Red is 20...156 across and 20...120 down, Blue 164...300 and 20...80.
    #expect(marks["0: 20"] == .dimension(axis: .horizontal, from: 20, to: 0, across: 70))
    #expect(marks["1: 8"] == .dimension(axis: .horizontal, from: 164, to: 156, across: 50))
    #expect(marks["2: 20"] == .dimension(axis: .horizontal, from: 320, to: 300, across: 50))
    #expect(marks["3: ="] == .dimension(axis: .horizontal, from: 20, to: 156, across: 112))
    #expect(marks["5: "] == .alignment(axis: .vertical, at: 20, from: 20, to: 300))
    #expect(marks["8: 100"] == .dimension(axis: .vertical, from: 20, to: 120, across: 148))
    #expect(marks["6: ≥ 20"] == .dimension(axis: .vertical, from: 80, to: 240, across: 232))
    #expect(marks["7: = 0.5 × Red + 10"] == .dimension(axis: .vertical, from: 20, to: 80, across: 292))
    #expect(marks.count == 9)
  }

  @Test("Leading distances are at the right in right-to-left layouts")
  func mirrored() {
    let marks = marks(redAndBlue(.rightToLeft))

    // Red is 164...300 across.
    #expect(marks["0: 20"] == .dimension(axis: .horizontal, from: 300, to: 320, across: 70))
    #expect(marks["1: 8"] == .dimension(axis: .horizontal, from: 156, to: 164, across: 50))
  }

  @Test("Optional constraints show their priority, and violated constraints are marked")
  func violated() throws {
    let view = UIView()
    let box = UIView()
    view.addConstrained(box)
    let optional = box.widthAnchor.constraint(equalToConstant: 200)
    optional.priority = .defaultHigh
    NSLayoutConstraint.activate([
      box.leftAnchor.constraint(equalTo: view.leftAnchor), box.topAnchor.constraint(equalTo: view.topAnchor),
      box.heightAnchor.constraint(equalToConstant: 10), optional,
      box.widthAnchor.constraint(lessThanOrEqualToConstant: 50),
    ])
    _ = OffscreenWindow(of: view, size: CGSize(width: 100, height: 100))

    let marks = FigureScene(view).marks

    let violated = try #require(marks.first { $0.label == "200 @750" })
    #expect(violated.isViolated)
    #expect(!violated.isRequired)
    #expect(marks.filter(\.isViolated).count == 1)
  }

  @Test("A dimension line to a distant item has an extension line")
  func apart() throws {
    let (view, low, high) = (UIView(), UIView(), UIView())
    for (child, y) in [(high, 0), (low, 60)] {
      view.addConstrained(child)
      NSLayoutConstraint.activate([
        child.topAnchor.constraint(equalTo: view.topAnchor, constant: CGFloat(y)),
        child.widthAnchor.constraint(equalToConstant: 30), child.heightAnchor.constraint(equalToConstant: 20),
      ])
    }
    high.leftAnchor.constraint(equalTo: view.leftAnchor).isActive = true
    low.leftAnchor.constraint(equalTo: high.rightAnchor, constant: 15).isActive = true
    _ = OffscreenWindow(of: view, size: CGSize(width: 100, height: 100))

    let mark = try #require(FigureScene(view).marks.first { $0.label == "15" })
    let places = DimensionPlaces(mark, label: nil, picture: CGRect(x: 0, y: 0, width: 100, height: 100)).request
    let first = try #require(places.candidates.first)

    #expect(mark.form == .dimension(axis: .horizontal, from: 45, to: 30, across: 70))
    // Low is 60...80 down. The line is from 2 points below High's bottom edge at 20 to 3 points beyond the beam.
    let line = try #require(first.lines.first { $0.role == .extensionLine })
    #expect(line.start == CGPoint(x: 30, y: 22))
    #expect(line.end == CGPoint(x: 30, y: 73))
  }

  @Test("Items without a finite position are not drawn")
  func nowhere() {
    let view = redAndBlue()
    view.subviews.first?.transform = CGAffineTransform(a: .nan, b: 0, c: 0, d: .infinity, tx: 0, ty: 0)

    let labels = FigureScene(view).marks.map(\.label)

    // Only the constraints of Blue and the root remain.
    #expect(labels == ["20", "≥ 20"])
  }
}
