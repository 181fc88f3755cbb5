import ArgumentParser
import BatchRendering
import Foundation
import LayoutDocuments
import UIKitCore

/// Renders documents to picture files.
struct RenderCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "render",
    abstract: "Render layout documents to pictures.",
    discussion: """
      Every combination of devices or sizes, orientations, directions, appearances, text sizes, locales and scales
      becomes a file. What the options do not say, the document does; a size or a device given here replaces the
      document's, together with its orientations.

      Without a pattern, files are named {stem}{-scene}{-device}{-orientation}{-direction}{~appearance}{@scale}.png,
      where a part in braces vanishes, with its separator, when it does not vary.
      """)

  @Argument(help: "Layout documents in YAML or JSON.")
  var document: [String]

  @Option(
    name: .shortAndLong,
    help: ArgumentHelp(
      "A folder, or a pattern for the files' names such as out/{stem}{@scale}.png.", valueName: "folder/|pattern"))
  var output = "./"

  @OptionGroup(title: "Variants")
  var variants: VariantOptions

  @Option(help: "The format of the pictures.")
  var format: PictureFormat = .png

  @Flag(help: "Say nothing about the files that were written.")
  var quiet = false

  func validate() throws {
    _ = try variants.axes()
    do {
      _ = try OutputPattern(Self.pattern(output))
    } catch {
      throw ValidationError("--output: \(error)")
    }
  }

  func run() throws {
    let axes = try variants.axes()
    try MainActor.assumeIsolated {
      do {
        let documents = try document.map { try LayoutDocument(DocumentSource(path: $0)) }
        let plan = try RenderPlan(
          documents: documents, axes: axes, pattern: OutputPattern(Self.pattern(output)), format: format)
        for warning in documents.flatMap(\.warnings) { StandardError.write(warning.description) }
        for job in plan.jobs {
          let picture = try job.render()
          picture.warnings.forEach { StandardError.write($0.description) }
          if !quiet { print(picture.summary) }
        }
      } catch let errors as DocumentErrors {
        throw Failure(errors)
      } catch let error as RenderError {
        throw Failure("\(error)")
      } catch let error as OutputPatternError {
        throw Failure("\(error)")
      }
    }
  }

  /// A folder that exists needs no slash to be one.
  private static func pattern(_ output: String) -> String {
    var isFolder: ObjCBool = false
    let exists = FileManager.default.fileExists(atPath: output, isDirectory: &isFolder)
    return exists && isFolder.boolValue && !output.hasSuffix("/") ? output + "/" : output
  }
}

extension PictureFormat: ExpressibleByArgument {}
