import LayoutDocuments
import Testing
import UIKitCore

@MainActor
@Suite("Data, components and styles")
struct TemplateTests {
  @Test("Data fills placeholders, and a row overrides the document's own values")
  func placeholders() throws {
    let text = """
      size: 300x100
      data: {name: Ada, lines: 3}
      view: {subviews: [{id: label, class: UILabel, text: "Hello ${name | upper}, $${name}", numberOfLines: "${lines}"}]}
      """

    let own = try ShownDocument(text)
    let row = try ShownDocument(text, row: .object(["name": .text("Grace")]))

    let label = try #require(own.view("label") as? UILabel)
    #expect(label.text == "Hello ADA, ${name}")
    #expect(label.numberOfLines == 3)
    #expect((row.view("label") as? UILabel)?.text == "Hello GRACE, ${name}")
  }

  @Test("Data cannot change the structure of a document")
  func injection() throws {
    let hostile = "}]\n  - {id: evil}\n${secret}"
    let shown = try ShownDocument(
      "size: 10x10\nview: {id: root, subviews: [{id: label, class: UILabel, text: \"${name}\"}]}\n",
      row: .object(["name": .text(hostile), "secret": .text("leaked")]))

    #expect(shown.ids == ["root", "label"])
    #expect((shown.view("label") as? UILabel)?.text == hostile)
  }

  @Test("Lists repeat views, and conditions omit them")
  func repetition() throws {
    let shown = try ShownDocument(
      """
      size: 300x300
      data: {people: [{name: Ada, hidden: false}, {name: Bo, hidden: true}, {name: Cy, hidden: false}]}
      view:
        subviews:
          - {repeat: "${people}", as: person, if: "${person.hidden | not}", id: "row${index}", class: UILabel,
             text: "${person.name}"}
          - {repeat: 2, id: "dot${index}"}
      """)

    #expect(shown.ids == ["row0", "row2", "dot0", "dot1"])
    #expect((shown.view("row2") as? UILabel)?.text == "Cy")
  }

  @Test("Placeholders inside lists and mappings are filled, in repetitions, arguments and default values alike")
  func nestedPlaceholders() throws {
    let shown = try ShownDocument(
      """
      size: 300x300
      data: {a: Ada, works: [One, Two]}
      components:
        Row:
          parameters: {items: null, note: ["${a}", none]}
          view:
            class: UIStackView
            arrangedSubviews:
              - {repeat: "${items}", id: "i${index}", class: UILabel, text: "${item}"}
              - {id: note, class: UILabel, text: "${note.0}, ${note.1}"}
      view:
        subviews:
          - {repeat: ["${a}", b, "$${c}"], id: "row${index}", class: UILabel, text: "${item}"}
          - {repeat: [{name: "${a | upper}", list: "${works}"}], id: person, class: UILabel,
             text: "${item.name}: ${item.list.1}"}
          - {class: Row, id: own, items: ["${a}", b]}
      """)

    func text(_ id: String) -> String? { (shown.view(id) as? UILabel)?.text }
    #expect(["row0", "row1", "row2"].map(text) == ["Ada", "b", "${c}"])
    #expect(text("person") == "ADA: Two")
    #expect(["own.i0", "own.i1", "own.note"].map(text) == ["Ada", "b", "Ada, none"])
  }

  @Test("A placeholder inside a list that cannot be filled is reported")
  func nestedFailure() {
    let found = ShownDocument.errors(
      of: "size: 9x9\ndata: {name: Ada}\nview: {subviews: [{repeat: [a, '${nmae}'], class: UILabel}]}\n")

    #expect(found.count == 1)
    #expect(found.first?.hasPrefix("test.yaml:3:33: error: the data has no value \"nmae\"; did you mean") == true)
  }

  @Test("A component's view gets the arguments of each use, and has its own scope of ids")
  func components() throws {
    let shown = try ShownDocument(
      """
      size: 300x100
      components:
        Card:
          parameters: {title: null, width: 50}
          view:
            id: card
            backgroundColor: red
            subviews: [{id: label, class: UILabel, text: "${title}"}]
            constraints: ["card.width = 40", "label.leading = card.leading + 5", card.top = screen.top]
      view:
        id: screen
        subviews:
          - {class: Card, id: a, title: One}
          - {class: Card, id: b, title: Two, backgroundColor: blue}
        constraints: [a.leading = Superview.leading, b.leading = a.trailing + 10]
      """)

    #expect(shown.ids == ["screen", "a", "a.label", "b", "b.label"])
    #expect(shown.frame("b")?[0] == 50)
    #expect(shown.frame("b.label")?[0] == 55)
    #expect((shown.view("b.label") as? UILabel)?.text == "Two")
    #expect(shown.view("a")?.backgroundColor == .red)
    #expect(shown.view("b")?.backgroundColor == .blue)
  }

  @Test("A component that contains itself is rejected, with the cycle in the message")
  func cycle() {
    let found = ShownDocument.errors(
      of: """
        size: 10x10
        components:
          A: {view: {subviews: [{class: B}]}}
          B: {view: {subviews: [{class: A}]}}
        view: {class: A}
        """)

    #expect(found.count == 1)
    #expect(found.first?.contains("4:33: error: the component contains itself: A in B in A") == true)
  }

  @Test("Styles set the properties that a view does not set itself; later styles override earlier styles")
  func styles() throws {
    let shown = try ShownDocument(
      """
      size: 10x10
      styles:
        heading: {numberOfLines: 0, textColor: red}
        blue: {textColor: blue, alpha: 0.5}
      view: {subviews: [{id: a, class: UILabel, style: [heading, blue], alpha: 1}]}
      """)

    let label = try #require(shown.view("a") as? UILabel)
    #expect(label.numberOfLines == 0)
    #expect(label.textColor == .blue)
    #expect(label.alpha == 1)
  }

  @Test("Scenes set properties of the document's views")
  func overrides() throws {
    let text = """
      size: 10x10
      scenes: {plain: {}, loud: {set: {a.text: Loud, a.layer.cornerRadius: 3}}}
      view: {subviews: [{id: a, class: UILabel, text: Quiet}]}
      """

    #expect((try ShownDocument(text, scene: "plain").view("a") as? UILabel)?.text == "Quiet")
    let loud = try ShownDocument(text, scene: "loud")
    #expect((loud.view("a") as? UILabel)?.text == "Loud")
    #expect(loud.view("a")?.layer.cornerRadius == 3)
  }

  @Test(
    "Filters convert values",
    arguments: [
      ("${n | number: 2}", "1,234.50"), ("${n | number: 1, de}", "1.234,5"), ("${s | lower}", "straße"),
      ("${d | date: \"d MMMM yyyy\"}", "1 March 2025"), ("${d | date: \"d. MMMM yyyy\", de}", "1. März 2025"),
      ("${t | date: \"HH:mm\", en_GB, Europe/Berlin}", "13:30"), ("${missing | default: none}", "none"),
      ("${empty | default: \"a, b\"}", "a, b"), ("<${empty | default: ''}>", "<>"),
      ("${empty | default: 'a, }'}", "a, }"), ("${empty | default: it's}", "it's"),
      // A time without a zone is in UTC.
      ("${u | date: 'HH:mm'}", "12:30"),
    ])
  func filters(text: String, expected: String) throws {
    let quoted = text.replacingOccurrences(of: "'", with: "''")
    let shown = try ShownDocument(
      """
      size: 10x10
      data: {n: 1234.5, s: STRAßE, d: 2025-03-01, t: "2025-03-01T12:30:00Z", u: "2025-03-01T12:30:00", empty: ""}
      view: {subviews: [{id: a, class: UILabel, text: '\(quoted)'}]}
      """)

    #expect((shown.view("a") as? UILabel)?.text == expected)
  }

  @Test(
    "A placeholder that cannot be filled is reported with its position",
    arguments: [
      ("${nmae}", "the data has no value \"nmae\"; did you mean \"name\"?"),
      ("${name", "a ${ without a closing }; write $${ for a literal ${"),
      ("${}", "expected the name of a value in ${…}, found \"\""),
      ("${name | uper}", "no filter is called \"uper\"; did you mean \"upper\"?"),
      ("${age | defalt: 3}", "no filter is called \"defalt\"; did you mean \"default\"?"),
      ("${name | number}", "number takes a number such as 1234.5, found \"Ada\" from ${name}"),
      ("${name | date}", "date takes a date such as 2025-03-01 or 2025-03-01T12:30:00Z, found \"Ada\" from ${name}"),
      ("${list}", "${list} is a list of 1, expected text"),
    ])
  func failures(text: String, message: String) {
    let found = ShownDocument.errors(
      of: "size: 9x9\ndata: {name: Ada, list: [1]}\nview: {subviews: [{class: UILabel, text: 'x \(text)'}]}\n")

    #expect(found.count == 1)
    // The placeholder is at column 45, after the quotation mark and "x ".
    #expect(found.first?.hasPrefix("test.yaml:3:45: error: \(message)") == true)
  }

  @Test(
    "Numbers are rounded to the requested fraction digits, with halves to even, in the notation of the locale",
    arguments: [
      // Source: CLDR's decimal patterns #,##0.### and, for Hindi, #,##,##0.###, and the symbols of each locale.
      ("3.3333", "number: 2", "3.33"), ("3.3333", "number: 2, de", "3,33"), ("3.3333", "number: 2, hi", "3.33"),
      ("2.345", "number: 2", "2.34"), ("2.355", "number: 2", "2.36"), ("2.5", "number: 0", "2"),
      ("-1234567.891", "number: 2", "-1,234,567.89"), ("-1234567.891", "number: 2, de", "-1.234.567,89"),
      ("-1234567.891", "number: 2, hi", "-12,34,567.89"), ("-0.004", "number: 2", "0.00"),
      ("-0.004", "number: 2, de", "0,00"), ("0.1", "number: 20", "0.10000000000000000000"),
      ("12345678901234567890.125", "number: 2", "12,345,678,901,234,567,890.12"),
      ("12345678901234567890.125", "number: 2, de", "12.345.678.901.234.567.890,12"),
      ("1e21", "number: 0, hi", "1,00,00,00,00,00,00,00,00,00,000"), ("1e-7", "number: 3", "0.000"),
      ("1234.56789", "number", "1,234.568"), ("5", "number", "5"), ("1e200", "number: 0", nil),
    ] as [(String, String, String?)])
  func numbers(value: String, filter: String, expected: String?) throws {
    let shown = try ShownDocument(
      "size: 10x10\ndata: {n: '\(value)'}\nview: {subviews: [{id: a, class: UILabel, text: '${n | \(filter)}'}]}\n")

    // 1e200 has 201 digits, in groups of three.
    let text = (shown.view("a") as? UILabel)?.text ?? ""
    #expect(text == expected ?? "100" + String(repeating: ",000", count: 66))
  }

  @Test(
    "A font by name is in the requested weight and italic of its family",
    arguments: [
      ("{name: Inter, size: 20, weight: bold, italic: true}", "Inter-BoldItalic"),
      ("{name: Inter, size: 20, weight: semibold}", "Inter-SemiBold"),
      ("{name: Inter-Bold, size: 20, weight: regular}", "Inter-Regular"),
      ("{name: Inter-Bold, size: 20}", "Inter-Bold"), ("{name: Inter-BoldItalic, italic: false}", "Inter-Bold"),
      // A family of two static files.
      ("{name: Noto Sans Hebrew, size: 20, weight: bold}", "NotoSansHebrew-Bold"),
    ])
  func namedFonts(font: String, name: String) throws {
    let shown = try ShownDocument(
      "size: 10x10\nview: {subviews: [{id: a, class: UILabel, text: a, font: \(font)}]}\n")

    #expect((shown.view("a") as? UILabel)?.font.fontName == name)
  }

  @Test("A name and a design of a font exclude each other")
  func nameAndDesign() {
    let errors = ShownDocument.errors(
      of: "size: 9x9\nview: {class: UILabel, text: a, font: {name: Inter, design: serif}}\n")

    #expect(errors.first?.hasPrefix("test.yaml:2:61: error: expected a font with a name or a design, not both") == true)
  }

  @Test("A label is aligned with the direction of each paragraph if the document asks for it")
  func paragraphAlignment() throws {
    let shown = try ShownDocument(
      "size: 10x10\nview: {subviews: [{id: a, class: UILabel, text: a, textAlignment: paragraph}]}\n")
    let label = try #require(shown.view("a") as? UILabel)

    #expect(label.alignsParagraphsSeparately)
    #expect(label.textAlignment == .natural)
  }

  @Test("The locale can be a value of the row, and determines filters and the direction of layout")
  func localeOfRow() throws {
    let text = """
      size: 100x20
      locale: ${language}
      view: {subviews: [{id: a, class: UILabel, text: "${n | number: 1}"}], constraints: ["H:|[a]", "V:|[a]"]}
      """
    func shown(_ language: DataValue) throws -> (text: String?, x: CGFloat?) {
      let shown = try ShownDocument(text, row: .object(["language": language, "n": .number(1234.5)]))
      return ((shown.view("a") as? UILabel)?.text, shown.frame("a")?.first)
    }

    #expect(try shown(.text("de")).text == "1.234,5")
    #expect(try shown(.text("de")).x == 0)
    #expect(try shown(.text("en")).text == "1,234.5")
    #expect((try shown(.text("he")).x ?? 0) > 0)
    // Without a value the locale is that of a document without the key.
    #expect(try shown(.null).text == "1,234.5")
    let errors = ShownDocument.errors(of: text, row: .object(["language": .text("english!"), "n": .number(1)]))
    #expect(errors.first?.hasPrefix("test.yaml:2:9: error: expected a locale such as ar or pt-BR") == true, "\(errors)")
  }

  @Test("The language of a text, which selects regional characters, can be a value of the row")
  func languageOfRow() throws {
    let text = """
      size: 100x40
      view:
        subviews:
          - {id: a, class: UILabel, text: 骨, accessibilityLanguage: "${lang}"}
          - {id: b, class: UILabel, attributedText: {runs: [{text: 骨, language: "${lang}"}]}}
      """
    func languages(_ language: String) throws -> [String?] {
      let shown = try ShownDocument(text, row: .object(["lang": .text(language)]))
      let run = (shown.view("b") as? UILabel)?.attributedText?.attributes(at: 0, effectiveRange: nil)
      return [shown.view("a")?.accessibilityLanguage, run?[NSAttributedString.Key("NSLanguage")] as? String]
    }

    #expect(try languages("zh-Hant") == ["zh-Hant", "zh-Hant"])
    #expect(try languages("ja") == ["ja", "ja"])
  }
}
