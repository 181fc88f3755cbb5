import Foundation
import TestSupport
import Testing
import UIKitCore

@testable import InterfaceBuilder

@MainActor
@Suite("Documents from untrusted sources")
struct HardeningTests {
  private func document(_ objects: [String]) throws -> InterfaceDocument {
    let scenes = objects.enumerated().map { "<scene sceneID=\"s\($0)\"><objects>\($1)</objects></scene>" }
    return try Fixture.document(
      text: Fixture.storyboardText(scenes.joined(separator: "\n"), Fixture.Head(device: "retina4_7")))
  }

  @Test("An unknown system color is noted and replaced by black")
  func unknownColor() throws {
    let document = try Fixture.nib(
      """
      <subviews><label id="l" text="Hi"><rect key="frame" x="0" y="0" width="50" height="20"/>
      <color key="textColor" cocoaTouchSystemColor="noSuchColor"/></label></subviews>
      """)
    let scene = try #require(document.scenes().first)

    #expect((scene.objects["l"] as? UILabel)?.textColor == .black)
    #expect(
      document.log.notes.map(\.message) == ["The system color \"noSuchColor\" is unknown; black replaces it."])
    #expect(!scene.window.displayList.isEmpty)
  }

  @Test("A label whose text color is set to nil has the default color")
  func noColor() {
    let label = UILabel()
    label.textColor = nil

    #expect(label.textColor == .label)
  }

  @Test("An element with more than 1,000 attributes is rejected with its line, and quoted brackets are not tags")
  func manyAttributes() throws {
    func text(_ count: Int) -> String {
      let attributes = (0..<count).map { "a\($0)='>'" }.joined(separator: " ")
      return Fixture.nibText("<!-- <a b='c -->\n<view id=\"v\" \(attributes)/>")
    }
    let line = try #require(text(0).components(separatedBy: "\n").firstIndex { $0.contains("id=\"v\"") }) + 1

    _ = try Fixture.document(text: text(999))
    do throws(InterfaceDocumentError) {
      _ = try Fixture.document(text: text(200_000))
      Issue.record("loaded")
    } catch {
      #expect(error.description == "Test.xib:\(line): An element has more than 1000 attributes.")
    }
  }

  @Test("Invalid UTF-8 is rejected with its line before the document is parsed")
  func invalidText() {
    for (line, bytes) in [
      (2, Data("<?xml version=\"1.0\"?>\n<docu".utf8) + [0xFF, 0xFE] + Data("ment/>".utf8)),
      (1, Data([0x3C, 0xC3, 0x28, 0x2F, 0x3E])),
    ] {
      do throws(InterfaceDocumentError) {
        _ = try InterfaceDocument(data: bytes, path: "Test.xib")
        Issue.record("loaded")
      } catch {
        #expect(error.description == "Test.xib:\(line): The line is not UTF-8 text; Interface Builder writes UTF-8.")
      }
    }
  }

  @Test(
    "A multiplier outside of 1e-9 to 1e9 is rejected with its line",
    arguments: ["1e308", "1e-300", "1:1e-200", "-1e10"])
  func multiplier(text: String) throws {
    let content = """
      <subviews><view id="a"/></subviews>
      <constraints>
      <constraint firstItem="a" firstAttribute="width" secondItem="root" secondAttribute="width" multiplier="\(text)" id="1"/>
      </constraints>
      """
    #expect(throws: InterfaceDocumentError.self) { try Fixture.nib(content).scenes() }
    do throws(InterfaceDocumentError) { _ = try Fixture.nib(content).scenes() } catch {
      #expect(error.description == "Test.xib:8: multiplier=\"\(text)\" needs an absolute value from 1e-9 to 1e9.")
    }
  }

  @Test("Two containers that embed the same scene each show it in their size")
  func sharedChild() throws {
    func container(_ id: String, y: Int, width: Int) -> String {
      """
      <containerView id="\(id)"><rect key="frame" x="0" y="\(y)" width="\(width)" height="100"/>
      <connections><segue destination="child" kind="embed" id="e\(id)"/></connections></containerView>
      """
    }
    let scenes = try document([
      """
      <viewController id="outer" sceneMemberID="viewController"><view key="view" id="v">
      <rect key="frame" x="0" y="0" width="375" height="667"/>
      <subviews>\(container("a", y: 0, width: 100))\(container("b", y: 100, width: 200))</subviews></view></viewController>
      """,
      """
      <viewController id="child" sceneMemberID="viewController"><view key="view" id="cv">
      <rect key="frame" x="0" y="0" width="375" height="100"/>
      <subviews><view id="bar" translatesAutoresizingMaskIntoConstraints="NO"><constraints>
      <constraint firstAttribute="height" constant="7" id="h"/></constraints></view></subviews>
      <constraints>
      \(Fixture.pins("bar", to: "cv", "leading", "top"))
      <constraint firstItem="bar" firstAttribute="width" secondItem="cv" secondAttribute="width" multiplier="0.5" id="3"/>
      </constraints></view></viewController>
      """,
    ]).scenes()
    let outer = try #require(scenes.first { $0.id == "outer" })
    let containers = ["a", "b"].compactMap { outer.objects[$0] as? UIView }
    let bars = containers.map { $0.subviews.first?.subviews.first?.frame }

    // Half of 100 and half of 200, since each child fills its own container.
    #expect(bars == [CGRect(x: 0, y: 0, width: 50, height: 7), CGRect(x: 0, y: 0, width: 100, height: 7)])
  }

  @Test("A frame can be given as distances from the edges, in points or in percent of the superview")
  func frameInset() throws {
    let document = try Fixture.nib(
      """
      <subviews>
      <view id="a"><frame key="frameInset" minX="25%" minY="10" width="50" height="20"/><subviews>
      <view id="c"><frame key="frameInset" minX="10%" maxX="20%" minY="2" maxY="3"/></view></subviews></view>
      <view id="b"><frame key="frameInset" maxX="10" width="30" maxY="0.0" height="20%"/></view>
      </subviews>
      """)
    let scene = try #require(document.scenes().first)
    let frames = ["a", "b", "c"].map { (scene.objects[$0] as? UIView)?.frame }

    // In 100 × 100: a quarter is 25; from the right, 100 − 10 − 30 = 60; from the bottom, 100 − 0 − 20 = 80. In 50 ×
    // 20: 5 from the left and 10 from the right leave 35; 2 from the top and 3 from the bottom leave 15.
    #expect(
      frames == [
        CGRect(x: 25, y: 10, width: 50, height: 20), CGRect(x: 60, y: 80, width: 30, height: 20),
        CGRect(x: 5, y: 2, width: 35, height: 15),
      ])
  }

  @Test("Asset catalogs and string tables outside of the folder are rejected unless their folder is allowed")
  func links() throws {
    let color =
      #"{"color": {"color-space": "srgb", "components": {"red": "1", "green": "0", "blue": "0", "alpha": "1"}}, "idiom": "universal"}"#
    let text = Fixture.nibText(
      """
      <view id="root"><rect key="frame" x="0" y="0" width="9" height="9"/><color key="backgroundColor" name="Brand"/></view>
      """)
    let files = [
      "out/Assets.xcassets/Brand.colorset/Contents.json": "{\"colors\": [\(color)]}",
      "out/words": "\"root.x\" = \"y\";", "in/A.xib": text, "in/de.lproj/empty": "",
    ]
    try withTemporaryFolder(files) { try checkLinks(in: $0) }
  }

  private func checkLinks(in root: URL) throws {
    let (inside, outside) = (root.appendingPathComponent("in"), root.appendingPathComponent("out"))
    let file = inside.appendingPathComponent("A.xib")
    func link(_ name: String, to target: String) throws {
      try FileManager.default.createSymbolicLink(
        at: inside.appendingPathComponent(name), withDestinationURL: outside.appendingPathComponent(target))
    }
    try link("Assets.xcassets", to: "Assets.xcassets")

    let refused = try InterfaceDocument(contentsOf: file)
    _ = try refused.scenes()
    var sources = InterfaceDocument.Sources()
    sources.allowedDirectories = [outside]
    let allowed = try InterfaceDocument(contentsOf: file, sources: sources)
    _ = try allowed.scenes()

    #expect(refused.resources.namedColor("Brand") == nil)
    #expect(refused.log.notes.contains { $0.message.contains("--allow-dir allows other folders") })
    #expect(allowed.resources.namedColor("Brand") != nil)

    try link("de.lproj/A.strings", to: "words")

    #expect(throws: InterfaceDocumentError.self) { try InterfaceDocument(contentsOf: file, language: "de") }
  }
}
