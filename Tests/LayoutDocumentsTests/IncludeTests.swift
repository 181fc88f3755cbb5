import Foundation
import LayoutDocuments
import Testing
import UIKitCore

@MainActor
@Suite("Included documents")
struct IncludeTests {
  /// A folder with files, which exists as long as the object.
  private final class Folder {
    let url: URL

    init(_ files: [String: String]) throws {
      url = FileManager.default.temporaryDirectory.appendingPathComponent("headframe-\(UUID().uuidString)")
        .resolvingSymlinksInPath()
      for (name, text) in files {
        let file = url.appendingPathComponent(name)
        try FileManager.default.createDirectory(
          at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(text.utf8).write(to: file)
      }
    }

    deinit { try? FileManager.default.removeItem(at: url) }

    @MainActor
    func errors(_ name: String, allowed: [URL] = []) -> [String] {
      do {
        let document = try LayoutDocument(
          DocumentSource(path: url.appendingPathComponent(name).path), allowedDirectories: allowed)
        for scene in document.scenes {
          for variant in scene.axes.variants { _ = try PresentedScene(scene, of: document, as: variant) }
        }
        return []
      } catch let errors as DocumentErrors {
        return errors.diagnostics.map { $0.description.replacing(url.path + "/", with: "") }
      } catch {
        return ["\(error)"]
      }
    }
  }

  @Test("Included documents provide components, styles and metrics, which the document's own override")
  func using() throws {
    let folder = try Folder([
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
    ])

    let document = try LayoutDocument(DocumentSource(path: folder.url.appendingPathComponent("main.yaml").path))
    let scene = try #require(document.scenes.first)
    let shown = try PresentedScene(scene, of: document, as: try #require(scene.axes.variants.first))
    let badge = try #require(shown.tree.elements.first { $0.id == "a" })

    #expect(badge.view.frame == CGRect(x: 7, y: 0, width: 20, height: 5))
    #expect(badge.view.backgroundColor == .red)
  }

  @Test("An error in an included document is reported with that file and line")
  func mistakes() throws {
    let folder = try Folder([
      "main.yaml": "include: base.yaml\nview: {class: Card}\n",
      "base.yaml": "components:\n  Card:\n    view: {class: UILabel, txet: a}\n",
    ])

    #expect(
      folder.errors("main.yaml") == [
        "base.yaml:3:28: error: UILabel has no property \"txet\"; did you mean \"text\"? "
          + "| view: {class: UILabel, txet: a}"
      ])
  }

  @Test("Documents that include each other are refused, with the cycle in the message")
  func cycles() throws {
    let folder = try Folder([
      "a.yaml": "include: b.yaml\nview: {}\n", "b.yaml": "include: c.yaml\n", "c.yaml": "include: [a.yaml]\n",
      "self.yaml": "include: self.yaml\nview: {}\n",
      "twice.yaml": "include: [d.yaml, e.yaml]\nview: {}\n", "d.yaml": "include: e.yaml\n", "e.yaml": "styles: {}\n",
    ])

    #expect(
      folder.errors("a.yaml") == [
        "c.yaml:1:11: error: the document includes itself: a.yaml includes b.yaml includes c.yaml includes a.yaml "
          + "| include: [a.yaml]"
      ])
    #expect(folder.errors("self.yaml").first?.contains("self.yaml includes self.yaml") == true)
    #expect(folder.errors("twice.yaml") == [])
  }

  @Test("A path outside of the document's folder is refused unless its folder is allowed")
  func outside() throws {
    let folder = try Folder([
      "in/main.yaml": "include: ../out/base.yaml\nview: {class: Card}\n",
      "out/base.yaml": "components: {Card: {view: {}}}\n",
    ])

    #expect(
      folder.errors("in/main.yaml").first?.contains(
        "\"../out/base.yaml\" is outside of the document's folder, expected a layout document in it; "
          + "--allow-dir allows other folders") == true)
    #expect(folder.errors("in/main.yaml", allowed: [folder.url.appendingPathComponent("out")]) == [])
  }

  @Test("An include that is missing, invalid or nested too deeply is an error")
  func broken() throws {
    var files = ["none.yaml": "include: basis.yaml\nview: {}\n", "base.yaml": "a: [", "list.yaml": "- 1\n"]
    files["yaml.yaml"] = "include: base.yaml\nview: {}\n"
    files["shape.yaml"] = "include: list.yaml\nview: {}\n"
    for index in 0..<70 { files["n\(index).yaml"] = "include: n\(index + 1).yaml\nview: {}\n" }
    files["n70.yaml"] = "{}"
    let folder = try Folder(files)

    #expect(folder.errors("none.yaml").first?.contains("\"basis.yaml\": no such file; did you mean") == true)
    #expect(folder.errors("yaml.yaml").first?.contains(#/^base\.yaml:\d:\d: error: not valid YAML/#) == true)
    #expect(folder.errors("shape.yaml").first?.hasPrefix("list.yaml:1:1: error: expected a mapping") == true)
    #expect(folder.errors("n0.yaml").first?.contains("more than 64 included documents") == true)
  }
}
