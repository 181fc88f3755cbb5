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

  /// Returns a card with a photo, and two labels in a stack view.
  private var card: UIView {
    let (root, photo, texts) = (UIView(), UIView(), UIStackView())
    photo.frame = CGRect(x: 16, y: 23, width: 64, height: 64)
    photo.backgroundColor = .red
    (texts.axis, texts.spacing) = (.vertical, 4)
    texts.frame = CGRect(x: 152, y: 34, width: 132, height: 41)
    let labels = ["Weekly report", "Ready since Monday"].map { text in
      let label = UILabel()
      (label.text, label.font) = (text, .systemFont(ofSize: 14))
      texts.addArrangedSubview(label)
      return label
    }
    root.addSubview(photo)
    root.addSubview(texts)
    for (view, name) in zip([root, photo, texts] + labels, ["card", "photo", "texts", "title", "subtitle"]) {
      view.accessibilityIdentifier = name
    }
    _ = OffscreenWindow(of: root, size: CGSize(width: 300, height: 110))
    return root
  }

  @Test("The name of a plane is above its upper edge, or beside its left or right end, and never below")
  func namePlaces() {
    let corners = [CGPoint(x: 20, y: 0), CGPoint(x: 120, y: 0), CGPoint(x: 100, y: 20), CGPoint(x: 0, y: 20)]
    let plane = PlanePlaces.Plane(name: "a", depth: 0, corners: corners)
    let picture = CGRect(x: 0, y: 0, width: 120, height: 20)
    func first(_ side: PlanePlaces.Side) -> CGRect? {
      PlanePlaces(plane, among: [plane], size: CGSize(width: 30, height: 12), picture: picture)
        .request([side]).candidates.first?.label
    }

    // 3 points from the edge, or from the slanted side between 4 and 16.
    #expect(first(.above) == CGRect(x: 20, y: -15, width: 30, height: 12))
    #expect(first(.left) == CGRect(x: 4 - 3 - 30, y: 4, width: 30, height: 12))
    #expect(first(.right) == CGRect(x: 116 + 3, y: 4, width: 30, height: 12))
  }

  @Test("All names are at the same side of their planes if it is free, here at the left, since two labels nearly touch")
  func commonSide() throws {
    let root = card
    var options = LayoutFigure.Options()
    options.annotations = [.exploded, .names]
    let picture = DisplayList.record(bounds: root.bounds) { root.layer.render(in: $0) }

    let list = LayoutFigure(over: picture, of: root, appearance: .light, options).displayList

    for plane in exploded(root).planes {
      let name = try #require(list.glyphItems.first { $0.text == plane.name })
      let last = try #require(name.glyphs.last)
      let end = name.origin.x + last.position.x + last.advance
      // The lower left corner is the last.
      #expect(end < plane.corners[0].x && name.origin.y < plane.corners[3].y + 6, "\(plane.name)")
      #expect(name.origin.y > plane.corners[0].y, "\(plane.name)")
    }
  }

  @Test("A plane is 3 points larger than letters at its slanted sides")
  func letters() throws {
    let planes = exploded(card).planes
    let (texts, title) = (try #require(planes.first { $0.name == "texts" }), try #require(planes.last))

    // The labels begin at 152, and their letters within a point. A point that is y below the top is y / 2 further left,
    // and projected to y / 2, above by 55 + 26 for each depth.
    for (plane, depth) in [(texts, CGFloat(1)), (title, 2)] {
      let corner = plane.corners[3]
      let left = corner.x + (corner.y + depth * 81)
      #expect(left > 149 && left < 150.5, "\(plane.name) \(left)")
    }
  }

  @Test("The planes of a stack's views have their sides in one line, though their letters begin at different places")
  func alignedSides() throws {
    let planes = exploded(card).planes
    let (title, subtitle) = (try #require(planes.first { $0.name == "title" }), try #require(planes.last))

    // A side of 45 degrees: x + y is the same at all of its points.
    #expect(subtitle.name == "subtitle")
    #expect(abs(title.corners[3].x + title.corners[3].y - subtitle.corners[0].x - subtitle.corners[0].y) < 1e-9)
  }

  @Test("Views of a stack share the line between their places and the lines to them")
  func sharedLines() {
    // On the card, four sides for the photo and the stack view, on the stack view one side between the labels; and three
    // lines lead to each of the photo, the stack view and both labels together.
    #expect(exploded(card).lines.count { $0.role == .alignment } == 2 * 4 + 1 + 3 * 3)
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

  @Test("The rows of a graph have equal distances")
  func rows() {
    let root = UIView()
    for index in 0..<12 {
      let view = UIView()
      view.accessibilityIdentifier = "view \(index)"
      view.translatesAutoresizingMaskIntoConstraints = false
      root.addSubview(view)
      view.widthAnchor.constraint(equalToConstant: 40).isActive = true
    }
    _ = OffscreenWindow(of: root, size: CGSize(width: 200, height: 151))
    var graph = FigureGraph(FigurePalette(.light))
    graph.add(FigureScene(root).relations)
    graph.place(beside: CGRect(x: 0, y: 0, width: 200, height: 151))

    let ends = Set(graph.lines.map(\.line).filter { $0.role == .measure }.map(\.end)).filter { end in
      graph.lines.allSatisfy { $0.line.start != end }
    }
    let rows = ends.map(\.y).sorted()
    #expect(rows.count == 12 && Set(zip(rows, rows.dropFirst()).map { $1 - $0 }).count == 1)
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
