import LayoutDocuments
import Testing
import UIKitCore

/// The messages about values of data and rows.
@MainActor
@Suite("Mistakes in data")
struct DataMistakeTests {
  private static let data = """
    data: {name: Ada, age: 36, tags: [a, b], none: null, person: {name: Bo, born: {year: 1815}}}
    """

  /// Returns the messages about a label with a property, without positions and quoted lines.
  private func messages(_ property: String, row: [String: DataValue]? = nil) -> [String] {
    let text = "size: 9x9\n\(Self.data)\nview: {subviews: [{class: UILabel, \(property)}]}\n"
    return ShownDocument.errors(of: text, row: row.map { .object($0) }).map { message in
      let end = message.range(of: " | ")?.lowerBound ?? message.endIndex
      return String(message[..<end].drop { $0 != " " }.dropFirst("error: ".count + 1))
    }
  }

  @Test(
    "A value of the wrong kind is reported with what the property expects and the placeholder",
    arguments: [
      ("alpha: '${tags}'", "expected a number from 0 to 1, found a list of 2 from ${tags}"),
      ("alpha: '${person}'", "expected a number from 0 to 1, found a mapping from ${person}"),
      ("alpha: '${name}'", "expected a number from 0 to 1, found \"Ada\" from ${name}"),
      ("alpha: '0.${name}${age}${name}'", "expected a number from 0 to 1, found \"0.Ada36Ada\" from ${name}, ${age}"),
      ("numberOfLines: '${person.name}'", "expected a whole number of at least 0, found \"Bo\" from ${person.name}"),
      ("isHidden: '${age}'", "expected true or false, found \"36\" from ${age}"),
      ("text: '${tags}'", "expected text, found a list of 2 from ${tags}"),
      ("text: 'x ${tags}'", "${tags} is a list of 2, expected text"),
      ("text: 'x ${person.born}'", "${person.born} is an object, expected text"),
      ("text: '${tags | upper}'", "upper takes text, found a list of 2 from ${tags}"),
      ("text: '${person | number}'", "number takes a number such as 1234.5, found an object from ${person}"),
      (
        "text: '${none | number}'",
        "number takes a number such as 1234.5, found null from ${none}; default: 0 before it replaces an empty value"
      ),
      ("text: '${age | date}'", "date takes a date such as 2025-03-01 or 2025-03-01T12:30:00Z, found 36 from ${age}"),
      ("repeat: '${name}'", "expected a list or a number of repetitions, found \"Ada\" from ${name}"),
      ("repeat: '${person}'", "expected a list or a number of repetitions, found a mapping from ${person}"),
      ("repeat: 1.5", "expected a list or a number of repetitions, found \"1.5\""),
    ])
  func wrongKind(property: String, message: String) {
    #expect(messages(property) == [message])
  }

  @Test(
    "A path without a value is reported with the first wrong name, and the nearest path that has a value",
    arguments: [
      ("${person.nam}", "the data has no value \"person.nam\"; did you mean \"person.name\"?"),
      ("${persn.name}", "the data has no value \"persn.name\"; did you mean \"person.name\"?"),
      ("${persn.bron.yaer}", "the data has no value \"persn.bron.yaer\"; did you mean \"person.born.year\"?"),
      ("${person.street}", "the data has no value \"person.street\", expected one of person.born, person.name"),
      ("${name.first}", "the data has no value \"name.first\"; \"name\" is \"Ada\", expected an object"),
      (
        "${person.name.first}",
        "the data has no value \"person.name.first\"; \"person.name\" is \"Bo\", expected an object"
      ),
      ("${age.unit}", "the data has no value \"age.unit\"; \"age\" is 36, expected an object"),
      ("${none.unit}", "the data has no value \"none.unit\"; \"none\" is null, expected an object"),
      ("${tags.2}", "the data has no value \"tags.2\"; \"tags\" is a list of 2, expected an object"),
      ("${z}", "the data has no value \"z\", expected one of age, name, none, person, tags"),
    ])
  func missingPath(text: String, message: String) {
    #expect(messages("text: '\(text)'") == [message])
  }

  @Test("The field of a row is reported as the document's own values are")
  func rows() {
    let text = DataValue.text("Bob")
    func name(_ person: DataValue) -> [String] { messages("text: '${person.name}'", row: ["person": person]) }

    #expect(name(.object(["nam": text])) == ["the data has no value \"person.name\"; did you mean \"person.nam\"?"])
    #expect(name(text) == ["the data has no value \"person.name\"; \"person\" is \"Bob\", expected an object"])
    #expect(name(.object(["name": .list([text])])) == ["expected text, found a list of 1 from ${person.name}"])
    #expect(
      messages("alpha: '${age}'", row: ["age": .list([])])
        == ["expected a number from 0 to 1, found an empty list from ${age}"])
  }

  @Test(
    "A misspelled field of a row is reported, though the document has a value or a default for the right name",
    arguments: [
      ("text: '${name}'", "nmae", "name"), ("text: '${name}'", "Name", "name"), ("text: '${name}'", "names", "name"),
      ("text: '${person.name}'", "persn", "person"), ("text: '${nickname | default: none}'", "nick_name", "nickname"),
      ("if: '${isShown | not}'", "isShow", "isShown"),
    ])
  func misspelledField(property: String, field: String, name: String) {
    #expect(
      messages(property, row: [field: .text("Bob")])
        == ["the row has no value \"\(name)\"; did you mean \"\(field)\"?"])
  }

  @Test(
    "Fields that are missing, or that only resemble a name, leave the document's own values",
    arguments: [
      // Missing, known to the document, used by another placeholder, a property of a view, too short, too different.
      [:], ["age": .number(1)], ["namee": .text("")], ["label.text": .text("Bo")], ["id": .number(1)],
      ["first_name": .text("Bo")],
    ] as [[String: DataValue]])
  func otherFields(row: [String: DataValue]) throws {
    let text = """
      size: 9x9
      data: {name: Ada, age: 36, is: x}
      view: {subviews: [{id: label, class: UILabel, text: "${name}"}, {class: UILabel, text: "${namee | default: ''}${is}"}]}
      """
    let shown = try ShownDocument(text, row: .object(row))

    #expect((shown.view("label") as? UILabel)?.text == (row["label.text"]?.text ?? "Ada"))
  }

  @Test("A list or an object of the data can be the value of a property that takes one")
  func lists() throws {
    let shown = try ShownDocument(
      """
      size: 9x9
      data: {insets: [1, 2, 3, 4], color: {light: red, dark: blue}, names: [round, red]}
      styles: {round: {layer.cornerRadius: 3}, red: {tintColor: red}}
      view:
        subviews:
          - {id: a, directionalLayoutMargins: "${insets}", backgroundColor: "${color}", style: "${names}"}
      """)
    let view = try #require(shown.view("a"))

    #expect(view.directionalLayoutMargins == NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4))
    #expect(view.backgroundColor?.resolvedColor(with: view.traitCollection) == .red)
    #expect(view.layer.cornerRadius == 3 && view.tintColor == .red)
  }

  @Test("The number of repetitions can be text, as in CSV")
  func countAsText() throws {
    let shown = try ShownDocument(
      "size: 9x9\nview: {subviews: [{repeat: '${n}', id: 'a${index}'}]}\n", row: .object(["n": .text("3")]))

    #expect(shown.ids == ["a0", "a1", "a2"])
  }

  @Test("Callouts, identifiers and locales are text")
  func texts() {
    let document = """
      size: 9x9
      data: {list: [1]}
      locale: ${list}
      view: {id: a, subviews: [{id: b, class: UIView}], constraints: [{equation: b.width = 5, identifier: "${list}"}]}
      callouts: {a: "${list}"}
      """
    let found = ShownDocument.errors(of: document)
    #expect(found.count == 1, "\(found)")
    #expect(found.first?.contains("expected a locale such as ar or pt-BR, found a list of 1 from ${list}") == true)

    let others = ShownDocument.errors(of: document.replacing("locale: ${list}", with: ""))
    #expect(others.count == 2, "\(others)")
    #expect(others.allSatisfy { $0.contains("expected text") && $0.contains("found a list of 1 from ${list}") })
  }

  @Test("A name of one letter is not similar to another letter, and no name to a word without a common letter")
  func spelling() {
    #expect(Spelling.nearest(to: "7", among: ["o", "a"]) == nil)
    #expect(Spelling.nearest(to: "a", among: ["b"]) == nil)
    #expect(Spelling.nearest(to: "", among: ["b"]) == nil)
    #expect(Spelling.nearest(to: "ab", among: ["xy"], limit: 2) == nil)
    #expect(Spelling.nearest(to: "a", among: ["A"]) == "A")
    #expect(Spelling.nearest(to: "aa", among: ["b", "a"]) == "a")
    #expect(Spelling.nearest(to: "ba", among: ["xy", "ab"]) == "ab")
    // The given name is never the answer, also as a part of a longer word.
    #expect(Spelling.nearest(to: "red", among: ["red", "bed"]) == "bed")
    #expect(Spelling.nearest(to: "red", in: "UIColor.red", among: ["red"]) == "red")
  }
}
