import Testing
import UIFoundation

@testable import AutoLayout

@MainActor
@Suite("Ambiguous layouts")
struct AmbiguityTests {
  private let container = root(300, 100).with(TestView("View"))
  private var view: TestView { container.subviews[0] }

  private func frame(_ constraints: NSLayoutConstraint...) -> CGRect {
    NSLayoutConstraint.activate(constraints)
    container.layout()
    return view.frame
  }

  @Test("With only left == 12 the frame is (12, 0, 0, 0)")
  func onlyLeft() {
    #expect(
      frame(view.leftAnchor.constraint(equalTo: container.leftAnchor, constant: 12))
        == CGRect(x: 12, y: 0, width: 0, height: 0))
  }

  @Test("A position with a single inequality takes its bound, in both directions")
  func tight() {
    #expect(frame(view.topAnchor.constraint(greaterThanOrEqualTo: container.topAnchor, constant: 10)).minY == 10)
    container.layoutNode.heldConstraints.forEach { $0.isActive = false }
    #expect(frame(view.topAnchor.constraint(lessThanOrEqualTo: container.topAnchor, constant: 10)).minY == 10)
    container.layoutNode.heldConstraints.forEach { $0.isActive = false }
    #expect(frame(view.leftAnchor.constraint(lessThanOrEqualTo: container.leftAnchor, constant: -10)).minX == -10)
  }

  @Test("A width with only a lower bound has that length; a width with only an upper bound is 0")
  func sizes() {
    let atLeast = view.widthAnchor.constraint(greaterThanOrEqualToConstant: 40)
    #expect(frame(atLeast).width == 40)
    atLeast.isActive = false
    #expect(frame(view.widthAnchor.constraint(lessThanOrEqualToConstant: 40)).width == 0)
  }

  @Test("The ambiguous axis is reported, and a second solution can be shown until the next layout")
  func exercises() {
    NSLayoutConstraint.activate([
      view.leftAnchor.constraint(equalTo: container.leftAnchor, constant: 12),
      view.widthAnchor.constraint(equalToConstant: 50),
      view.topAnchor.constraint(equalTo: container.topAnchor),
      view.heightAnchor.constraint(greaterThanOrEqualToConstant: 20),
    ])
    container.layout()
    let engine = container.layoutNode.engine

    #expect(!engine.isAmbiguous(view.layoutNode, .horizontal))
    #expect(engine.isAmbiguous(view.layoutNode, .vertical))
    #expect(engine.ambiguities().map(\.node.item?.layoutName) == ["View"])
    #expect(engine.exerciseAmbiguity(of: view.layoutNode))
    #expect(view.frame.height > 20)
    #expect(view.frame.width == 50)

    container.givenFrame.size.width = 301
    container.layout()

    #expect(view.frame.height == 20)
  }

  @Test("A layout with a single solution is not ambiguous, and no second solution can be shown")
  func unambiguous() {
    NSLayoutConstraint.activate(
      NSLayoutConstraint.constraints(withVisualFormat: "|[v]|", metrics: nil, views: ["v": view])
        + NSLayoutConstraint.constraints(withVisualFormat: "V:|[v]|", metrics: nil, views: ["v": view]))
    container.layout()

    #expect(!container.layoutNode.engine.isAmbiguous(view.layoutNode))
    #expect(!container.layoutNode.engine.exerciseAmbiguity(of: view.layoutNode))
  }

  @Test("Stretched siblings of equal hugging priority are ambiguous; with 251 and 250 they are not")
  func hugging() {
    let field = TestView("Field")
    container.addSubview(field)
    view.layoutNode.setIntrinsicSize(CGSize(width: 40, height: 20))
    field.layoutNode.setIntrinsicSize(CGSize(width: 60, height: 20))
    NSLayoutConstraint.activate(
      NSLayoutConstraint.constraints(
        withVisualFormat: "|[v]-[f]|", options: .alignAllTop, metrics: nil, views: ["v": view, "f": field]))
    view.topAnchor.constraint(equalTo: container.topAnchor).isActive = true
    container.layout()
    let engine = container.layoutNode.engine

    #expect(engine.isAmbiguous(view.layoutNode, .horizontal))
    #expect(!engine.isAmbiguous(view.layoutNode, .vertical))

    view.layoutNode.setHugging(UILayoutPriority(251), for: .horizontal)
    container.layout()

    #expect(!engine.isAmbiguous(view.layoutNode, .horizontal))
    #expect(view.frame == CGRect(x: 0, y: 0, width: 40, height: 20))
    #expect(field.frame == CGRect(x: 48, y: 0, width: 252, height: 20))
  }
}
