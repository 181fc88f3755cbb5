import Foundation
import Testing
import UIKitCore

@testable import InterfaceBuilder

@MainActor
@Suite("Segues of popovers")
struct PopoverSegueTests {
  @Test("The popover of a segue points to the anchor of the storyboard, with the arrow that it permits")
  func anchor() throws {
    let text = Fixture.storyboardText(
      """
      <scene sceneID="s0"><objects><viewController id="first" sceneMemberID="viewController">
      <view key="view" id="v0"><rect key="frame" x="0.0" y="0.0" width="1024" height="768"/><subviews>
      <view id="anchor"><rect key="frame" x="400" y="100" width="60" height="40"/></view></subviews></view>
      <connections><segue destination="next" kind="popoverPresentation" identifier="more" popoverAnchorView="anchor"
      id="g1"><popoverArrowDirection key="popoverArrowDirection" up="YES"/></segue></connections>
      </viewController></objects></scene>
      <scene sceneID="s1"><objects><viewController id="next" sceneMemberID="viewController">
      <view key="view" id="v1"><rect key="frame" x="0.0" y="0.0" width="200" height="300"/></view>
      </viewController></objects></scene>
      """, initial: "first")
    let first = try Fixture.initialController(ofStoryboard: text)
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 1024, height: 768))
    window.traitOverrides.horizontalSizeClass = .regular
    window.rootViewController = first
    window.makeKeyAndVisible()

    first.performSegue(withIdentifier: "more", sender: nil)
    let shown = try #require(first.presentedViewController)
    let popover = try #require(shown.popoverPresentationController)
    window.layoutIfNeeded()

    #expect(popover.permittedArrowDirections == .up)
    #expect(popover.sourceItem === first.view.subviews.first)
    #expect(popover.arrowDirection == .up)
    // Below the anchor, which ends at 140, around its middle at 430, 320 wide as by default.
    let frame = shown.view.convert(shown.view.bounds, to: window)
    #expect(frame.minX == 270 && frame.minY == 140 && frame.width == 320)
  }
}
