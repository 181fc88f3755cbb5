import Testing

@testable import UIKitCore

@MainActor
@Suite("Controls")
struct UIControlTests {
  @Test("The state is a set of flags; normal is the empty set")
  func state() {
    let control = UIControl()

    #expect(control.state == .normal)
    #expect(UIControl.State.normal == [])

    control.isEnabled = false
    control.isSelected = true

    #expect(control.state == [.disabled, .selected])
  }

  @Test("Actions run only for their events, in the order in which they were added")
  func actions() {
    let control = UIControl()
    var log: [String] = []
    control.addAction(UIAction { _ in log.append("a") }, for: .touchUpInside)
    control.addAction(UIAction { _ in log.append("b") }, for: [.valueChanged, .touchUpInside])
    control.addAction(UIAction { _ in log.append("c") }, for: .editingChanged)

    control.sendActions(for: .touchUpInside)
    control.sendActions(for: .valueChanged)

    #expect(log == ["a", "b", "b"])
    #expect(control.allControlEvents == [.touchUpInside, .valueChanged, .editingChanged])
  }

  @Test("An action replaces an earlier action with the same identifier")
  func sameIdentifier() {
    let control = UIControl()
    var log: [String] = []
    let identifier = UIAction.Identifier("x")
    control.addAction(UIAction(identifier: identifier) { _ in log.append("old") }, for: .valueChanged)
    control.addAction(UIAction(identifier: identifier) { _ in log.append("new") }, for: .valueChanged)

    control.sendActions(for: .valueChanged)

    #expect(log == ["new"])
  }

  @Test("An action no longer runs for the events from which it was removed")
  func removal() {
    let control = UIControl()
    var count = 0
    let action = UIAction { _ in count += 1 }
    control.addAction(action, for: [.touchDown, .touchUpInside])

    control.removeAction(action, for: .touchDown)
    control.sendActions(for: .touchDown)
    control.sendActions(for: .touchUpInside)

    #expect(count == 1)
  }

  @Test("While an action runs, its sender is the control")
  func sender() {
    let control = UIButton(type: .system)
    var seen: AnyObject?
    let action = UIAction(title: "Go") { seen = $0.sender }
    control.addAction(action, for: .touchUpInside)

    control.sendActions(for: .touchUpInside)

    #expect(seen === control)
    #expect(action.sender == nil)
  }

  @Test("Leading content is on the left, or on the right in a right-to-left layout")
  func effectiveAlignment() {
    let control = UIControl()
    control.contentHorizontalAlignment = .leading

    #expect(control.effectiveContentHorizontalAlignment == .left)

    control.semanticContentAttribute = .forceRightToLeft

    #expect(control.effectiveContentHorizontalAlignment == .right)
  }

  @Test("Values stay in their range; NaN as a value, or a maximum below the minimum, results in the minimum")
  func ranges() {
    let slider = UISlider()
    slider.maximumValue = 10
    slider.value = 25
    let stepper = UIStepper()
    stepper.value = -3

    #expect(slider.value == 10)
    #expect(stepper.value == 0)

    slider.value = .nan
    slider.maximumValue = -5

    #expect(slider.value == 0)
  }

  @Test("Removing a segment before the selected segment keeps the selection")
  func segments() {
    let control = UISegmentedControl(items: ["One", "Two", "Three"])
    control.selectedSegmentIndex = 2

    control.removeSegment(at: 0, animated: false)

    #expect(control.numberOfSegments == 2)
    #expect(control.selectedSegmentIndex == 1)
    #expect(control.titleForSegment(at: 1) == "Three")
    #expect(control.titleForSegment(at: 7) == nil)
  }
}
