import Testing
import UIKit

@Suite("Raw values")
struct RawValueTests {
  // Source: the enumerations of UIKit's public headers, whose cases are numbered from 0 in the order of declaration.
  @Test(
    "The last cases of enumerations have UIKit's raw values",
    arguments: [
      ("NSLayoutConstraint.Attribute", NSLayoutConstraint.Attribute.centerYWithinMargins.rawValue, 20),
      ("UIAccessibilityContainerType", UIAccessibilityContainerType.semanticGroup.rawValue, 4),
      ("UIBarButtonItem.SystemItem", UIBarButtonItem.SystemItem.close.rawValue, 24),
      ("UIBarPosition", UIBarPosition.topAttached.rawValue, 3),
      ("UIBlurEffect.Style", UIBlurEffect.Style.systemChromeMaterialDark.rawValue, 20),
      ("UIButton.ButtonType", UIButton.ButtonType.close.rawValue, 7),
      ("ScrollDirection", UICollectionView.ScrollDirection.horizontal.rawValue, 1),
      ("ContentHorizontalAlignment", UIControl.ContentHorizontalAlignment.trailing.rawValue, 5),
      ("UIDatePicker.Mode", UIDatePicker.Mode.yearAndMonth.rawValue, 4),
      ("UIDeviceOrientation", UIDeviceOrientation.faceDown.rawValue, 6),
      ("UIGestureRecognizer.State", UIGestureRecognizer.State.failed.rawValue, 5),
      ("UIImage.Orientation", UIImage.Orientation.rightMirrored.rawValue, 7),
      ("UIInterfaceOrientation", UIInterfaceOrientation.landscapeLeft.rawValue, 4),
      ("UIKeyboardType", UIKeyboardType.asciiCapableNumberPad.rawValue, 11),
      ("UIModalTransitionStyle", UIModalTransitionStyle.partialCurl.rawValue, 3),
      ("UIReturnKeyType", UIReturnKeyType.continue.rawValue, 11),
      ("KeyboardDismissMode", UIScrollView.KeyboardDismissMode.interactive.rawValue, 2),
      ("Column", UISplitViewController.Column.compact.rawValue, 3),
      ("UISplitViewController.DisplayMode", UISplitViewController.DisplayMode.twoDisplaceSecondary.rawValue, 6),
      ("UIStackView.Alignment", UIStackView.Alignment.lastBaseline.rawValue, 5),
      ("UIStackView.Distribution", UIStackView.Distribution.equalCentering.rawValue, 4),
      ("UITabBarItem.SystemItem", UITabBarItem.SystemItem.mostViewed.rawValue, 11),
      ("UITableView.Style", UITableView.Style.insetGrouped.rawValue, 2),
      ("UITableViewCell.AccessoryType", UITableViewCell.AccessoryType.detailButton.rawValue, 4),
      ("UITextAutocapitalizationType", UITextAutocapitalizationType.allCharacters.rawValue, 3),
      ("UITextField.BorderStyle", UITextField.BorderStyle.roundedRect.rawValue, 3),
      ("UITouch.Phase", UITouch.Phase.regionExited.rawValue, 7),
      ("UIUserInterfaceStyle", UIUserInterfaceStyle.dark.rawValue, 2),
      ("UIView.ContentMode", UIView.ContentMode.bottomRight.rawValue, 12),
    ])
  func lastCases(type: String, rawValue: Int, expected: Int) {
    #expect(rawValue == expected, "\(type)")
  }
}
