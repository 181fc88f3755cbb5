import Foundation
import LayoutFigures
import TestSupport
import Testing
import UIKitCore

@testable import LayoutDocuments

@MainActor
@Suite("The key figure")
struct FigureKeyTests {
  private func errors(_ figure: String) -> [String] {
    let text = """
      size: 100x100
      figure: \(figure)
      view: {subviews: [{id: Red}, {id: Blue}]}
      """
    do {
      let source = DocumentSource(name: "a.yaml", text: text, folder: URL(fileURLWithPath: "/tmp"))
      let document = try LayoutDocument(source)
      _ = try ViewBuilder.build(document.scenes[0], of: document, data: document.data(locale: nil))
      return []
    } catch let errors as DocumentErrors {
      return errors.diagnostics.map { finding in
        let place = finding.position.map { "\($0.line):\($0.column) " } ?? ""
        return place + finding.message + (finding.suggestion.map { " (\($0))" } ?? "")
      }
    } catch {
      return ["\(error)"]
    }
  }

  // "figure: {marks: [" has 17 characters, so that a mark begins in column 18.
  @Test(
    "A malformed mark is reported with its place, what was expected and the nearest name",
    arguments: [
      (
        "{arrow: Red Blue}",
        "2:26 expected an arrow such as Red -> Blue or Red.trailing -> Blue.leading, found \"Red Blue\""
      ),
      ("{arrow: Rd -> Blue}", "2:26 no view has the id \"Rd\" (Red)"),
      ("{arrow: Red -> Bleu.left}", "2:33 no view has the id \"Bleu\" (Blue)"),
      (
        "{arrow: Red.topp -> Blue}",
        "2:26 a view has no side \"topp\", expected one of top, bottom, leading, trailing, left, right (top)"
      ),
      ("{arrow: Red -> Red}", "2:26 expected an arrow between two views, or two sides of a view, found \"Red -> Red\""),
      ("{brace: [Red, Bleu]}", "2:32 no view has the id \"Bleu\" (Blue)"),
      ("{brace: Red, bend: 1}", "2:31 a brace has no key \"bend\"; it belongs to arrow"),
      ("{text: a}", "2:18 expected one of arrow, brace, region, badge, equation in a mark, found none"),
      (
        "{region: Red, badge: Blue}",
        "2:18 expected one of arrow, brace, region, badge, equation in a mark, found region and badge"
      ),
      ("{equation: Red.widht = 8}", "2:33 no attribute is called 'widht' (width)"),
      ("{arrow: Red -> Blue, bend: 2}", "2:45 expected a number from -1 to 1, found \"2\""),
    ])
  func malformed(mark: String, error: String) {
    #expect(errors("{marks: [\(mark)]}").first == error)
  }

  @Test("The marks of a figure name views, and placeholders in their texts are filled in")
  func marks() throws {
    let text = """
      size: 100x100
      data: {side: trailing}
      figure: {marks: [{arrow: "Red.${side} <-> Blue", text: "at ${side}"}], remarks: left, theme: print}
      view: {subviews: [{id: Red}, {id: Blue}]}
      """
    let document = try LayoutDocument(
      DocumentSource(name: "a.yaml", text: text, folder: URL(fileURLWithPath: "/tmp")))
    let tree = try ViewBuilder.build(document.scenes[0], of: document, data: document.data(locale: nil))

    #expect(tree.marks.map(\.text) == ["at trailing"])
    #expect(tree.figure?.remarks == .left)
    #expect(tree.figure?.theme == .print)
    guard case .arrow(let from, let to, let isDouble, let bend)? = tree.marks.first?.shape else {
      Issue.record("expected an arrow")
      return
    }
    #expect(from.view.accessibilityIdentifier == "Red" && from.side == .trailing)
    #expect(to.view.accessibilityIdentifier == "Blue" && to.side == nil)
    #expect(isDouble && bend == nil)
  }

  @Test("A document can change a theme without a file")
  func ownTheme() throws {
    let text = "size: 90x90\nfigure: {theme: {base: print, size: 18}}\nview: {}\n"
    let document = try LayoutDocument(
      DocumentSource(name: "a.yaml", text: text, folder: URL(fileURLWithPath: "/tmp")))
    let theme = try ViewBuilder.build(document.scenes[0], of: document, data: document.data(locale: nil)).figure?.theme

    #expect(theme?.isMonochrome == true && theme?.fontSize == 18)
    #expect(errors("{theme: {size: 100}}").first == "2:24 expected a size from 6 to 48 points, found \"100\"")
  }

  @Test("A theme file has a base, a font size and colors by the kinds of annotations")
  func theme() throws {
    let text = "base: print\nsize: 14\ncolors: {dimension: {light: '#102030', dark: '#405060'}}\n"
    try withTemporaryFolder(["theme.yaml": text]) { folder in
      let theme = try ValueType<FigureTheme>.read(path: folder.appendingPathComponent("theme.yaml").path)

      #expect(theme.isMonochrome && theme.fontSize == 14)
      #expect(theme.inks[.dimension] == FigureTheme.Ink(light: RGBA(hex: 0x102030), dark: RGBA(hex: 0x405060)))
      #expect(throws: DocumentErrors.self) {
        try ValueType<FigureTheme>.read(path: folder.appendingPathComponent("missing.yaml").path)
      }
    }
  }
}
