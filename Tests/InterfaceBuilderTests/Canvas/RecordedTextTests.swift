import Foundation
import Testing
import UIKitCore

@testable import InterfaceBuilder
@testable import InterfaceFidelity

/// Expected numbers are recorded sizes: those in files saved by Interface Builder. Comments name its build.
@MainActor
@Suite("Fonts derived from recorded sizes")
struct RecordedTextTests {
  private func objects(
    _ content: String, tools: Int = 20_020, designables: String = "", matchesCanvas: Bool = false
  ) throws -> [String: AnyObject] {
    let document = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" useAutolayout="YES">
      <device id="retina6_1" orientation="portrait"/>
      <dependencies><plugIn identifier="com.apple.InterfaceBuilder.IBCocoaTouchPlugin" version="\(tools)"/></dependencies>
      <objects><view id="root"><rect key="frame" x="0" y="0" width="414" height="896"/>
      <subviews>\(content)</subviews><constraints>
      <constraint firstItem="l" firstAttribute="top" secondItem="root" secondAttribute="top" id="1"/>
      <constraint firstItem="l" firstAttribute="leading" secondItem="root" secondAttribute="leading" id="2"/>
      </constraints></view></objects><designables>\(designables)</designables></document>
      """
    var options = InterfaceOptions()
    let read = try InterfaceDocument(data: Data(document.utf8), path: "Test.xib")
    if matchesCanvas { options.canvas = CanvasRules(read) }
    return try #require(try read.scenes(options).first).objects
  }

  // MARK: Custom classes

  private func label(_ text: String, designed width: Double, _ height: Double, lines: Int = 0) throws -> UILabel {
    let objects = try objects(
      """
      <label id="l" text="\(text)" numberOfLines="\(lines)" customClass="StyledLabel"
        translatesAutoresizingMaskIntoConstraints="NO">
      <fontDescription key="fontDescription" type="system" pointSize="17"/></label>
      """,
      designables: """
        <designable name="l"><size key="intrinsicContentSize" width="\(width)" height="\(height)"/></designable>
        """)
    return try #require(objects["l"] as? UILabel)
  }

  @Test("A label whose class sets a font has the font of its recorded content size")
  func designableFonts() throws {
    let title = try label("Title 2", designed: 63.5, 26.5)
    let note = try label("Location Address", designed: 108.5, 17, lines: 1)

    #expect(title.font.pointSize == 22)
    #expect(title.frame.height == 26.5)
    #expect(note.font.pointSize == 14)
  }

  @Test("A label keeps its font if that has the recorded size, or if no font has it")
  func undesignedFonts() throws {
    #expect(try label("Label", designed: 41.5, 20.5).font.pointSize == 17)
    #expect(try label("Label", designed: 300, 26.5).font.pointSize == 17)
  }

  // MARK: Text styles

  @Test(
    "An emoji is as wide as Apple's, within a point or 3 %",
    arguments: [(11, 16), (17, 23), (38, 43), (45, 50)] as [(Double, CGFloat)])
  func emoji(pointSize: Double, width: CGFloat) throws {
    let objects = try objects(
      """
      <label id="l" text="😬" translatesAutoresizingMaskIntoConstraints="NO">
      <fontDescription key="fontDescription" type="system" pointSize="\(pointSize)"/></label>
      """)

    let label = try #require(objects["l"] as? UILabel)
    #expect(abs(label.frame.width - width) <= max(1, 0.03 * width))
  }

  @Test("Fonts of attributed text that are given by their purpose have the sizes of macOS")
  func purposes() throws {
    func label(_ font: String, lines: Int, spacing: Int = 0) throws -> CGFloat {
      let text = Array(repeating: "a", count: lines).joined(separator: "&#10;")
      let objects = try objects(
        """
        <label id="l" usesAttributedText="YES" numberOfLines="0" translatesAutoresizingMaskIntoConstraints="NO">
        <attributedString key="attributedText"><fragment content="\(text)"><attributes>
        <font key="NSFont" \(font)/><paragraphStyle key="NSParagraphStyle" lineSpacing="\(spacing)"/>
        </attributes></fragment></attributedString></label>
        """)
      return try #require(objects["l"] as? UILabel).frame.height
    }

    // 21505: two lines are 29 high; 14460: three with a spacing of 1 are 49; 19454: a line of 14 points is 17.
    #expect(try label("metaFont=\"cellTitle\"", lines: 2) == 29)
    #expect(try label("metaFont=\"system\"", lines: 3, spacing: 1) == 49)
    #expect(try label("metaFont=\"label\" size=\"14\"", lines: 1) == 17)
  }

  private func styled(_ style: String, _ text: String, tools: Int, matchesCanvas: Bool) throws -> CGFloat {
    let objects = try objects(
      """
      <label id="l" text="\(text)" numberOfLines="0" translatesAutoresizingMaskIntoConstraints="NO">
      <fontDescription key="fontDescription" style="UICTFontTextStyle\(style)"/></label>
      """, tools: tools, matchesCanvas: matchesCanvas)
    return try #require(objects["l"] as? UILabel).frame.height
  }

  @Test("The canvas showed text styles at the smallest text size in Xcode 12.5 and 13")
  func canvasTextSize() throws {
    #expect(try styled("Body", "Label", tools: 17_703, matchesCanvas: true) == 20.5)
    #expect(try styled("Body", "Label", tools: 18_093, matchesCanvas: true) == 17)
    #expect(try styled("Callout", "Title", tools: 20_020, matchesCanvas: true) == 16)
    #expect(try styled("Subhead", "Label", tools: 20_020, matchesCanvas: true) == 14.5)
    #expect(try styled("Headline", "Label", tools: 21_207, matchesCanvas: true) == 20.5)
    #expect(try styled("Body", "Label", tools: 18_093, matchesCanvas: false) == 20.5)
  }
}
