import LayoutSugar5
import UIKit
import XCTest

// Not isolated to an actor, as is usual before Swift 6.
final class SugarXCTests: XCTestCase {
  func testPinsToTheSuperviewWithAnInset() {
    let container = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
    let view = UIView()
    container.addSubview(view)

    view.sugar.pin(.left, .right, .top, .bottom, inset: 8)
    container.layoutIfNeeded()

    XCTAssertEqual(view.frame, CGRect(x: 8, y: 8, width: 284, height: 184))
    XCTAssertEqual(container.constraints.count, 4)
    XCTAssertEqual((container.constraints.first as? LabeledConstraint)?.label, "sugar.1")
    XCTAssertTrue((container.constraints.first as? LabeledConstraint)?.owner === view.sugar)
  }

  func testUpdatesConstants() {
    let container = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
    let view = UIView()
    container.addSubview(view)
    view.sugar.pin(.left, .right, .top, .bottom, inset: 8)
    container.layoutIfNeeded()

    view.sugar.update(inset: 10)
    container.layoutIfNeeded()

    XCTAssertEqual(view.frame, CGRect(x: 10, y: 10, width: 280, height: 180))
  }

  func testAnchorsHaveDistinguishableTypes() {
    let view = UIView()

    XCTAssertEqual(axis(of: view.leadingAnchor), "x")
    XCTAssertEqual(axis(of: view.topAnchor), "y")
    XCTAssertEqual(axis(of: view.widthAnchor), "size")
  }

  func testAnEmptyConstraintHasNoItemsAndIsInactive() {
    let constraint = NSLayoutConstraint()

    XCTAssertNil(constraint.firstItem)
    XCTAssertEqual(constraint.firstAttribute, .notAnAttribute)
    XCTAssertFalse(constraint.isActive)
  }
}
