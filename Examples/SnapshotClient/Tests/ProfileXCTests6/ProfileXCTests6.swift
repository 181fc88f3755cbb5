import Profile
import SnapshotTesting
import UIKit
import XCTest

// On Linux, XCTest ends the run at a class isolated to an actor that has no asynchronous test.
@MainActor
final class ProfileXCTests6: XCTestCase {
  func testCard() async {
    assertSnapshot(of: ProfileCardView(.sample), as: .image(size: CGSize(width: 320, height: 160)))
  }

  func testDescription() async {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 20))

    assertSnapshot(of: view, as: .recursiveDescription)
  }
}
