import LayoutDocuments
import Testing
import UIKitCore

@MainActor
@Suite("Hostile documents")
struct HostileDocumentTests {
  @Test("The number of views made by nested components is limited")
  func componentBomb() {
    var text = "view: {class: C9}\ncomponents:\n  C0: {view: {}}\n"
    for level in 1...9 {
      text +=
        "  C\(level): {view: {subviews: [\(Array(repeating: "{class: C\(level - 1)}", count: 8).joined(separator: ", "))]}}\n"
    }

    let errors = ShownDocument.errors(of: text)

    #expect(errors.count == 1)
    #expect(errors.first?.contains("the scene has more than 50000 objects") == true)
  }

  @Test(
    "The numbers of repetitions and of repeated views are limited",
    arguments: [
      ("1000000000", "expected a list or a number of repetitions"),
      ("90000, subviews: [{repeat: 90000}]", "the scene has more than 50000 objects"),
      ("60000, layer.sublayers: [{}]", "more than 50000 objects, such as views, layers, rows and items"),
    ])
  func repetitions(count: String, message: String) {
    let errors = ShownDocument.errors(of: "view: {subviews: [{repeat: \(count)}]}")

    #expect(errors.first?.contains(message) == true, "\(errors)")
  }

  @Test("A field that is missing in a row is reported with the most similar field")
  func missingFields() {
    let errors = ShownDocument.errors(
      of: "view: {class: UILabel, text: '${name} ${plcae}'}", row: .object(["name": .text("a"), "place": .null]))

    #expect(errors.count == 1)
    #expect(errors.first?.contains("the data has no value \"plcae\"; did you mean \"place\"?") == true)
  }

  @Test("Errors in keys, values, classes and constraints are reported together, in document order")
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
    "Invalid path data is reported with the expected text",
    arguments: [
      ("L1 1", "expected M at the start of the path, found \"L\""), ("M1", "expected a number"),
      ("M1 1 X", "expected one of the commands"),
      ("M0 0 A1 1 0 2 0 1 1", "expected a flag, 0 or 1"), ("M1e999 0", "expected a number"),
    ])
  func paths(data: String, message: String) {
    let errors = ShownDocument.errors(of: "view: {layer.shadowPath: '\(data)'}")

    #expect(errors.first?.contains(message) == true, "\(errors)")
  }
}
