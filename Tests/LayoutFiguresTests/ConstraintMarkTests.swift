import Testing
import UIKitCore

@testable import LayoutFigures

@MainActor
@Suite("What a constraint is drawn as")
struct ConstraintMarkTests {
  /// Red and Blue side by side in 320×240, as in the guide: 20 at the edges, 8 between, equal widths of 136.
  private func redAndBlue(_ direction: UIUserInterfaceLayoutDirection = .leftToRight) -> UIView {
    let (view, red, blue) = (UIView(), UIView(), UIView())
    (view.accessibilityIdentifier, red.accessibilityIdentifier, blue.accessibilityIdentifier) = ("Root", "Red", "Blue")
    for child in [red, blue] {
      child.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(child)
    }
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
    _ = Presentation(of: view, size: CGSize(width: 320, height: 240), direction: direction)
    return view
  }

  /// By place and label: those held by the root in the order of activation, then those of the views below.
  private func marks(_ view: UIView) -> [String: ConstraintMark.Form] {
    let scene = FigureScene(view)
    let isViolated = scene.marks.contains { $0.isViolated }
    #expect(!isViolated)
    return Dictionary(scene.marks.map { ("\($0.order): \($0.label)", $0.form) }) { first, _ in first }
  }

  @Test("Distances are beams across what both items share, sizes beams inside, equal edges dashed lines")
  func forms() {
    let marks = marks(redAndBlue())

    // Red is 20...156 across and 20...120 down, Blue 164...300 and 20...80.
    #expect(marks["0: 20"] == .beam(axis: .horizontal, from: 20, to: 0, across: 70, reach: []))
    #expect(marks["1: 8"] == .beam(axis: .horizontal, from: 164, to: 156, across: 50, reach: []))
    #expect(marks["2: 20"] == .beam(axis: .horizontal, from: 320, to: 300, across: 50, reach: []))
    #expect(marks["3: = Blue"] == .beam(axis: .horizontal, from: 20, to: 156, across: 112, reach: []))
    #expect(marks["5: "] == .alignment(axis: .vertical, at: 20, from: 20, to: 300))
    #expect(marks["8: 100"] == .beam(axis: .vertical, from: 20, to: 120, across: 148, reach: []))
    #expect(marks["6: ≥ 20"] == .beam(axis: .vertical, from: 80, to: 240, across: 232, reach: []))
    #expect(marks["7: = 0.5 × Red + 10"] == .beam(axis: .vertical, from: 20, to: 80, across: 292, reach: []))
    #expect(marks.count == 9)
  }

  @Test("Right to left, leading distances are drawn at the right")
  func mirrored() {
    let marks = marks(redAndBlue(.rightToLeft))

    // Red is 164...300 across.
    #expect(marks["0: 20"] == .beam(axis: .horizontal, from: 300, to: 320, across: 70, reach: []))
    #expect(marks["1: 8"] == .beam(axis: .horizontal, from: 156, to: 164, across: 50, reach: []))
  }

  @Test("Optional constraints say their priority, and those that yielded are marked")
  func yielded() throws {
    let view = UIView()
    let box = UIView()
    box.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(box)
    let wish = box.widthAnchor.constraint(equalToConstant: 200)
    wish.priority = .defaultHigh
    NSLayoutConstraint.activate([
      box.leftAnchor.constraint(equalTo: view.leftAnchor), box.topAnchor.constraint(equalTo: view.topAnchor),
      box.heightAnchor.constraint(equalToConstant: 10), wish, box.widthAnchor.constraint(lessThanOrEqualToConstant: 50),
    ])
    _ = Presentation(of: view, size: CGSize(width: 100, height: 100))

    let marks = FigureScene(view).marks

    let yielded = try #require(marks.first { $0.label == "200 @750" })
    #expect(yielded.isViolated)
    #expect(!yielded.isRequired)
    #expect(marks.filter(\.isViolated).count == 1)
  }

  @Test("A beam to an item that stands apart is led to by a dashed line")
  func apart() {
    let (view, low, high) = (UIView(), UIView(), UIView())
    for (child, y) in [(high, 0), (low, 60)] {
      child.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(child)
      NSLayoutConstraint.activate([
        child.topAnchor.constraint(equalTo: view.topAnchor, constant: CGFloat(y)),
        child.widthAnchor.constraint(equalToConstant: 30), child.heightAnchor.constraint(equalToConstant: 20),
      ])
    }
    high.leftAnchor.constraint(equalTo: view.leftAnchor).isActive = true
    low.leftAnchor.constraint(equalTo: high.rightAnchor, constant: 15).isActive = true
    _ = Presentation(of: view, size: CGSize(width: 100, height: 100))

    let form = FigureScene(view).marks.first { $0.label == "15" }?.form

    // From Low, 60...80 down, up to High's lower edge at 20.
    #expect(form == .beam(axis: .horizontal, from: 45, to: 30, across: 70, reach: [20...70]))
  }

  @Test("Labels and beams that would cover each other are moved apart")
  func places() {
    var labels = LabelPlaces(within: CGRect(x: 0, y: 0, width: 100, height: 100))
    var beams = BeamPlaces()
    let size = CGSize(width: 20, height: 10)
    let spots = [CGPoint(x: 10, y: 10), CGPoint(x: 95, y: 10), CGPoint(x: 10, y: 30)]

    #expect(labels.place(size, at: spots).origin == CGPoint(x: 10, y: 10))
    #expect(labels.place(size, at: spots).origin == CGPoint(x: 10, y: 30))
    #expect(beams.place(.horizontal, 0...50, across: 40) == 40)
    #expect(beams.place(.horizontal, 40...60, across: 42) == 54)
    #expect(beams.place(.horizontal, 70...90, across: 42) == 42)
    #expect(beams.place(.vertical, 0...50, across: 40) == 40)
  }

  @Test("What a transform puts nowhere is not drawn")
  func nowhere() {
    let view = redAndBlue()
    view.subviews.first?.transform = CGAffineTransform(a: .nan, b: 0, c: 0, d: .infinity, tx: 0, ty: 0)

    let labels = FigureScene(view).marks.map(\.label)

    // Only what speaks of Blue and the root is left.
    #expect(labels == ["20", "≥ 20"])
  }
}
