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

      Without a pattern, files are named {stem}{-scene}{-device}{-orientation}{-direction}{-n}{~appearance}{@scale}.png,
      where a part in braces vanishes, with its separator, when it does not vary.
      """)

  @Argument(help: "Layout documents in YAML or JSON, xib and storyboard files.")
  var document: [String]

  @Option(
    name: .shortAndLong,
    help: ArgumentHelp(
      "A folder, or a pattern for the files' names such as out/{stem}{@scale}.png.", valueName: "folder/|pattern"))
  var output = "./"

  @OptionGroup(title: "Interface Builder documents")
  var interface: InterfaceArguments

  @OptionGroup(title: "Variants")
  var variants: VariantOptions

  @OptionGroup(title: "Fonts")
  var fonts: FontOptions

  @Option(
    help: ArgumentHelp(
      "Render once for each row, whose values fill the document's ${placeholders}.", valueName: "rows.csv|json|ndjson"))
  var data: String?

  @Option(help: "The format of the pictures.")
  var format: PictureFormat = .png

  @Option(name: .shortAndLong, help: "How many pictures to paint at the same time.")
  var jobs = 2

  @Flag(help: "Render the other pictures after one has failed.")
  var keepGoing = false

  @Flag(help: "Say nothing about the files that were written.")
  var quiet = false

  func validate() throws {
    _ = try variants.axes()
    guard (1...64).contains(jobs) else { throw ValidationError("--jobs: expected a number from 1 to 64") }
    do {
      _ = try OutputPattern(Self.pattern(output))
    } catch {
      throw ValidationError("--output: \(error)")
    }
  }

  func run() throws {
    let axes = try variants.axes()
    try MainActor.assumeIsolated {
      var failures = 0
      do {
        try fonts.register()
        let paths = document.filter { !InterfaceArguments.isInterface($0) }
        let documents = try paths.map { try LayoutDocument(DocumentSource(path: $0)) }
        var plan = RenderPlan(pattern: try OutputPattern(Self.pattern(output)), format: format)
        for path in document where InterfaceArguments.isInterface(path) {
          try interface.add(path, axes: axes, to: &plan)
        }
        let rows = try data.map { try DataRows.read(path: $0) }
        for document in documents {
          guard let rows else {
            try plan.add(document, axes: axes)
            continue
          }
          for row in rows { try plan.add(document, axes: axes, row: row) }
        }
        for warning in documents.flatMap(\.warnings) { StandardError.write(warning.description) }
        RenderRun(painterCount: jobs, keepsGoing: keepGoing).make(plan.jobs) { job, result in
          switch result {
          case .success(let picture):
            picture.warnings.forEach { StandardError.write($0.description) }
            if !quiet { print(picture.summary) }
          case .failure(let error):
            failures += 1
            Failure(error).lines.forEach { StandardError.write($0) }
          }
        }
      } catch {
        throw Failure(error)
      }
      if failures > 0 { throw Failure(lines: [], status: 1) }
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
