import CairoRendering
import Foundation
import Testing
import TestViews
import UIKitCore

@testable import LayoutFigures

extension LayoutFigure {
  fileprivate init(_ window: OffscreenWindow, showing annotations: Set<Annotation>) {
    var options = Options()
    options.annotations = annotations
    self.init(over: window.displayList, of: window.root, appearance: .light, options)
  }
}

@MainActor
@Suite("Figures of layouts")
struct LayoutFigureTests {
  private var window: OffscreenWindow {
    let (view, label, guide) = (UIView(), UILabel(), UILayoutGuide())
    view.accessibilityIdentifier = "Root"
    label.accessibilityIdentifier = "Title"
    label.text = "Hello"
    guide.identifier = "Middle"
    view.addConstrained(label)
    view.addLayoutGuide(guide)
    NSLayoutConstraint.activate([
      label.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 40),
      label.topAnchor.constraint(equalTo: view.topAnchor, constant: 30),
      guide.leadingAnchor.constraint(equalTo: label.leadingAnchor),
      guide.widthAnchor.constraint(equalToConstant: 60), guide.topAnchor.constraint(equalTo: label.bottomAnchor),
      guide.heightAnchor.constraint(equalToConstant: 20),
    ])
    return OffscreenWindow(of: view, size: CGSize(width: 200, height: 120))
  }

  private func texts(_ annotations: Set<LayoutFigure.Annotation>) -> [String] {
    LayoutFigure(window, showing: annotations).displayList.items.compactMap { item in
      if case .glyphs(let glyphs) = item { glyphs.text } else { nil }
    }
  }

  @Test("The layout is drawn first, then guide names, view names and values")
  func annotations() {
    #expect(texts([]) == ["Hello"])
    // Names of small views are placed first.
    #expect(texts([.frames]) == ["Hello", "Title", "Root"])
    #expect(texts([.guides]) == ["Hello", "Middle"])
    // The guide's width and height precede the distances of 40 and 30.
    #expect(texts([.constraints]) == ["Hello", "60", "20", "40", "30", "edges of view", " ", "and guide aligned"])
    #expect(texts([.baselines]) == ["Hello"])
    #expect(texts([.guides, .frames]) == ["Hello", "Middle", "Title", "Root"])
  }

  @Test("The legend has the remark of each numbered callout, or the view's id if there is no remark")
  func legend() throws {
    let window = window
    let label = try #require(window.root.subviews.first)
    var options = LayoutFigure.Options()
    options.annotations = [.numbers]
    options.hasLegend = true
    options.callouts = [(Callout(id: "Title"), label), (Callout(id: "Root", text: "The card"), window.root)]

    let figure = LayoutFigure(over: window.displayList, of: window.root, appearance: .light, options)

    let texts = figure.displayList.items.compactMap { if case .glyphs(let glyphs) = $0 { glyphs.text } else { nil } }
    #expect(texts.filter { ["Title", "The card"].contains($0) } == ["Title", "The card"])
  }

  @Test("Figures contain the layout and are reproducible")
  func stable() throws {
    // An exploded view shows planes instead of the layout.
    let all = Set(LayoutFigure.Annotation.allCases).subtracting([.exploded])
    let first = LayoutFigure(window, showing: all).displayList
    let second = LayoutFigure(window, showing: all).displayList

    #expect(first.bounds.contains(CGRect(x: 0, y: 0, width: 200, height: 120)))
    #expect(texts(all).contains("Hello"))
    #expect(first == second)
    #expect(try Renderer(scale: 2).png(first) == Renderer(scale: 2).png(second))
  }

  @Test("The first baseline of a label that begins at 30 is at 30 + 16.186, the ascent of its font")
  func baselines() throws {
    let scene = FigureScene(window.root)

    let line = try #require(scene.baselines.first)
    #expect(scene.baselines.count == 1)
    // The ascender is 0.952148 em of 17 points.
    #expect(abs(line.start.y - (30 + 16.186)) < 0.5)
    #expect(line.start.x == 40)
  }

  @Test("The baselines of a label or button taller than its text are the baselines of the centered text")
  func stretchedBaselines() throws {
    let (view, label, button) = (UIView(), UILabel(), UIButton(type: .system))
    (label.text, label.numberOfLines) = ("Hello\nHello", 0)
    button.setTitle("Hello", for: .normal)
    button.titleLabel?.font = .systemFont(ofSize: 17)
    label.frame = CGRect(x: 10, y: 30, width: 80, height: 71)
    button.frame = CGRect(x: 100, y: 30, width: 80, height: 60.5)
    for child in [label, button] { view.addSubview(child) }
    let window = OffscreenWindow(of: view, size: CGSize(width: 200, height: 120))

    let lines = FigureScene(window.root).baselines.map(\.start.y)

    // Two lines of 20.5 points leave 15 points above and below. One line leaves 20.
    try #require(lines.count == 3)
    #expect(abs(lines[0] - (30 + 15 + 16.186)) < 0.75)
    #expect(abs(lines[1] - (30 + 15 + 20.5 + 16.186)) < 0.75)
    #expect(abs(lines[2] - (30 + 20 + 16.186)) < 0.75)
  }

  /// Returns the measurements of a figure of a view with a label and, optionally, a guide.
  private func review(
    _ annotations: Set<LayoutFigure.Annotation>, text: String, at origin: CGPoint, size: CGSize,
    guide rect: CGRect? = nil
  ) throws -> FigureReview {
    let (view, label) = (UIView(), UILabel())
    (label.text, label.accessibilityIdentifier) = (text, "label")
    label.frame = CGRect(origin: origin, size: label.intrinsicContentSize)
    view.addSubview(label)
    if let rect {
      let guide = UILayoutGuide()
      guide.identifier = "guide"
      view.addLayoutGuide(guide)
      NSLayoutConstraint.activate([
        guide.leftAnchor.constraint(equalTo: view.leftAnchor, constant: rect.minX),
        guide.topAnchor.constraint(equalTo: view.topAnchor, constant: rect.minY),
        guide.widthAnchor.constraint(equalToConstant: rect.width),
        guide.heightAnchor.constraint(equalToConstant: rect.height),
      ])
    }
    let window = OffscreenWindow(of: view, size: size)
    return try FigureReview(
      LayoutFigure(window, showing: annotations).displayList, over: window.displayList)
  }

  @Test("An outline through text is interrupted there, and the outline of a label erases no letter")
  func outlinesAtText() throws {
    let guide = try review(
      [.guides], text: "Overlapping text", at: CGPoint(x: 20, y: 28), size: CGSize(width: 240, height: 80),
      guide: CGRect(x: 60, y: 36, width: 60, height: 30))
    let frame = try review(
      [.names], text: "Star", at: CGPoint(x: 20, y: 20), size: CGSize(width: 240, height: 60))

    #expect(guide.labelCount == 1 && guide.textOverlap == 0)
    #expect(frame.labelCount == 1 && frame.textOverlap == 0)
    #expect(guide.lineContrast >= 4.5 && frame.lineContrast >= 4.5)
  }

  @Test(
    "Labels and lines outside of a picture are readable on white, black and gray pages",
    arguments: [UIUserInterfaceStyle.light, .dark], [RGBA.white, .black, RGBA(hex: 0x808080)])
  func outsideOnAnyPage(style: UIUserInterfaceStyle, page: RGBA) throws {
    let (view, box) = (UIView(), UIView())
    (view.backgroundColor, view.overrideUserInterfaceStyle) = (.systemBackground, style)
    box.frame = CGRect(x: 4, y: 4, width: 32, height: 32)
    view.addSubview(box)
    let window = OffscreenWindow(of: view, size: CGSize(width: 40, height: 40))
    var options = LayoutFigure.Options()
    options.callouts = [(Callout(id: "box", text: "A remark of some length"), box)]

    let figure = LayoutFigure(over: window.displayList, of: window.root, appearance: style, options).displayList
    let review = try FigureReview(figure, over: window.displayList, paper: page)

    #expect(review.labelCount == 1 && figure.bounds.width > 60)
    #expect(review.labelContrast >= 4.5)
    #expect(review.lineContrast >= 4.5)
  }

  @Test("A figure with a background has no halo in another color")
  func ground() throws {
    let window = OffscreenWindow(of: UIView(), size: CGSize(width: 40, height: 40))
    var options = LayoutFigure.Options()
    options.callouts = [(Callout(id: "", text: "A remark"), window.root)]
    func fillCount(_ paper: RGBA?) -> Int {
      options.paper = paper
      let list = LayoutFigure(over: window.displayList, of: window.root, appearance: .light, options).displayList
      return list.items.count { if case .fill = $0 { true } else { false } }
    }

    // The dot of the leader, or the plate of the label, and the dot with its outline.
    #expect(fillCount(RGBA(hex: 0xFFFFEE)) == 1)
    #expect(fillCount(nil) == 3)
  }

  @Test("A baseline at the edge of the picture ends there")
  func baselinesAtEdge() throws {
    let review = try review([.baselines], text: "Hello Hello Hel", at: .zero, size: CGSize(width: 120, height: 40))

    #expect(review.outside == 0)
  }
}
