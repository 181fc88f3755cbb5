import UIKit
import XCTest

#if swift(>=6)
  @testable import Journal6
#else
  @testable import Journal5
#endif

@MainActor
final class MoodControlXCTests: XCTestCase {
  private var sent: [Int] = []

  override func setUp() async throws {
    sent = []
  }

  func testAControlSubclassSendsActionsToItselfAndOtherTargets() async {
    let control = MoodControl(frame: CGRect(x: 0, y: 0, width: 136, height: 24))
    control.addTarget(self, action: #selector(moodChanged(_:)), for: .valueChanged)
    control.layoutIfNeeded()

    control.accessibilityIncrement()
    control.sendActions(for: .touchDown)

    XCTAssertEqual(sent, [1])
    XCTAssertTrue(control.isHighlighted)
    // Five stars of 24 with four spaces of 4.
    XCTAssertEqual(control.subviews.last?.frame, CGRect(x: 112, y: 0, width: 24, height: 24))
  }

  func testKeyValueCodingSetsAnInspectableProperty() async {
    let control = MoodControl()

    control.setValue(3, forKey: #keyPath(MoodControl.mood))

    XCTAssertEqual(control.mood, 3)
    XCTAssertEqual(control.value(forKey: "mood") as? Int, 3)
  }

  @objc private func moodChanged(_ sender: MoodControl) {
    sent.append(sender.mood)
  }
}
