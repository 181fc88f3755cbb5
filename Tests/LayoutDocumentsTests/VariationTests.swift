import Testing
import UIKitCore

@testable import LayoutDocuments

@MainActor
@Suite("Variations, overrides and pseudo-localization")
struct VariationTests {
  private static let text = """
    view:
      subviews:
        - id: title
          class: UILabel
          text: Small
          layer.borderWidth: 1
          layer.cornerRadius: 2
          variations:
            - {when: {horizontalSizeClass: regular}, text: Large, layer.cornerRadius: 9}
            - {when: {horizontalSizeClass: regular, userInterfaceStyle: dark}, textColor: red}
        - {id: extra, when: {verticalSizeClass: [regular]}}
        - id: box
          variations: [{when: {horizontalSizeClass: regular}, constraints: [box.height = 30]}]
      constraints:
        - {equation: box.width = 10, when: {horizontalSizeClass: compact}}
        - {equation: box.width = 20, when: {horizontalSizeClass: regular}}
    """

  @Test("Variations and conditions depend on the size classes and the appearance of the picture")
  func variations() throws {
    let narrow = try ShownDocument("size: 400x300\n" + Self.text)
    let wide = try ShownDocument("size: 800x600\nappearance: dark\n" + Self.text)

    let small = try #require(narrow.view("title") as? UILabel)
    #expect(small.text == "Small")
    #expect(small.layer.cornerRadius == 2)
    #expect(narrow.frame("box")?[2] == 10)
    #expect(narrow.view("extra") == nil)
    let large = try #require(wide.view("title") as? UILabel)
    #expect(large.text == "Large")
    #expect(large.textColor == .red)
    #expect(large.layer.cornerRadius == 9)
    #expect(large.layer.borderWidth == 1)
    #expect(wide.frame("box").map { [$0[2], $0[3]] } == [20, 30])
    #expect(wide.view("extra") != nil)
  }

  @Test(
    "A variation without a condition, or with a key that cannot vary, is rejected",
    arguments: [
      ("isHidden: true", "expected a mapping with the key \"when\""),
      ("when: {}, class: UILabel", "a variation cannot change \"class\""),
    ])
  func rejected(variation: String, message: String) {
    let errors = ShownDocument.errors(of: "view: {variations: [{\(variation)}]}")

    #expect(errors.first?.contains(message) == true, "\(errors)")
  }

  @Test("A column named after a view and a property overrides it, unless it is empty")
  func overrides() throws {
    let text = """
      size: 100x100
      view:
        subviews:
          - {id: title, class: UILabel, text: Before, numberOfLines: 3}
          - {id: bar, class: UINavigationBar, items: [{title: A, titleView: {id: deep, class: UILabel, text: x}}]}
      """
    let row = DataValue.object([
      "title.text": .text("After ${name}"), "title.layer.cornerRadius": .number(4), "title.numberOfLines": .text(""),
      "deep.text": .text("y"),
    ])

    let shown = try ShownDocument(text, row: row)

    let title = try #require(shown.view("title") as? UILabel)
    #expect(title.text == "After ${name}")
    #expect(title.layer.cornerRadius == 4)
    #expect(title.numberOfLines == 3)
    #expect((shown.view("deep") as? UILabel)?.text == "y")
    #expect(
      ShownDocument.errors(of: text, row: .object(["titel.text": .text("a")])).first?
        .contains("no view has the id \"titel\"; did you mean \"title\"?") == true)
  }

  private static let card = """
    size: 300x200
    components:
      Line:
        view: {class: UIStackView, id: row, arrangedSubviews: [{id: value, class: UILabel, text: "0"}]}
      Card:
        parameters: {headline: None}
        view:
          layer.cornerRadius: 4
          subviews:
            - {id: title, class: UILabel, text: "${headline}", layer: {borderWidth: 3}}
            - {id: line, class: Line}
    """

  @Test("Overrides and uses of components set properties of inner views by their ids")
  func componentOverrides() throws {
    let text =
      Self.card + """

        view:
          subviews:
            - {id: first, class: Card, title.numberOfLines: 2, line.value.text: one}
            - {id: second, class: Card, headline: Two, layer: {borderWidth: 1}}
        scenes:
          plain: {}
          set:
            set:
              first.title.text: Hello
              first.title.layer.borderWidth: 5
              second.line.value.text: two
              second.line.spacing: 9
              second.layer.cornerRadius: 8
              second.headline: Too
        """

    let plain = try ShownDocument(text, scene: "plain")
    let shown = try ShownDocument(
      text, scene: "set",
      row: .object(["first.line.value.text": .text("${1}"), "second.title.numberOfLines": .number(4)]))

    #expect((plain.view("first.title") as? UILabel)?.text == "None")
    #expect((plain.view("first.title") as? UILabel)?.numberOfLines == 2)
    #expect((plain.view("first.line.value") as? UILabel)?.text == "one")
    #expect((plain.view("second.line.value") as? UILabel)?.text == "0")
    #expect((shown.view("first.title") as? UILabel)?.text == "Hello")
    #expect((shown.view("first.title") as? UILabel)?.numberOfLines == 2)
    #expect(shown.view("first.title")?.layer.borderWidth == 5)
    #expect((shown.view("first.line.value") as? UILabel)?.text == "${1}")
    #expect((shown.view("second.title") as? UILabel)?.text == "Too")
    #expect((shown.view("second.title") as? UILabel)?.numberOfLines == 4)
    #expect((shown.view("second.line.value") as? UILabel)?.text == "two")
    #expect((shown.view("second.line") as? UIStackView)?.spacing == 9)
    #expect(shown.view("second")?.layer.cornerRadius == 8)
    #expect(shown.view("second")?.layer.borderWidth == 1)
  }

  @Test(
    "The first unknown name of an override is reported with the most similar known name",
    arguments: [
      ("crad.title.text", "no view has the id \"crad\"; did you mean \"card\"?"),
      ("card.titel.text", "Card has no view with the id \"titel\"; did you mean \"title\"?"),
      ("card.title.txet", "UILabel has no property \"txet\""),
      ("card.line.valeu.text", "Line has no view with the id \"valeu\"; did you mean \"value\"?"),
      ("card.line.value.numberOfLines", "expected a whole number of at least 0, found \"many\""),
      ("card", "expected the id of a view and a property such as \"title.text\", found \"card\""),
    ])
  func missingPaths(path: String, message: String) {
    let document = Self.card + "\nview: {subviews: [{id: card, class: Card}]}\n"

    let errors = ShownDocument.errors(of: document + "scenes: {a: {set: {\(path): many}}}\n")
    #expect(errors.count == 1)
    #expect(errors.first?.contains(message) == true, "\(errors)")
    #expect(errors.first?.hasPrefix("test.yaml:13:") == true, "\(errors)")

    // A column of data has the same errors, but a column without a dot is not an override.
    guard path.contains(".") else { return }
    let found = ShownDocument.errors(of: document, row: .object([path: .text("many")]))
    #expect(found.count == 1)
    #expect(found.first?.hasPrefix("test.yaml: error: in the field \"\(path)\" of the data: ") == true, "\(found)")
    #expect(found.first?.contains(message) == true, "\(found)")
  }

  @Test("All errors of a row are reported together, each with its field or position")
  func rowErrors() {
    let text = """
      view:
        subviews: [{id: title, class: UILabel, text: "${name}", numberOfLines: "${lines}"}]
        constraints: [title.width = 40]
      """
    let row: [String: DataValue] = [
      "titel.text": .text("a"), "title.alpha": .text("most"), "title.layer.cornerRadus": .number(3),
      "lines": .text("many"), "name": .list([]),
    ]

    let errors = ShownDocument.errors(of: text, row: .object(row))

    let beginnings = [
      "test.yaml: error: in the field \"titel.text\" of the data: no view has the id",
      "test.yaml: error: in the field \"title.alpha\" of the data: expected a number from 0 to 1",
      "test.yaml: error: in the field \"title.layer.cornerRadus\" of the data: CALayer has no property",
      "test.yaml:2:48: error: expected text, found an empty list from ${name}",
      "test.yaml:2:74: error: expected a whole number of at least 0, found \"many\" from ${lines}",
    ]
    #expect(errors.count == beginnings.count, "\(errors)")
    for beginning in beginnings { #expect(errors.contains { $0.hasPrefix(beginning) }, "\(beginning): \(errors)") }
  }

  private static let sized = """
    view:
      subviews:
        - {id: a, frame: [0, 0, 10, 10], when: {horizontalSizeClass: regular}}
        - {id: b, frame: [0, 0, 10, 10], when: {verticalSizeClass: regular}}
        - {id: c, frame: [0, 0, 10, 10], when: {userInterfaceIdiom: pad}}
    """

  @Test(
    "A scene that fits its content has the size classes of its device, or of a phone with the given width or height",
    arguments: [
      ("size: 320xfit", ["b"]), ("size: 800xfit", ["a", "b"]), ("size: fit", ["b"]), ("size: fitx300", []),
      ("size: fitx600", ["b"]), ("size: 320x300", []), ("size: 800x600", ["a", "b"]),
      ("{size: 320xfit, device: iPadMini6}", ["a", "b", "c"]),
      ("{size: fit, device: iPhone17, orientation: landscape}", []),
      ("{size: 300x300, device: iPadMini6}", ["a", "b", "c"]),
    ])
  func fittingTraits(head: String, views: [String]) throws {
    let isFlow = head.hasPrefix("{")
    let lines = isFlow ? head.dropFirst().dropLast().split(separator: ",").map { $0.drop { $0 == " " } } : [head[...]]

    let shown = try ShownDocument(lines.joined(separator: "\n") + "\n" + Self.sized)

    #expect(shown.ids == views)
  }

  @Test("Parts that no picture shows are checked: variations, styles, components and views under unmet conditions")
  func unshown() {
    let errors = ShownDocument.errors(
      of: """
        styles:
          used: {alpha: 2}
          unused: {txet: a, numberOfLines: many, layer.cornerRadus: 2}
          fine: {text: a, image: {systemName: star}, layer.cornerRadius: 2, title: {normal: a}}
        components:
          Unused: {view: {class: UILabel, tetx: a}}
        view:
          style: used
          variations:
            - {when: {horizontalSizeClass: regular}, aplha: 0.5, isHidden: maybe}
            - {when: {horizontalSizeClas: regular}}
          subviews:
            - {if: false, class: UILabel, textColor: rde}
            - {when: {horizontalSizeClass: regular}, class: UILabe}
          constraints: [a.width = 3]
        data: [1]
        sise: 3
        """)

    #expect(
      errors.map { $0.split(separator: " ")[0] } == [
        "test.yaml:2:17:", "test.yaml:3:12:", "test.yaml:3:36:", "test.yaml:3:42:", "test.yaml:6:35:",
        "test.yaml:10:46:", "test.yaml:10:68:", "test.yaml:11:15:", "test.yaml:13:46:", "test.yaml:14:53:",
        "test.yaml:15:17:", "test.yaml:17:1:",
      ])
  }

  @Test("Pseudo-localization transforms visible texts and mirrors the layout")
  func pseudolocalization() throws {
    let source = DocumentSource(
      name: "t.yaml",
      text: "size: 100x50\nview: {class: UILabel, id: a, text: Names, layer.name: Names}",
      folder: URL(fileURLWithPath: "/nowhere"))
    func label(_ changes: Set<Pseudolocalization>) throws -> UILabel {
      let document = try LayoutDocument(source, pseudolocalizations: changes)
      let scene = try #require(document.scenes.first)
      let shown = try PresentedScene(scene, of: document, as: try #require(scene.axes.variants.first))
      return try #require(shown.tree.root as? UILabel)
    }

    #expect(try label([.accented]).text == "[Ñåméš]")
    #expect(try label([.doubled]).text == "Names Names")
    #expect(try label([.rtl]).text == "\u{202E}Names\u{202C}")
    #expect(try label([.rtl]).effectiveUserInterfaceLayoutDirection == .rightToLeft)
    #expect(try label([.accented]).layer.name == "Names")
  }

  @Test("Pseudo-localization and the limit of texts apply to segments, runs and the labels of accessories")
  func visibleTexts() {
    func mapping(_ key: String, _ text: String) -> DocumentNode {
      let value = DocumentNode(text: text, at: .start)
      return DocumentNode(.mapping([DocumentNode.Entry(key: key, keyPosition: .start, value: value)]), at: .start)
    }
    func context() -> ValueContext {
      let context = ValueContext(Diagnostics([]))
      context.pseudolocalizations = [.doubled]
      return context
    }
    func problem<Value>(_ type: ValueType<Value>, _ node: DocumentNode) -> String? {
      let context = context()
      #expect(type.decode(node, context) == nil)
      return context.diagnostics.findings.first?.message
    }
    let long = String(repeating: "a", count: 1 << 20 + 1)
    let message = "the text has 1048577 bytes, expected at most 1048576; --limit text=NUMBER raises this"

    let label = ValueType<CellAccessoryDescription>.cellAccessory.decode(mapping("label", "Odd"), context())
    #expect(label.map { "\($0)".contains("Odd Odd") } == true)
    #expect(problem(ValueType<CellAccessoryDescription>.cellAccessory, mapping("label", long)) == message)
    #expect(problem(ValueType<SegmentDescription>.segment, DocumentNode(text: long, at: .start)) == message)
    #expect(problem(ValueType<TextRuns>.attributedText, DocumentNode(text: long, at: .start)) == message)
  }
}
