import Testing
import UIFoundation

@testable import AutoLayout

@MainActor
@Suite("Visual format")
struct VisualFormatTests {
  private let container = root(300, 100).with(TestView("a"), TestView("b"))
  private var a: TestView { container.subviews[0] }
  private var b: TestView { container.subviews[1] }

  private func texts(
    _ format: String, options: NSLayoutConstraint.FormatOptions = [], metrics: [String: Any]? = nil
  ) -> [String] {
    NSLayoutConstraint.constraints(
      withVisualFormat: format, options: options, metrics: metrics, views: ["a": a, "b": b]
    ).map(\.equationText)
  }

  @Test(
    "A format creates the constraints that it describes",
    arguments: [
      ("[a]-[b]", ["b.leading == a.trailing + 8"]),
      ("H:[a][b]", ["b.leading == a.trailing"]),
      ("|-20-[a]", ["a.leading == Root.leading + 20"]),
      ("|[a]|", ["a.leading == Root.leading", "Root.trailing == a.trailing"]),
      ("|-[a]-|", ["a.leading == Root.leadingMargin", "Root.trailingMargin == a.trailing"]),
      ("V:|-(>=8@750)-[a]", ["a.top >= Root.top + 8 @750"]),
      ("[a(50)]", ["a.width == 50"]),
      ("V:[a(>=50,<=70@20)]", ["a.height >= 50", "a.height <= 70 @20"]),
      ("[a(==b)]", ["a.width == b.width"]),
      ("[a(b@gap)]-gap-[b(gap)]", ["a.width == b.width @12", "b.leading == a.trailing + 12", "b.width == 12"]),
      ("[a]-(-8)-[b]", ["b.leading == a.trailing - 8"]),
      ("[a]-(>=gap,<=40)-[b]", ["b.leading >= a.trailing + 12", "b.leading <= a.trailing + 40"]),
      (
        "H: | - 20 - [a] - [b] |",
        [
          "a.leading == Root.leading + 20", "b.leading == a.trailing + 8", "Root.trailing == b.trailing",
        ]
      ),
    ])
  func equations(format: String, expected: [String]) {
    #expect(texts(format, metrics: ["gap": 12]) == expected)
  }

  @Test("Metrics may be Int, Double, CGFloat, Float or NSNumber")
  func metricTypes() {
    let metrics: [String: Any] = ["i": 1, "d": 2.5, "c": CGFloat(3), "f": Float(4), "n": NSNumber(value: 5)]

    let found = texts("[a(i)]-d-[b(>=c,<=f@n)]", metrics: metrics)

    #expect(found == ["a.width == 1", "b.leading == a.trailing + 2.5", "b.width >= 3", "b.width <= 4 @5"])
  }

  @Test("Formats can contain guides, and the superview of a guide is its owning view")
  func guides() {
    let guide = TestGuide("guide")
    container.addGuide(guide)

    let constraints = NSLayoutConstraint.constraints(
      withVisualFormat: "|-4-[g]-[a]", metrics: nil, views: ["g": guide, "a": a])

    #expect(
      constraints.map(\.equationText) == ["guide.leading == Root.leading + 4", "a.leading == guide.trailing + 8"])
  }

  @Test("Options align neighbors and choose the direction")
  func options() {
    #expect(texts("[a]-[b]", options: .alignAllTop) == ["b.leading == a.trailing + 8", "a.top == b.top"])
    #expect(texts("[a]-[b]", options: .directionLeftToRight) == ["b.left == a.right + 8"])
    #expect(
      texts("|-5-[a]-[b]", options: .directionRightToLeft) == ["Root.right == a.right + 5", "a.left == b.right + 8"])
    #expect(texts("V:[a]-4-[b]", options: .spacingBaselineToBaseline) == ["b.firstBaseline == a.lastBaseline + 4"])
    #expect(texts("V:|[a]", options: .spacingBaselineToBaseline) == ["a.top == Root.top"])
    #expect(texts("[a]", options: .alignAllTop) == [])
  }

  @Test("A bar with a hyphen pins a view to the superview's margin")
  func margins() {
    NSLayoutConstraint.activate(
      NSLayoutConstraint.constraints(withVisualFormat: "|-[a]-|", metrics: nil, views: ["a": a])
        + NSLayoutConstraint.constraints(withVisualFormat: "V:|[a(30)]", metrics: nil, views: ["a": a]))

    container.layout()

    #expect(a.frame == CGRect(x: 8, y: 0, width: 284, height: 30))
  }

  @Test(
    "An error is logged with the format and a caret under it, and creates no constraints",
    arguments: [
      ("V|[a]", "Expected a ':' after 'V' to specify vertical arrangement \nV|[a] \n ^"),
      ("|[c]|", "c is not a key in the views dictionary. \n|[c]| \n  ^"),
      ("[a]-gpa-[b]", "gpa is not a key in the metrics dictionary. Did you mean 'gap'? \n[a]-gpa-[b] \n    ^"),
      ("[a", "Expected a ']' here, to end the view 'a'. \n[a \n  ^"),
      ("[a(>50)]", "Expected a '=' here. A relation is one of '==', '>=' and '<='. \n[a(>50)] \n    ^"),
      ("[a]-8[b]", "Expected a '-' here, to end the connection. \n[a]-8[b] \n     ^"),
      ("[a]-(8-[b]", "Expected a ')' here, to end the list of predicates. \n[a]-(8-[b] \n      ^"),
      ("[a]-", "Expected a view or '|' after '-', as in '-[name]' or '-|'. \n[a]- \n    ^"),
      ("[a]-(]", "Expected a number or a metric's name here. \n[a]-(] \n     ^"),
      ("||", "Expected a view between '|' and '|'. Views are written in brackets, as in '[name]'. \n|| \n ^"),
      ("[a]|x", "Expected the format to end here. \n[a]|x \n    ^"),
      ("[a(50@2000)]", "A priority must be above 0 and at most 1000; this one is 2000. \n[a(50@2000)] \n      ^"),
      ("", "Expected a '[' here, to begin a view. \n \n^"),
    ])
  func mistakes(format: String, expected: String) {
    var constraints: [NSLayoutConstraint] = []

    let lines = logged {
      constraints = NSLayoutConstraint.constraints(
        withVisualFormat: format, metrics: ["gap": 12], views: ["a": a, "b": b])
    }

    #expect(constraints == [])
    #expect(lines == ["Unable to parse constraint format: \n" + expected])
  }

  @Test("A bar without a superview is logged with UIKit's message")
  func noSuperview() {
    let lone = TestView("lone")

    let lines = logged {
      _ = NSLayoutConstraint.constraints(withVisualFormat: "|[lone]|", metrics: nil, views: ["lone": lone])
    }

    #expect(
      lines == [
        "Unable to parse constraint format: \nUnable to interpret '|' character, because the related view doesn't "
          + "have a superview \n|[lone]| \n^"
      ])
  }

  @Test("An alignment along the format's own axis is rejected, except for a single view")
  func alignmentAlongAxis() {
    #expect(texts("|-20-[a]", options: .alignAllCenterX) == texts("|-20-[a]"))

    let lines = logged { _ = texts("[a]-[b]", options: .alignAllLeading) }

    #expect(
      lines == [
        "Unable to parse constraint format: \nOptions mask required views to be aligned on a horizontal edge, which is "
          + "not allowed for layout that is also horizontal. \n[a]-[b] \n^"
      ])
  }

  @Test(
    "Constraints print as a visual format if it can express them",
    arguments: [
      ("|-20-[a]", "<NSLayoutConstraint H:|-(20)-[a] (inactive, names: '|':Root)>"),
      ("[a]-20-|", "<NSLayoutConstraint H:[a]-(20)-| (inactive, names: '|':Root)>"),
      ("V:[a]-(>=8@750)-[b]", "<NSLayoutConstraint V:[a]-(>=8@750)-[b] (inactive)>"),
      ("[a(40)]", "<NSLayoutConstraint H:[a(40)] (inactive)>"),
      ("V:[a(<=40@250)]", "<NSLayoutConstraint V:[a(<=40@250)] (inactive)>"),
      ("[a(==b)]", "<NSLayoutConstraint a.width == b.width (inactive)>"),
      ("|-[a]", "<NSLayoutConstraint a.leading == Root.leadingMargin (inactive)>"),
    ])
  func prints(format: String, expected: String) {
    let constraints = NSLayoutConstraint.constraints(withVisualFormat: format, metrics: nil, views: ["a": a, "b": b])

    #expect(constraints.map(\.description) == [expected])
  }

  @Test("The description has the identifier, multiplier and constant, and begins with the view to the left")
  func printsMore() {
    let reversed = constraint(a, .trailing, .lessThanOrEqual, b, .leading, constant: -8)
    let ratio = constraint(a, .width, .equal, a, .height, multiplier: 2, constant: -1, priority: 750)
    ratio.identifier = "aspect"
    ratio.isActive = true

    #expect(reversed.description == "<NSLayoutConstraint H:[a]-(>=8)-[b] (inactive)>")
    #expect(ratio.description == "<NSLayoutConstraint 'aspect' a.width == 2*a.height - 1 @750 (active)>")
  }
}
