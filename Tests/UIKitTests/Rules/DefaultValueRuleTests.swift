import Testing
import UIKit

@MainActor
@Suite("Default and permitted values of properties")
struct DefaultValueRuleTests {
  // Apple, isAccessibilityElement: "The default value for this property is false. If the receiver is a UIKit control,
  // the default value is true." Labels are elements, too; views and images are not.
  @Test("Controls and labels are accessibility elements by default, other views are not")
  func accessibilityElements() {
    let controls: [UIView] = [
      UIButton(type: .system), UISwitch(), UISlider(), UIStepper(), UISegmentedControl(items: ["A"]), UIPageControl(),
      UITextField(), UIDatePicker(), UILabel(),
    ]
    #expect(controls.filter { !$0.isAccessibilityElement } == [])
    let container = UIView()
    container.addSubview(UIButton(type: .system))
    let others = [container, UIImageView(), UIStackView(), UIScrollView(), UITableView()]
    #expect(others.filter(\.isAccessibilityElement) == [])

    let button = UIButton()
    button.isAccessibilityElement = false
    #expect(!button.isAccessibilityElement)
    let label = UILabel()
    label.isAccessibilityElementBlock = { false }
    #expect(!label.isAccessibilityElement)
  }

  // Apple, accessibilityTraits: the default is none "unless the receiver is a UIKit control, in which case the value is
  // the standard set of traits associated with the control."
  @Test("Controls have the traits of their class and state, until traits are assigned")
  func accessibilityTraits() {
    let button = UIButton()
    #expect(button.accessibilityTraits == .button)
    button.isSelected = true
    #expect(button.accessibilityTraits == [.button, .selected])
    button.isEnabled = false
    #expect(button.accessibilityTraits == [.button, .selected, .notEnabled])
    button.accessibilityTraits = .link
    #expect(button.accessibilityTraits == .link)

    #expect(UISlider().accessibilityTraits == .adjustable && UIPageControl().accessibilityTraits == .adjustable)
    #expect(UILabel().accessibilityTraits == .staticText)
    #expect(UIImageView().accessibilityTraits == .image)
    #expect(UISearchTextField().accessibilityTraits == .searchField)
    #expect(UIView().accessibilityTraits == .none)
  }

  // Apple, minuteInterval: "The interval value must be evenly divided into 60; if it isn't, the default value is used.
  // The default and minimum values are 1; the maximum value is 30."
  @Test(
    "The minute interval of a date picker divides 60 and is at most 30; other values are 1",
    arguments: [
      (15, 15), (30, 30), (12, 12), (1, 1), (7, 1), (45, 1), (60, 1), (0, 1), (-5, 1),
    ])
  func minuteInterval(assigned: Int, expected: Int) {
    let picker = UIDatePicker()
    picker.minuteInterval = 20
    picker.minuteInterval = assigned
    #expect(picker.minuteInterval == expected)
  }

  // Apple, countDownDuration: "The default value is 0.0 and the maximum value is 23:59 (86,340 seconds)."
  @Test("The duration of a date picker is at most 86,340 seconds")
  func countDownDuration() {
    let picker = UIDatePicker()
    #expect(picker.countDownDuration == 0)
    for (assigned, expected) in [(5400.0, 5400.0), (86_340, 86_340), (90_000, 86_340), (-60, 0), (.nan, 0)] {
      picker.countDownDuration = assigned
      #expect(picker.countDownDuration == expected)
    }
  }

  // The frame and bounds were printed by an iOS program.
  @Test("A view made with a negative size has the positive frame, and bounds that begin at the negative size")
  func negativeSizes() {
    let view = UIView(frame: CGRect(x: 617, y: 325, width: -275, height: -275))
    #expect(view.frame == CGRect(x: 342, y: 50, width: 275, height: 275))
    #expect(view.bounds == CGRect(x: -275, y: -275, width: 275, height: 275))
    #expect(view.center == CGPoint(x: 479.5, y: 187.5))

    let wide = UIView(frame: CGRect(x: 10, y: 20, width: 30, height: -40))
    #expect(wide.frame == CGRect(x: 10, y: -20, width: 30, height: 40))
    #expect(wide.bounds == CGRect(x: 0, y: -40, width: 30, height: 40))
  }
}
