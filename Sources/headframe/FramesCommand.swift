import ArgumentParser
import BatchRendering
import Foundation
import LayoutDocuments
import UIKitCore

/// Prints where views lie.
struct FramesCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "frames",
    abstract: "Print the frames of a document's views, one JSON line per document, scene and variant.",
    discussion: """
      Each line is {"input", "scene", "variant", "views": [{"id", "class", "frame", "frameInParent"}]}. Frames are
      [x, y, width, height] in points, "frame" in the coordinates of the root view.
      """)

  @Argument(help: "Layout documents in YAML or JSON, xib and storyboard files.")
  var document: [String]

  @OptionGroup(title: "Interface Builder documents")
  var interface: InterfaceArguments

  @OptionGroup(title: "Variants")
  var variants: VariantOptions

  @OptionGroup(title: "Fonts")
  var fonts: FontOptions

  func validate() throws {
    _ = try variants.axes()
  }

  func run() throws {
    let axes = try variants.axes()
    try MainActor.assumeIsolated {
      do {
        try fonts.register()
        let paths = document.filter { !InterfaceArguments.isInterface($0) }
        for path in document where InterfaceArguments.isInterface(path) {
          for (scene, variant) in try interface.scenes(of: path, axes) {
            print(try FrameReport(scene.frames, input: path, scene: scene.id, variant: variant.name).line())
          }
        }
        let documents = try paths.map { try LayoutDocument(DocumentSource(path: $0)) }
        for document in documents {
          document.warnings.forEach { StandardError.write($0.description) }
          for scene in document.scenes {
            for variant in scene.axes.overridden(by: axes).variants {
              let presented = try PresentedScene(scene, of: document, as: variant)
              presented.warnings.forEach { StandardError.write($0.description) }
              print(try FrameReport(presented).line())
            }
          }
        }
      } catch {
        throw Failure(error)
      }
    }
  }
}
