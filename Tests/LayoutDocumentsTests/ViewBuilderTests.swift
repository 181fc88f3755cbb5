import LayoutDocuments
import Testing
import UIKitCore

@MainActor
@Suite("Views of documents")
struct ViewBuilderTests {
  @Test("A constraint has the identifier of its key or of its options")
  func identifiers() throws {
    let shown = try ShownDocument(
      """
      size: 400x300
      view:
        subviews: [{id: Red}, {id: Blue}]
        constraints:
          - Red.left = Superview.left
          - {equation: Superview.bottom = Red.bottom, identifier: bottom}
          - "top": Blue.top = Red.top
      """)

    #expect(shown.presented.tree.root.constraints.map(\.identifier) == [nil, "bottom", "top"])
  }

  @Test("Placeholders in a constraint's priority, identifier and options are filled in")
  func constraintPlaceholders() throws {
    let shown = try ShownDocument(
      """
      size: 400x300
      data: {p: 750, name: Top, side: Top, none: null}
      view:
        subviews: [{id: Red}, {id: Blue}]
        constraints:
          - {equation: Red.top = Superview.top, priority: "${p}", identifier: "${name} ${p}"}
          - {equation: Red.left = Superview.left, identifier: "${none}"}
          - {format: "H:[Red]-[Blue]", options: ["alignAll${side}"]}
      """)

    let constraints = shown.presented.tree.root.constraints
    #expect(constraints.map(\.identifier) == ["Top 750", nil, nil, nil])
    #expect(constraints.map(\.priority) == [UILayoutPriority(750), .required, .required, .required])
    #expect(constraints.filter { $0.firstAttribute == .top }.count == 2)
  }

  @Test("Placeholders in callouts are filled in from the row")
  func callouts() throws {
    let shown = try ShownDocument(
      "size: 9x9\ndata: {name: Ada}\ncallouts: {a: 'By ${name}', b: }\nview: {subviews: [{id: a}, {id: b}]}\n",
      row: .object(["name": .text("Grace")]))

    #expect(shown.presented.tree.callouts.map(\.text) == ["By Grace", ""])
  }

  @Test("Properties are set regardless of the order of their keys")
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

  @Test(
    "Pages are counted in reading order and clamped to the last one",
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
