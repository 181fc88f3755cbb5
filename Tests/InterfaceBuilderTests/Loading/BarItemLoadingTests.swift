import Testing
import UIKitCore

@testable import InterfaceBuilder

/// A bar button item that records its title when it is awakened.
class AwakeningItem: UIBarButtonItem {
  var titleWhenAwakened: String?

  override func awakeFromNib() {
    super.awakeFromNib()
    titleWhenAwakened = title
  }
}

@MainActor
@Suite("Bar items of storyboards")
struct BarItemLoadingTests {
  // awakeFromNib(): sent to each object of a nib after all of them have been loaded.
  @Test("A bar button item of a custom class is awakened after its properties were set")
  func awakening() throws {
    let text = Fixture.storyboardText(
      """
      <scene sceneID="s0"><objects><viewController id="first" sceneMemberID="viewController">
      <view key="view" id="v0"><rect key="frame" x="0.0" y="0.0" width="200" height="300"/></view>
      <navigationItem key="navigationItem" id="n1"><barButtonItem key="rightBarButtonItem" title="Share"
      customClass="AwakeningItem" customModule="InterfaceBuilderTests" id="b1"/></navigationItem>
      </viewController></objects></scene>
      """, initial: "first")
    let controller = try Fixture.initialController(ofStoryboard: text)

    controller.loadViewIfNeeded()

    let item = try #require(controller.navigationItem.rightBarButtonItem as? AwakeningItem)
    #expect(item.titleWhenAwakened == "Share")
  }
}
