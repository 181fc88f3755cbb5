import LayoutDocuments
import Testing
import UIKitCore

@MainActor
@Suite("Variations, overrides and pseudo-localisation")
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

  @Test("What varies with size classes and appearance follows the picture's traits")
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

  @Test("A variation without a condition, or of what cannot vary, is refused")
  func refused() {
    #expect(
      ShownDocument.errors(of: "view: {variations: [{isHidden: true}]}").first?
        .contains("expected a mapping with the key \"when\"") == true)
    #expect(
      ShownDocument.errors(of: "view: {variations: [{when: {}, class: UILabel}]}").first?
        .contains("a variation cannot change \"class\"") == true)
  }

  @Test("Columns called after a view and its property replace it, and empty ones leave it")
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

  @Test("Pseudo-localisation changes what is read, and turns the layout")
  func pseudolocalisation() throws {
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
}
