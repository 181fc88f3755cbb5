import LayoutDocuments
import Testing
import UIKitCore

@MainActor
@Suite("Views of documents")
struct ViewBuilderTests {
  @Test("Equations and visual formats place views")
  func constraints() throws {
    let shown = try ShownDocument(
      """
      size: 400x300
      metrics: {margin: 20}
      view:
        subviews: [{id: Red}, {id: Blue}]
        constraints:
          - H:|-margin-[Red]-8-[Blue(==Red)]-margin-|
          - Red.top = 1.0 * Superview.top + margin
          - {equation: Superview.bottom = Red.bottom + margin, identifier: bottom}
          - "top": Blue.top = Red.top
          - Blue.height = 0.5 * Red.height  # half as high
      """)

    // (400 − 2 · 20 − 8) ÷ 2 = 176 wide each, 300 − 2 · 20 = 260 high.
    #expect(shown.frame("Red") == [20, 20, 176, 260])
    #expect(shown.frame("Blue") == [204, 20, 176, 130])
    let identifiers = shown.presented.tree.root.constraints.compactMap(\.identifier)
    #expect(identifiers == ["bottom", "top"])
  }

  @Test("Guides can be named in equations and made in documents")
  func guides() throws {
    let shown = try ShownDocument(
      """
      size: 300x100
      view:
        layoutMargins: 10
        layoutGuides: [gap]
        subviews: [{id: a}, {id: b}, {id: scroll, class: UIScrollView, subviews: [{id: inside}]}]
        constraints:
          - a.leading = Superview.margins.leading
          - a.width = 40
          - gap.leading = a.trailing
          - gap.width = 25
          - b.leading = gap.trailing
          - b.trailing = Superview.layoutMarginsGuide.trailing
          - scroll.width = 100
          - inside.width = scroll.frame.width / 4
      """)

    #expect(shown.frame("a")?[0] == 10)
    #expect(shown.frame("b")?[0] == 75)
    #expect(shown.frame("b")?[2] == 215)
    #expect(shown.frame("inside")?[2] == 25)
  }

  @Test("Properties reach their views whatever the order of keys")
  func properties() throws {
    let shown = try ShownDocument(
      """
      size: 300x300
      view:
        subviews:
          - id: label
            numberOfLines: 2
            textAlignment: .center
            text: 42
            textColor: "#FF8000"
            font: semibold 20
            class: UILabel
            alpha: 0.5
            contentHuggingPriority: {horizontal: 251, vertical: required}
            layer.cornerRadius: 6
          - {id: stack, class: UIStackView, spacing: 3, alignment: lastBaseline, distribution: equalCentering}
          - {id: button, class: UIButton, title: Go}
          - {id: toggle, class: UISwitch, isOn: true}
      """)

    let label = try #require(shown.view("label") as? UILabel)
    #expect(label.numberOfLines == 2)
    #expect(label.textAlignment == .center)
    #expect(label.text == "42")
    #expect(label.textColor == UIColor(red: 1, green: 128 / 255, blue: 0, alpha: 1))
    #expect(label.font == UIFont.systemFont(ofSize: 20, weight: .semibold))
    #expect(label.alpha == 0.5)
    #expect(label.contentHuggingPriority(for: .horizontal) == UILayoutPriority(251))
    #expect(label.contentHuggingPriority(for: .vertical) == .required)
    #expect(label.layer.cornerRadius == 6)
    let stack = try #require(shown.view("stack") as? UIStackView)
    #expect(stack.spacing == 3)
    #expect(stack.alignment == .lastBaseline)
    #expect(stack.distribution == .equalCentering)
    #expect((shown.view("button") as? UIButton)?.currentTitle == "Go")
    #expect((shown.view("toggle") as? UISwitch)?.isOn == true)
  }

  @Test("A frame places a view without constraints")
  func frames() throws {
    let shown = try ShownDocument(
      """
      size: 300x300
      view: {subviews: [{id: box, frame: [10, 20, 30, 40], subviews: [{id: inner, frame: [1, 2, 3, 4]}]}]}
      """)

    #expect(shown.frame("box") == [10, 20, 30, 40])
    #expect(shown.frame("inner") == [11, 22, 3, 4])
  }

  @Test("A size that fits takes the content's")
  func fitting() throws {
    let text = """
      view:
        subviews: [{id: a}]
        constraints: ["H:|-5-[a(30)]-5-|", "V:|-7-[a(20)]-7-|"]
      """

    #expect(try ShownDocument("size: fit\n" + text).presented.size == CGSize(width: 40, height: 34))
    // The constraint on a's width is required, so that only the height is free to fit.
    #expect(try ShownDocument("size: 40xfit\n" + text).presented.size == CGSize(width: 40, height: 34))
  }

  @Test("A height that fits follows the lines that the width leaves, without a conflict on the way")
  func fittingLines() throws {
    let text = """
      size: 100xfit
      view:
        subviews: [{id: a, class: UILabel, numberOfLines: 0, text: "one two three four five six"}]
        constraints: ["H:|[a]|", "V:|-12-[a]-12-|"]
      """

    let shown = try ShownDocument(text)

    // Three lines of 17 points, 3 · 20.287 rounded up to the half point, and twice 12.
    #expect(shown.presented.size == CGSize(width: 100, height: 85))
    #expect(shown.presented.tree.root.hasAmbiguousLayout == false)
  }

  @Test("A spacing after a view is the stack view's")
  func customSpacing() throws {
    let shown = try ShownDocument(
      """
      size: 300x100
      view:
        subviews:
          - id: stack
            class: UIStackView
            spacing: 4
            arrangedSubviews: [{id: a, customSpacing: 20}, {id: b}, {id: c}]
        constraints: ["H:|[stack]", "V:|[stack]|", a.width = 10, b.width = 10, c.width = 10]
      """)

    #expect(shown.frame("b")?[0] == 30)
    #expect(shown.frame("c")?[0] == 44)
  }

  @Test(
    "Pages count in reading order and end at the last one",
    arguments: [("ltr", 0, 0), ("ltr", 2, 200), ("rtl", 0, 200), ("rtl", 1, 100), ("ltr", 9, 200)])
  func pages(direction: String, page: Int, offset: CGFloat) throws {
    let shown = try ShownDocument(
      """
      size: 100x50
      direction: \(direction)
      view:
        subviews:
          - id: scroll
            class: UIScrollView
            page: \(page)
            subviews: [{id: content}]
            constraints: ["H:|[content(300)]|", "V:|[content(50)]|"]
        constraints: ["H:|[scroll]|", "V:|[scroll]|"]
      """)

    #expect((shown.view("scroll") as? UIScrollView)?.contentOffset == CGPoint(x: offset, y: 0))
  }
}
