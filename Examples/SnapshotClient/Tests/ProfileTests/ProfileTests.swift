import InlineSnapshotTesting
import Profile
import SnapshotTesting
import Testing
import UIKit

@MainActor
@Suite(.snapshots(record: .missing))
struct ProfileTests {
  @Test func screen() {
    assertSnapshot(of: ProfileViewController(.sample), as: .image(on: .iPhoneSe))
  }

  @Test func insideNavigation() {
    let navigation = UINavigationController(rootViewController: ProfileViewController(.sample))

    assertSnapshot(of: navigation, as: .image(on: .iPhone8(.landscape)))
  }

  @Test func dark() {
    assertSnapshot(
      of: ProfileViewController(.sample),
      as: .image(on: .iPhoneSe, traits: UITraitCollection(userInterfaceStyle: .dark)), named: "dark")
  }

  @Test(arguments: [UIContentSizeCategory.small, .large, .accessibilityMedium])
  func textSizes(category: UIContentSizeCategory) {
    assertSnapshot(
      of: ProfileCardView(.sample),
      as: .image(
        size: CGSize(width: 320, height: 260), traits: UITraitCollection(preferredContentSizeCategory: category)),
      named: category.rawValue)
  }

  @Test func card() {
    assertSnapshot(
      of: ProfileCardView(.sample),
      as: .image(precision: 0.99, perceptualPrecision: 0.98, size: CGSize(width: 320, height: 160)))
  }

  @Test func person() {
    assertInlineSnapshot(of: Person.sample, as: .json) {
      """
      {
        "bio" : "Computes trajectories by hand, and checks the machines that do.",
        "followers" : 1969,
        "handle" : "@kjohnson",
        "name" : "Katherine Johnson"
      }
      """
    }
  }
}
