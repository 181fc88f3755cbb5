import Foundation
import LayoutDocuments
import TestSupport
import Testing
import UIKitCore

/// Returns the diagnostics of reading text as a document named `test.yaml`.
@MainActor
private func diagnostics(of text: String) -> [String] {
  do {
    _ = try LayoutDocument(DocumentSource(name: "test.yaml", text: text, folder: URL(fileURLWithPath: "/")))
    return []
  } catch let errors as DocumentErrors {
    return errors.diagnostics.map(\.description)
  } catch {
    return ["\(error)"]
  }
}

@MainActor
@Suite("Reading documents")
struct DocumentReadingTests {
  @Test("A syntax error is reported with its position")
  func syntaxError() throws {
    let found = diagnostics(of: "view:\n  id: [a, b\n")

    let only = try #require(found.first)
    #expect(found.count == 1)
    #expect(only.hasPrefix("test.yaml:3:1: error: not valid YAML: did not find expected ',' or ']'"))
  }

  @Test("All wrong keys and values are reported together, in document order")
  func allAtOnce() {
    let found = diagnostics(of: "size: big\norientaton: portrait\ndirection: rlt\nview: {}\n")

    #expect(
      found == [
        "test.yaml:1:7: error: expected a size such as 320x480, 320xfit, fit, 85x55mm or A4 landscape, found \"big\" | size: big",
        "test.yaml:2:1: error: a document has no key \"orientaton\"; did you mean \"orientation\"? "
          + "| orientaton: portrait",
        "test.yaml:3:12: error: expected a direction (ltr, rtl, leftToRight, rightToLeft), found \"rlt\"; "
          + "did you mean \"rtl\"? | direction: rlt",
      ])
  }

  @Test(
    "A document that is not a mapping with a view is rejected",
    arguments: ["", "# nothing\n", "42", "[1, 2]", "size: 1x1", "~", "\u{FEFF}"])
  func noView(text: String) {
    let found = diagnostics(of: text)

    #expect(found.count == 1)
    #expect(found.first?.contains("\"view\"") == true)
  }

  @Test("A key that occurs twice in a mapping is rejected")
  func duplicateKey() throws {
    let found = diagnostics(of: "view: {}\nscale: 1\nscale: 2\n")

    #expect(try #require(found.first).contains("error: the key \"scale\" occurs twice in one mapping"))
  }

  @Test("The number of values after expanding anchors is limited")
  func anchorBomb() throws {
    // Nine levels of nine aliases each to a list of nine numbers: 9¹⁰ values from a few hundred bytes.
    var text = "metrics: {a: 1}\nx0: &a0 [1,1,1,1,1,1,1,1,1]\n"
    for level in 1...9 {
      text += "x\(level): &a\(level) [\(Array(repeating: "*a\(level - 1)", count: 9).joined(separator: ","))]\n"
    }
    text += "view: {}\n"

    // Without a limit, memory ends before the test does.
    let found = diagnostics(of: text)

    #expect(found.count == 1)
    #expect(try #require(found.first).contains("more than 200000 values after expanding anchors"))
  }

  @Test(
    "Aliases used as keys are rejected before Yams hashes them, which can take exponential time",
    arguments: [
      "a: &a [1]\n*a : 2\n", "a: &a [1]\n? *a\n: 2\n", "a: &a [1]\nb: {[*a]: 2}\n", "a: &a [1]\n? [*a, *a]\n: 1\n",
      "a: &a [1]\nb: {[*a, *a]}\n", "a: &a [1]\nb: {[*a]:2}\n", "a: &a [1]\nb: {*a}\n",
    ])
  func aliasKeys(text: String) {
    let found = diagnostics(of: text)

    #expect(found.count == 1)
    #expect(found.first?.contains("expected text as a key, found an alias, a list or a mapping") == true)
  }

  @Test(
    "Brackets and colons in quoted text, comments and blocks are not keys, even in a document with aliases",
    arguments: [
      "'[Note]: see'", "\"{x}: y\"", "a  # [Note]: see", "|\n    ? [a]: *b : \n    \"\n", "2 * b & c",
    ])
  func textWithBrackets(text: String) throws {
    let document = try LayoutDocument(
      DocumentSource(
        name: "a.yaml",
        text: "view:\n  class: UILabel\n  font: &f bold 17\n  text: \(text)\ncaptions: ['&b *b', *f]\n",
        folder: URL(fileURLWithPath: "/")))

    #expect(document.captions == ["&b *b", "bold 17"])
  }

  @Test("The depth of nested lists is limited")
  func deepNesting() {
    let found = diagnostics(of: "view: " + String(repeating: "[", count: 900) + String(repeating: "]", count: 900))

    #expect(found.count == 1)
    #expect(found.first?.contains("nested deeper than 512 levels") == true)
  }

  @Test("JSON documents are read, even if they are indented with tabs")
  func json() throws {
    let text = "{\n\t\"size\": [320, 480],\n\t\"view\": {\"class\": \"UIView\"}\n}\n"

    let document = try LayoutDocument(
      DocumentSource(name: "a.json", text: text, folder: URL(fileURLWithPath: "/")))

    #expect(document.scenes.count == 1)
    #expect(document.scenes.first?.axes.sizes == [SceneSize(width: 320, height: 480)])
  }

  @Test("JSON writes an emoji as two surrogates, and its values have the lines and columns of the text")
  func surrogates() throws {
    // The output of Python's json.dumps for the family emoji and the letter ä.
    let text = #"{"captions": ["\ud83d\udc69\u200d\ud83d\udc67", "\u00e4/\/\"\n"], "view": {}}"#
    for name in ["a.json", "a.yaml"] {
      let document = try LayoutDocument(DocumentSource(name: name, text: text, folder: URL(fileURLWithPath: "/")))

      #expect(document.captions == ["👩‍👧", "ä//\"\n"])
    }
    do {
      let text = "{\r\n  \"view\": {\r\n\t\"class\": \"UILabel\", \"txet\": \"👍🏽\", \"txt\": 1}}"
      let document = try LayoutDocument(DocumentSource(name: "a.json", text: text, folder: URL(fileURLWithPath: "/")))
      Issue.record("\(document) was accepted")
    } catch {
      let found = "\(error)"
      #expect(found.hasPrefix("a.json:3:"), "\(found)")
    }
  }

  @Test(
    "A file of JSON must be JSON; the error has the position of the mistake",
    arguments: [
      ("{\n \"view\": {},\n}", "3:1: error: not valid JSON: JSON does not allow a comma before }"),
      ("{\"view\": {}} x", "1:14: error: not valid JSON: expected nothing more after the document"),
      ("{\"view\": {\"alpha\": 01}}", "1:20: error: not valid JSON: expected a value such as 12"),
      ("{\"view\": {\"a\": \"\\ud83d\"}}", "not valid JSON: half of a surrogate pair"),
      ("{\"view\": {\"a\": \"x\ty\"}}", "1:18: error: not valid JSON: a control character in a string"),
      ("{\"view\": {}, \"view\": {}}", "1:14: error: not valid JSON: the key \"view\" occurs twice in one mapping"),
      ("view: {}", "1:1: error: not valid JSON: expected a value such as 12"),
      ("{\"view\": \(String(repeating: "[", count: 900))", "nested deeper than 512 levels"),
    ])
  func invalidJSON(text: String, message: String) {
    do {
      _ = try LayoutDocument(DocumentSource(name: "a.json", text: text, folder: URL(fileURLWithPath: "/")))
      Issue.record("it was accepted")
    } catch {
      #expect("\(error)".contains(message), "\(error)")
    }
  }

  @Test(
    "A control character is reported with its line and column, also after other characters than ASCII",
    arguments: ["\n", "\r\n"])
  func invisibleCharacter(lineBreak: String) {
    let lines = ["view:", "  class: UILabel", "  # \(String(repeating: "ä", count: 60))", "  text: 👍🏽a\u{1}"]

    let found = diagnostics(of: lines.joined(separator: lineBreak))

    // The emoji is two scalars, as in the columns of other errors.
    #expect(found.first?.hasPrefix("test.yaml:4:12: error: not valid YAML: control characters") == true, "\(found)")
  }

  @Test("Control characters of a document are escaped in messages")
  func controlCharacters() {
    let found = diagnostics(of: "view: {}\n\"a\\nb\\u001b[31m\": 1\n")

    #expect(
      found == [
        "test.yaml:2:1: error: a document has no key \"a\\nb\\u{1B}[31m\", expected one of view, viewController, size, "
          + "device, orientation, direction, appearance, contentSize, design, locale, scale, chrome, keyboardHeight, "
          + "metrics, callouts, expect, figure, captions, columns, scenes, components, styles, data, include | \"a\\nb\\u001b[31m\": 1"
      ])
  }

  @Test("A missing file is reported with the nearest name in its folder")
  func missingFile() throws {
    try withTemporaryFile("ticker.yaml", "view: {}") { file in
      let error = #expect(throws: DocumentErrors.self) {
        try DocumentSource(path: file.deletingLastPathComponent().appendingPathComponent("tiker.yaml").path)
      }

      #expect(error?.diagnostics.first?.message == "no such file")
      #expect(error?.diagnostics.first?.suggestion == file.path)
    }
  }

  @Test("A folder and a file of binary data are rejected")
  func unreadable() throws {
    try withTemporaryFolder(["a.png": Data([0x89, 0x50, 0xFF, 0xFE])]) { folder in
      let picture = folder.appendingPathComponent("a.png").path
      let folderError = #expect(throws: DocumentErrors.self) { try DocumentSource(path: folder.path) }
      let pictureError = #expect(throws: DocumentErrors.self) { try DocumentSource(path: picture) }

      #expect(folderError?.diagnostics.first?.message == "is a folder, expected a layout document")
      #expect(
        pictureError?.diagnostics.first?.message
          == "is not UTF-8 text (byte 0x89); try iconv -f WINDOWS-1252 -t UTF-8 \(picture)")
    }
  }
}
