import Foundation
import Testing

@testable import UIFoundation

@Suite("JSON strings")
struct StringJSONTests {
  // RFC 8259, section 7, and short escapes for quotation mark, backslash, line feed, carriage return and tab.
  @Test(
    "Control characters, quotation marks, backslashes and the line separators of JavaScript are escaped",
    arguments: [
      ("", #""""#), ("다누리 😀", #""다누리 😀""#), ("a\"b\\c", #""a\"b\\c""#), ("\n\r\t", #""\n\r\t""#),
      ("\u{1}\u{1F}\u{7F}", #""\u0001\u001f\u007f""#), ("\u{2028}\u{2029}é", #""\u2028\u2029é""#),
      ("</script>", #""</script>""#),
    ])
  func escapes(text: String, json: String) {
    #expect(text.jsonQuoted == json)
  }

  @Test("Escaped text is read as the original text, for every character below 256 and some others")
  func roundTrip() throws {
    let text = String(String.UnicodeScalarView((0..<256).compactMap(Unicode.Scalar.init) + ["\u{2028}", "😀"]))

    let read = try JSONSerialization.jsonObject(with: Data("[\(text.jsonQuoted)]".utf8)) as? [String]

    #expect(read == [text])
  }
}
