import LayoutDocuments
import Testing
import UIKitCore

@MainActor
@Suite("Hostile documents")
struct HostileDocumentTests {
  @Test("Anchors that multiply end at a limit")
  func bomb() {
    var text = "view: {}\na0: &a0 [x, x, x, x, x, x, x, x, x, x]\n"
    for level in 1...12 {
      text += "a\(level): &a\(level) [\(Array(repeating: "*a\(level - 1)", count: 10).joined(separator: ", "))]\n"
    }

    let errors = ShownDocument.errors(of: text)

    #expect(errors.count == 1)
    #expect(errors.first?.contains("more than 200000 values once anchors are followed; repeat less") == true)
  }

  @Test("Keys made of anchors are refused before they are compared")
  func keyBomb() {
    #expect(
      ShownDocument.errors(of: "a: &a [1]\n? [*a, *a]\n: 1\nview: {}\n").first?
        .contains("a key made of an anchor, a list or a mapping, expected a plain key") == true)
  }

  @Test("Nesting ends at a limit")
  func depth() {
    let deep = String(repeating: "[", count: 600) + String(repeating: "]", count: 600)

    #expect(ShownDocument.errors(of: "view: {}\ndata: \(deep)\n").first?.contains("nested deeper than 512") == true)
  }

  @Test("Components that show each other are refused with the way round")
  func componentCycle() {
    let text = """
      view: {class: A}
      components:
        A: {view: {subviews: [{class: B}]}}
        B: {view: {subviews: [{class: A}]}}
      """

    #expect(ShownDocument.errors(of: text).first?.contains("the component shows itself: A in B in A") == true)
  }

  @Test("Components that multiply end at a limit")
  func componentBomb() {
    var text = "view: {class: C9}\ncomponents:\n  C0: {view: {}}\n"
    for level in 1...9 {
      text +=
        "  C\(level): {view: {subviews: [\(Array(repeating: "{class: C\(level - 1)}", count: 8).joined(separator: ", "))]}}\n"
    }

    let errors = ShownDocument.errors(of: text)

    #expect(errors.count == 1)
    #expect(errors.first?.contains("more than 50000 views") == true)
  }

  @Test("A number of repetitions that nobody wants is refused")
  func repetitions() {
    #expect(
      ShownDocument.errors(of: "view: {subviews: [{repeat: 1000000000}]}").first?
        .contains("expected a list to repeat, or a number of times") == true)
    #expect(
      ShownDocument.errors(of: "view: {subviews: [{repeat: 90000, subviews: [{repeat: 90000}]}]}").first?
        .contains("more than 50000 views") == true)
  }

  @Test("Rows with missing fields tell which, with the nearest there is")
  func missingFields() {
    let errors = ShownDocument.errors(
      of: "view: {class: UILabel, text: '${name} ${plcae}'}", row: .object(["name": .text("a"), "place": .null]))

    #expect(errors.count == 1)
    #expect(errors.first?.contains("the data has no value \"plcae\"; did you mean \"place\"?") == true)
  }

  @Test("All mistakes of a document are told at once, in its order")
  func all() {
    let errors = ShownDocument.errors(
      of: """
        view:
          txet: a
          alpha: 2
          subviews:
            - {class: UILable}
            - {class: UITabBar, items: [{badgeColor: rde}], selectedItem: first}
          constraints: [a.width = 3, "H:|-[b]"]
        """)

    #expect(
      errors.map { $0.prefix(13) } == [
        "test.yaml:2:3", "test.yaml:3:1", "test.yaml:5:1", "test.yaml:6:4", "test.yaml:6:6", "test.yaml:7:1",
        "test.yaml:7:3",
      ])
  }

  @Test(
    "Path data that is none is told with its column",
    arguments: [
      ("L1 1", "a path begins with M"), ("M1", "expected a number"), ("M1 1 X", "expected one of the commands"),
      ("M0 0 A1 1 0 2 0 1 1", "expected a flag, 0 or 1"), ("M1e999 0", "expected a number"),
    ])
  func paths(data: String, message: String) {
    let errors = ShownDocument.errors(of: "view: {layer.shadowPath: '\(data)'}")

    #expect(errors.first?.contains(message) == true, "\(errors)")
  }
}
