import Foundation
import Testing
import UIKitCore

@testable import InterfaceBuilder

/// A data source that is an object of the controller's scene.
class SceneRows: NSObject, UITableViewDataSource {
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell { UITableViewCell() }
}

/// Objects of a storyboard's scene other than its controller, and runtime attributes of layers.
@MainActor
@Suite("Objects of scenes", .serialized)
struct SceneObjectTests {
  private func controller(_ subviews: String, _ objects: String) throws -> UIViewController {
    let text = Fixture.storyboardText(
      """
      <scene sceneID="s1"><objects>
      <viewController id="one" sceneMemberID="viewController"><view key="view" id="v1">
      <rect key="frame" x="0.0" y="0.0" width="200" height="300"/><subviews>\(subviews)</subviews></view></viewController>
      \(objects)</objects></scene>
      """, initial: "one")
    return try Fixture.initialController(ofStoryboard: text)
  }

  @Test("A controller retains the objects of its scene, even if only a weak outlet refers to them")
  func lifetime() throws {
    let controller = try controller(
      """
      <tableView id="tbl"><rect key="frame" x="0.0" y="0.0" width="200" height="300"/><connections>
      <outlet property="dataSource" destination="src" id="o1"/></connections></tableView>
      """, #"<customObject id="src" customClass="SceneRows" customModule="InterfaceBuilderTests"/>"#)

    controller.loadViewIfNeeded()

    let table = try #require(controller.view.subviews.first as? UITableView)
    #expect(table.dataSource is SceneRows)
    #expect(table.numberOfRows(inSection: 0) == 3)
  }

  @Test("A controller whose view was never loaded is deallocated")
  func freed() throws {
    weak let controller = try controller("", "")

    #expect(controller == nil)
  }

  @Test("Gesture recognizers have the directions and numbers of their attributes")
  func recognizers() throws {
    let controller = try controller(
      "",
      """
      <swipeGestureRecognizer direction="left up" numberOfTouchesRequired="2" id="g1"/>
      <longPressGestureRecognizer allowableMovement="4" minimumPressDuration="1.5" id="g2"/>
      <panGestureRecognizer minimumNumberOfTouches="2" maximumNumberOfTouches="3" id="g3"/>
      <tapGestureRecognizer numberOfTapsRequired="2" numberOfTouchesRequired="3" id="g4"/>
      """)

    controller.loadViewIfNeeded()

    let swipe = try #require(controller.sceneObjects[0] as? UISwipeGestureRecognizer)
    #expect(swipe.direction == [.left, .up])
    #expect(swipe.numberOfTouchesRequired == 2)
    let press = try #require(controller.sceneObjects[1] as? UILongPressGestureRecognizer)
    #expect(press.allowableMovement == 4 && press.minimumPressDuration == 1.5)
    let pan = try #require(controller.sceneObjects[2] as? UIPanGestureRecognizer)
    #expect(pan.minimumNumberOfTouches == 2 && pan.maximumNumberOfTouches == 3)
    let tap = try #require(controller.sceneObjects[3] as? UITapGestureRecognizer)
    #expect(tap.numberOfTapsRequired == 2 && tap.numberOfTouchesRequired == 3)
  }

  @Test("Runtime attributes set points, offsets and numbers of layers, and ignore invalid numbers")
  func layers() throws {
    let controller = try controller(
      """
      <view id="a"><rect key="frame" x="0.0" y="0.0" width="20" height="20"/><userDefinedRuntimeAttributes>
      <userDefinedRuntimeAttribute type="point" keyPath="layer.anchorPoint"><point key="value" x="0" y="1"/>
      </userDefinedRuntimeAttribute>
      <userDefinedRuntimeAttribute type="point" keyPath="layer.shadowOffset"><point key="value" x="3" y="4"/>
      </userDefinedRuntimeAttribute>
      <userDefinedRuntimeAttribute type="string" keyPath="layer.cornerRadius" value="5"/>
      <userDefinedRuntimeAttribute type="string" keyPath="layer.borderWidth" value="nan"/>
      <userDefinedRuntimeAttribute type="string" keyPath="layer.shadowRadius" value="1e300"/>
      <userDefinedRuntimeAttribute type="boolean" keyPath="layer.masksToBounds" value="YES"/>
      </userDefinedRuntimeAttributes></view>
      """, "")

    let layer = try #require(controller.view.subviews.first?.layer)

    #expect(layer.anchorPoint == CGPoint(x: 0, y: 1))
    #expect(layer.shadowOffset == CGSize(width: 3, height: 4))
    #expect(layer.cornerRadius == 5)
    // Core Animation's defaults: no border, and a shadow of 3 points.
    #expect(layer.borderWidth == 0)
    #expect(layer.shadowRadius == 3)
    #expect(layer.masksToBounds)
  }
}
