import Foundation
import LayoutDocuments
import TestSupport
import Testing
import UIKitCore

/// The limits of numbers in a document, without which reading it would take quadratic time.
@MainActor
@Suite("Limits of numbers")
struct CountLimitTests {
  nonisolated private static func list(_ count: Int, _ item: (Int) -> String) -> String {
    (0..<count).map(item).joined(separator: ", ")
  }

  /// Returns a document with a number of things of a kind.
  private static func document(with count: Int, _ kind: String) -> String {
    switch kind {
    case "scenes": "view: {}\nscenes: {\(list(count) { "s\($0): {}" })}"
    case "components": "view: {}\ncomponents: {\(list(count) { "C\($0): {view: {}}" })}"
    case "styles": "view: {}\nstyles: {\(list(count) { "s\($0): {alpha: 1}" })}"
    case "metrics": "view: {}\nmetrics: {\(list(count) { "m\($0): 1" })}"
    case "parameters": "view: {}\ncomponents: {C: {parameters: {\(list(count) { "p\($0): 1" })}, view: {}}}"
    case "variations":
      "view: {variations: [\(list(count) { _ in "{when: {userInterfaceStyle: dark}, alpha: 0}" })]}"
    default:
      "view: {subviews: [\(list(count) { "{id: v\($0)}" })]}\n"
        + "scenes: {a: {set: {\(list(count) { "v\($0).alpha: 0" })}}}"
    }
  }

  @Test(
    "A document has at most 1,000 scenes, components, styles, metrics, parameters, variations and changed properties",
    arguments: ["scenes", "components", "styles", "metrics", "parameters", "variations", "properties of views"])
  func names(kind: String) {
    #expect(ShownDocument.errors(of: "size: 9x9\n\(Self.document(with: 1000, kind))\n") == [])
    let errors = ShownDocument.errors(of: "size: 9x9\n\(Self.document(with: 1001, kind))\n")
    #expect(errors.contains { $0.contains(": error: more than 1000 \(kind)") }, "\(errors)")
  }

  @Test("A row changes at most 1,000 properties of views")
  func rows() throws {
    let text = "size: 9x9\nview: {subviews: [\(Self.list(1001) { "{id: v\($0)}" })]}\n"
    func errors(_ count: Int) -> [String] {
      let fields = (0..<count).map { ("v\($0).alpha", DataValue.number(0)) }
      return ShownDocument.errors(of: text, row: .object(Dictionary(fields) { $1 }))
    }

    #expect(errors(1000) == [])
    #expect(errors(1001).count == 1)
    #expect(errors(1001).first?.contains("more than 1000 properties of views") == true)
  }

  @Test("Metrics and components of included documents count too")
  func included() throws {
    let names = [("metrics", "m"), ("components", "C")]
    for (key, name) in names {
      func part(_ prefix: String) -> String {
        let value = key == "metrics" ? "1" : "{view: {}}"
        return "\(key): {\(Self.list(600) { "\(name)\(prefix)\($0): \(value)" })}\n"
      }
      try withTemporaryFolder(["part.yaml": part("a")]) { folder in
        let errors = ShownDocument.errors(
          of: "include: part.yaml\nsize: 9x9\nview: {}\n" + part("b"), folder: folder.path)
        #expect(errors.contains { $0.contains("more than 1000 \(key)") }, "\(errors)")
      }
    }
  }

  @Test("Included documents have at most 200,000 values together")
  func includedValues() throws {
    let list = Self.list(110_000) { _ in "0" }
    let files = ["a.yaml": "styles: {a: {alpha: [\(list)]}}\n", "b.yaml": "styles: {b: {alpha: [\(list)]}}\n"]
    try withTemporaryFolder(files) { folder in
      let errors = ShownDocument.errors(
        of: "include: [a.yaml, b.yaml]\nsize: 9x9\nview: {}\n", folder: folder.path)
      #expect(errors.contains { $0.contains("the included documents have more than 200000 values") }, "\(errors)")
    }
  }

  @Test("A scene has at most 200,000 constraints, and a format as many bytes as a text")
  func constraints() {
    func errors(_ formats: Int, of views: Int) -> [String] {
      let format = "H:|" + String(repeating: "[a]", count: views)
      return ShownDocument.errors(
        of: "size: 9x9\nview: {subviews: [{id: a}], constraints: [\(Self.list(formats) { _ in "'\(format)'" })]}\n")
    }

    #expect(errors(3, of: 70_000).contains { $0.contains("the scene has more than 200000 constraints") })
    #expect(errors(1, of: 400_000).first?.contains("the text has 1200003 bytes, expected at most 1048576") == true)
  }

  @Test("A component can be the outermost view of another one 511 times")
  func chain() {
    func errors(_ count: Int) -> [String] {
      let components = (0..<count).map { "C\($0): {view: {class: \($0 == 0 ? "UIView" : "C\($0 - 1)")}}" }
      return ShownDocument.errors(
        of: "size: 9x9\ncomponents: {\(components.joined(separator: ", "))}\n"
          + "view: {subviews: [{class: C\(count - 1)}]}\n")
    }

    #expect(errors(512) == [])
    #expect(errors(513).contains { $0.contains("more than 512 components inside each other") }, "\(errors(513))")
  }

  @Test("Only the first 100 errors are reported, and the others take no time to search for suggestions")
  func manyErrors() {
    let text =
      "size: 9x9\ndata: {\(Self.list(20_000) { "d\($0): 1" })}\nview: {subviews: ["
      + Self.list(2000) { "{class: UILabel, text: '${x\($0)}'}" } + "]}\n"

    let errors = ShownDocument.errors(of: text)
    #expect(errors.count == 100)
    #expect(errors.first?.contains("error: the data has no value \"x0\" | ") == true)
  }
}
