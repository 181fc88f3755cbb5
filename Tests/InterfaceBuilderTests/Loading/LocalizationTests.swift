import Foundation
import TestSupport
import Testing
import UIKitCore

@testable import InterfaceBuilder

@MainActor
@Suite("Translations next to documents")
struct LocalizationTests {
  private let page = Fixture.nibText(
    """
    <view id="root"><rect key="frame" x="0.0" y="0.0" width="100" height="100"/><subviews>
    <label text="Hello" id="lab"><rect key="frame" x="0.0" y="0.0" width="10" height="10"/></label>
    <button buttonType="system" id="but"><rect key="frame" x="0.0" y="0.0" width="10" height="10"/>
    <state key="normal" title="Go"/></button>
    <segmentedControl id="seg"><rect key="frame" x="0.0" y="0.0" width="10" height="10"/>
    <segments><segment title="One"/><segment title="Two"/></segments></segmentedControl>
    <textView id="tex"><rect key="frame" x="0.0" y="0.0" width="10" height="10"/>
    <string key="text">Some
    text</string></textView></subviews></view>
    """)

  private func read(_ files: [String: String], language: String) throws -> InterfaceDocument {
    var data = ["Base.lproj/Page.xib": Data(page.utf8)]
    // Xcode has written tables in both encodings.
    for (path, text) in files { data[path] = text.data(using: path.hasPrefix("ar") ? .utf16 : .utf8) }
    return try withTemporaryFolder(data) { folder in
      try InterfaceDocument(contentsOf: folder.appendingPathComponent("Base.lproj/Page.xib"), language: language)
    }
  }

  @Test("Labels, button states, segments and text views have the texts of the language's table, in UTF-8 and UTF-16")
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

  @Test("A string catalog can contain every language")
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

  @Test("A language without a table is noted, and the document shows its own texts")
  func missing() throws {
    let document = try read([:], language: "fr")

    let objects = try #require(try document.scenes().first).objects

    #expect((objects["lab"] as? UILabel)?.text == "Hello")
    #expect(document.log.notes.map(\.message).contains { $0.contains("No strings for \"fr\"") })
  }

  @Test(
    "Damaged tables cause an error that names the file",
    arguments: [
      ("de.lproj/Page.strings", "\"lab.text\" = \"x\""), ("de.lproj/Page.strings", "("),
      ("de.lproj/Page.strings", "( a, b )"), ("Page.xcstrings", "{\"strings\": 3}"),
    ])
  func damaged(file: String, text: String) throws {
    let error = #expect(throws: InterfaceDocumentError.self) { try read([file: text], language: "de") }

    #expect(error?.description.contains("Page.") == true)
  }
}
