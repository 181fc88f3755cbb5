import Testing
import UIFoundation

@testable import AutoLayout

@MainActor
@Suite("Diagnostics as values and the strict mode")
struct StrictModeTests {
  private let container = root(300, 100).with(TestView("Red"))
  private var red: TestView { container.subviews[0] }

  private func layOut() {
    container.layout()
    container.layoutNode.engine.reportConflicts()
  }

  @Test("Conflicts, ambiguous axes and unsatisfied constraints are reported as values")
  func values() {
    NSLayoutConstraint.activate([
      red.leftAnchor.constraint(equalTo: container.leftAnchor),
      red.widthAnchor.constraint(equalToConstant: 40), red.widthAnchor.constraint(equalToConstant: 50),
      constraint(red, .width, constant: 60, priority: 500),
    ])
    container.layout()

    let found = LayoutDiagnostics(container.layoutNode.engine)

    #expect(found.conflicts.map(\.broken.description) == ["<NSLayoutConstraint H:[Red(40)] (active)>"])
    #expect(found.ambiguities == [LayoutDiagnostics.Ambiguity(item: "Red", axes: [.vertical])])
    #expect(
      found.dropped == [
        LayoutDiagnostics.Dropped(constraint: "<NSLayoutConstraint H:[Red(60@500)] (active)>", residual: 10)
      ])
  }

  @Test("A strict run throws conflicts, ambiguities and rejected constraints, and does not change frames")
  func throwing() {
    let problems = #expect(throws: LayoutDiagnostics.Problems.self) {
      try LayoutDiagnostics.strictly {
        let sink = LayoutDiagnostics.sink
        LayoutDiagnostics.sink = { _ in }
        defer { LayoutDiagnostics.sink = sink }
        _ = constraint(red, .left, constant: 12)
        red.widthAnchor.constraint(equalToConstant: 40).isActive = true
        red.widthAnchor.constraint(equalToConstant: 50).isActive = true
        layOut()
      }
    }

    #expect(problems?.problems.count == 3)
    guard case .refused = problems?.problems.first else {
      Issue.record("the rejected constraint is not the first problem")
      return
    }
    #expect(
      problems?.problems.last
        == .ambiguity(LayoutDiagnostics.Ambiguity(item: "Red", axes: [.horizontal, .vertical])))
    // Of two equalities of one view, the one that was activated first is broken.
    #expect(red.frame == CGRect(x: 0, y: 0, width: 50, height: 0))
  }

  @Test("A valid layout passes a strict run")
  func passes() throws {
    let frame = try LayoutDiagnostics.strictly {
      NSLayoutConstraint.activate([
        red.leftAnchor.constraint(equalTo: container.leftAnchor, constant: 3),
        red.topAnchor.constraint(equalTo: container.topAnchor, constant: 4),
        red.widthAnchor.constraint(equalToConstant: 40), red.heightAnchor.constraint(equalTo: red.widthAnchor),
      ])
      layOut()
      return red.frame
    }

    #expect(frame == CGRect(x: 3, y: 4, width: 40, height: 40))
  }
}
