import ArgumentParser
import BatchRendering
import LayoutDocuments
import UIKitCore

/// The options for reading documents.
struct DocumentOptions: ParsableArguments {
  @Option(
    name: .customLong("allow-dir"),
    help: ArgumentHelp(
      "A folder in addition to the document's own that images and includes may come from; may be repeated.",
      valueName: "folder"))
  var allowedFolders: [String] = []

  @Option(
    name: .customLong("assets"),
    help: ArgumentHelp(
      "A folder in which xib and storyboard files find asset catalogs before those of their project; may be repeated.",
      valueName: "folder"))
  var assetFolders: [String] = []

  @Option(
    help: ArgumentHelp(
      "Transform texts to reveal localization problems: accented, doubled, rtl.", valueName: "word,…"))
  var pseudo: String?

  func validate() throws { _ = try pseudolocalizations() }

  /// Returns the options for reading documents. Throws a ``Failure`` for a missing folder.
  func reading() throws -> ReadingOptions {
    for folder in allowedFolders + assetFolders {
      guard let isFolder = FileManager.default.isFolder(atPath: folder) else {
        let guess = DocumentSource.nearestPath(to: folder).map { "; did you mean \"\($0)\"?" } ?? ""
        throw Failure("\(folder): error: no such folder\(guess)")
      }
      guard isFolder else { throw Failure("\(folder): error: is not a folder") }
    }
    var reading = ReadingOptions()
    reading.allowedDirectories = allowedFolders.map { URL(fileURLWithPath: $0, isDirectory: true) }
    reading.assetDirectories = assetFolders.map { URL(fileURLWithPath: $0, isDirectory: true) }
    reading.pseudolocalizations = try pseudolocalizations()
    return reading
  }

  /// The options as arguments for another process of the command.
  var arguments: [String] {
    allowedFolders.flatMap { ["--allow-dir", $0] } + assetFolders.flatMap { ["--assets", $0] }
      + (pseudo.map { ["--pseudo", $0] } ?? [])
  }

  private func pseudolocalizations() throws -> Set<Pseudolocalization> {
    Set(try pseudo?.values(of: "--pseudo", Pseudolocalization.init(rawValue:)) ?? [])
  }
}
