import Foundation
import Testing
import UIKitCore

@testable import InterfaceBuilder
@testable import InterfaceFidelity

/// Expected numbers are frames in files saved by Interface Builder. Comments name its build and the device.
///
/// The canvas is the area of Interface Builder in which views are edited. The frames in a file are recorded there.
@MainActor
@Suite("Controls and cells on the design canvas")
struct CanvasControlTests {
  private func scene(
    _ content: String, tools: Int, device: String = "retina4_7", text: InterfaceOptions.TextMode = .own
  ) throws -> InterfaceScene {
    let document = Fixture.nibText(content, Fixture.Head(device: device, tools: tools))
    return try #require(try Fixture.canvasScenes(document, textMode: text).first)
  }

  /// Returns the frame of a control that constraints position, but do not size.
  private func control(_ element: String, tools: Int) throws -> CGRect? {
    let content = """
      <view id="root"><rect key="frame" x="0" y="0" width="375" height="667"/><subviews>\(element)</subviews><constraints>
      \(Fixture.pins("c", to: "root", "top", "leading"))
      </constraints></view>
      """
    return (try scene(content, tools: tools).objects["c"] as? UIView)?.frame
  }

  private func segments(_ titles: [String]) -> String {
    let segments = titles.map { "<segment title=\"\($0)\"/>" }.joined()
    return """
      <segmentedControl id="c" translatesAutoresizingMaskIntoConstraints="NO"><segments>\(segments)</segments>
      </segmentedControl>
      """
  }

  @Test("Until iOS 12, segmented controls were 29 high, and segments were 14 wider than the widest title")
  func segmentedControls() throws {
    #expect(
      try control(segments(["disabled", "enabled"]), tools: 14_460) == CGRect(x: 0, y: 0, width: 133, height: 29))
    #expect(
      try control(segments(["Rectangle", "QR Code"]), tools: 7520) == CGRect(x: 0, y: 0, width: 151, height: 29))
    #expect(
      try control(segments(["⚪️", "🔴", "🔵", "⚫️"]), tools: 14_460) == CGRect(x: 0, y: 0, width: 135, height: 29))
    #expect(
      try control(segments(["Solid", "Gradient"]), tools: 15_704) == CGRect(x: 0, y: 0, width: 145, height: 32))
  }

  @Test("A progress bar in bar style is 2.5 high and ends a point below its constraint, in all builds")
  func progressBars() throws {
    for tools in [14_313, 17_701] {
      let content = """
        <view id="root"><rect key="frame" x="0" y="0" width="387" height="50"/><subviews>
        <progressView progressViewStyle="bar" id="c" translatesAutoresizingMaskIntoConstraints="NO"/></subviews>
        <constraints>\(Fixture.pins("c", to: "root", "leading", "trailing"))
        <constraint firstAttribute="bottom" secondItem="c" secondAttribute="bottom" constant="10" id="b"/>
        </constraints></view>
        """
      // 17701 recorded a frame from 38.5 to 41.
      let bar = try scene(content, tools: tools).objects["c"] as? UIView
      #expect(bar?.frame == CGRect(x: 0, y: 38.5, width: 387, height: 2.5))
    }
  }

  @Test("A page control of a single page has no size if it hides it")
  func pageControlSizes() throws {
    func pages(_ attributes: String) -> String {
      "<pageControl \(attributes) id=\"c\" translatesAutoresizingMaskIntoConstraints=\"NO\"/>"
    }

    // Build 21507.
    #expect(try control(pages("numberOfPages=\"3\""), tools: 21_507)?.size == CGSize(width: 116.5, height: 26))
    #expect(try control(pages("numberOfPages=\"4\""), tools: 21_507)?.size == CGSize(width: 134, height: 26))
    let hidden = pages("numberOfPages=\"1\" hidesForSinglePage=\"YES\"")
    #expect(try control(hidden, tools: 21_507)?.size == .zero)
  }

  @Test("A button with a symbol as its background has the alignment rectangle of the symbol: 29.5 for 30")
  func symbolBackground() throws {
    let content = """
      <view id="root"><rect key="frame" x="0" y="0" width="375" height="120"/><subviews>
      <button id="c" translatesAutoresizingMaskIntoConstraints="NO"><constraints>
      <constraint firstAttribute="width" constant="30" id="w"/>
      <constraint firstAttribute="height" constant="30" id="h"/></constraints>
      <state key="normal" backgroundImage="gift" catalog="system"/></button></subviews>
      <constraints>\(Fixture.pins("c", to: "root", "top", "leading"))</constraints></view>
      """
    let head = Fixture.Head(
      device: "retina4_7", tools: 21_507,
      resources: "<resources><image name=\"gift\" catalog=\"system\" width=\"128\" height=\"125\"/></resources>")

    let scene = try #require(try Fixture.canvasScenes(Fixture.nibText(content, head)).first)

    #expect((scene.objects["c"] as? UIView)?.frame == CGRect(x: 0, y: 0, width: 30, height: 29.5))
  }

  @Test("Text fields with a rounded border were 30 high until iOS 12")
  func textFields() throws {
    func field(_ border: String) -> String {
      """
      <textField id="c" \(border) text="Text" translatesAutoresizingMaskIntoConstraints="NO">
      <fontDescription key="fontDescription" type="system" pointSize="14"/></textField>
      """
    }

    #expect(try control(field("borderStyle=\"roundedRect\""), tools: 11_757)?.height == 30)
    #expect(try control(field("borderStyle=\"roundedRect\""), tools: 14_252)?.height == 30)
    #expect(try control(field("borderStyle=\"roundedRect\""), tools: 14_824)?.height == 34)
  }

  @Test("Pickers are 216 high, but 162 in Xcode 10")
  func pickers() throws {
    let picker = "<pickerView id=\"c\" translatesAutoresizingMaskIntoConstraints=\"NO\"/>"

    #expect(try control(picker, tools: 14_088)?.height == 216)
    #expect(try control(picker, tools: 14_490)?.height == 162)
    #expect(try control(picker, tools: 19_454)?.height == 216)
  }

  @Test("The height of a view in content marked as ambiguous takes precedence over the content's height")
  func ambiguousContent() throws {
    func cell(_ attribute: String) throws -> CGRect? {
      let content = """
        <tableViewCell id="cell" rowHeight="87"><rect key="frame" x="0" y="0" width="343" height="87"/>
        <tableViewCellContentView key="contentView" id="content" \(attribute)>
        <rect key="frame" x="0" y="0" width="343" height="87"/>
        <subviews><view id="inside" translatesAutoresizingMaskIntoConstraints="NO"><constraints>
        <constraint firstAttribute="height" constant="88" id="1"/></constraints></view></subviews><constraints>
        <constraint firstItem="inside" firstAttribute="top" secondItem="content" secondAttribute="top" id="2"/>
        <constraint firstAttribute="bottom" secondItem="inside" secondAttribute="bottom" id="3"/>
        <constraint firstItem="inside" firstAttribute="leading" secondItem="content" secondAttribute="leading" id="4"/>
        <constraint firstAttribute="trailing" secondItem="inside" secondAttribute="trailing" id="5"/>
        </constraints></tableViewCellContentView></tableViewCell>
        """
      return (try scene(content, tools: 20_020).objects["inside"] as? UIView)?.frame
    }

    #expect(try cell("ambiguous=\"YES\"") == CGRect(x: 0, y: 0, width: 343, height: 88))
  }

  @Test("Steppers were 29 high until iOS 12")
  func steppers() throws {
    let stepper = "<stepper id=\"c\" translatesAutoresizingMaskIntoConstraints=\"NO\"/>"

    #expect(try control(stepper, tools: 14_460)?.size == CGSize(width: 94, height: 29))
    #expect(try control(stepper, tools: 10_085)?.size == CGSize(width: 94, height: 29))
    #expect(try control(stepper, tools: 15_704)?.size == CGSize(width: 94, height: 32))
  }

  @Test("Page controls had dots of 7 points, 9 apart, until iOS 13")
  func pageControls() throws {
    let pages = "<pageControl id=\"c\" numberOfPages=\"3\" translatesAutoresizingMaskIntoConstraints=\"NO\"/>"

    #expect(try control(pages, tools: 13_772)?.size == CGSize(width: 39, height: 37))
  }

  @Test("Sliders are 34 high since iOS 26, aligned by their frames")
  func sliders() throws {
    let slider = """
      <slider id="c" translatesAutoresizingMaskIntoConstraints="NO"><constraints>
      <constraint firstAttribute="width" constant="162" id="w"/></constraints></slider>
      """

    #expect(try control(slider, tools: 24_743) == CGRect(x: 0, y: 0, width: 162, height: 34))
    #expect(try control(slider, tools: 22_685) == CGRect(x: -2, y: 0, width: 166, height: 31))
  }

  @Test("Search bars were 44 high until iOS 10, and are 64 high since iOS 26")
  func searchBars() throws {
    let bar = "<searchBar id=\"c\" translatesAutoresizingMaskIntoConstraints=\"NO\"/>"

    #expect(try control(bar, tools: 10_085)?.height == 44)
    #expect(try control(bar, tools: 17_126)?.height == 56)
    #expect(try control(bar, tools: 24_063)?.height == 64)
  }

  @Test("A hidden activity indicator takes up space in a stack view on the canvas")
  func hidingIndicators() throws {
    // Build 17703 on a phone of 414: the indicator is 20 wide, and the spacing is 16.
    func view(_ attributes: String, _ tools: Int) throws -> CGRect? {
      let stack = """
        <stackView id="c" spacing="16" translatesAutoresizingMaskIntoConstraints="NO"><subviews>
        <activityIndicatorView id="i" hidden="YES" \(attributes) style="white"/>
        <view id="v" translatesAutoresizingMaskIntoConstraints="NO"/></subviews></stackView>
        """
      let content = """
        <view id="root"><rect key="frame" x="0" y="0" width="575" height="155"/><subviews>\(stack)</subviews><constraints>
        \(Fixture.pins("c", to: "root", "leading", "trailing"))
        </constraints></view>
        """
      let scene = try scene(content, tools: tools, device: "retina6_1")
      return (scene.objects["v"] as? UIView)?.frame
    }

    #expect(try view("hidesWhenStopped=\"YES\"", 17_703)?.minX == 36)
    #expect(try view("hidesWhenStopped=\"YES\"", 17_703)?.width == 539)
    // 22504 and 22685: the stack leaves no space for one that is animating.
    #expect(try view("hidesWhenStopped=\"YES\" animating=\"YES\"", 22_685)?.width == 575)
    #expect(try view("animating=\"YES\"", 22_504)?.width == 575)
  }

  @Test("Views of unknown classes have the content size that Interface Builder recorded for them")
  func designables() throws {
    // Build 17703: a label of a custom class, recorded with a height of 18.
    let content = """
      <view id="root"><rect key="frame" x="0" y="0" width="513" height="376"/><subviews>
      <label id="c" text="Body Label" customClass="StyledLabel" translatesAutoresizingMaskIntoConstraints="NO"/></subviews>
      <constraints>
      \(Fixture.pins("c", to: "root", "top", "leading"))
      </constraints></view></objects><designables><designable name="c">
      <size key="intrinsicContentSize" width="76.5" height="18"/></designable></designables><objects>
      """
    let scene = try scene(content, tools: 17_703)

    #expect((scene.objects["c"] as? UIView)?.frame.size == CGSize(width: 76.5, height: 18))
  }

  @Test(
    "Content that preserves its cell's margins has margins of at least 15 at the sides and 11 above and below"
  )
  func preservedCellMargins() throws {
    // In build 16087, the content of a cell 416 wide has margins of 8, 15, 8 and 8 in the file.
    let cell = """
      <tableViewCell id="cell"><rect key="frame" x="0" y="0" width="375" height="54"/>
      <tableViewCellContentView key="contentView" preservesSuperviewLayoutMargins="YES" id="content">
      <rect key="frame" x="0" y="0" width="375" height="54"/>
      <subviews><view translatesAutoresizingMaskIntoConstraints="NO" id="c"/></subviews>
      <constraints>
      \(Fixture.pins("c", to: "content", margins: true))
      </constraints>
      <edgeInsets key="layoutMargins" top="8" left="15" bottom="8" right="8"/></tableViewCellContentView></tableViewCell>
      """
    let scene = try scene(cell, tools: 16_087)

    #expect((scene.objects["c"] as? UIView)?.frame == CGRect(x: 15, y: 11, width: 345, height: 32))
  }

  @Test(
    "A recorded frame that two constraints to the root contradict is outdated: 441 wide between 20 and a center at 240")
  func templates() throws {
    let label = """
      <view id="root"><rect key="frame" x="0" y="0" width="480" height="480"/><subviews>
      <label id="stale" translatesAutoresizingMaskIntoConstraints="NO">
      <rect key="frame" x="20" y="439" width="441" height="21"/></label>
      <label id="fresh" translatesAutoresizingMaskIntoConstraints="NO">
      <rect key="frame" x="20" y="0" width="440" height="21"/></label></subviews><constraints>
      <constraint firstItem="stale" firstAttribute="leading" secondItem="root" secondAttribute="leading" constant="20" id="1"/>
      <constraint firstItem="stale" firstAttribute="centerX" secondItem="root" secondAttribute="centerX" id="2"/>
      <constraint firstItem="fresh" firstAttribute="leading" secondItem="root" secondAttribute="leading" constant="20" id="3"/>
      <constraint firstItem="fresh" firstAttribute="centerX" secondItem="root" secondAttribute="centerX" id="4"/>
      </constraints></view>
      """
    let scene = try scene(label, tools: 6207, text: .recorded)
    let broken = RecordedContradictions(scene, ProblemLog()).broken
    func isBroken(_ id: String) -> Bool { scene.objects[id].map { broken[ObjectIdentifier($0)] != nil } ?? false }

    #expect(isBroken("stale"))
    #expect(!isBroken("fresh"))
  }

  // MARK: Placeholders

  /// Returns the frame of a view in a vertical stack 300 wide without a determined height.
  private func arranged(_ element: String, height: Double? = nil) throws -> CGRect? {
    let height = height.map { "<constraint firstAttribute=\"height\" constant=\"\($0)\" id=\"sh\"/>" } ?? ""
    let content = """
      <view id="root"><rect key="frame" x="0" y="0" width="375" height="667"/><subviews>
      <stackView id="s" axis="vertical" alignment="top" translatesAutoresizingMaskIntoConstraints="NO">
      <subviews>\(element)</subviews><constraints>
      <constraint firstAttribute="width" constant="300" id="sw"/>\(height)</constraints></stackView></subviews>
      <constraints>\(Fixture.pins("s", to: "root", "top", "leading"))</constraints></view>
      """
    return (try scene(content, tools: 22_684).objects["c"] as? UIView)?.frame
  }

  @Test("Views without content in a stack view are 50 points long on the canvas; at run time they are not")
  func placeholders() throws {
    let free = "translatesAutoresizingMaskIntoConstraints=\"NO\""

    // Builds 22130, 22684 and 21679 for labels; 15510, 23721 and 24743 for image views; 17703, 22685 and 24405 for plain
    // views.
    #expect(try arranged("<label id=\"c\" text=\"\" \(free)/>") == CGRect(x: 0, y: 0, width: 50, height: 50))
    #expect(try arranged("<imageView id=\"c\" \(free)/>")?.size == CGSize(width: 50, height: 50))
    #expect(try arranged("<view id=\"c\" \(free)/>")?.height == 50)
    // A label with several lines has no height (build 22130), and an image view keeps its own height (260 in build
    // 14460).
    #expect(try arranged("<label id=\"c\" text=\"\" numberOfLines=\"0\" \(free)/>")?.height == 0)
    let sized = """
      <imageView id="c" \(free)><constraints>
      <constraint firstAttribute="height" constant="260" priority="250" id="h"/></constraints></imageView>
      """
    #expect(try arranged(sized)?.height == 260)
    #expect(UILabel().intrinsicContentSize == .zero)
  }

  @Test("A plain view takes the remaining length of its stack view: 90 − 50 = 40 below a label of 50")
  func yieldingPlaceholder() throws {
    let free = "translatesAutoresizingMaskIntoConstraints=\"NO\""
    let label = "<label id=\"l\" text=\"\" \(free)/>"

    #expect(try arranged(label + "<view id=\"c\" \(free)/>", height: 90)?.height == 40)
    #expect(try arranged(label + "<view id=\"c\" \(free)/>", height: 130)?.height == 80)
  }

  @Test("A plain view without subviews keeps its recorded length against optional constraints")
  func keptLength() throws {
    func view(_ height: Double, _ parts: String = "") -> String {
      """
      <view id="c" translatesAutoresizingMaskIntoConstraints="NO">
      <rect key="frame" x="0" y="0" width="300" height="\(height)"/>\(parts)</view>
      """
    }
    let optional = """
      <constraints><constraint firstAttribute="height" priority="500" constant="40" id="h"/></constraints>
      """

    // Builds 17703 and 22685 record lengths of 128 and 50; build 22504 records 50 in spite of an optional constraint of
    // 40.
    #expect(try arranged(view(128))?.height == 128)
    #expect(try arranged(view(50, optional))?.height == 50)
    #expect(try arranged("<label id=\"l\" text=\"\"/>" + view(128), height: 90)?.height == 40)
  }
}
