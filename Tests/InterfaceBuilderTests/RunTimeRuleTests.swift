import Foundation
import Testing
import UIKitCore

@testable import InterfaceBuilder

/// Rules of run time. Expected numbers are frames in files saved by Interface Builder. Comments name its build.
@MainActor
@Suite("Rules for files at run time")
struct RunTimeRuleTests {
  private func document(
    _ content: String, size: CGSize = CGSize(width: 414, height: 896), device: String = "retina6_1"
  ) throws -> InterfaceDocument {
    let root = """
      <view id="root"><rect key="frame" x="0" y="0" width="\(size.width)" height="\(size.height)"/>
      \(content)
      </view>
      """
    let resources = """
      <resources><image name="exclamationmark.circle.fill" catalog="system" width="128" height="121"/>
      <image name="questionmark.circle" catalog="system" width="128" height="123"/></resources>
      """
    return try Fixture.document(
      text: Fixture.nibText(
        root,
        Fixture.Head(
          attributes: "useAutolayout=\"YES\" useSafeAreas=\"YES\"", device: device, resources: resources)))
  }

  private func objects(
    _ content: String, size: CGSize = CGSize(width: 414, height: 896), device: String = "retina6_1"
  ) throws -> [String: AnyObject] {
    try #require(try document(content, size: size, device: device).scenes().first).objects
  }

  private func frame(_ id: String, in objects: [String: AnyObject]) -> CGRect? { (objects[id] as? UIView)?.frame }

  private func box(_ id: String, height: Double) -> String {
    """
    <view id="\(id)" translatesAutoresizingMaskIntoConstraints="NO">
    <constraints><constraint firstAttribute="height" constant="\(height)" id="\(id)h"/></constraints></view>
    """
  }

  private func tie(_ first: String, _ attribute: String, _ second: String, _ other: String, _ constant: Double = 0)
    -> String
  {
    """
    <constraint firstItem="\(first)" firstAttribute="\(attribute)" secondItem="\(second)" secondAttribute="\(other)" \
    constant="\(constant)" id="\(first)-\(attribute)-\(second)"/>
    """
  }

  // MARK: Stacks

  @Test("A stack view with margins in the file insets its views by them, even if the file does not enable this")
  func stackMargins() throws {
    func first(width: Double, height: Double, _ top: Double, _ side: Double) throws -> [CGRect?] {
      let objects = try objects(
        """
        <subviews><stackView id="s" axis="vertical" translatesAutoresizingMaskIntoConstraints="NO">
        <subviews>\(box("a", height: height))</subviews>
        <edgeInsets key="layoutMargins" top="\(top)" left="\(side)" bottom="\(top)" right="\(side)"/></stackView></subviews>
        <constraints>\(tie("s", "top", "root", "top", 100))\(tie("s", "leading", "root", "leading"))
        <constraint firstItem="s" firstAttribute="width" constant="\(width)" id="w"/></constraints>
        """)
      return [frame("s", in: objects), frame("a", in: objects)]
    }

    // The first two are from build 15510 on a phone 375 points wide, the third from build 17703 on one of 414.
    #expect(
      try first(width: 375, height: 50, 20, 8) == [
        CGRect(x: 0, y: 100, width: 375, height: 90), CGRect(x: 8, y: 20, width: 359, height: 50),
      ])
    #expect(
      try first(width: 375, height: 30, 20, 8) == [
        CGRect(x: 0, y: 100, width: 375, height: 70), CGRect(x: 8, y: 20, width: 359, height: 30),
      ])
    #expect(
      try first(width: 414, height: 54.5, 8, 16) == [
        CGRect(x: 0, y: 100, width: 414, height: 70.5), CGRect(x: 16, y: 8, width: 382, height: 54.5),
      ])
  }

  @Test("A stack view whose file disables the arrangement by margins ignores them")
  func unusedStackMargins() throws {
    let objects = try objects(
      """
      <subviews><stackView id="s" axis="vertical" layoutMarginsRelativeArrangement="NO" \
      translatesAutoresizingMaskIntoConstraints="NO"><subviews>\(box("a", height: 30))</subviews>
      <edgeInsets key="layoutMargins" top="20" left="8" bottom="20" right="8"/></stackView></subviews>
      <constraints>\(tie("s", "top", "root", "top"))\(tie("s", "leading", "root", "leading"))
      <constraint firstItem="s" firstAttribute="width" constant="100" id="w"/></constraints>
      """)

    #expect(frame("a", in: objects) == CGRect(x: 0, y: 0, width: 100, height: 30))
  }

  @Test("A stack view has no margins by default: aligned to margins of 16, it is 375 − 2 × 16 = 343 wide")
  func ownStackMargins() throws {
    let objects = try objects(
      """
      <subviews><stackView id="s" axis="vertical" translatesAutoresizingMaskIntoConstraints="NO">
      <subviews>\(box("a", height: 18))</subviews></stackView></subviews>
      <constraints>\(tie("s", "top", "root", "top"))\(tie("s", "leading", "root", "leadingMargin"))
      \(tie("root", "trailingMargin", "s", "trailingMargin"))</constraints>
      <directionalEdgeInsets key="directionalLayoutMargins" top="0" leading="16" bottom="0" trailing="16"/>
      """, size: CGSize(width: 375, height: 80), device: "retina4_7")

    // Build 14460.
    #expect(frame("s", in: objects) == CGRect(x: 16, y: 0, width: 343, height: 18))
    #expect(UIStackView().layoutMargins == .zero)
  }

  // MARK: Guides and constraints

  @Test("The keyboard layout guide is at the bottom of the safe area, 34 above the edge of the screen")
  func keyboardGuide() throws {
    let objects = try objects(
      """
      <subviews>\(box("a", height: 50))</subviews>
      <keyboardLayoutGuide key="keyboard" id="keys"/><viewLayoutGuide key="safeArea" id="safe"/>
      <constraints>\(tie("keys", "top", "a", "bottom"))\(tie("a", "leading", "keys", "leading"))
      \(tie("keys", "trailing", "a", "trailing"))</constraints>
      """, size: CGSize(width: 375, height: 812), device: "retina5_9")

    #expect(frame("a", in: objects) == CGRect(x: 0, y: 728, width: 375, height: 50))
  }

  @Test("A constraint to an unknown guide is omitted and noted in the log")
  func unreadGuide() throws {
    let document = try document(
      """
      <subviews>\(box("a", height: 50))</subviews>
      <strangeGuide key="strange" id="guide"/>
      <constraints>\(tie("guide", "top", "a", "bottom"))</constraints>
      """)
    _ = try document.scenes()

    let note = try #require(document.log.notes.first { $0.message.contains("left out") })
    #expect(note.line == 7)
    #expect(
      note.message
        == "The constraint \"guide-top-a\" is left out: \"guide\", a <strangeGuide> on line 6, "
        + "is not one of the views and guides that are read in its scene.")
  }

  @Test("Constraints have the file and line of their element")
  func places() throws {
    let document = try document("<subviews>\(box("a", height: 50))</subviews>")
    let scene = try #require(try document.scenes().first)

    #expect(scene.constraints["ah"]?.sourceLocation == "Test.xib:5")
  }

  @Test("Margins can follow the readable width: 768 points leave 672 between margins of 48")
  func readableWidth() throws {
    let objects = try objects(
      """
      <subviews><view id="v" layoutMarginsFollowReadableWidth="YES" translatesAutoresizingMaskIntoConstraints="NO">
      <subviews>\(box("a", height: 50))</subviews>
      <constraints>\(tie("a", "leading", "v", "leadingMargin"))\(tie("v", "trailingMargin", "a", "trailing"))
      \(tie("a", "top", "v", "topMargin"))</constraints></view></subviews>
      <constraints>\(tie("v", "top", "root", "top"))\(tie("v", "leading", "root", "leading"))
      \(tie("v", "trailing", "root", "trailing"))\(tie("v", "bottom", "root", "bottom"))</constraints>
      """, size: CGSize(width: 768, height: 500), device: "ipad9_7")

    // The top margin is 8: without a controller, a view's safe area excludes the status bar.
    #expect(frame("a", in: objects) == CGRect(x: 48, y: 8, width: 672, height: 50))
  }

  // MARK: Controls

  @Test("An activity indicator is hidden only if the file hides it")
  func indicators() throws {
    let objects = try objects(
      """
      <subviews><activityIndicatorView id="plain" style="medium"/>
      <activityIndicatorView id="hiding" hidesWhenStopped="YES" style="medium"/>
      <activityIndicatorView id="hidden" hidden="YES" style="medium"/></subviews>
      """)

    #expect((objects["plain"] as? UIActivityIndicatorView)?.hidesWhenStopped == false)
    #expect((objects["plain"] as? UIView)?.isHidden == false)
    #expect((objects["hiding"] as? UIView)?.isHidden == true)
    #expect((objects["hidden"] as? UIView)?.isHidden == true)
  }

  @Test("The alignment rectangle of a symbol is a point less high than its square image view")
  func symbols() throws {
    func image(_ name: String, side: Double) throws -> CGRect? {
      let objects = try objects(
        """
        <subviews><imageView id="i" image="\(name)" catalog="system" contentMode="scaleAspectFit" \
        translatesAutoresizingMaskIntoConstraints="NO"><constraints>
        <constraint firstAttribute="width" constant="\(side)" id="w"/>
        <constraint firstAttribute="height" constant="\(side)" id="h"/></constraints></imageView></subviews>
        <constraints>\(tie("i", "top", "root", "top"))\(tie("i", "leading", "root", "leading"))</constraints>
        """)
      return frame("i", in: objects)
    }

    // Builds 16087, 21505 and 24504, on a phone 414 points wide.
    #expect(try image("exclamationmark.circle.fill", side: 34) == CGRect(x: 0, y: 0.5, width: 34, height: 33))
    #expect(try image("questionmark.circle", side: 19) == CGRect(x: 0, y: 0.5, width: 19, height: 18))
    #expect(try image("questionmark.circle", side: 25) == CGRect(x: 0, y: 0.5, width: 25, height: 24))
  }

  @Test("Symbols without an icon are reported once, together at the end, and keep their recorded aspect ratio")
  func unknownSymbol() throws {
    let text = Fixture.nibText(
      """
      <view id="root"><rect key="frame" x="0" y="0" width="100" height="100"/><subviews>
      <imageView id="a" image="qqqq.slash" catalog="system"/>
      <imageView id="b" image="qqqq.slash" catalog="system"/></subviews></view>
      """,
      Fixture.Head(
        resources: "<resources><image name=\"qqqq.slash\" catalog=\"system\" width=\"128\" height=\"64\"/></resources>")
    )
    let document = try Fixture.document(text: text)
    let root = try #require(try document.scenes().first).window.root
    let size = try #require((root.subviews.first as? UIImageView)?.image?.size)

    #expect(SymbolLibrary.unknownNames.count { $0 == "qqqq.slash" } == 1)
    #expect(document.log.notes.isEmpty)
    #expect(abs(size.width / size.height - 2) < 0.2)
  }

  @Test("The small scale makes a symbol 0.79 times as wide, and text of 34 points makes it twice as wide")
  func symbolConfigurations() throws {
    let objects = try objects(
      """
      <subviews><imageView id="small" image="questionmark.circle" catalog="system">
      <preferredSymbolConfiguration key="preferredSymbolConfiguration" scale="small"/></imageView>
      <imageView id="large" image="questionmark.circle" catalog="system"><preferredSymbolConfiguration \
      key="preferredSymbolConfiguration" configurationType="pointSize" pointSize="34"/></imageView></subviews>
      """)

    // A circle is 20 points wide at 17 points, rounded to half points.
    let small = try #require((objects["small"] as? UIImageView)?.image?.size.width)
    let large = try #require((objects["large"] as? UIImageView)?.image?.size.width)
    #expect(abs(small - 15.8) <= 0.5 && abs(large - 40) <= 0.5)
  }

  @Test("Runtime attributes set properties of views, their layers and their parts; unknown attributes are noted")
  func runtimeAttributes() throws {
    func attribute(_ path: String, _ type: String, _ value: String) -> String {
      "<userDefinedRuntimeAttribute type=\"\(type)\" keyPath=\"\(path)\">\(value)</userDefinedRuntimeAttribute>"
    }
    let red = "<color key=\"value\" red=\"1\" green=\"0\" blue=\"0\" alpha=\"1\" colorSpace=\"custom\"/>"
    let document = try document(
      """
      <subviews><view id="v"><userDefinedRuntimeAttributes>
      \(attribute("layer.cornerRadius", "number", "<integer key=\"value\" value=\"8\"/>"))
      \(attribute("layer.shadowOffset", "size", "<size key=\"value\" width=\"1\" height=\"2\"/>"))
      \(attribute("borderWidth", "number", "<real key=\"value\" value=\"1.5\"/>"))
      \(attribute("layer.borderUIColor", "color", red))
      \(attribute("layer.shadowColor", "color", red))
      \(attribute("sparkle", "boolean", ""))</userDefinedRuntimeAttributes></view>
      <button id="b"><userDefinedRuntimeAttributes>
      \(attribute("titleLabel.textAlignment", "number", "<integer key=\"value\" value=\"1\"/>"))
      </userDefinedRuntimeAttributes></button></subviews>
      """)
    let objects = try #require(try document.scenes().first).objects

    let layer = try #require((objects["v"] as? UIView)?.layer)
    #expect(layer.cornerRadius == 8)
    #expect(layer.shadowOffset == CGSize(width: 1, height: 2))
    #expect(layer.borderWidth == 1.5)
    #expect(layer.borderColor == UIColor.red.cgColor)
    // The property is a CGColor. Source: sam.dods.co, "User defined runtime attributes in Interface Builder".
    #expect(layer.shadowColor == UIColor.black.cgColor)
    #expect((objects["b"] as? UIButton)?.titleLabel?.textAlignment == .center)
    #expect(
      document.log.notes.map(\.message) == [
        "The runtime attribute \"layer.shadowColor\" has no effect: the property is a CGColor, and the value a UIColor.",
        "The runtime attribute \"sparkle\" is ignored: no known property has this name and type.",
      ])
  }

  @Test("Documents whose format is iPad only can be read")
  func tabletFormat() throws {
    let document = try Fixture.document(
      text: Fixture.nibText(
        "<view id=\"root\"><rect key=\"frame\" x=\"0\" y=\"0\" width=\"768\" height=\"1024\"/></view>",
        Fixture.Head(format: "iPad.XIB", attributes: "targetRuntime=\"iOS.CocoaTouch.iPad\"")))

    #expect(try document.scenes().first?.window.root.frame.size == CGSize(width: 768, height: 1024))
  }
}
