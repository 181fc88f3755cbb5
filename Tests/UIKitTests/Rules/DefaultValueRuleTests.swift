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
    #expect(controls.allSatisfy(\.isAccessibilityElement))
    let container = UIView()
    container.addSubview(UIButton(type: .system))
    let others = [container, UIImageView(), UIStackView(), UIScrollView(), UITableView()]
    #expect(!others.contains(where: \.isAccessibilityElement))

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
}
