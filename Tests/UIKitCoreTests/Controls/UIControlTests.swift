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

  @Test("Values stay in their range; NaN results in the minimum")
  func ranges() {
    let slider = UISlider()
    slider.maximumValue = 10
    slider.value = 25
    let stepper = UIStepper()
    stepper.value = -3

    #expect(slider.value == 10)
    #expect(stepper.value == 0)

    slider.value = .nan

    #expect(slider.value == 0)
  }

  // Apple, UISlider.minimumValue: "If you set the minimum value to a value larger than the maximum, the slider updates
  // the maximum value to equal the minimum", and the value "to match the new minimum"; maximumValue likewise.
  // UIStepper: "If you set a maximum or minimum value that would break this invariant, both values are set to the new
  // value."
  @Test("A bound beyond the other one moves the other bound and the value")
  func crossedBounds() {
    let (slider, stepper) = (UISlider(), UIStepper())
    (slider.minimumValue, stepper.minimumValue) = (5, 200)
    #expect([slider.minimumValue, slider.maximumValue, slider.value] == [5, 5, 5])
    #expect([stepper.minimumValue, stepper.maximumValue, stepper.value] == [200, 200, 200])

    (slider.maximumValue, stepper.maximumValue) = (-3, 100)
    #expect([slider.minimumValue, slider.maximumValue, slider.value] == [-3, -3, -3])
    #expect([stepper.minimumValue, stepper.maximumValue, stepper.value] == [100, 100, 100])
  }

  // Apple's pages of these methods: values that exceed the number of segments minus 1 are pinned to the last segment.
  @Test("An index beyond the last segment is that of the last one; a negative index has no effect")
  func pinnedSegments() {
    let control = UISegmentedControl(items: ["a", "b", "c"])
    control.setWidth(70, forSegmentAt: 9)
    control.setTitle("last", forSegmentAt: 3)
    control.setEnabled(false, forSegmentAt: 100)
    control.setContentOffset(CGSize(width: 2, height: 3), forSegmentAt: 5)
    control.setTitle("none", forSegmentAt: -1)

    #expect((0..<3).map { control.widthForSegment(at: $0) } == [0, 0, 70])
    #expect((0..<3).map { control.titleForSegment(at: $0) } == ["a", "b", "last"])
    #expect((0..<3).map { control.isEnabledForSegment(at: $0) } == [true, true, false])
    #expect(control.contentOffsetForSegment(at: 2) == CGSize(width: 2, height: 3))
    #expect(control.widthForSegment(at: 9) == 70 && control.titleForSegment(at: 9) == "last")

    control.removeSegment(at: 7, animated: false)
    #expect((0..<2).map { control.titleForSegment(at: $0) } == ["a", "b"])
    control.removeAllSegments()
    #expect(control.titleForSegment(at: 0) == nil)
  }

  @Test("An action of a segment sets its content, and is found by its identifier")
  func segmentActions() {
    let control = UISegmentedControl(items: ["a", "b"])
    control.setAction(UIAction(title: "Run", identifier: .init("run")) { _ in }, forSegmentAt: 1)

    #expect(control.titleForSegment(at: 1) == "Run")
    #expect(control.segmentIndex(identifiedBy: .init("run")) == 1)
    #expect(control.segmentIndex(identifiedBy: .init("walk")) == NSNotFound)
  }

  // Apple, UIMenu.selectedElements: "The elements in the menu and its sub-menus that are in the on state."
  @Test("The selected elements of a menu include those of its submenus, in the order of display")
  func selectedElements() {
    func action(_ title: String, _ state: UIMenuElement.State) -> UIAction {
      UIAction(title: title, state: state) { _ in }
    }
    let inner = UIMenu(options: .displayInline, children: [action("3", .on), action("4", .mixed)])
    let outer = UIMenu(children: [action("1", .off), inner, UIMenu(children: [inner]), action("5", .on)])

    #expect(outer.selectedElements.map(\.title) == ["3", "3", "5"])
  }

  // Apple: the left view is "placed in the rectangle returned by" leftViewRect(forBounds:), which "remains unchanged in
  // a right-to-left user interface"; the view "flips automatically" there.
  @Test("In right-to-left layouts, a text field's left view is at the right, and leftViewRect is the same")
  func mirroredSideView() {
    final class Field: UITextField {
      override func leftViewRect(forBounds bounds: CGRect) -> CGRect {
        super.leftViewRect(forBounds: bounds).offsetBy(dx: 8, dy: 0)
      }
    }
    for attribute in [UISemanticContentAttribute.forceLeftToRight, .forceRightToLeft] {
      let field = Field(frame: CGRect(x: 0, y: 0, width: 200, height: 40))
      field.semanticContentAttribute = attribute
      field.leftView = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
      field.leftViewMode = .always
      field.layoutIfNeeded()

      #expect(field.leftViewRect(forBounds: field.bounds) == CGRect(x: 8, y: 10, width: 20, height: 20))
      // 200 − 8 − 20 = 172
      let expected: CGFloat = attribute == .forceLeftToRight ? 8 : 172
      #expect(field.leftView?.frame.minX == expected)
    }
  }

  @Test("Removing a segment before the selected segment keeps the selection")
  func segments() {
    let control = UISegmentedControl(items: ["One", "Two", "Three"])
    control.selectedSegmentIndex = 2

    control.removeSegment(at: 0, animated: false)

    #expect(control.numberOfSegments == 2)
    #expect(control.selectedSegmentIndex == 1)
    #expect(control.titleForSegment(at: 1) == "Three")
    #expect(control.titleForSegment(at: 7) == "Three")
  }
}
