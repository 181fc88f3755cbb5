import Testing
import UIKit

@MainActor
@Suite("Names before Swift 4.2")
struct EarlierNameTests {
  @Test("Earlier names of types, constants and notifications are the current ones")
  @available(*, deprecated)
  func names() {
    #expect(UIControlEvents.touchUpInside == UIControl.Event.touchUpInside)
    #expect(NSLayoutAttribute.width == NSLayoutConstraint.Attribute.width)
    #expect(kCAFillRuleEvenOdd == .evenOdd && kCALineCapRound == .round && kCALineJoinBevel == .bevel)
    #expect(
      UIEdgeInsetsInsetRect(CGRect(x: 0, y: 0, width: 9, height: 9), UIEdgeInsetsMake(1, 2, 3, 4))
        == CGRect(x: 2, y: 1, width: 3, height: 5))
    #expect(UITableViewAutomaticDimension == UITableView.automaticDimension)
    #expect(NSNotification.Name.UIKeyboardWillShow == UIResponder.keyboardWillShowNotification)
    #expect(NSFontAttributeName == .font && NSForegroundColorAttributeName == .foregroundColor)
  }

  // In UIKit, they are constants of no actor. Handlers of notifications read them outside of the main actor.
  @Test("Earlier names of keys, sizes and notifications can be read outside of the main actor")
  @available(*, deprecated)
  nonisolated func namesOfNoActor() {
    #expect(UIKeyboardFrameEndUserInfoKey == "UIKeyboardFrameEndUserInfoKey")
    #expect(UIViewNoIntrinsicMetric == -1)
    #expect(UICollectionElementKindSectionHeader == "UICollectionElementKindSectionHeader")
    #expect(Notification.Name.UITextFieldTextDidChange.rawValue == "UITextFieldTextDidChangeNotification")
  }

  @Test("Methods with earlier names change children and the order of subviews like the current methods")
  @available(*, deprecated)
  func methods() {
    let (parent, child) = (UIViewController(), UIViewController())
    let (view, back, front) = (UIView(), UIView(), UIView())

    parent.addChildViewController(child)
    view.addSubview(back)
    view.addSubview(front)
    view.bringSubview(toFront: back)

    #expect(parent.childViewControllers == [child])
    #expect(view.subviews == [front, back])
  }
}
