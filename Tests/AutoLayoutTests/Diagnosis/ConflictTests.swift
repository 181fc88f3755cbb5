import Testing
import UIFoundation

@testable import AutoLayout

@MainActor
@Suite("Unsatisfiable constraints")
struct ConflictTests {
  private let container = root(300, 100).with(TestView("Red"))
  private var red: TestView { container.subviews[0] }

  private func add(_ format: String) -> [NSLayoutConstraint] {
    let constraints = NSLayoutConstraint.constraints(withVisualFormat: format, metrics: nil, views: ["Red": red])
    NSLayoutConstraint.activate(constraints)
    return constraints
  }

  @Test("The log has UIKit's text and a minimal set of constraints; of equals, the first one added is broken")
  func report() {
    _ = add("|-20-[Red]")
    _ = add("V:|-20-[Red(>=10)]")
    _ = add("[Red(40)]")
    _ = add("[Red(50)]")
    container.layout()

    let lines = loggedWithPlaces { container.layoutNode.engine.reportConflicts() }

    #expect(
      lines == [
        """
        Unable to simultaneously satisfy constraints.
        \tProbably at least one of the constraints in the following list is one you don't want. 
        \tTry this: 
        \t\t(1) look at each constraint and try to figure out which you don't expect; 
        \t\t(2) find the code that added the unwanted constraint or constraints and fix it. 
        (
            "<NSLayoutConstraint H:[Red(40)] (active)> // AutoLayoutTests/ConflictTests.swift:13",
            "<NSLayoutConstraint H:[Red(50)] (active)> // AutoLayoutTests/ConflictTests.swift:13"
        )

        Will attempt to recover by breaking constraint 
        <NSLayoutConstraint H:[Red(40)] (active)> // AutoLayoutTests/ConflictTests.swift:13
        """
      ])
    #expect(red.frame.width == 50)
    #expect(logged { container.layoutNode.engine.reportConflicts() } == [])
  }

  @Test("A broken constraint takes effect again once the conflict is resolved")
  func resolved() {
    _ = add("[Red(40)]")
    let second = add("[Red(50)]")
    container.layout()
    #expect(red.frame.width == 50)

    second[0].isActive = false
    container.layout()

    #expect(red.frame.width == 40)
    #expect(container.layoutNode.engine.conflicts == [])
  }

  @Test("Constraints of frames and autoresizing masks print as in UIKit and are broken last")
  func masks() {
    let child = TestView("Child", frame: CGRect(x: 5, y: 5, width: 10, height: 10), mask: .flexibleWidth)
    container.addSubview(child)
    child.widthAnchor.constraint(equalToConstant: 30).isActive = true
    container.layout()

    let conflicts = container.layoutNode.engine.conflicts

    #expect(
      conflicts.map { $0.constraints.map(\.description) } == [
        [
          "<NSAutoresizingMaskLayoutConstraint h=--& v=--& Root.width == 300 (active)>",
          "<NSAutoresizingMaskLayoutConstraint h=-&- v=--& Child.width == Root.width - 290 (active)>",
          "<NSLayoutConstraint H:[Child(30)] (active)>",
        ]
      ])
    #expect(conflicts.map(\.broken.description) == ["<NSLayoutConstraint H:[Child(30)] (active)>"])
    #expect(child.frame == CGRect(x: 5, y: 5, width: 10, height: 10))
    #expect(conflicts[0].description.contains("translatesAutoresizingMaskIntoConstraints"))
  }

  @Test("Required content sizes conflict and print with their priorities; at 999 they give way without a conflict")
  func contentSizes() {
    red.layoutNode.setIntrinsicSize(CGSize(width: 84, height: 20))
    red.layoutNode.setCompressionResistance(.required, for: .horizontal)
    _ = add("[Red(40)]")
    container.layout()

    #expect(
      container.layoutNode.engine.conflicts.map { $0.constraints.map(\.description) } == [
        [
          "<NSContentSizeLayoutConstraint H:[Red(84)] Hug:250 CompressionResistance:1000>",
          "<NSLayoutConstraint H:[Red(40)] (active)>",
        ]
      ])
    #expect(
      container.layoutNode.engine.conflicts.map(\.broken.description) == [
        "<NSContentSizeLayoutConstraint H:[Red(84)] Hug:250 CompressionResistance:1000>"
      ])
    #expect(red.frame.width == 40)

    red.layoutNode.setCompressionResistance(UILayoutPriority(999), for: .horizontal)
    container.layout()

    #expect(container.layoutNode.engine.conflicts == [])
    #expect(red.frame.width == 40)
  }

  @Test("A broken required content size is approximated as far as required constraints allow")
  func nearContentSize() {
    red.layoutNode.setIntrinsicSize(CGSize(width: 84, height: 20))
    red.layoutNode.setCompressionResistance(.required, for: .horizontal)
    _ = add("[Red(<=40)]")
    container.layout()

    #expect(red.frame.width == 40)
  }

  @Test("A thousand conflicting constraints are reported without hanging")
  func thousand() {
    for width in 1...1000 { red.widthAnchor.constraint(equalToConstant: CGFloat(width)).isActive = true }

    container.layout()

    #expect(red.frame.width == 1000)
    #expect(container.layoutNode.engine.conflicts.count == 999)
    #expect(container.layoutNode.engine.conflicts.allSatisfy { $0.constraints.count == 2 })
  }

  @Test("Unsatisfied optional constraints are reported with their residual")
  func dropped() {
    _ = add("[Red(40)]")
    _ = add("[Red(>=90@750)]")
    container.layout()

    let dropped = container.layoutNode.engine.dropped

    #expect(dropped.map(\.constraint.equationText) == ["Red.width >= 90 @750"])
    #expect(dropped.map(\.residual) == [50])
  }
}
