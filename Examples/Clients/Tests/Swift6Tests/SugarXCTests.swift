import Dumping
import LayoutSugar6
import UIKit
import XCTest

// On Linux, XCTest ends the run at a class isolated to an actor that has no asynchronous test.
@MainActor
final class SugarXCTests: XCTestCase {
  func testPinsToTheSuperviewWithAnInset() async {
    let container = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
    let view = UIView()
    container.addSubview(view)

    view.sugar.pin(.leading, .trailing, .top, .bottom, inset: 8)
    container.layoutIfNeeded()

    XCTAssertEqual(view.frame, CGRect(x: 8, y: 8, width: 284, height: 184))
  }

  func testAssociatedObjectsAreReleasedWithTheirView() async {
    weak var sugar: Sugar?
    do {
      let view = UIView()
      sugar = view.sugar
      XCTAssertNotNil(sugar)
    }

    XCTAssertNil(sugar)
  }

  func testSizesCanBeDumped() async {
    let (a, b) = (UIView(frame: .zero), UIView(frame: CGRect(x: 0, y: 0, width: 1, height: 0)))

    XCTAssertNil(difference(a, a))
    XCTAssertNotNil(difference(a, b))
  }
}
