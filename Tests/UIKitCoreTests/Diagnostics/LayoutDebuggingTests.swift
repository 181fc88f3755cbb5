import Testing
import TestViews

@testable import AutoLayout
@testable import UIKitCore

@MainActor
@Suite("UIKit's debugging of layout")
struct LayoutDebuggingTests {
  private let container = rootView(320, 200)
  private let red: UIView

  init() {
    container.accessibilityIdentifier = "Root"
    red = container.addConstrainedSubview("Red")
  }

  private func pin() -> [NSLayoutConstraint] {
    let constraints = [
      red.leadingAnchor.constraint(equalTo: container.leadingAnchor, constant: 10),
      red.topAnchor.constraint(equalTo: container.topAnchor), red.heightAnchor.constraint(equalToConstant: 30),
    ]
    NSLayoutConstraint.activate(constraints)
    return constraints
  }

  @Test("An ambiguous view reports its ambiguity, and can show another solution until the next layout")
  func exercises() {
    _ = pin()
    container.layoutIfNeeded()
    #expect(red.hasAmbiguousLayout)
    #expect(!container.hasAmbiguousLayout)
    #expect(red.frame == CGRect(x: 10, y: 0, width: 0, height: 30))

    red.exerciseAmbiguityInLayout()

    #expect(red.frame.width > 0)
    #expect(red.frame.height == 30)

    red.widthAnchor.constraint(equalToConstant: 40).isActive = true
    container.layoutIfNeeded()

    #expect(!red.hasAmbiguousLayout)
    #expect(red.frame == CGRect(x: 10, y: 0, width: 40, height: 30))
  }

  @Test("Without ambiguity, exerciseAmbiguityInLayout has no effect")
  func unambiguous() {
    _ = pin()
    red.widthAnchor.constraint(equalToConstant: 40).isActive = true
    container.layoutIfNeeded()

    red.exerciseAmbiguityInLayout()

    #expect(red.frame == CGRect(x: 10, y: 0, width: 40, height: 30))
  }

  @Test("The constraints that affect an axis are the constraints of the view and of the views on which it depends")
  func affecting() {
    let blue = UIView()
    container.addConstrained(blue)
    let own = pin()
    let following = blue.leadingAnchor.constraint(equalTo: red.trailingAnchor)
    following.isActive = true
    container.layoutIfNeeded()

    #expect(red.constraintsAffectingLayout(for: .vertical) == [own[1], own[2]])
    #expect(blue.constraintsAffectingLayout(for: .horizontal) == [own[0], following])
  }

  @Test("The trace marks host, laid out, manual and ambiguous views")
  func trace() {
    let label = UILabel()
    label.accessibilityIdentifier = "title"
    label.text = "Hi"
    container.addSubview(label)
    _ = pin()
    red.bottomAnchor.constraint(lessThanOrEqualTo: label.topAnchor).isActive = true
    container.layoutIfNeeded()

    let lines = container._autolayoutTrace().split(separator: "\n", omittingEmptySubsequences: false)

    #expect(
      lines.prefix(5) == [
        "•Root", "|   *Red- AMBIGUOUS LAYOUT for Red.width", "|   +title'Hi'", "", "Legend:",
      ])
  }

  @Test("`layoutDiagnostics` reports an unsatisfied optional constraint with its residual, and no conflict")
  func diagnostics() {
    _ = pin()
    let narrow = red.widthAnchor.constraint(equalToConstant: 40)
    let wide = red.widthAnchor.constraint(equalToConstant: 50)
    wide.priority = .defaultHigh
    NSLayoutConstraint.activate([narrow, wide])
    container.layoutIfNeeded()

    let found = red.layoutDiagnostics

    #expect(found.conflicts.isEmpty)
    #expect(found.ambiguities.isEmpty)
    #expect(found.dropped.map(\.constraint) == ["<NSLayoutConstraint H:[Red(50@750)] (active)>"])
    #expect(found.dropped.map(\.residual) == [10])
  }

  @Test("`layoutDiagnostics` of a view reports the conflicts and ambiguities of other views in its tree")
  func diagnosticsOfTree() {
    let sink = LayoutDiagnostics.sink
    LayoutDiagnostics.sink = { _ in }
    defer { LayoutDiagnostics.sink = sink }
    let (blue, green) = (container.addConstrainedSubview("Blue"), container.addConstrainedSubview("Green"))
    _ = pin()
    red.widthAnchor.constraint(equalToConstant: 40).isActive = true
    for view in [blue, green] {
      NSLayoutConstraint.activate([
        view.leadingAnchor.constraint(equalTo: container.leadingAnchor),
        view.topAnchor.constraint(equalTo: container.topAnchor), view.heightAnchor.constraint(equalToConstant: 30),
      ])
    }
    for width in [40, 50] { green.widthAnchor.constraint(equalToConstant: CGFloat(width)).isActive = true }
    container.layoutIfNeeded()

    let found = red.layoutDiagnostics

    #expect(found.conflicts.map(\.broken.sentence) == ["Green is exactly 40 points wide"])
    #expect(found.ambiguities.map(\.item) == ["Blue"])
    #expect(found.ambiguities.map(\.axes) == [[.horizontal]])
    #expect(found.dropped.isEmpty)
  }

  @Test("A strict layout throws what it would have logged")
  func strict() {
    let sink = LayoutDiagnostics.sink
    LayoutDiagnostics.sink = { _ in }
    defer { LayoutDiagnostics.sink = sink }

    let thrown = #expect(throws: LayoutDiagnostics.Problems.self) {
      try LayoutDiagnostics.strictly {
        _ = pin()
        red.widthAnchor.constraint(equalToConstant: 40).isActive = true
        red.widthAnchor.constraint(equalToConstant: 50).isActive = true
        container.layoutIfNeeded()
      }
    }

    #expect(thrown?.problems.count == 1)
    // Of two equalities of one view, the one that was activated first is broken.
    #expect(red.frame.width == 50)
  }
}
