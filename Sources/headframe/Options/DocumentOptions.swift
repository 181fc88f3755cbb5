import ArgumentParser
import BatchRendering
import LayoutDocuments
import UIKitCore

/// The options for reading layout documents.
struct DocumentOptions: ParsableArguments {
  @Option(
    name: .customLong("allow-dir"),
    help: ArgumentHelp(
      "A folder in addition to the document's own that images and includes may come from; may be repeated.",
      valueName: "folder"))
  var allowedFolders: [String] = []

  @Option(
    help: ArgumentHelp(
      "Transform texts to reveal localization problems: accented, doubled, rtl.", valueName: "word,…"))
  var pseudo: String?

  func validate() throws { _ = try pseudolocalizations() }

  /// Returns the options for reading documents. Throws a ``Failure`` for a missing folder.
  func reading() throws -> ReadingOptions {
    for folder in allowedFolders {
      var isFolder: ObjCBool = false
      let exists = FileManager.default.fileExists(atPath: folder, isDirectory: &isFolder)
      guard !exists || !isFolder.boolValue else { continue }
      let guess = exists ? nil : DocumentSource.nearestPath(to: folder).map { "; did you mean \"\($0)\"?" }
      throw Failure("\(folder): error: \(exists ? "is not a folder" : "no such folder")\(guess ?? "")")
    }
    var reading = ReadingOptions()
    reading.allowedDirectories = allowedFolders.map { URL(fileURLWithPath: $0, isDirectory: true) }
    reading.pseudolocalizations = try pseudolocalizations()
    return reading
  }

  /// The options as arguments for another process of the command.
  var arguments: [String] {
    allowedFolders.flatMap { ["--allow-dir", $0] } + (pseudo.map { ["--pseudo", $0] } ?? [])
  }

  private func pseudolocalizations() throws -> Set<Pseudolocalization> {
    guard let pseudo else { return [] }
    let words = pseudo.split(separator: ",", omittingEmptySubsequences: false).map {
      $0.trimmingCharacters(in: .whitespaces)
    }
    return Set(
      try words.map { word in
        if let pseudolocalization = Pseudolocalization(rawValue: word) { return pseudolocalization }
        let names = Pseudolocalization.allCases.map(\.rawValue)
        let hint = Spelling.nearest(to: word, among: names).map { "; did you mean \"\($0)\"?" } ?? ""
        throw ValidationError("--pseudo: expected \(names.joined(separator: ", ")), found \"\(word)\"\(hint)")
      })
  }
}
