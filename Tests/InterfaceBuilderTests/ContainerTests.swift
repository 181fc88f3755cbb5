import Foundation
import Testing
import UIKitCore

@testable import InterfaceBuilder

@MainActor
@Suite("Controllers that contain others")
struct ContainerTests {
  private func storyboard(_ objects: [String]) throws -> [InterfaceScene] {
    let scenes = objects.map { "<scene sceneID=\"s\($0.hashValue.magnitude)\"><objects>\($0)</objects></scene>" }
    let text = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" useAutolayout="YES" useSafeAreas="YES">
      <device id="retina4_7" orientation="portrait" appearance="light"/>
      <scenes>\(scenes.joined(separator: "\n"))</scenes></document>
      """
    return try InterfaceDocument(data: Data(text.utf8), path: "Test.storyboard").scenes()
  }

  private let page = """
    <viewController id="page" title="Page" sceneMemberID="viewController">
    <view key="view" id="view"><rect key="frame" x="0.0" y="0.0" width="375" height="667"/>
    <viewLayoutGuide key="safeArea" id="safe"/></view>
    <navigationItem key="navigationItem" title="A page" id="item"/></viewController>
    """

  @Test("A navigation controller shows its root under its bar: 20 of status bar and 44 of bar")
  func navigation() throws {
    let scenes = try storyboard([
      """
      <navigationController id="nav" sceneMemberID="viewController"><navigationBar key="navigationBar" id="bar"/>
      <connections><segue destination="page" kind="relationship" relationship="rootViewController" id="r"/></connections>
      </navigationController>
      """, page,
    ])

    let scene = try #require(scenes.first { $0.id == "nav" })
    #expect((scene.objects["bar"] as? UIView)?.frame == CGRect(x: 0, y: 20, width: 375, height: 44))
    #expect((scene.objects["view"] as? UIView)?.safeAreaInsets.top == 64)
    #expect((scene.objects["item"] as? UINavigationItem)?.title == "A page")
    let alone = try #require(scenes.first { $0.id == "page" })
    #expect(alone.presentation.root.safeAreaInsets.top == 64)
  }

  @Test("A container view is filled with the scene it embeds")
  func embedded() throws {
    let scenes = try storyboard([
      """
      <viewController id="outer" sceneMemberID="viewController">
      <view key="view" id="root"><rect key="frame" x="0.0" y="0.0" width="375" height="667"/>
      <subviews><containerView id="box"><rect key="frame" x="0.0" y="100" width="375" height="200"/>
      <connections><segue destination="page" kind="embed" id="e"/></connections></containerView></subviews>
      </view></viewController>
      """, page,
    ])

    let scene = try #require(scenes.first { $0.id == "outer" })
    #expect((scene.objects["view"] as? UIView)?.frame == CGRect(x: 0, y: 0, width: 375, height: 200))
    #expect((scene.objects["view"] as? UIView)?.superview === scene.objects["box"])
  }

  @Test("A controller that would contain itself is an error with its line")
  func cycle() throws {
    do throws(InterfaceDocumentError) {
      let text = """
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" useAutolayout="YES">
        <scenes><scene sceneID="1"><objects>
        <navigationController id="nav" sceneMemberID="viewController"><connections>
        <segue destination="nav" kind="relationship" relationship="rootViewController" id="r"/>
        </connections></navigationController></objects></scene></scenes></document>
        """
      _ = try InterfaceDocument(data: Data(text.utf8), path: "Test.storyboard").scenes()
      Issue.record("the document loaded")
    } catch {
      #expect(error.description == "Test.storyboard:4: The controller \"nav\" would contain itself.")
    }
  }
}
