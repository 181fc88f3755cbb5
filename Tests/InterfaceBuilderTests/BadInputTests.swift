import Foundation
import Testing
import UIKitCore

@testable import InterfaceBuilder

@MainActor
@Suite("Invalid documents")
struct BadInputTests {
  private func failure(_ content: String, prolog: String = "") -> String {
    do throws(InterfaceDocumentError) {
      _ = try Fixture.nib(content, prolog: prolog).scenes()
      return "loaded"
    } catch {
      return error.description
    }
  }

  private func failure(ofText text: String) -> String {
    do throws(InterfaceDocumentError) {
      _ = try Fixture.document(text: text).scenes()
      return "loaded"
    } catch {
      return error.description
    }
  }

  @Test("A constraint that refers to no object is reported with its line")
  func dangling() {
    let text = failure(
      """
      <constraints>
      <constraint firstItem="nobody" firstAttribute="top" secondItem="root" secondAttribute="top" id="1"/>
      </constraints>
      """)

    #expect(text == "Test.xib:7: firstItem=\"nobody\" of <constraint> is the id of no object in the document.")
  }

  @Test("An id that occurs twice is reported with both lines")
  func duplicate() {
    let text = failure("<subviews>\n<view id=\"a\"/>\n<view id=\"a\"/>\n</subviews>")

    #expect(text == "Test.xib:8: The id \"a\" is already that of <view> on line 7.")
  }

  @Test(
    "An invalid number is reported",
    arguments: ["abc", "", "nan", "inf", "1e400", "12px"])
  func wrongNumber(number: String) {
    let text = failure("<subviews>\n<view id=\"a\" alpha=\"\(number)\"/>\n</subviews>")

    #expect(text == "Test.xib:7: alpha=\"\(number)\" of <view> is not a usable number.")
  }

  @Test("An invalid attribute, relation and multiplier are reported together")
  func wrongConstraint() {
    let text = failure(
      """
      <constraints>
      <constraint firstAttribute="girth" constant="1" id="1"/>
      <constraint firstAttribute="width" relation="about" constant="1" id="2"/>
      <constraint firstAttribute="width" secondItem="root" secondAttribute="height" multiplier="16:0" id="3"/>
      </constraints>
      """)

    #expect(
      text == """
        Test.xib:7: firstAttribute="girth" is not a layout attribute.
        Test.xib:8: relation="about" is not a relation.
        Test.xib:9: multiplier="16:0" is neither a number nor a ratio such as 16:9.
        """)
  }

  @Test("Truncated and empty XML is reported as not well-formed")
  func truncated() throws {
    let whole = try String(contentsOf: Fixture.url("Card.xib"), encoding: .utf8)
    let half = String(whole.prefix(whole.count / 2))

    #expect(failure(ofText: half).hasPrefix("Test.xib:"))
    #expect(failure(ofText: half).contains("not well-formed XML"))
    #expect(failure(ofText: "").contains("not well-formed XML"))
  }

  @Test("Entities are neither expanded nor fetched, since a document type declaration is rejected unread")
  func entities() {
    let bomb = "<!DOCTYPE a [<!ENTITY x \"yyyyyyyyyy\"><!ENTITY z \"&x;&x;&x;\">]>\n"
    let outside = "<!DOCTYPE a [<!ENTITY x SYSTEM \"file:///etc/passwd\">]>\n"

    for prolog in [bomb, outside, "<!-- a -->\n" + bomb] {
      #expect(failure("&x;", prolog: prolog).contains("A document type declaration is refused"))
    }
    #expect(failure("&x;").contains("not well-formed XML"))
  }

  @Test("Documents that are nested too deeply or too large are rejected")
  func bounds() {
    let deep = String(repeating: "<a>", count: 100_000)
    let large = Data(repeating: 0x20, count: DocumentReader.maximumSize + 1)

    #expect(failure(ofText: deep).contains("nested deeper than 240"))
    #expect(throws: InterfaceDocumentError.self) { try InterfaceDocument(data: large, path: "Test.xib") }
  }

  @Test("Documents of other formats are rejected with the name of the format")
  func otherFormats() {
    #expect(failure(ofText: "<archive version=\"8.00\"/>").contains("before Xcode 5"))
    #expect(
      failure(ofText: "<document type=\"com.apple.InterfaceBuilder3.Cocoa.XIB\"/>").contains("only iOS documents"))
    #expect(failure(ofText: "<html/>").contains("is not an Interface Builder document for iOS"))
    #expect(failure(ofText: "<?xml version=\"1.0\" encoding=\"UTF-16\"?><a/>").contains("encoded as utf-16"))
  }
}
