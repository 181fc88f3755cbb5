import Testing
import TestViews

@testable import UIKitCore

@MainActor
@Suite("Intrinsic sizes of controls")
struct ControlSizeTests {
  @Test("A switch is 51×31 and is aligned by a rectangle 49 wide")
  func switchSize() {
    let control = UISwitch()

    #expect(control.frame.size == CGSize(width: 51, height: 31))
    #expect(control.intrinsicContentSize == CGSize(width: 49, height: 31))
    #expect(control.alignmentRect(forFrame: control.frame) == CGRect(x: 0, y: 0, width: 49, height: 31))
  }

  @Test("Laid out by constraints, a switch keeps its frame around the aligned rectangle")
  func switchInLayout() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
    let control = UISwitch()
    root.addConstrained(control)
    NSLayoutConstraint.activate([
      control.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 20),
      control.topAnchor.constraint(equalTo: root.topAnchor, constant: 10),
    ])

    root.layoutIfNeeded()

    #expect(control.frame == CGRect(x: 20, y: 10, width: 51, height: 31))
  }

  @Test("Controls of fixed size have UIKit's intrinsic sizes")
  func fixedSizes() {
    let none = UIView.noIntrinsicMetric

    #expect(UIStepper().intrinsicContentSize == CGSize(width: 94, height: 32))
    #expect(UISlider().intrinsicContentSize == CGSize(width: none, height: 30))
    #expect(UIProgressView(progressViewStyle: .default).intrinsicContentSize == CGSize(width: none, height: 4))
    #expect(UIProgressView(progressViewStyle: .bar).intrinsicContentSize == CGSize(width: none, height: 2))
    #expect(UIActivityIndicatorView(style: .medium).intrinsicContentSize == CGSize(width: 20, height: 20))
    #expect(UIActivityIndicatorView(style: .large).intrinsicContentSize == CGSize(width: 37, height: 37))
    #expect(UISegmentedControl(items: ["A", "B"]).intrinsicContentSize.height == 31)
    #expect(UISegmentedControl(items: ["A", "B"]).sizeThatFits(.zero).height == 32)
    #expect(UINavigationBar().intrinsicContentSize.height == 44)
    #expect(UIToolbar().intrinsicContentSize.height == 44)
    #expect(UITabBar().intrinsicContentSize.height == 49)
    #expect(UISearchBar().intrinsicContentSize.height == 56)
  }

  @Test("A page control's dots are 16 apart, 7 wide, and 12 from the ends: 2·16 + 7 + 24 = 63")
  func pageControl() {
    let control = UIPageControl()
    control.numberOfPages = 3

    #expect(control.intrinsicContentSize == CGSize(width: 63, height: 26))
  }

  @Test("A large title makes a navigation bar 44 + 52 = 96 high")
  func largeTitle() {
    let bar = UINavigationBar()
    bar.items = [UINavigationItem(title: "Title")]
    bar.prefersLargeTitles = true

    #expect(bar.intrinsicContentSize.height == 96)

    bar.topItem?.largeTitleDisplayMode = .never

    #expect(bar.intrinsicContentSize.height == 44)
  }

  @Test("A rounded text field is 34 high at 17 and at 14 points, and a plain text field 21 at 17")
  func textField() {
    let field = UITextField()

    #expect(field.intrinsicContentSize == CGSize(width: 0, height: 21))

    field.borderStyle = .roundedRect

    #expect(field.intrinsicContentSize == CGSize(width: 14, height: 34))

    field.font = .systemFont(ofSize: 14)

    #expect(field.intrinsicContentSize.height == 34)
  }
}
