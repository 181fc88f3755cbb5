import Profile
import SnapshotTesting
import UIKit
import XCTest

final class ProfileXCTests: XCTestCase {
  override func invokeTest() {
    withSnapshotTesting(record: .missing, diffTool: .ksdiff) {
      super.invokeTest()
    }
  }

  func testScreen() {
    assertSnapshot(of: ProfileViewController(.sample), as: .image(on: .iPhoneSe))
    assertSnapshot(of: ProfileViewController(.sample), as: .image(on: .iPhoneSe(.landscape)))
  }

  func testHierarchy() {
    assertSnapshot(of: ProfileViewController(.sample), as: .hierarchy)
    assertSnapshot(of: ProfileViewController(.sample), as: .recursiveDescription(on: .iPhoneSe))
  }

  func testPerson() {
    assertSnapshots(of: Person.sample, as: ["json": .json, "dump": .dump])
  }

  func testWithStrategyOfOurOwn() {
    assertSnapshot(of: Person.sample, as: .card)
  }
}

extension Snapshotting where Value == Person, Format == UIImage {
  /// The card of a person, 320 points wide.
  static var card: Snapshotting {
    Snapshotting<UIView, UIImage>.image(size: CGSize(width: 320, height: 160)).pullback { ProfileCardView($0) }
  }
}
