import Testing
import UIFoundation

@testable import AutoLayout

@MainActor
@Suite("Sentences about constraints")
struct SentenceTests {
  private let container = root(300, 100).with(TestView("card").with(TestView("title"), TestView("icons")))
  private var card: TestView { container.subviews[0] }
  private var title: TestView { card.subviews[0] }
  private var icons: TestView { card.subviews[1] }

  @Test("Sizes are compared with numbers and with other sizes")
  func sizes() {
    #expect(title.widthAnchor.constraint(equalToConstant: 40).sentence == "title is exactly 40 points wide")
    #expect(
      title.heightAnchor.constraint(greaterThanOrEqualToConstant: 44).sentence == "title is at least 44 points high")
    #expect(title.widthAnchor.constraint(equalTo: icons.widthAnchor).sentence == "title is as wide as icons")
    #expect(
      title.widthAnchor.constraint(lessThanOrEqualTo: icons.widthAnchor, constant: -8).sentence
        == "title is at most as wide as icons minus 8 points")
    #expect(
      icons.widthAnchor.constraint(equalTo: title.heightAnchor, multiplier: 1.5).sentence
        == "icons' width is 1.5 times title's height")
    #expect(
      title.widthAnchor.constraint(greaterThanOrEqualTo: title.heightAnchor).sentence
        == "title's width is at least its own height")
  }

  @Test("Distances between positions have no sign: \"at least −8 after\" becomes \"at most 8 before\"")
  func places() {
    #expect(
      title.leadingAnchor.constraint(equalTo: icons.trailingAnchor, constant: 8).sentence
        == "title's leading edge is 8 points after icons' trailing edge")
    #expect(
      title.topAnchor.constraint(greaterThanOrEqualTo: card.topAnchor, constant: 12).sentence
        == "title's top is at least 12 points below card's top")
    #expect(
      title.trailingAnchor.constraint(greaterThanOrEqualTo: card.trailingAnchor, constant: -8).sentence
        == "title's trailing edge is at most 8 points before card's trailing edge")
    #expect(
      title.bottomAnchor.constraint(lessThanOrEqualTo: card.bottomAnchor, constant: -8).sentence
        == "title's bottom is at least 8 points above card's bottom")
    #expect(
      title.leftAnchor.constraint(equalTo: icons.leftAnchor, constant: -3).sentence
        == "title's left edge is 3 points left of icons' left edge")
    #expect(
      title.centerYAnchor.constraint(equalTo: card.centerYAnchor).sentence
        == "title's vertical center is level with card's vertical center")
    #expect(title.topAnchor.constraint(equalTo: icons.bottomAnchor).sentence == "title's top meets icons' bottom")
    #expect(
      title.topAnchor.constraint(greaterThanOrEqualTo: icons.bottomAnchor).sentence
        == "title's top is not above icons' bottom")
  }

  @Test("Sentences about optional constraints contain the priority")
  func priority() {
    let constraint = title.widthAnchor.constraint(equalToConstant: 40)
    constraint.priority = .defaultHigh

    #expect(constraint.sentence == "title is exactly 40 points wide, if it can be (priority 750)")
  }

  @Test("A conflict is explained with all its members, their sources and a suggestion")
  func conflict() throws {
    let (narrow, wide) = (
      title.widthAnchor.constraint(equalToConstant: 40), title.widthAnchor.constraint(equalToConstant: 50)
    )
    narrow.documentLine = 7
    wide.documentLine = 9
    NSLayoutConstraint.activate([narrow, wide])
    container.layout()

    let conflict = try #require(container.layoutNode.engine.conflicts.first)

    #expect(
      conflict.explanation == [
        "2 constraints contradict each other; removing any one of them resolves the conflict:",
        "  1. title is exactly 40 points wide (made at line 7); broken",
        "  2. title is exactly 50 points wide (made at line 9)",
        "Keep one of the two: both decide the width of title (line 7, line 9).",
      ])
    #expect(container.layoutNode.engine.conflictMembers.map { $0.map(\.constraint) } == [[narrow, wide]])
  }

  @Test("A conflict with the frame of a view is explained by translatesAutoresizingMaskIntoConstraints")
  func masks() throws {
    let child = TestView("Child", frame: CGRect(x: 5, y: 5, width: 10, height: 10))
    container.addSubview(child)
    child.widthAnchor.constraint(equalToConstant: 30).isActive = true
    container.layout()

    let conflict = try #require(container.layoutNode.engine.conflicts.first)

    #expect(
      conflict.explanation.contains {
        $0.hasSuffix(
          "Child has the width of its frame, because translatesAutoresizingMaskIntoConstraints is true")
      })
    #expect(
      conflict.explanation.last
        == "Set translatesAutoresizingMaskIntoConstraints to false where constraints place the view.")
  }

  @Test("A view without an identifier is named by a view inside of it, or by its place in its superview")
  func unnamed() {
    let (first, second) = (TestView("UIView:0x1"), TestView("UIView:0x2"))
    let around = TestView("UIStackView:0x3").with(TestView("subtitle"), TestView("UILabel:0x4"))
    let page = root(300, 100).with(TestView("page").with(first, second, around))
    let label = around.subviews[1]
    func sentence(_ view: TestView, _ other: TestView) -> String {
      view.topAnchor.constraint(equalTo: other.topAnchor).sentence
    }

    #expect(sentence(first, page.subviews[0]) == "the first UIView in page's top is level with page's top")
    #expect(
      sentence(second, around)
        == "the second UIView in page's top is level with the UIStackView around subtitle's top")
    #expect(
      sentence(label, page.subviews[0])
        == "the UILabel in the UIStackView around subtitle's top is level with page's top")
    #expect(
      sentence(label, around)
        == "the UILabel in the UIStackView around subtitle's top is level with its superview's top")
  }
}
