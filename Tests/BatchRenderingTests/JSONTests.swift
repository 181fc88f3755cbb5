import BatchRendering
import Foundation
import LayoutDocuments
import Testing

@Suite("JSON")
struct JSONTests {
  @Test("Values are read as RFC 8259 specifies and written with sorted keys")
  func roundTrip() throws {
    let text = #" {"b": [1, -0.5, 1e3, true, null], "a": "\u00e9\ud83d\ude00\n\"\/"} "#
    let value = try JSONReader.value(Data(text.utf8))

    #expect(value["a"] == .text("é😀\n\"/"))
    #expect(value["b"] == .list([.number(1), .number(-0.5), .number(1000), .bool(true), .null]))
    #expect(JSONText.encode(value) == #"{"a":"é😀\n\"/","b":[1,-0.5,1000,true,null]}"#)
  }

  @Test(
    "Invalid JSON is reported with the position of the error",
    arguments: [
      ("", "expected a value, found the end at byte 1"), ("{} x", "expected nothing more after the value at byte 4"),
      ("[1 2]", "expected a comma or ] at byte 4"), ("{\"a\" 1}", "expected a colon at byte 6"),
      ("{\"a\":1,\"a\":2}", "the key \"a\" occurs twice in one object at byte 8"),
      ("\"a", "an unclosed string at byte 1"),
      ("\"\u{1}\"", "a control character in a string; write it as \\u00… at byte 2"),
      ("01", "expected a value such as 12, true, null or a string in quotation marks at byte 1"),
      ("1e999", "a number that is too large at byte 1"),
      ("\"\\ud83d\"", "half of a surrogate pair at byte 8"), ("\"\\x\"", "an unknown escape after \\ at byte 3"),
      (String(repeating: "[", count: 200), "nested deeper than 128 levels at byte 129"),
    ])
  func problems(text: String, message: String) {
    let problem = #expect(throws: JSONReader.Problem.self) { try JSONReader.value(Data(text.utf8)) }

    #expect(problem?.description == message)
  }
}
