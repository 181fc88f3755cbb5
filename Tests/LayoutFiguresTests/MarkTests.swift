import Foundation
import TestSupport
import Testing
import UIKitCore

@testable import BatchRendering
@testable import LayoutFigures

/// Tests of the marks that authors add to figures.
@MainActor
@Suite("Marks of figures")
struct MarkTests {
  private func texts(_ list: DisplayList) -> [String] {
    list.items.compactMap { item in if case .glyphs(let run) = item { run.text } else { nil } }
  }

  private func figure(
    _ marks: String, scale: CGFloat = 2, theme: String? = nil, appearance: String = "light"
  ) throws -> (figure: DisplayList, scene: LaidOutScene) {
    let document = """
      size: 320x120
      appearance: \(appearance)
      figure:
        marks:
      \(marks.split(separator: "\n").map { "    - \($0)" }.joined(separator: "\n"))
      view:
        backgroundColor: systemBackground
        subviews:
          - {id: Red, backgroundColor: systemRed, frame: [20, 30, 80, 60]}
          - {id: Mid, class: UILabel, text: Middle, frame: [130, 50, 60, 20]}
          - {id: Blue, backgroundColor: systemBlue, frame: [220, 30, 80, 60]}
      """
    var options = PictureOptions()
    options.theme = theme
    var axes = VariantAxes()
    axes.scales = [scale]
    let maker = PictureMaker()
    let job = RenderJob(
      document: .text(document, name: "a.yaml", folder: "/tmp"), scene: nil, axes: axes, options: options,
      format: .png, path: "a.png", destination: .bytes)
    return (try maker.record(job).list, try maker.layOut(job))
  }

  private static let all = """
    {arrow: Red -> Blue, text: pushes}
    {arrow: Mid.bottom <-> Blue.leading, bend: 0.3}
    {brace: [Red, Mid], text: "Both of them", side: top}
    {region: [Mid, Blue], text: Group, color: green}
    {badge: Blue, text: The second view}
    {equation: Red.trailing = 2 * Blue.leading - 8 @750, parts: true}
    """

  @Test("Marks stay on the canvas, cover no text, label or line, and are readable", arguments: ["light", "dark"])
  func clear(appearance: String) throws {
    for theme in [nil, "print"] {
      let (list, scene) = try figure(Self.all, theme: theme, appearance: appearance)

      let paper: RGBA = appearance == "dark" && theme == nil ? .black : .white
      let review = try FigureReview(list, over: scene.displayList, paper: paper)
      #expect(review.glyphOverlap == 0)
      #expect(review.textOverlap == 0)
      #expect(review.labelOverlap == 0)
      #expect(review.lineOverlap == 0)
      #expect(review.outside == 0)
      #expect(review.labelContrast >= 4.5)
      #expect(review.labelCount >= 20)
    }
  }

  @Test("Marks have the same places at every scale")
  func scales() throws {
    let lists = try [1, 2, 3].map { try figure(Self.all, scale: $0).figure }

    #expect(lists[0] == lists[1] && lists[1] == lists[2])
  }

  @Test("A theme file is among the files that a picture depends on")
  func themeFile() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("themes-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let theme = folder.appendingPathComponent("small.yaml").path
    try Data("size: 9\n".utf8).write(to: URL(fileURLWithPath: theme))
    var options = PictureOptions()
    options.theme = theme
    let text = "size: 90x90\nfigure: {marks: [{badge: a}]}\nview: {subviews: [{id: a, frame: [20, 20, 40, 40]}]}"
    let job = RenderJob(
      document: .text(text, name: "a.yaml", folder: "/tmp"), scene: nil, axes: VariantAxes(), options: options,
      format: .png, path: "a.png", destination: .bytes)

    #expect(try PictureMaker().record(job).files.read == [theme])
  }

  @Test("An arrow between the facing sides of views ends a point before the second view")
  func straight() {
    let request = ArrowPlaces(
      from: (CGRect(x: 0, y: 0, width: 40, height: 40), nil), to: (CGRect(x: 100, y: 20, width: 40, height: 40), nil),
      isDouble: false, bend: nil, label: nil, views: []
    ).request

    // The views share the heights from 20 to 40, so that the arrow is horizontal at 30.
    #expect(
      request.candidates.first?.lines.first
        == FigureLine(start: CGPoint(x: 40, y: 30), end: CGPoint(x: 99, y: 30), role: .measure))
    #expect(request.candidates.first?.lines.count == 3)
  }

  @Test("A bent arrow between views that nearly touch leads from side to side, above or below both")
  func bentOverGap() throws {
    func ends(_ bend: CGFloat, isReversed: Bool = false) throws -> [CGPoint] {
      let (left, right) = (CGRect(x: 0, y: 20, width: 40, height: 40), CGRect(x: 48, y: 20, width: 40, height: 40))
      let placement = try #require(
        ArrowPlaces(
          from: (isReversed ? right : left, nil), to: (isReversed ? left : right, nil), isDouble: false, bend: bend,
          label: nil, views: []
        ).request.candidates.first)
      let shaft = placement.lines.filter { $0.role == .measure }
      let middle = shaft[shaft.count / 2].start
      return [shaft[0].start, CGPoint(x: middle.x, y: middle.y.rounded())]
    }

    // The middles of the sides are 48 apart, so that an arc of a quarter is 12 high. It bends to the left of its way.
    #expect(try ends(0.25) == [CGPoint(x: 20, y: 20), CGPoint(x: 44, y: 8)])
    #expect(try ends(-0.25) == [CGPoint(x: 20, y: 60), CGPoint(x: 44, y: 72)])
    #expect(try ends(0.25, isReversed: true) == [CGPoint(x: 68, y: 60), CGPoint(x: 44, y: 72)])
  }

  @Test("An arrow leads around a view between its ends")
  func around() throws {
    let between = CGRect(x: 60, y: 10, width: 20, height: 20)
    let request = ArrowPlaces(
      from: (CGRect(x: 0, y: 0, width: 40, height: 40), nil), to: (CGRect(x: 100, y: 0, width: 40, height: 40), nil),
      isDouble: false, bend: nil, label: nil, views: [between]
    ).request

    let best = try #require(request.candidates.first)
    for line in best.lines { #expect(line.length(inside: between) == 0) }
  }

  @Test("The bend of an arrow is the height of its arc, to its left if positive", arguments: [0.25, -0.25])
  func bend(bend: CGFloat) throws {
    let request = ArrowPlaces(
      from: (CGRect(x: 0, y: 0, width: 20, height: 20), .right),
      to: (CGRect(x: 120, y: 0, width: 20, height: 20), .left),
      isDouble: false, bend: bend, label: nil, views: []
    ).request

    // The arrow from (20, 10) to (120, 10) is 100 points long and points to the right, so that up is left.
    let best = try #require(request.candidates.first)
    let middle = best.lines.filter { $0.role == .measure }.map(\.start).min { abs($0.x - 70) < abs($1.x - 70) }
    #expect(try abs(#require(middle).y - (10 - 100 * bend)) < 0.01)
  }

  @Test("A brace is 4 points outside of its views, and 8 points deep", arguments: FigureMark.Side.allCases)
  func brace(side: FigureMark.Side) throws {
    let target = CGRect(x: 50, y: 60, width: 100, height: 80)
    let best = try #require(BracePlaces(target, side: side, label: nil).request.candidates.first)

    let expected =
      switch side {
      case .top: CGRect(x: 50, y: 48, width: 100, height: 8)
      case .bottom: CGRect(x: 50, y: 144, width: 100, height: 8)
      case .left, .leading: CGRect(x: 38, y: 60, width: 8, height: 80)
      case .right, .trailing: CGRect(x: 154, y: 60, width: 8, height: 80)
      }
    let bounds = best.bounds
    for (own, other) in [
      (bounds.minX, expected.minX), (bounds.minY, expected.minY), (bounds.maxX, expected.maxX),
      (bounds.maxY, expected.maxY),
    ] { #expect(abs(own - other) < 0.001) }
  }

  @Test("The parts of an equation have the names of the Auto Layout guide")
  func parts() {
    let terms = PrintedEquation.terms(of: "Red.leading>=Blue.trailing + 8 @750", hasParts: true)

    #expect(
      terms.map(\.text) == [
        "Red", ".", "leading", "≥", "1.0", "×", "Blue", ".", "trailing", "+", "8", "@", "750",
      ])
    #expect(
      terms.compactMap(\.part) == [
        "Item 1", "Attribute 1", "Relationship", "Multiplier", "Item 2", "Attribute 2", "Constant", "Priority",
      ])
    #expect(
      PrintedEquation.terms(of: "a.width = 2 * b.width", hasParts: false).map(\.text).joined() == "a.width=2×b.width")
    #expect(PrintedEquation.terms(of: "a.width == 40", hasParts: true).compactMap(\.part).last == "Constant")
  }

  @Test("The names of an equation's parts cover neither each other nor their ticks")
  func names() {
    let terms = PrintedEquation.terms(of: "a.leading = b.trailing + 8 @750", hasParts: true)
    let equation = PrintedEquation(terms, hasParts: true)

    let boxes = equation.pieces.filter { $0.text.style == .value }.map(\.box)
    #expect(boxes.count == 8)
    for (index, box) in boxes.enumerated() {
      for other in boxes[(index + 1)...] { #expect(!box.intersects(other)) }
      for line in equation.lines { #expect(line.length(inside: box) == 0) }
    }
  }

  @Test("Badges are numbered in their order, and the legend explains those with a text")
  func badges() throws {
    let list = try figure("{badge: Blue, text: Second}\n{badge: Red}").figure

    #expect(texts(list).filter { ["1", "2", "Second"].contains($0) }.sorted() == ["1", "1", "2", "Second"])
  }

  @Test("The theme for print has no color")
  func print() throws {
    let list = try figure(Self.all, theme: "print").figure

    // The views of the picture keep their colors: they are fills.
    var colors: [RGBA] = []
    for item in list.items {
      if case .stroke(let stroke) = item { colors.append(stroke.color) }
      if case .glyphs(let run) = item { colors.append(run.color) }
    }
    #expect(colors.count > 20)
    for color in colors { #expect(color.red == color.green && color.green == color.blue) }
  }

  @Test("Remarks have bold text, code, colors and links; other brackets and stars are text")
  func remarks() {
    #expect(
      RemarkText("a **b** `c` [d]{red} [e](https://e.org)").spans == [
        .init(text: "a "), .init(text: "b", isBold: true), .init(text: " "), .init(text: "c", isCode: true),
        .init(text: " "), .init(text: "d", color: "red"), .init(text: " "), .init(text: "e", link: "https://e.org"),
      ])
    for plain in ["2 * 3 ** 4", "**open", "`open", "[a]{nocolor}", "[a] (b)", "a[0]"] {
      #expect(RemarkText(plain).spans == [.init(text: plain)])
    }
  }

  @Test("Colors, underlines and links of remarks are drawn, and readable", arguments: ["light", "dark"])
  func coloredRemarks(appearance: String) throws {
    let list = try figure(
      "{arrow: Red -> Blue, text: \"a [word]{red} and [a page](https://example.org/a)\"}", appearance: appearance
    ).figure

    let colors = list.glyphItems.filter { $0.text == "word" || $0.text == "a page" }.map(\.color)
    #expect(colors.count == 2 && Set(colors).count == 2)
    #expect(colors.allSatisfy { max($0.red, $0.green, $0.blue) - min($0.red, $0.green, $0.blue) > 0.2 })
    let review = try FigureReview(
      list, over: figure("{badge: Red}", appearance: appearance).scene.displayList,
      paper: appearance == "dark" ? .black : .white)
    #expect(review.labelContrast >= 4.5)
    #expect(list.links.map(\.address) == ["https://example.org/a"])
  }

  @Test("Marks lead to their addresses; addresses that run programs are errors")
  func links() throws {
    let marks = """
      {arrow: Red -> Blue, text: pushes, link: "https://example.org/arrow"}
      {region: [Red], link: "#fig-red"}
      {badge: Blue, link: blue.html}
      {equation: Red.trailing = Blue.leading - 8, link: "mailto:a@example.org"}
      """
    let list = try figure(marks).figure

    #expect(
      list.links.map(\.address).sorted() == [
        "#fig-red", "blue.html", "https://example.org/arrow", "mailto:a@example.org",
      ])
    // The region is 3 points larger than its view.
    #expect(list.links.first { $0.address == "#fig-red" }?.area == CGRect(x: 17, y: 27, width: 86, height: 66))
    #expect(throws: (any Error).self) { try figure("{badge: Red, link: \"javascript:alert(1)\"}") }
  }

  @Test("Aligned remarks are in one column at their side of the picture", arguments: [FigureMark.Side.left, .right])
  func column(side: FigureMark.Side) throws {
    let (root, views) = (UIView(), [UIView(), UIView()])
    views[0].frame = CGRect(x: 10, y: 10, width: 40, height: 20)
    views[1].frame = CGRect(x: 150, y: 60, width: 40, height: 20)
    for view in views { root.addSubview(view) }
    let window = OffscreenWindow(of: root, size: CGSize(width: 200, height: 100))
    var options = LayoutFigure.Options()
    options.callouts = views.map { (Callout(id: "a", text: "Here"), $0) }
    options.remarkColumn = side

    let list = LayoutFigure(over: window.displayList, of: root, appearance: .light, options).displayList

    #expect(side == .left ? list.bounds.minX < -30 && list.bounds.maxX == 200 : list.bounds.maxX > 230)
    #expect(side == .left || list.bounds.minX == 0)
  }
}
