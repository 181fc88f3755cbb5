import Testing
import UIFoundation

@testable import AutoLayout

@MainActor
@Suite("The holder of a constraint")
struct ActivationTests {
  private let outer = root(300, 100)
  private let inner = TestView("Inner")
  private let a = TestView("A")
  private let b = TestView("B")

  init() { _ = outer.with(inner.with(a, b)) }

  @Test("Activation adds a constraint to the nearest common ancestor of its items, counting a view as its own ancestor")
  func ancestors() {
    let guide = TestGuide()
    a.addGuide(guide)
    let cases: [(NSLayoutConstraint, TestView)] = [
      (a.leftAnchor.constraint(equalTo: b.leftAnchor), inner),
      (a.leftAnchor.constraint(equalTo: inner.leftAnchor), inner),
      (a.leftAnchor.constraint(equalTo: outer.leftAnchor), outer),
      (a.widthAnchor.constraint(equalToConstant: 1), a),
      (a.widthAnchor.constraint(equalTo: a.heightAnchor), a),
      (guide.widthAnchor.constraint(equalToConstant: 1), a),
      (guide.widthAnchor.constraint(equalTo: b.widthAnchor), inner),
    ]
    for (constraint, holder) in cases {
      constraint.isActive = true

      #expect(constraint.holder === holder.layoutNode)
      #expect(holder.layoutNode.heldConstraints.last === constraint)
    }
  }

  @Test("A constraint is added to an explicit holder only once; isActive = false removes it from there")
  func explicit() {
    let constraint = a.widthAnchor.constraint(equalTo: b.widthAnchor)

    outer.layoutNode.hold(constraint)
    outer.layoutNode.hold(constraint)
    constraint.isActive = true

    #expect(outer.layoutNode.heldConstraints == [constraint])
    #expect(inner.layoutNode.heldConstraints == [])

    constraint.isActive = false

    #expect(outer.layoutNode.heldConstraints == [])
    #expect(!constraint.isActive)
  }

  @Test("Without a common ancestor, UIKit's message is logged and the constraint stays inactive")
  func strangers() {
    let stranger = TestView("Stranger")
    let constraint = a.leftAnchor.constraint(equalTo: stranger.leftAnchor)

    let lines = logged { constraint.isActive = true }

    #expect(
      lines == [
        "Unable to activate constraint with anchors \"A.left\" and \"Stranger.left\" because they have no common "
          + "ancestor.  Does the constraint or its anchors reference items in different view hierarchies?  "
          + "That's illegal."
      ])
    #expect(!constraint.isActive)
  }

  @Test("A view rejects a constraint whose items it does not contain")
  func outside() {
    let constraint = inner.widthAnchor.constraint(equalTo: outer.widthAnchor)

    let lines = logged { a.layoutNode.hold(constraint) }

    #expect(lines.count == 1)
    #expect(lines[0].hasPrefix("Unable to install constraint on view.  Does the constraint reference something"))
    #expect(!constraint.isActive)
  }

  @Test("A view lists its constraints in the order of their activation")
  func order() {
    let constraints = (1...40).map { a.widthAnchor.constraint(greaterThanOrEqualToConstant: CGFloat($0)) }
    NSLayoutConstraint.activate(constraints)

    NSLayoutConstraint.deactivate(Array(constraints[5..<35]))
    constraints[7].isActive = true

    #expect(a.layoutNode.heldConstraints == Array(constraints[..<5] + constraints[35...] + [constraints[7]]))
  }

  @Test(
    "Removing a view deactivates constraints between its subtree and other views, but not inside the subtree"
  )
  func removal() {
    let fromOutside = a.leftAnchor.constraint(equalTo: outer.leftAnchor)
    let toInner = inner.topAnchor.constraint(equalTo: outer.topAnchor)
    let within = a.leftAnchor.constraint(equalTo: b.leftAnchor)
    let own = inner.widthAnchor.constraint(equalToConstant: 4)
    NSLayoutConstraint.activate([fromOutside, toInner, within, own])
    outer.layout()

    inner.removeFromSuperview()
    outer.layout()

    #expect(!fromOutside.isActive && !toInner.isActive)
    #expect(within.isActive && own.isActive)
    #expect(outer.layoutNode.heldConstraints == [])
  }

  @Test("A subtree that is removed and added again has the same layout as before")
  func comesBack() {
    NSLayoutConstraint.activate([
      a.leftAnchor.constraint(equalTo: inner.leftAnchor, constant: 3), a.widthAnchor.constraint(equalToConstant: 30),
      b.leftAnchor.constraint(equalTo: a.rightAnchor, constant: 2),
      b.rightAnchor.constraint(equalTo: inner.rightAnchor),
    ])
    func pin() {
      NSLayoutConstraint.activate(
        NSLayoutConstraint.constraints(withVisualFormat: "|-10-[i]-10-|", metrics: nil, views: ["i": inner]))
    }
    pin()
    outer.layout()
    #expect(b.frame == CGRect(x: 35, y: 0, width: 245, height: 0))

    inner.removeFromSuperview()
    inner.layout()
    #expect(b.frame == CGRect(x: 35, y: 0, width: 0, height: 0))
    outer.layout()
    outer.addSubview(inner)
    pin()
    outer.layout()

    #expect(b.frame == CGRect(x: 35, y: 0, width: 245, height: 0))
  }

  @Test("Items are not retained, and a constraint of a deallocated item cannot be activated")
  func freed() {
    var gone: TestView? = TestView("Gone")
    let widthConstraint = gone.map { constraint($0, .width, constant: 10) }
    let bridge = gone.map { constraint($0, .width, .equal, a, .width) }
    widthConstraint?.isActive = true

    gone = nil
    widthConstraint?.isActive = true
    let lines = logged { bridge?.isActive = true }

    #expect(widthConstraint?.firstItem == nil)
    #expect(widthConstraint?.isActive == false)
    #expect(bridge?.isActive == false)
    #expect(lines.count == 1)
  }

  @Test("Two hundred thousand activations and deactivations cause no solving")
  func cheap() {
    let constraint = a.widthAnchor.constraint(equalToConstant: 10)
    outer.layout()

    let engine = outer.layoutNode.engine
    var solverRuns = 0
    for _ in 0..<200_000 {
      constraint.isActive = true
      constraint.isActive = false
      if engine.needsSolverRun { solverRuns += 1 }
    }

    // Every change of a solver's constraint requires a run of the solver. Activations only queue the constraint.
    #expect(solverRuns == 0)
    #expect(a.layoutNode.heldConstraints == [])
  }
}
