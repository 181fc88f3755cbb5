import Testing
import TestViews

@testable import UIKitCore

@MainActor
@Suite("Intrinsic sizes of controls")
struct ControlSizeTests {
  @Test("A switch ignores the size of a frame: 80×30 becomes 51×31")
  func switchFrame() {
    // Source: Apple's documentation of UISwitch, and views of iOS 16 to 26 described in the tests of sentry-cocoa.
    let created = UISwitch(frame: CGRect(x: 10, y: 40, width: 80, height: 30))
    let moved = UISwitch()
    moved.frame = CGRect(x: 1, y: 2, width: 3, height: 4)

    #expect(created.frame == CGRect(x: 10, y: 40, width: 51, height: 31))
    #expect(moved.frame == CGRect(x: 1, y: 2, width: 51, height: 31))
  }

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
    // The frame is 2.5 high; its lowest point is outside of the alignment rectangle.
    let bar = UIProgressView(progressViewStyle: .bar)
    #expect(bar.intrinsicContentSize == CGSize(width: none, height: 1.5))
    #expect(bar.sizeThatFits(.zero).height == 2.5)
    #expect(bar.alignmentRectInsets == UIEdgeInsets(top: 0, left: 0, bottom: 1, right: 0))
    #expect(UIActivityIndicatorView(style: .medium).intrinsicContentSize == CGSize(width: 20, height: 20))
    #expect(UIActivityIndicatorView(style: .large).intrinsicContentSize == CGSize(width: 37, height: 37))
    #expect(UISegmentedControl(items: ["A", "B"]).intrinsicContentSize.height == 31)
    #expect(UISegmentedControl(items: ["A", "B"]).sizeThatFits(.zero).height == 32)
    #expect(UINavigationBar().intrinsicContentSize.height == 44)
    #expect(UIToolbar().intrinsicContentSize.height == 44)
    #expect(UITabBar().intrinsicContentSize.height == 49)
    #expect(UISearchBar().intrinsicContentSize.height == 56)
  }

  /// Sizes that Interface Builder recorded at 2x, and those of a picture of iOS 17.5 at 3x.
  ///
  /// Build 21507 recorded 116.5×26 for three pages and 134×26 for four.
  @Test(
    "A page control is 64 wider than its dots, which are 17.5 apart at 2x and 17⅔ at 3x",
    arguments: [
      (CGFloat(2), CGSize(width: 116.5, height: 26)), (CGFloat(3), CGSize(width: 117, height: 25.667)),
    ])
  func pageControl(scale: CGFloat, size: CGSize) {
    let control = UIPageControl()
    control.numberOfPages = 3
    let traits = UITraitCollection(displayScale: scale)
    let window = OffscreenWindow(
      of: control, in: OffscreenWindow.Environment(size: CGSize(width: 200, height: 40), traits: traits))

    let measured = control.intrinsicContentSize
    #expect(abs(measured.width - size.width) < 0.001 && abs(measured.height - size.height) < 0.001)
    let pitch = control.size(forNumberOfPages: 4).width - measured.width
    #expect(abs(pitch - (scale == 2 ? 17.5 : 17.667)) < 0.001)
    withExtendedLifetime(window) {}
  }

  @Test("A page control that hides a single page has no size with one page, and one with two")
  func hiddenSinglePage() {
    let control = UIPageControl()
    control.hidesForSinglePage = true
    control.numberOfPages = 1
    #expect(control.intrinsicContentSize == .zero)

    control.numberOfPages = 2
    #expect(control.intrinsicContentSize.width > 0)
  }

  @Test("A button has the alignment insets of its background image, and the size of its alignment rectangle")
  func alignmentOfBackground() {
    let image = UIGraphicsImageRenderer(size: CGSize(width: 30, height: 40)).image { _ in }
    let button = UIButton(type: .custom)
    button.setBackgroundImage(
      image.withAlignmentRectInsets(UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)), for: .normal)

    #expect(button.alignmentRectInsets == UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
    #expect(button.intrinsicContentSize == CGSize(width: 24, height: 36))
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
