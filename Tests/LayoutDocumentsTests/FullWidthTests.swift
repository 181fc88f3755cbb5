import Testing

@MainActor
@Suite("Full-width characters")
struct FullWidthTests {
  @Test(
    "A full-width character at an error is reported first, at its place",
    arguments: [
      ("size：9x9\nview: {}\n", "test.yaml:1:5: error: \"：\" is a full-width colon; write \":\" | size：9x9"),
      (
        "size: 9ｘ9\nview: {}\n",
        "test.yaml:1:8: error: \"ｘ\" is a full-width latin small letter x; write \"x\" | size: 9ｘ9"
      ),
      (
        "size: 9x9\nview:\n  backgroundColor：red\n  subviews: [{id: a}]\n",
        "test.yaml:3:18: error: \"：\" is a full-width colon; write \":\" | backgroundColor：red"
      ),
      (
        "size: 9x9\nview:\n  subviews: [{id: a}]\n  constraints: [\"a.width ＝ 5\"]\n",
        "test.yaml:4:26: error: \"＝\" is a full-width equals sign; write \"=\" | constraints: [\"a.width ＝ 5\"]"
      ),
      (
        "size: 9x9\nview:\n  subviews: [{id: a}]\n  constraints: [\"H:|［a]\"]\n",
        "test.yaml:4:21: error: \"［\" is a full-width left square bracket; write \"[\" | constraints: [\"H:|［a]\"]"
      ),
    ])
  func reported(text: String, message: String) {
    let errors = ShownDocument.errors(of: text)

    #expect(errors.first == message, "\(errors)")
    #expect(errors.count > 1)
  }

  @Test("Full-width characters in texts are never reported, even next to an error")
  func texts() {
    #expect(ShownDocument.errors(of: "size: 9x9\nview: {subviews: [{class: UILabel, text: \"Ａ：１\"}]}\n").isEmpty)
    let errors = ShownDocument.errors(
      of: "size: 9x9\nview: {subviews: [{class: UILabel, text: \"A：1\", alpha: much}]}\n")
    #expect(errors.count == 1)
    #expect(errors.first?.contains("full-width") == false)
  }
}
