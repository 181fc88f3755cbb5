import Foundation
import TextLayout
import Testing
import UIFoundation

@testable import UIGraphics

/// Attributed strings read from documents. The attributes are those of UIKit's reader.
@Suite("Text of documents") struct DocumentTextTests {
  private func html(_ text: String) throws -> NSAttributedString {
    try NSAttributedString(
      data: Data(text.utf8), options: [.documentType: NSAttributedString.DocumentType.html], documentAttributes: nil)
  }

  private func font(_ text: NSAttributedString, at index: Int) -> UIFont? {
    text.attribute(.font, at: index, effectiveRange: nil) as? UIFont
  }

  @Test("Text is Times New Roman of 12 points; bold and italic text has its faces")
  func fonts() throws {
    let text = try html("Hi <b>you</b> <i>and</i>\n   me")

    #expect(text.string == "Hi you and me")
    #expect(font(text, at: 0)?.pointSize == 12 && font(text, at: 0)?.familyName == "Times New Roman")
    #expect(font(text, at: 3)?.fontName == "TimesNewRomanPS-BoldMT")
    #expect(font(text, at: 7)?.fontName == "TimesNewRomanPS-ItalicMT")
  }

  @Test("Paragraphs end with line feeds, a line break is a line separator, and a heading is twice as large and bold")
  func paragraphs() throws {
    let text = try html("<html><head><title>No</title></head><body><h1>A</h1>\n<p>b<br>c</p></body></html>")

    #expect(text.string == "A\nb\u{2028}c\n")
    #expect(font(text, at: 0)?.pointSize == 24 && font(text, at: 0)?.fontName == "TimesNewRomanPS-BoldMT")
    let style = text.attribute(.paragraphStyle, at: 2, effectiveRange: nil) as? NSParagraphStyle
    #expect(style?.paragraphSpacing == 12)
  }

  @Test("Items of lists have marks between tabs")
  func lists() throws {
    #expect(try html("<ul><li>a</li><li>b</li></ul>").string == "\t•\ta\n\t•\tb\n")
    #expect(try html("<ol><li>a<li>b</ol>").string == "\t1.\ta\n\t2.\tb\n")
  }

  @Test("A link is blue and underlined; styles set sizes, colors and alignment")
  func styles() throws {
    let text = try html(
      "<a href='https://example.org'>x</a><span style=\"font-size: 20px; color:#ff0000\">y</span>"
        + "<p style='text-align:center'>z</p>")

    let link = text.attributes(at: 0, effectiveRange: nil)
    #expect((link[.link] as? URL)?.absoluteString == "https://example.org")
    #expect(link[.underlineStyle] as? Int == 1)
    #expect(link[.foregroundColor] as? UIColor == UIColor(red: 0, green: 0, blue: 238.0 / 255, alpha: 1))
    let span = text.attributes(at: 1, effectiveRange: nil)
    #expect((span[.font] as? UIFont)?.pointSize == 20)
    #expect(span[.foregroundColor] as? UIColor == UIColor(red: 1, green: 0, blue: 0, alpha: 1))
    let style = text.attribute(.paragraphStyle, at: 3, effectiveRange: nil) as? NSParagraphStyle
    #expect(style?.alignment == .center)
  }

  @Test("References are characters; unknown ones, lone brackets and open tags are text or ignored")
  func references() throws {
    #expect(try html("a &amp; b &#8364;&#x20ac; &nope; 1 < 2").string == "a & b €€ &nope; 1 < 2")
    #expect(try html("<b>a<i").string == "a<i")
    #expect(try html("").string.isEmpty)
  }

  @Test("Plain text has the default attributes; rich text is an error; HTML is recognized by its first character")
  func types() throws {
    let plain = try NSAttributedString(
      data: Data("<b>".utf8),
      options: [
        .documentType: NSAttributedString.DocumentType.plain,
        .defaultAttributes: [NSAttributedString.Key.kern: 2],
      ], documentAttributes: nil)
    #expect(plain.string == "<b>" && plain.attribute(.kern, at: 0, effectiveRange: nil) as? Int == 2)
    #expect(try NSAttributedString(data: Data(" <p>a".utf8), documentAttributes: nil).string == "a")
    #expect(throws: CocoaError.self) {
      try NSAttributedString(
        data: Data(), options: [.documentType: NSAttributedString.DocumentType.rtf], documentAttributes: nil)
    }
    let whole = NSRange(location: 0, length: plain.length)
    #expect(try plain.data(from: whole) == Data("<b>".utf8))
    #expect(throws: CocoaError.self) { try plain.data(from: NSRange(location: 1, length: 3)) }
  }
}
