import Testing
import UIKitCore

@testable import LayoutFigures

@MainActor
@Suite("Exploded views and graphs of constraints")
struct ExplodedViewTests {
  /// Returns a root with an inner view, and a view inside of that.
  private func hierarchy(_ size: CGSize) -> (root: UIView, inner: UIView, leaf: UIView) {
    let (root, inner, leaf) = (UIView(), UIView(), UIView())
    root.backgroundColor = .white
    inner.frame = CGRect(x: 20, y: 10, width: 100, height: 60)
    inner.backgroundColor = .red
    leaf.frame = CGRect(x: 10, y: 20, width: 40, height: 20)
    leaf.backgroundColor = .blue
    for (view, name) in [(root, "root"), (inner, "inner"), (leaf, "leaf")] { view.accessibilityIdentifier = name }
    root.addSubview(inner)
    inner.addSubview(leaf)
    _ = OffscreenWindow(of: root, size: size)
    return (root, inner, leaf)
  }

  private func exploded(_ root: UIView) -> ExplodedView {
    ExplodedView(root, part: root.bounds, FigurePalette(.light))
  }

  @Test("The planes of a wide layout lie above each other, half as high, and none covers another")
  func lying() {
    let (root, inner, _) = hierarchy(CGSize(width: 200, height: 100))
    let view = exploded(root)

    // Three planes of 50 points with gaps of 26: the last begins at -2 × 76. Their tops are moved by half of the height.
    let bounds = view.picture.bounds.insetBy(dx: 2, dy: 2)
    #expect(bounds == CGRect(x: -50, y: -152, width: 250, height: 202))
    // The inner view is 76 points above its place, from 10 / 2 to 70 / 2, and moved to the left by half of its y.
    let frame = view.frame(of: inner)
    #expect(frame.minY == -71 && frame.maxY == -41)
    // Its slanted sides are from 20 - 5 to 20 - 35, and from 120 - 5 to 120 - 35.
    #expect(frame.minX == 15 && frame.maxX == 85)
  }

  @Test("The planes of a tall layout stand next to each other, half as wide")
  func standing() {
    let (root, _, leaf) = hierarchy(CGSize(width: 140, height: 300))
    let view = exploded(root)

    // Three planes of 70 points with gaps of 26; the right sides are raised by a quarter of 140.
    #expect(view.picture.bounds.insetBy(dx: 2, dy: 2) == CGRect(x: 0, y: -35, width: 262, height: 335))
    // The leaf is at (30, 30) in the root. Its plane is the third.
    let frame = view.frame(of: leaf)
    #expect(frame.minX == 15 + 2 * 96 && frame.width == 20)
  }

  @Test("A plane shows its views without their subviews, whose opacity is unchanged")
  func planes() throws {
    let (root, inner, leaf) = hierarchy(CGSize(width: 200, height: 100))
    let before = DisplayList.record(bounds: root.bounds) { root.layer.render(in: $0) }

    let fills = exploded(root).picture.items.compactMap { item in
      if case .fill(let fill) = item { fill.color } else { nil }
    }

    // The paper hides what is behind the upper planes.
    #expect(fills == [.white, .white, UIColor.red.rgba, .white, UIColor.blue.rgba])
    #expect(inner.layer.opacity == 1 && leaf.layer.opacity == 1)
    #expect(DisplayList.record(bounds: root.bounds) { root.layer.render(in: $0) } == before)
  }

  @Test("Hidden views, views outside of the part and the insides of controls have no plane")
  func omitted() {
    let (root, inner, leaf) = hierarchy(CGSize(width: 200, height: 100))
    leaf.isHidden = true
    let button = UIButton(frame: CGRect(x: 130, y: 10, width: 60, height: 30))
    button.setTitle("OK", for: .normal)
    button.accessibilityIdentifier = "button"
    root.addSubview(button)
    let outside = UIView(frame: CGRect(x: 300, y: 0, width: 10, height: 10))
    root.addSubview(outside)
    root.layoutIfNeeded()

    #expect(exploded(root).outlines.map(\.name) == ["root", "inner", "button"])
    // A view without a plane is at the place of the one around it.
    #expect(exploded(root).frame(of: leaf) == exploded(root).frame(of: inner))
  }

  @Test("The graph has each view once, each constraint once, and curves that begin and end between them")
  func graph() throws {
    let (root, inner, leaf) = hierarchy(CGSize(width: 200, height: 100))
    inner.translatesAutoresizingMaskIntoConstraints = false
    leaf.translatesAutoresizingMaskIntoConstraints = false
    root.accessibilityIdentifier = nil
    let optional = leaf.widthAnchor.constraint(lessThanOrEqualTo: inner.widthAnchor, multiplier: 0.5, constant: -4)
    optional.priority = .defaultHigh
    NSLayoutConstraint.activate([
      inner.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 20),
      inner.widthAnchor.constraint(equalToConstant: 100), optional,
    ])
    root.layoutIfNeeded()
    let relations = FigureScene(root).relations
    var graph = FigureGraph(FigurePalette(.light))
    graph.add(relations)
    graph.place(beside: CGRect(x: 0, y: 0, width: 200, height: 100))

    let texts = relations.map { $0.terms.map { ($0.isApart ? " " : "") + $0.text }.joined() }
    #expect(
      texts.sorted() == [
        " inner.leading = Superview.leading + 20", " inner.width = 100", " leaf.width ≤ 0.5 × inner.width − 4 @750",
      ])
    // Five ends of curves, three of them level and two in 16 pieces each, and the outlines of three views.
    #expect(graph.lines.count == 3 + 2 * 16 + 3 * 4)
    let curves = graph.lines.map(\.line).filter { $0.role == .measure }
    // 24 points beside the picture, and 64 points of curves to the middle of dots with a radius of 2.
    let (first, last) = (curves.map(\.start.x).min() ?? 0, curves.map(\.end.x).max() ?? 0)
    #expect(abs(last - first - 62) < 1e-9 && graph.bounds.minX >= 200)
  }

  @Test("Rows of a legend are as high as their own texts")
  func legendRows() {
    var legend = FigureLegend(.standard, isDark: false)
    let long = "A sentence that is so long that it needs three lines of the legend, which are 150 points wide"
    for (number, text) in [("1", long), ("2", "Short"), ("3", "Short")] {
      legend.add(number, text, FigurePalette(.light).frame)
    }
    legend.place(beside: CGRect(x: 0, y: 0, width: 100, height: 50))

    let short = LabelText("Short", .remark).size.height
    let long3 = LabelText(long, .remark).size.height
    // The gaps between the three rows are 4 points, and 6 points are around them.
    #expect(long3 > 2 * short)
    #expect(abs(legend.bounds.height - (long3 + 2 * short + 2 * 4 + 2 * 6)) < 4)
  }
}
