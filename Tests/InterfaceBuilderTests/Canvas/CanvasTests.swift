import Foundation
import Testing
import UIKitCore

@testable import InterfaceBuilder
@testable import InterfaceFidelity

/// Expected numbers are frames in files saved by Interface Builder. Comments name its build and the device.
///
/// The canvas is the area of Interface Builder in which views are edited. The frames in a file are recorded there.
@MainActor
@Suite("The design canvas")
struct CanvasTests {
  /// Returns the scenes of a storyboard with the given elements, as its canvas shows them.
  private func scenes(
    _ content: String, tools: Int, device: String = "retina6_1"
  ) throws -> [InterfaceScene] {
    try Fixture.canvasScenes(Fixture.storyboardText(content, head(tools, device)))
  }

  /// Returns the top-level objects of a nib as scenes, as its canvas shows them.
  private func nib(_ content: String, tools: Int, device: String = "retina4_7") throws -> [InterfaceScene] {
    try Fixture.canvasScenes(Fixture.nibText(content, head(tools, device)))
  }

  private func head(_ tools: Int, _ device: String) -> Fixture.Head {
    Fixture.Head(attributes: "useAutolayout=\"YES\" useSafeAreas=\"YES\"", device: device, tools: tools)
  }

  /// Returns a controller whose view has a child from the top to the bottom edge of the safe area.
  private func screen(_ width: Int, _ height: Int, id: String = "vc", child: String = "view") -> String {
    """
    <scene><objects><viewController id="\(id)" sceneMemberID="viewController">
    \(view(width, height, id: id, child: child, key: "key=\"view\""))
    </viewController></objects></scene>
    """
  }

  private func view(_ width: Int, _ height: Int, id: String, child: String = "view", key: String = "") -> String {
    """
    <view \(key) id="\(id)-view"><rect key="frame" x="0" y="0" width="\(width)" height="\(height)"/>
    <subviews><\(child) translatesAutoresizingMaskIntoConstraints="NO" id="\(id)-child"/></subviews>
    <viewLayoutGuide key="safeArea" id="\(id)-safe"/>
    <constraints>
    <constraint firstItem="\(id)-child" firstAttribute="top" secondItem="\(id)-safe" secondAttribute="top" id="\(id)1"/>
    <constraint firstItem="\(id)-child" firstAttribute="bottom" secondItem="\(id)-safe" secondAttribute="bottom" id="\(id)2"/>
    <constraint firstItem="\(id)-child" firstAttribute="leading" secondItem="\(id)-view" secondAttribute="leading" id="\(id)3"/>
    <constraint firstItem="\(id)-child" firstAttribute="trailing" secondItem="\(id)-view" secondAttribute="trailing" id="\(id)4"/>
    </constraints></view>
    """
  }

  private func frame(_ id: String, in scenes: [InterfaceScene]) -> CGRect? {
    scenes.lazy.compactMap { ($0.objects[id] as? UIView)?.frame }.first
  }

  @Test(
    "The height of the status bar depends on the build",
    arguments: [
      // Until build 20020, it is 44 high on every phone with a notch. Later it has the height of the device.
      (17_126, "retina6_1", 414, 896, 44.0), (20_020, "retina6_1", 414, 896, 44), (22_685, "retina6_1", 414, 896, 48),
      (15_510, "retina5_9", 375, 812, 44), (22_504, "retina5_9", 375, 812, 50), (21_679, "retina6_12", 393, 852, 59),
      // From build 14799 to 21505, devices with a home button have no status bar.
      (14_490, "retina4_7", 375, 667, 20), (15_704, "retina4_7", 375, 667, 0), (21_505, "retina4_7", 375, 667, 0),
      (22_504, "retina4_7", 375, 667, 20), (12_086, "ipad9_7", 768, 1024, 20), (21_207, "ipad9_7", 768, 1024, 0),
      (14_824, "retina4_7", 375, 667, 0), (14_490, "retina6_1", 414, 896, 44), (21_505, "retina6_0", 390, 844, 47),
      // From build 23721 on, it is twice as high on phones without a home button.
      (23_506, "retina6_1", 414, 896, 48), (23_721, "retina6_12", 393, 852, 118), (24_063, "retina4_7", 375, 667, 20),
    ])
  func statusBar(tools: Int, device: String, width: Int, height: Int, expected: Double) throws {
    let scenes = try scenes(screen(width, height), tools: tools, device: device)

    #expect(frame("vc-child", in: scenes)?.minY == CGFloat(expected))
  }

  @Test("At run time the status bar has the height of the device in every build")
  func runTimeStatusBar() throws {
    func scenes(_ content: String, _ tools: Int, _ device: String) throws -> [InterfaceScene] {
      try Fixture.document(text: Fixture.storyboardText(content, head(tools, device))).scenes()
    }
    let old = try scenes(screen(414, 896), 17_126, "retina6_1")
    let small = try scenes(screen(375, 667), 15_704, "retina4_7")

    #expect(frame("vc-child", in: old) == CGRect(x: 0, y: 48, width: 414, height: 814))
    #expect(frame("vc-child", in: small) == CGRect(x: 0, y: 20, width: 375, height: 647))
  }

  @Test("The top and bottom insets are twice as high on the canvas of iOS 26")
  func doubledInsets() throws {
    // Build 24504, a phone of 402×874: the bottom inset is 68.
    let scenes = try scenes(screen(402, 874), tools: 24_504, device: "retina6_3")

    #expect(frame("vc-child", in: scenes) == CGRect(x: 0, y: 124, width: 402, height: 682))
  }

  /// Returns a navigation controller and, with a segue, a controller that leads to it.
  private func navigation(_ bar: String, segue: String = "") -> String {
    let source = """
      <scene><objects><viewController id="source" sceneMemberID="viewController">
      <connections>\(segue)</connections></viewController></objects></scene>
      """
    return """
      \(segue.isEmpty ? "" : source)
      <scene><objects><navigationController id="nav" sceneMemberID="viewController">
      <navigationBar key="navigationBar" id="bar" \(bar)><rect key="frame" x="0" y="0" width="414" height="1"/></navigationBar>
      </navigationController></objects></scene>
      """
  }

  @Test(
    "The position and size of a navigation bar depend on the device and the build",
    arguments: [
      // In build 12089, the bar keeps its recorded width, here 414.
      ("retina4_7", 12_089, CGRect(x: 0, y: 0, width: 414, height: 44)),
      ("retina4_7", 14_088, CGRect(x: 0, y: 20, width: 375, height: 44)),
      ("retina6_1", 20_020, CGRect(x: 0, y: 44, width: 414, height: 44)),
      ("retina6_1", 24_504, CGRect(x: 0, y: 96, width: 414, height: 54)),
      ("retina6_12", 24_063, CGRect(x: 0, y: 118, width: 393, height: 54)),
      ("ipad9_7", 14_460, CGRect(x: 0, y: 20, width: 768, height: 50)),
      ("retina4_7", 14_799, CGRect(x: 0, y: 0, width: 375, height: 44)),
    ])
  func navigationBar(device: String, tools: Int, expected: CGRect) throws {
    #expect(frame("bar", in: try scenes(navigation(""), tools: tools, device: device)) == expected)
  }

  @Test("A bar with large titles is 96 high")
  func largeTitles() throws {
    // Builds 16087, 20020 and 22685 on a phone of 414×896.
    let scenes = try scenes(navigation("largeTitles=\"YES\""), tools: 22_685)

    #expect(frame("bar", in: scenes) == CGRect(x: 0, y: 48, width: 414, height: 96))
    // Build 24063 on the same phone.
    #expect(
      frame("bar", in: try self.scenes(navigation("largeTitles=\"YES\""), tools: 24_063))
        == CGRect(x: 0, y: 96, width: 414, height: 106))
  }

  @Test(
    "A presented controller is a sheet on a phone, and its bar is 56 high",
    arguments: [
      "kind=\"presentation\"", "kind=\"modal\"", "kind=\"popoverPresentation\"",
      "kind=\"presentation\" modalPresentationStyle=\"formSheet\"", "kind=\"show\"",
    ])
  func sheets(segue: String) throws {
    let content = navigation("", segue: "<segue destination=\"nav\" id=\"s\" \(segue)/>")

    #expect(frame("bar", in: try scenes(content, tools: 17_505)) == CGRect(x: 0, y: 0, width: 414, height: 56))
    // Before iOS 13, they cover the screen.
    #expect(
      frame("bar", in: try scenes(content, tools: 14_490, device: "retina5_5"))
        == CGRect(x: 0, y: 20, width: 414, height: 44))
  }

  @Test(
    "At run time, presented controllers are sheets without a status bar in documents of every build",
    arguments: [14_490, 17_505])
  func runTimeSheets(tools: Int) throws {
    let source = """
      <scene><objects><viewController id="source" sceneMemberID="viewController"><connections>
      <segue destination="vc" kind="modal" id="s"/></connections></viewController></objects></scene>
      """
    let text = Fixture.storyboardText(source + screen(414, 842), head(tools, "retina6_1"))
    let scenes = try Fixture.document(text: text).scenes()

    #expect(frame("vc-child", in: scenes)?.minY == 0)
  }

  @Test("The view of a sheet has an inset for the home indicator and none for the status bar")
  func sheetInsets() throws {
    let source = """
      <scene><objects><viewController id="source" sceneMemberID="viewController"><connections>
      <segue destination="vc" kind="show" id="s"/></connections></viewController></objects></scene>
      """
    // Build 17126: a sheet of 414×842 on a phone of 414×896.
    let scenes = try scenes(source + screen(414, 842), tools: 17_126)

    #expect(frame("vc-child", in: scenes) == CGRect(x: 0, y: 0, width: 414, height: 808))
  }

  @Test("A toolbar at the safe area is 49 high above a home indicator and 44 high without one")
  func toolbars() throws {
    func toolbar(_ width: Int, _ height: Int) -> String {
      screen(width, height, child: "toolbar").replacingOccurrences(
        of: "firstAttribute=\"top\" secondItem=\"vc-safe\"",
        with: "firstAttribute=\"top\" relation=\"greaterThanOrEqual\" secondItem=\"vc-safe\"")
    }

    // Builds 17126 to 20020, in about fifty scenes of 414×896.
    #expect(
      frame("vc-child", in: try scenes(toolbar(414, 896), tools: 17_126))
        == CGRect(x: 0, y: 813, width: 414, height: 49))
    #expect(
      frame("vc-child", in: try scenes(toolbar(375, 667), tools: 17_126, device: "retina4_7"))
        == CGRect(x: 0, y: 623, width: 375, height: 44))
  }

  @Test("A toolbar is 44 high at the edge of the screen")
  func lowToolbars() throws {
    let atEdge = screen(414, 896, child: "toolbar").replacingOccurrences(
      of: "firstAttribute=\"top\" secondItem=\"vc-safe\"",
      with: "firstAttribute=\"top\" relation=\"greaterThanOrEqual\" secondItem=\"vc-safe\""
    ).replacingOccurrences(
      of: "secondItem=\"vc-safe\" secondAttribute=\"bottom\"",
      with: "secondItem=\"vc-view\" secondAttribute=\"bottom\"")

    // Build 14460 on a phone of 414×896.
    let frame = try #require(frame("vc-child", in: try scenes(atEdge, tools: 14_460, device: "retina6_5")))
    #expect(frame == CGRect(x: 0, y: 852, width: 414, height: 44))
  }

  @Test("Freeform views of nibs have an inset for the status bar if they are tall, and in later builds always")
  func freeformViews() throws {
    func freeform(_ width: Int, _ height: Int, _ tools: Int, _ device: String, _ bar: String = "") throws -> CGRect? {
      let root = view(width, height, id: "v").replacingOccurrences(
        of: "<viewLayoutGuide",
        with: bar + "<freeformSimulatedSizeMetrics key=\"simulatedDestinationMetrics\"/><viewLayoutGuide")
      return frame("v-child", in: try nib(root, tools: tools, device: device))
    }

    #expect(try freeform(477, 351, 14_088, "retina4_7") == CGRect(x: 0, y: 0, width: 477, height: 351))
    #expect(try freeform(295, 496, 14_088, "retina4_7") == CGRect(x: 0, y: 20, width: 295, height: 476))
    // Views wider than the screen have an inset for the home indicator: heights of 77 and 45 are recorded.
    #expect(try freeform(431, 155, 17_703, "retina6_1") == CGRect(x: 0, y: 44, width: 431, height: 77))
    #expect(try freeform(600, 123, 17_505, "retina6_1") == CGRect(x: 0, y: 44, width: 600, height: 45))
    #expect(try freeform(414, 220, 15_510, "retina6_1") == CGRect(x: 0, y: 44, width: 414, height: 176))
    #expect(try freeform(465, 154, 22_504, "retina4_7") == CGRect(x: 0, y: 20, width: 465, height: 134))
    #expect(try freeform(375, 778, 22_685, "retina6_1") == CGRect(x: 0, y: 48, width: 375, height: 696))
    // Build 23506, without a bar at the bottom: 34 are covered in a view as wide as the screen, nothing in a narrower one.
    let bar = "<nil key=\"simulatedBottomBarMetrics\"/>"
    #expect(try freeform(414, 168, 23_506, "retina6_1", bar)?.maxY == 134)
    #expect(try freeform(73, 85, 23_506, "retina6_1", bar)?.maxY == 85)
    // Build 21505, in two documents: the safe area ends at the bottom edge.
    #expect(try freeform(414, 180, 21_505, "retina6_1")?.maxY == 180)
  }

  @Test("Without a device, half points in recorded frames show a canvas with two pixels per point")
  func scaleWithoutDevice() throws {
    func scale(_ tools: Int, height: Double) throws -> CGFloat {
      let root = "<view id=\"root\"><rect key=\"frame\" x=\"0\" y=\"0\" width=\"320\" height=\"\(height)\"/></view>"
      return try Fixture.document(text: Fixture.nibText(root, Fixture.Head(tools: tools))).scaleWithoutDevice
    }

    // Build 8154 records heights of 43.5 and 20.5 in cells of 44.
    #expect(try scale(8_154, height: 43.5) == 2)
    #expect(try scale(8_154, height: 44) == 1)
    #expect(try scale(9_529, height: 44) == 2)
  }

  @Test(
    "Side margins of cells depend on the width of the cell and the screen, and on the build",
    arguments: [
      (375.0, 414.0, 17_505, 20.0), (331, 414, 16_087, 20), (462, 414, 17_703, 20), (393, 393, 23_506, 20),
      (320, 414, 17_126, 16), (300, 414, 19_144, 16), (252, 414, 21_678, 16), (320, 375, 14_490, 16),
      (320, 375, 15_404, 15), (416, 375, 16_087, 15), (375, 375, 17_703, 16), (320, 320, 14_460, 15),
      (320, 320, 19_144, 16),
      // Until build 14490, cells at least 400 wide have 20 on every screen. A screen of 390 has 16 in build 24063.
      (600, 375, 14_460, 20), (400, 375, 14_460, 20), (375, 375, 13_772, 16), (320, 375, 14_819, 15),
      (390, 390, 23_506, 20), (414, 390, 24_063, 16), (600, 375, 17_703, 16),
    ])
  func sideMargins(width: Double, screen: Double, tools: Int, expected: Double) {
    let margin = CanvasTools(build: tools).cellSideMargin(ofWidth: CGFloat(width), onScreenOfWidth: CGFloat(screen))

    #expect(margin == CGFloat(expected))
  }

  @Test("A date picker is as tall as its wheels unless it is compact")
  func datePickers() throws {
    func picker(_ style: String) throws -> CGFloat? {
      let root = """
        <view id="root"><rect key="frame" x="0" y="0" width="320" height="400"/>
        <subviews><datePicker \(style) translatesAutoresizingMaskIntoConstraints="NO" id="picker"/></subviews>
        <constraints>
        \(Fixture.pins("picker", to: "root", "top", "leading"))
        </constraints></view>
        """
      return frame("picker", in: try nib(root, tools: 19_144, device: "retina4_0"))?.height
    }

    // In build 19144, on a phone of 320×568, a picker without a style is 216 high.
    #expect(try picker("") == 216)
    #expect(try picker("style=\"wheels\"") == 216)
    #expect(try picker("style=\"compact\"") == 34)
  }

  /// Returns a table of the given width with a cell whose child fills the cell's margins.
  private func cell(table: Int, accessory: String = "", content: String = "") -> String {
    """
    <scene><objects><tableViewController id="vc" sceneMemberID="viewController">
    <tableView key="view" id="table"><rect key="frame" x="0" y="0" width="\(table)" height="600"/>
    <prototypes><tableViewCell id="cell" \(accessory)><rect key="frame" x="0" y="28" width="\(table)" height="44"/>
    <tableViewCellContentView key="contentView" id="content" \(content)>
    <rect key="frame" x="0" y="0" width="\(table)" height="44"/>
    <subviews><view translatesAutoresizingMaskIntoConstraints="NO" id="child"/></subviews>
    <constraints>
    \(Fixture.pins("child", to: "content", margins: true))
    </constraints></tableViewCellContentView></tableViewCell></prototypes></tableView>
    </tableViewController></objects></scene>
    """
  }

  @Test("Margins of cells depend on the screen and the build")
  func cellMargins() throws {
    func child(_ table: Int, _ tools: Int, _ device: String, accessory: String = "") throws -> CGRect? {
      frame("child", in: try scenes(cell(table: table, accessory: accessory), tools: tools, device: device))
    }

    #expect(try child(375, 12_089, "retina4_7") == CGRect(x: 8, y: 8, width: 359, height: 28))
    #expect(try child(375, 14_088, "retina4_7") == CGRect(x: 16, y: 11, width: 343, height: 22))
    #expect(try child(375, 17_505, "retina6_1") == CGRect(x: 20, y: 11, width: 335, height: 22))
    #expect(try child(393, 24_063, "retina6_12") == CGRect(x: 20, y: 15, width: 353, height: 14))
    #expect(
      try child(375, 14_490, "retina4_7", accessory: "accessoryType=\"disclosureIndicator\"")
        == CGRect(x: 16, y: 11, width: 351, height: 22))
    // 15510: 7 beside an accessory in cells with 15 at the sides; 8 in 16086.
    #expect(try child(320, 15_510, "retina4_7", accessory: "accessoryType=\"disclosureIndicator\"")?.maxX == 313)
    #expect(try child(320, 16_086, "retina4_7", accessory: "accessoryType=\"disclosureIndicator\"")?.maxX == 312)
  }

  @Test(
    "In early builds, rows that preserve their table's margins have margins of 15 at the sides",
    arguments: [12_088, 13_772])
  func preservedMargins(tools: Int) throws {
    let preserves = "preservesSuperviewLayoutMargins=\"YES\""
    let content = cell(table: 375, accessory: preserves, content: preserves)

    // In build 12088, content begins at 15 in a table of 414. In build 13772, it extends from 15 to 360 in a table of 375.
    let child = try #require(frame("child", in: try scenes(content, tools: tools, device: "retina4_7")))
    #expect(child.minX == 15)
    #expect(child.width == 345)
  }

  @Test("The root of a nib has margins at its sides, but not above and below")
  func rootMargins() throws {
    // In build 14088, on a phone of 375×667, the content of a collection view cell begins at 16.
    let root = """
      <collectionViewCell id="root"><rect key="frame" x="0" y="0" width="375" height="60"/>
      <view key="contentView" id="content"><rect key="frame" x="0" y="0" width="375" height="60"/>
      <subviews><view translatesAutoresizingMaskIntoConstraints="NO" id="child"/></subviews></view>
      <constraints>
      \(Fixture.pins("child", to: "root", margins: true))
      </constraints></collectionViewCell>
      """

    #expect(frame("child", in: try nib(root, tools: 14_088)) == CGRect(x: 16, y: 0, width: 343, height: 60))
  }

  @Test("A root that preserves the margins around it has at least those of the canvas")
  func preservedRootMargins() throws {
    func child(_ width: Int, _ tools: Int, _ device: String, _ margins: String = "") throws -> CGRect? {
      let root = """
        <view preservesSuperviewLayoutMargins="YES" id="root">
        <rect key="frame" x="0" y="0" width="\(width)" height="165"/>
        <subviews><view translatesAutoresizingMaskIntoConstraints="NO" id="child"/></subviews>
        <viewLayoutGuide key="safeArea" id="safe"/>
        <constraints>
        \(Fixture.pins("child", to: "root", margins: true))
        </constraints>\(margins)
        <freeformSimulatedSizeMetrics key="simulatedDestinationMetrics"/></view>
        """
      return frame("child", in: try nib(root, tools: tools, device: device))
    }
    let none = "<edgeInsets key=\"layoutMargins\" top=\"0\" left=\"0\" bottom=\"0\" right=\"0\"/>"

    // 18093 on a phone of 414×896, and 375 wide in 17703: 8 below the status bar of 44.
    #expect(try child(394, 18_093, "retina6_1", none) == CGRect(x: 20, y: 52, width: 354, height: 105))
    #expect(try child(375, 17_703, "retina6_1", none) == CGRect(x: 16, y: 52, width: 343, height: 105))
    // 21678: the sides only, below a status bar of 48 and above an indicator of 34.
    #expect(try child(394, 21_678, "retina6_1", none)?.minY == 48)
    #expect(try child(394, 21_678, "retina6_1", none)?.width == 354)
  }

  @Test("Items of a collection view do not preserve the margins around them on the canvas")
  func itemMargins() throws {
    let content = """
      <scene><objects><collectionViewController id="vc" sceneMemberID="viewController">
      <collectionView key="view" id="list"><rect key="frame" x="0" y="0" width="414" height="736"/>
      <collectionViewFlowLayout key="collectionViewLayout" id="layout"/>
      <cells><collectionViewCell preservesSuperviewLayoutMargins="YES" id="cell">
      <rect key="frame" x="0" y="0" width="414" height="98"/>
      <view key="contentView"><rect key="frame" x="0" y="0" width="414" height="98"/>
      <subviews><view translatesAutoresizingMaskIntoConstraints="NO" id="child"/></subviews></view>
      <constraints>
      \(Fixture.pins("child", to: "cell", margins: true))
      </constraints></collectionViewCell></cells></collectionView>
      </collectionViewController></objects></scene>
      """

    // 14824 on a phone of 414×736: content with an offset of 24 begins at 32.
    let frame = frame("child", in: try scenes(content, tools: 14_824, device: "retina5_5"))
    #expect(frame == CGRect(x: 8, y: 8, width: 398, height: 82))
  }

  @Test("A top-level table view cell has no inset for the status bar")
  func topLevelCell() throws {
    // Build 24063 on a phone of 393×852, whose doubled status bar would be 118 high.
    let cell = """
      <tableViewCell id="cell"><rect key="frame" x="0" y="0" width="393" height="200"/>
      <tableViewCellContentView key="contentView" id="v-view"><rect key="frame" x="0" y="0" width="393" height="200"/>
      <subviews><view translatesAutoresizingMaskIntoConstraints="NO" id="child"/></subviews>
      <viewLayoutGuide key="safeArea" id="safe"/>
      <constraints>
      <constraint firstItem="child" firstAttribute="top" secondItem="safe" secondAttribute="top" id="1"/>
      <constraint firstItem="child" firstAttribute="bottom" secondItem="v-view" secondAttribute="bottom" id="2"/>
      </constraints></tableViewCellContentView></tableViewCell>
      """

    #expect(frame("child", in: try nib(cell, tools: 24_063, device: "retina6_12"))?.minY == 0)
  }
}
