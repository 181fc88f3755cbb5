import Foundation
import Testing
import UIKitCore

@testable import InterfaceBuilder

@MainActor
@Suite("Words of other languages beside documents")
struct LocalizationTests {
  private let page = """
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" useAutolayout="YES"><objects>
    <view id="root"><rect key="frame" x="0.0" y="0.0" width="100" height="100"/><subviews>
    <label text="Hello" id="lab"><rect key="frame" x="0.0" y="0.0" width="10" height="10"/></label>
    <button buttonType="system" id="but"><rect key="frame" x="0.0" y="0.0" width="10" height="10"/>
    <state key="normal" title="Go"/></button>
    <segmentedControl id="seg"><rect key="frame" x="0.0" y="0.0" width="10" height="10"/>
    <segments><segment title="One"/><segment title="Two"/></segments></segmentedControl>
    <textView id="tex"><rect key="frame" x="0.0" y="0.0" width="10" height="10"/>
    <string key="text">Some
    text</string></textView></subviews></view></objects></document>
    """

  private let folder = TemporaryFolder()

  private func read(_ files: [String: String], language: String) throws -> InterfaceDocument {
    var files = files
    files["Base.lproj/Page.xib"] = page
    for (path, text) in files {
      // The encodings that Xcode has written.
      let data = try #require(text.data(using: path.hasPrefix("ar") ? .utf16 : .utf8))
      try folder.write(data, to: path)
    }
    return try InterfaceDocument(contentsOf: folder.url.appendingPathComponent("Base.lproj/Page.xib"), language: language)
  }

  @Test("Labels, states, segments and long texts take the words of the language's table, in UTF-8 and UTF-16")
  func table() throws {
    let table = """
      /* Class = "UILabel"; text = "Hello"; ObjectID = "lab"; */
      "lab.text" = "Say \\"Hallo\\"";
      "but.normalTitle" = "Los";
      "seg.segmentTitles[1]" = "Zwei";
      "seg.segmentTitles[9]" = "Neun";
      "tex.text" = "Ein\nText";
      "old.text" = "of an object that is gone";
      """

    for (folder, language) in [("de.lproj", "de-AT"), ("ar.lproj", "ar")] {
      let document = try read(["\(folder)/Page.strings": table], language: language)
      let objects = try #require(try document.scenes().first).objects

      #expect((objects["lab"] as? UILabel)?.text == "Say \"Hallo\"")
      #expect((objects["but"] as? UIButton)?.title(for: .normal) == "Los")
      #expect((objects["seg"] as? UISegmentedControl)?.titleForSegment(at: 0) == "One")
      #expect((objects["seg"] as? UISegmentedControl)?.titleForSegment(at: 1) == "Zwei")
      #expect((objects["tex"] as? UITextView)?.text == "Ein\nText")
    }
  }

  @Test("A string catalog holds every language in one file")
  func catalog() throws {
    let catalog = """
      {"sourceLanguage": "en", "version": "1.0", "strings": {
        "lab.text": {"localizations": {"ko": {"stringUnit": {"state": "translated", "value": "안녕"}}}},
        "but.normalTitle": {"comment": "only a comment"}}}
      """

    let document = try read(["mul.lproj/Page.xcstrings": catalog], language: "ko")
    let objects = try #require(try document.scenes().first).objects

    #expect((objects["lab"] as? UILabel)?.text == "안녕")
    #expect((objects["but"] as? UIButton)?.title(for: .normal) == "Go")
  }

  @Test("A language without a table is told, and the document shows its own words")
  func missing() throws {
    let document = try read([:], language: "fr")

    let objects = try #require(try document.scenes().first).objects

    #expect((objects["lab"] as? UILabel)?.text == "Hello")
    #expect(document.log.notes.map(\.message).contains { $0.contains("No strings for \"fr\"") })
  }

  @Test(
    "Damaged tables are refused by name",
    arguments: [
      ("de.lproj/Page.strings", "\"lab.text\" = \"x\""), ("de.lproj/Page.strings", "("),
      ("de.lproj/Page.strings", "( a, b )"), ("Page.xcstrings", "{\"strings\": 3}"),
    ])
  func damaged(file: String, text: String) throws {
    let error = #expect(throws: InterfaceDocumentError.self) { try read([file: text], language: "de") }

    #expect(error?.description.contains("Page.") == true)
  }
}
