import CairoRendering
import Foundation
import LayoutDocuments
import TestSupport
import Testing
import UIKitCore

@testable import BatchRendering

@MainActor
@Suite("Example documents")
struct ExampleDocumentTests {
  @Test("Every variant has the frames and the pixels of its reference", arguments: ["first", "red-blue", "ticker"])
  func references(name: String) throws {
    let document = try Self.document(name)
    var lines: [String] = []
    for scene in document.scenes {
      for variant in scene.axes.variants {
        let presented = try PresentedScene(scene, of: document, as: variant)
        let subject = ReportSubject(input: document.source.name, scene: scene.name, variant: variant.name)
        lines.append(FrameReport(LaidOutScene(presented), of: subject).line)
        let stem = [name, scene.name, variant.name].compactMap { $0 }.filter { !$0.isEmpty }.joined(separator: "-")
        let png = try Renderer(scale: variant.scale).png(presented.displayList)
        try Reference.expect(png: png, equals: "\(stem).png")
      }
    }

    try Reference.expect(lines.joined(separator: "\n"), equals: "\(name).frames.jsonl")
  }

  @Test(
    "Red and Blue share the width between margins of 20 and a gap of 8",
    arguments: ["edges", "aligned"], [(320.0, 240.0), (240.0, 320.0), (1024.0, 768.0)])
  func redAndBlue(scene name: String, size: (width: Double, height: Double)) throws {
    let document = try Self.document("red-blue")
    let scene = try #require(document.scenes.first { $0.name == name })
    var options = VariantAxes()
    options.sizes = [SceneSize(width: size.width, height: size.height)]

    for variant in scene.axes.overridden(by: options).variants {
      let presented = try PresentedScene(scene, of: document, as: variant)

      let frames = presented.tree.elements.compactMap { $0.id == nil ? nil : $0.view.frame }
      let width = (size.width - 48) / 2
      let left = CGRect(x: 20, y: 20, width: width, height: size.height - 40)
      let right = CGRect(x: 28 + width, y: 20, width: width, height: size.height - 40)
      let expected: [CGRect] = variant.direction == .leftToRight ? [left, right] : [right, left]
      #expect(frames == expected)
    }
  }

  @Test("No example document has warnings")
  func warnings() throws {
    let folder = Repository.file("Examples")
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path).filter { $0.hasSuffix(".yaml") }

    for name in names.sorted() {
      let document = try LayoutDocument(DocumentSource(path: folder.appendingPathComponent(name).path))
      for scene in document.scenes {
        for variant in scene.axes.variants {
          #expect(try PresentedScene(scene, of: document, as: variant).warnings == [])
        }
      }
    }
    #expect(names.count >= 2)
  }

  /// Indicates whether the font pack of `make test` is expected; without it, a CI system fails.
  private nonisolated static let hasFontPack =
    FileManager.default.fileExists(atPath: Repository.file("dist/headframe-fonts-1.pack").path)
    || ProcessInfo.processInfo.environment["CI"] == "true"

  @Test("A sentence in 60 languages is drawn without a box", .enabled(if: hasFontPack))
  func languages() throws {
    let document = try Self.document("languages")
    let scene = try #require(document.scenes.first)
    let variant = try #require(scene.axes.variants.first)

    let runs = try PresentedScene(scene, of: document, as: variant).displayList.glyphItems

    // Glyph 0 is the box of missing characters.
    #expect(runs.allSatisfy { $0.glyphs.allSatisfy { $0.id != 0 } })
    // The 60 names and sentences need fonts of more than 25 scripts.
    #expect(Set(runs.map(\.face.family)).count > 25)
  }

  private static func document(_ name: String) throws -> LayoutDocument {
    let file = Repository.file("Examples/\(name).yaml")
    let text = try String(contentsOf: file, encoding: .utf8)
    return try LayoutDocument(
      DocumentSource(name: "Examples/\(name).yaml", text: text, folder: file.deletingLastPathComponent()))
  }
}
