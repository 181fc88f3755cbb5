import LayoutDocuments
import Testing

@Suite("Suggestions")
struct SuggestionTests {
  @Test(
    "A slip of the fingers finds its word",
    arguments: [
      ("txet", "text"), ("Text", "text"), ("numberOfLine", "numberOfLines"), ("backgroundcolour", "backgroundColor"),
      ("aligment", "alignment"),
    ])
  func slips(word: String, meant: String) {
    let known = ["alignment", "backgroundColor", "font", "numberOfLines", "text"]

    #expect(Suggestion.closest(to: word, among: known) == meant)
  }

  @Test("A word unlike every other finds none", arguments: ["", "zebra", String(repeating: "x", count: 100_000)])
  func strangers(word: String) {
    #expect(Suggestion.closest(to: word, among: ["font", "text"]) == nil)
  }

  @Test("Of two equally near words the first one is taken")
  func ties() {
    #expect(Suggestion.closest(to: "bat", among: ["cat", "hat"]) == "cat")
  }
}
