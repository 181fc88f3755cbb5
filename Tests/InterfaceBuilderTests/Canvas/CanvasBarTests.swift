import Foundation
import Testing
import UIKitCore

@testable import InterfaceBuilder
@testable import InterfaceFidelity

/// Expected numbers are frames in files saved by Interface Builder. Comments name its build and the device.
///
/// The canvas is the area of Interface Builder in which views are edited. The frames in a file are recorded there.
@MainActor
@Suite("Bars and margins on the design canvas")
struct CanvasBarTests {
  private func scenes(
    _ content: String, tools: Int, device: String? = "retina6_1", orientation: String = "portrait"
  ) throws -> [InterfaceScene] {
    let head = Fixture.Head(device: device, orientation: orientation, tools: tools)
    return try Fixture.canvasScenes(Fixture.storyboardText(content, head))
  }

  private func scene(_ objects: String) -> String { "<scene><objects>\(objects)</objects></scene>" }

  private func container(_ name: String, to id: String, _ relationship: String, _ content: String = "", id own: String)
    -> String
  {
    scene(
      """
      <\(name) id="\(own)" sceneMemberID="viewController">\(content)<connections>
      <segue destination="\(id)" kind="relationship" relationship="\(relationship)" id="to-\(id)"/>
      </connections></\(name)>
      """)
  }

  /// Returns a controller with a child between its layout guides, at the margins of its view.
  private func screen(_ width: Int, _ height: Int, _ parts: String = "", attributes: String = "") -> String {
    scene(
      """
      <viewController id="vc" sceneMemberID="viewController" \(attributes)>
      <layoutGuides><viewControllerLayoutGuide type="top" id="top"/>
      <viewControllerLayoutGuide type="bottom" id="bottom"/></layoutGuides>
      <view key="view" id="root"><rect key="frame" x="0" y="0" width="\(width)" height="\(height)"/>
      <subviews><view translatesAutoresizingMaskIntoConstraints="NO" id="child"/></subviews>
      <constraints>
      <constraint firstItem="child" firstAttribute="top" secondItem="top" secondAttribute="bottom" id="1"/>
      <constraint firstItem="bottom" firstAttribute="top" secondItem="child" secondAttribute="bottom" id="2"/>
      \(Fixture.pins("child", to: "root", margins: true, "leading", "trailing"))
      </constraints></view>\(parts)</viewController>
      """)
  }

  private func child(_ scenes: [InterfaceScene]) -> CGRect? {
    scenes.lazy.compactMap { ($0.objects["child"] as? UIView)?.frame }.first
  }

  @Test("A view that ends at an opaque bar has an inset only at the other edge")
  func shortViews() throws {
    let bar = "<simulatedNavigationBarMetrics key=\"simulatedTopBarMetrics\" translucent=\"NO\"/>"
    let tabs = container("tabBarController", to: "vc", "viewControllers", id: "tabs")

    // Build 21678 on a phone of 375×812: the view is 94 shorter than the screen, and 34 are covered at the bottom.
    #expect(
      child(try scenes(screen(375, 718, bar), tools: 21_678, device: "retina5_9"))
        == CGRect(x: 16, y: 0, width: 343, height: 684))
    // Build 17703 on a phone of 414×896.
    #expect(
      child(try scenes(screen(414, 808, bar), tools: 17_703)) == CGRect(x: 20, y: 0, width: 374, height: 774))
    // Build 22504: with a tab bar, 83 are covered at the bottom.
    #expect(
      child(try scenes(tabs + screen(414, 804, bar), tools: 22_504)) == CGRect(x: 20, y: 0, width: 374, height: 721))
    // Build 14460: a view that ends at an opaque tab bar begins below the status bar.
    #expect(
      child(try scenes(tabs + screen(375, 618), tools: 14_460, device: "retina4_7"))
        == CGRect(x: 16, y: 20, width: 343, height: 598))
    // Build 14460: a view that ends at both bars has no insets.
    #expect(
      child(try scenes(tabs + screen(375, 554, bar), tools: 14_460, device: "retina4_7"))
        == CGRect(x: 16, y: 0, width: 343, height: 554))
  }

  @Test("Without a device, a view below an opaque bar is recorded as tall as the screen")
  func wholeHeightBelowBar() throws {
    let bar = "<simulatedNavigationBarMetrics key=\"simulatedTopBarMetrics\" translucent=\"NO\"/>"

    // In build 11524, the safe area of a view of 375×667 ends at 603. In build 10085, the view is recorded without the
    // bar's height, as 600×536.
    #expect(
      child(try scenes(screen(375, 667, bar), tools: 11_524, device: nil))
        == CGRect(x: 16, y: 0, width: 343, height: 603))
    #expect(
      child(try scenes(screen(600, 536, bar), tools: 10_085, device: nil))
        == CGRect(x: 20, y: 0, width: 560, height: 536))
  }

  @Test("A sheet has no inset for the home indicator from Xcode 14 on, and a lower bar from Xcode 26 on")
  func sheets() throws {
    let source = scene(
      """
      <viewController id="source" sceneMemberID="viewController"><connections>
      <segue destination="nav" kind="presentation" id="s"/></connections></viewController>
      """)
    func sheet(_ height: Int, _ tools: Int, _ bar: String = "") throws -> CGRect? {
      let bar = "<navigationBar key=\"navigationBar\" id=\"bar\" \(bar)/>"
      let nav = container("navigationController", to: "vc", "rootViewController", bar, id: "nav")
      return child(try scenes(source + nav + screen(414, height), tools: tools))
    }

    // The bar of a sheet is 56 high, and the bottom inset is 34 in build 15510 and 0 in build 23506. In build 24063, the
    // bar with a large title is 106 high and begins at 20.
    #expect(try sheet(842, 15_510) == CGRect(x: 20, y: 56, width: 374, height: 752))
    #expect(try sheet(886, 23_506) == CGRect(x: 20, y: 56, width: 374, height: 830))
    #expect(try sheet(848, 24_063, "largeTitles=\"YES\"") == CGRect(x: 20, y: 126, width: 374, height: 722))
    #expect(try sheet(842, 17_502, "largeTitles=\"YES\"")?.minY == 108)
  }

  @Test("A navigation controller around a tab bar controller covers the tab bar with the controllers that it pushes")
  func pushingOverTabs() throws {
    let tabs = container("tabBarController", to: "first", "viewControllers", id: "tabs")
    let bar = container("navigationController", to: "tabs", "rootViewController", id: "navigation")
    let first = scene(
      """
      <viewController id="first" sceneMemberID="viewController"><view key="view" id="view"/><connections>
      <segue destination="vc" kind="show" id="push"/></connections></viewController>
      """)
    // Build 24743 on a phone of 393×852, in seven scenes: the insets are 2 × 59 + 54, with the navigation bar, at the
    // top, and 2 × 34 at the bottom.
    #expect(
      child(try scenes(bar + tabs + first + screen(393, 852), tools: 24_743, device: "retina6_12"))
        == CGRect(x: 16, y: 172, width: 361, height: 612))
    // A navigation controller inside a tab leaves the tab bar of 49 in place.
    let inner = container("navigationController", to: "first", "rootViewController", id: "navigation")
    let outer = container("tabBarController", to: "navigation", "viewControllers", id: "tabs")
    #expect(
      child(try scenes(outer + inner + first + screen(393, 852), tools: 24_743, device: "retina6_12"))
        == CGRect(x: 16, y: 172, width: 361, height: 563))
  }

  @Test("A controller shown as detail has the bars of the controller that shows it")
  func detailInsets() throws {
    let bar = container("navigationController", to: "first", "rootViewController", id: "navigation")
    let first = scene(
      """
      <viewController id="first" sceneMemberID="viewController"><view key="view" id="view"/><connections>
      <segue destination="vc" kind="showDetail" id="detail"/></connections></viewController>
      """)

    // Build 23079 on a phone of 428×926, in three scenes: the insets are 47 + 44, with the navigation bar, at the top,
    // and 34 at the bottom.
    #expect(
      child(try scenes(bar + first + screen(428, 926), tools: 23_079, device: "retina6_7"))
        == CGRect(x: 20, y: 91, width: 388, height: 801))
  }

  @Test("A navigation controller without a bar above it shows its own bar")
  func ownBarInsets() throws {
    let source = scene(
      """
      <viewController id="source" sceneMemberID="viewController"><connections>
      <segue destination="nav" kind="presentation" modalPresentationStyle="pageSheet" id="s"/></connections>
      </viewController>
      """)
    let parts = "<nil key=\"simulatedTopBarMetrics\"/><navigationBar key=\"navigationBar\" id=\"bar\"/>"
    let nav = container("navigationController", to: "vc", "rootViewController", parts, id: "nav")

    // Build 22685: the bar of a sheet is 56 high.
    #expect(
      child(try scenes(source + nav + screen(375, 583), tools: 22_685, device: "retina4_7"))
        == CGRect(x: 16, y: 56, width: 343, height: 527))
  }

  @Test("Views below bars begin where the bars of the document's build end")
  func barInsets() throws {
    func pushed(_ tools: Int, _ device: String, _ size: (Int, Int), _ bar: String, _ parts: String = "") throws
      -> CGFloat?
    {
      let bar = "<navigationBar key=\"navigationBar\" id=\"bar\" \(bar)/>"
      let nav = container("navigationController", to: "vc", "rootViewController", bar, id: "nav")
      return child(try scenes(nav + screen(size.0, size.1, parts), tools: tools, device: device))?.minY
    }
    let small = "<navigationItem key=\"navigationItem\" largeTitleDisplayMode=\"never\" id=\"item\"/>"

    // The status bar and the navigation bar are 20 + 54 high in build 24504 on a phone of 375×667, and 96 + 106 in build
    // 24063 on a phone of 414×896. In build 17502, only the bar with a small title is above the view: 44.
    #expect(try pushed(24_504, "retina4_7", (375, 667), "") == 74)
    #expect(try pushed(24_063, "retina6_1", (414, 896), "largeTitles=\"YES\"") == 202)
    #expect(try pushed(17_502, "retina4_7", (375, 667), "largeTitles=\"YES\"", small) == 44)
  }

  @Test("A hidden status bar has an inset in later builds")
  func hiddenStatusBar() throws {
    let hidden = "<nil key=\"simulatedStatusBarMetrics\"/>"

    // On a phone of 375×667, the inset is 20 in builds 22504 and 14088, and 0 in build 12088.
    #expect(child(try scenes(screen(375, 667, hidden), tools: 22_504, device: "retina4_7"))?.minY == 20)
    #expect(child(try scenes(screen(375, 667, hidden), tools: 14_088, device: "retina4_7"))?.minY == 20)
    #expect(child(try scenes(screen(375, 667, hidden), tools: 12_088, device: "retina4_7"))?.minY == 0)
  }

  @Test("An embedded controller has the insets of a screen")
  func embedded() throws {
    let host = scene(
      """
      <viewController id="host" sceneMemberID="viewController"><view key="view" id="host-view">
      <rect key="frame" x="0" y="0" width="414" height="896"/><subviews><containerView id="box">
      <rect key="frame" x="0" y="0" width="414" height="133"/>
      <connections><segue destination="vc" kind="embed" id="e"/></connections></containerView></subviews></view>
      </viewController>
      """)

    // In build 22504, the insets are 48 and 34. In build 14460, a view 554 high has a top inset of 20. In build 14283, a
    // view 162 high has none.
    #expect(
      child(try scenes(host + screen(414, 198), tools: 22_504)) == CGRect(x: 20, y: 48, width: 374, height: 116))
    #expect(
      child(try scenes(host + screen(375, 554), tools: 14_460, device: "retina4_7"))
        == CGRect(x: 16, y: 20, width: 343, height: 534))
    #expect(
      child(try scenes(host + screen(375, 162), tools: 14_283, device: "retina4_7"))
        == CGRect(x: 16, y: 0, width: 343, height: 162))
  }

  @Test("Margins of a controller's view depend on its width and the build")
  func rootMargins() throws {
    // In build 14460, a view 400 wide on a phone of 375 has margins of 20. A view 600 wide without a device has margins
    // of 16 in build 7520, and of 20 in build 8151.
    #expect(child(try scenes(screen(400, 600), tools: 14_460, device: "retina4_7"))?.minX == 20)
    #expect(child(try scenes(screen(600, 600), tools: 7_520, device: nil))?.minX == 16)
    #expect(child(try scenes(screen(600, 600), tools: 8_151, device: nil))?.minX == 20)
  }

  @Test("Segmented controls are a point taller than their constraint, and were 29 high before iOS 13")
  func segmentedControls() throws {
    func frame(_ tools: Int, _ height: String = "") throws -> CGRect? {
      let root = """
        <view id="root"><rect key="frame" x="0" y="0" width="375" height="400"/>
        <subviews><segmentedControl translatesAutoresizingMaskIntoConstraints="NO" id="child"><segments>
        <segment title="First"/><segment title="Second"/></segments>\(height)</segmentedControl></subviews>
        <constraints>
        \(Fixture.pins("child", to: "root", "top", "leading"))
        </constraints></view>
        """
      return child(try Fixture.canvasScenes(Fixture.nibText(root, Fixture.Head(device: "retina4_7", tools: tools))))
    }
    let constraint = """
      <constraints><constraint firstAttribute="height" constant="36" id="h"/></constraints>
      """

    // The frame is 32 high in build 18093 and 29 high in build 14460. In build 19454, it is 37 high with a constraint of
    // 36.
    #expect(try frame(18_093)?.height == 32)
    #expect(try frame(14_460)?.height == 29)
    #expect(try frame(19_454, constraint)?.height == 37)
  }

  @Test("Documents for iPad from Xcode 5, and fonts with a purpose instead of a size, can be read")
  func formerFormats() throws {
    let label = """
      <label text="a" id="child"><rect key="frame" x="0" y="0" width="100" height="20"/>
      <fontDescription key="fontDescription" type="system" size="system"/></label>
      """
    let text = Fixture.nibText(label, Fixture.Head(format: "iPad.XIB", tools: 3_747))

    let scene = try #require(try Fixture.canvasScenes(text).first)
    #expect((scene.objects["child"] as? UILabel)?.font.pointSize == 14)
  }

  @Test("Bars of navigation controllers kept their initial width until Xcode 8")
  func oldBarWidths() throws {
    func bar(_ tools: Int) throws -> CGRect? {
      let content = """
        <navigationController id="nav" sceneMemberID="viewController">
        <navigationBar key="navigationBar" id="bar"><rect key="frame" x="0" y="0" width="320" height="44"/></navigationBar>
        </navigationController>
        """
      let made = try scenes(scene(content), tools: tools, device: "retina4_7")
      return (made.first?.objects["bar"] as? UIView)?.frame
    }

    // On a phone of 375×667, builds 11524 to 13104 keep the initial frame, and builds from 13173 on lay out the bar.
    #expect(try bar(12_088) == CGRect(x: 0, y: 0, width: 320, height: 44))
    #expect(try bar(13_104) == CGRect(x: 0, y: 0, width: 320, height: 44))
    #expect(try bar(13_173) == CGRect(x: 0, y: 20, width: 375, height: 44))
  }

  @Test("A bar kept its first width in a controller of specified size, too")
  func oldFreeformBarWidths() throws {
    let content = """
      <navigationController id="nav" sceneMemberID="viewController">
      <freeformSimulatedSizeMetrics key="simulatedDestinationMetrics"/>
      <size key="freeformSize" width="414" height="736"/>
      <navigationBar key="navigationBar" id="bar"><rect key="frame" x="0" y="0" width="320" height="44"/></navigationBar>
      </navigationController>
      """

    // 12086 on a phone of 414×736, in eight controllers.
    let made = try scenes(scene(content), tools: 12_086, device: "retina5_5")
    #expect((made.first?.objects["bar"] as? UIView)?.frame == CGRect(x: 0, y: 0, width: 320, height: 44))
  }

  @Test("A view recorded below a bar is not covered by it, unless it is as tall as the screen")
  func viewsBelowBars() throws {
    func below(_ width: Int, _ height: Int, _ tools: Int, _ device: String?) throws -> CGRect? {
      let bar = """
        <freeformSimulatedSizeMetrics key="simulatedDestinationMetrics"/><size key="freeformSize" width="414" height="736"/>
        <navigationBar key="navigationBar" id="bar"/>
        """
      let nav = container("navigationController", to: "vc", "rootViewController", bar, id: "nav")
      let text = screen(width, height).replacingOccurrences(
        of: "<rect key=\"frame\" x=\"0\" y=\"0\"", with: "<rect key=\"frame\" x=\"0\" y=\"64\"")
      return child(try scenes(nav + text, tools: tools, device: device))
    }

    // 12086 on a phone of 414×736, in six controllers; 7701, with a view of 600×600.
    #expect(try below(414, 672, 12_086, "retina5_5") == CGRect(x: 20, y: 0, width: 374, height: 672))
    #expect(try below(600, 600, 7_701, nil)?.minY == 64)
  }

  @Test("A view that extends below opaque bars has their insets")
  func extendedBelowOpaqueBars() throws {
    let bar = "<navigationBar key=\"navigationBar\" translucent=\"NO\" id=\"bar\"/>"
    let nav = container("navigationController", to: "vc", "rootViewController", bar, id: "nav")
    func top(_ attributes: String) throws -> CGFloat? {
      child(try scenes(nav + screen(414, 736, attributes: attributes), tools: 11_757, device: "retina5_5"))?.minY
    }

    // 11757 on a phone of 414×736: a view of this size begins at 64.
    #expect(try top("extendedLayoutIncludesOpaqueBars=\"YES\"") == 64)
    #expect(try top("") == 0)
  }

  @Test("The guide above a view had no height until Xcode 8, so its top is below the bars")
  func flatGuides() throws {
    func top(_ tools: Int) throws -> CGFloat? {
      let text = screen(375, 667).replacingOccurrences(
        of: "secondItem=\"top\" secondAttribute=\"bottom\"", with: "secondItem=\"top\" secondAttribute=\"top\"")
      return child(try scenes(text, tools: tools, device: "retina4_7"))?.minY
    }

    // 12086 on a phone of 375×667, in four views: 20. At run time the guide begins at the top of its view.
    #expect(try top(12_086) == 20)
    #expect(try top(22_685) == 0)
  }

  @Test("A presented controller can itself exclude that it is a sheet")
  func ownPresentationStyles() throws {
    let source = scene(
      """
      <viewController id="source" sceneMemberID="viewController"><connections>
      <segue destination="nav" kind="presentation" id="s"/></connections></viewController>
      """)
    func bar(_ attributes: String) throws -> CGFloat? {
      let nav = scene(
        """
        <navigationController id="nav" \(attributes) sceneMemberID="viewController">
        <navigationBar key="navigationBar" id="bar"/></navigationController>
        """)
      let made = try scenes(source + nav, tools: 22_685, device: "retina4_7")
      return made.lazy.compactMap { ($0.objects["bar"] as? UIView)?.frame.height }.first
    }

    // 22685 on a phone of 375×667: a bar of 44 on the whole screen; 56 in sheets.
    #expect(try bar("modalPresentationStyle=\"fullScreen\"") == 44)
    #expect(try bar("") == 56)
  }

  @Test("Bars of phones in landscape are 32 high, but 44 on the largest, as in UIKit")
  func compactBars() throws {
    let nav = container("navigationController", to: "vc", "rootViewController", id: "nav")
    let tabs = container("tabBarController", to: "vc", "viewControllers", id: "tabs")
    func child(_ text: String, _ width: Int, _ height: Int, _ device: String) throws -> CGRect? {
      self.child(try scenes(text + screen(width, height), tools: 20_020, device: device, orientation: "landscape"))
    }

    #expect(try child(nav, 667, 375, "retina4_7")?.minY == 32)
    #expect(try child(nav, 736, 414, "retina5_5")?.minY == 44)
    // 32 and a home indicator of 21 below.
    #expect(try child(tabs, 812, 375, "retina5_9")?.maxY == 322)
  }

  @Test("In landscape, freeform views wider than the screen have the insets of portrait below")
  func freeformLandscape() throws {
    let root = """
      <view id="root"><rect key="frame" x="0" y="0" width="1000" height="68"/>
      <subviews><view translatesAutoresizingMaskIntoConstraints="NO" id="child"/></subviews>
      <viewLayoutGuide key="safeArea" id="safe"/>
      <constraints>
      \(Fixture.pins("child", to: "root", "top"))
      \(Fixture.pins("child", to: "safe", "leading", "trailing", "bottom"))
      </constraints>
      <freeformSimulatedSizeMetrics key="simulatedDestinationMetrics"/></view>
      """
    let head = Fixture.Head(device: "retina6_0", orientation: "landscape", tools: 21_191)

    // 21191 on a phone of 844×390: buttons with 4 above and below are 26 high, 68 − 34 − 8.
    #expect(
      child(try Fixture.canvasScenes(Fixture.nibText(root, head))) == CGRect(x: 0, y: 0, width: 1000, height: 34))
  }

  @Test("The status bar of a tablet without a home button is 24 high in all builds", arguments: [20_020, 21_505])
  func roundedTablets(tools: Int) throws {
    // 20020 and 21505 on a tablet of 1024×1366, in two documents: 24 above, 20 below.
    let frame = child(try scenes(screen(1024, 1366), tools: tools, device: "ipad12_9rounded"))
    #expect(frame.map { [$0.minY, $0.maxY] } == [24, 1346])
  }

  @Test("In a view that is less high than its insets, the safe area ends at the bottom edge")
  func lowViews() throws {
    func frame(_ height: Int, _ constraints: String, _ device: String, _ tools: Int) throws -> CGRect? {
      let root = """
        <view id="root"><rect key="frame" x="0" y="0" width="320" height="\(height)"/>
        <subviews><view translatesAutoresizingMaskIntoConstraints="NO" id="child"/></subviews>
        <viewLayoutGuide key="safeArea" id="safe"/>
        <constraints>\(constraints)</constraints>
        <freeformSimulatedSizeMetrics key="simulatedDestinationMetrics"/></view>
        """
      return child(try Fixture.canvasScenes(Fixture.nibText(root, Fixture.Head(device: device, tools: tools))))
    }

    // 20020 on a phone of 414×896: an image between the top and the safe area's bottom is as high as the view, 24.
    let filling =
      Fixture.pins("child", to: "root", "top", "leading", "trailing") + Fixture.pins("child", to: "safe", "bottom")
    #expect(try frame(24, filling, "retina6_1", 20_020)?.maxY == 24)
  }

  @Test("From Xcode 26 on, a phone in landscape has the insets of both orientations")
  func landscape() throws {
    let made = try scenes(screen(844, 390), tools: 24_405, device: "retina6_0", orientation: "landscape")

    // Build 24405 on a phone of 390×844: the insets are 47 at the top and 21 + 34 at the bottom.
    #expect(child(made).map { [$0.minY, $0.maxY] } == [47, 335])
  }
}
