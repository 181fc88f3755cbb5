import Foundation
import LayoutDocuments
import TestSupport
import Testing
import UIKitCore

@MainActor
@Suite("Included documents")
struct IncludeTests {
  /// Returns the errors of a document in a folder, without the folder's path.
  private func errors(_ name: String, in folder: URL, allowed: [URL] = []) -> [String] {
    do {
      let document = try LayoutDocument(
        DocumentSource(path: folder.appendingPathComponent(name).path), allowedDirectories: allowed)
      for scene in document.scenes {
        for variant in scene.axes.variants { _ = try PresentedScene(scene, of: document, as: variant) }
      }
      return []
    } catch let errors as DocumentErrors {
      return errors.diagnostics.map { $0.description.replacing(folder.path + "/", with: "") }
    } catch {
      return ["\(error)"]
    }
  }

  @Test("Included documents provide components, styles and metrics; the document's own override them")
  func inclusion() throws {
    try withTemporaryFolder([
      "main.yaml": """
      include: parts/base.yaml
      size: 100x50
      metrics: {gap: 7}
      view:
        subviews: [{id: a, class: Badge}]
        constraints: [a.leading = Superview.leading + gap, a.width = wide, a.top = Superview.top, a.height = 5]
      """,
      "parts/base.yaml": """
      include: [colors.yaml]
      metrics: {gap: 3, wide: 20}
      components: {Badge: {view: {style: loud}}}
      """,
      "parts/colors.yaml": "styles: {loud: {backgroundColor: red}}",
    ]) { folder in

      let document = try LayoutDocument(DocumentSource(path: folder.appendingPathComponent("main.yaml").path))
      let scene = try #require(document.scenes.first)
      let shown = try PresentedScene(scene, of: document, as: try #require(scene.axes.variants.first))
      let badge = try #require(shown.tree.elements.first { $0.id == "a" })

      #expect(badge.view.frame == CGRect(x: 7, y: 0, width: 20, height: 5))
      #expect(badge.view.backgroundColor == .red)
    }
  }

  @Test("An error in an included document is reported with that file and line")
  func mistakes() throws {
    try withTemporaryFolder([
      "main.yaml": "include: base.yaml\nview: {class: Card}\n",
      "base.yaml": "components:\n  Card:\n    view: {class: UILabel, txet: a}\n",
    ]) { folder in

      #expect(
        errors("main.yaml", in: folder) == [
          "base.yaml:3:28: error: UILabel has no property \"txet\"; did you mean \"text\"? "
            + "| view: {class: UILabel, txet: a}"
        ])
    }
  }

  @Test("Documents that include each other are rejected, with the cycle in the message")
  func cycles() throws {
    try withTemporaryFolder([
      "a.yaml": "include: b.yaml\nview: {}\n", "b.yaml": "include: c.yaml\n", "c.yaml": "include: [a.yaml]\n",
      "self.yaml": "include: self.yaml\nview: {}\n",
      "twice.yaml": "include: [d.yaml, e.yaml]\nview: {}\n", "d.yaml": "include: e.yaml\n", "e.yaml": "styles: {}\n",
    ]) { folder in

      #expect(
        errors("a.yaml", in: folder) == [
          "c.yaml:1:11: error: the document includes itself: a.yaml includes b.yaml includes c.yaml includes a.yaml "
            + "| include: [a.yaml]"
        ])
      #expect(errors("self.yaml", in: folder).first?.contains("self.yaml includes self.yaml") == true)
      #expect(errors("twice.yaml", in: folder) == [])
    }
  }

  @Test("A path outside of the document's folder is rejected unless its folder is allowed")
  func outside() throws {
    try withTemporaryFolder([
      "in/main.yaml": "include: ../out/base.yaml\nview: {class: Card}\n",
      "out/base.yaml": "components: {Card: {view: {}}}\n",
    ]) { folder in

      #expect(
        errors("in/main.yaml", in: folder).first?.contains(
          "\"../out/base.yaml\" is outside of the document's folder, expected a layout document in it; "
            + "--allow-dir allows other folders") == true)
      #expect(errors("in/main.yaml", in: folder, allowed: [folder.appendingPathComponent("out")]) == [])
    }
  }

  @Test("An include that is missing, invalid or nested too deeply is an error")
  func broken() throws {
    var files = ["none.yaml": "include: basis.yaml\nview: {}\n", "base.yaml": "a: [", "list.yaml": "- 1\n"]
    files["yaml.yaml"] = "include: base.yaml\nview: {}\n"
    files["shape.yaml"] = "include: list.yaml\nview: {}\n"
    files["own.yaml"] = "include: own2.yaml\nview: {}\n"
    for index in 0..<70 { files["n\(index).yaml"] = "include: n\(index + 1).yaml\nview: {}\n" }
    files["n70.yaml"] = "{}"
    try withTemporaryFolder(files) { folder in

      // The path is relative to the including document, which itself is no candidate.
      #expect(
        errors("none.yaml", in: folder).first?.contains("\"basis.yaml\": no such file; did you mean \"base.yaml\"?")
          == true)
      #expect(errors("own.yaml", in: folder).first?.contains("\"own2.yaml\": no such file | ") == true)
      #expect(errors("yaml.yaml", in: folder).first?.contains(#/^base\.yaml:\d:\d: error: not valid YAML/#) == true)
      #expect(errors("shape.yaml", in: folder).first?.hasPrefix("list.yaml:1:1: error: expected a mapping") == true)
      #expect(errors("n0.yaml", in: folder).first?.contains("more than 64 included documents") == true)
    }
  }
}
