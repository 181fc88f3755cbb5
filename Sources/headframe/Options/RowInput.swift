import ArgumentParser
import BatchRendering
import Foundation

/// The rows of `--data`. Those of standard input are spooled to a temporary file.
final class RowInput {
  static let help = ArgumentHelp(
    "Render once for each row, whose values fill the document's ${placeholders}.", valueName: "rows.csv|json|ndjson")
  static let completion = CompletionKind.file(extensions: ["csv", "json", "ndjson", "jsonl"])
  static let twoFromStandardInput = ValidationError(
    "the document and the rows cannot both come from standard input")

  let source: RowSource
  private let name: String?
  private var spool: String?

  /// Creates the rows of a path, of standard input for `-`, or none without a path.
  init(_ path: String?) throws {
    switch path {
    case nil: (source, name) = (.none, nil)
    case "-"?:
      let file = FileManager.default.temporaryDirectory.appendingPathComponent("headframe-rows-\(getpid())").path
      spool = file
      // A partial file is deleted here, since an initializer that throws has no deinitializer.
      do {
        let rows = try DataRows(standardInput: ByteReader(file: 0, closes: false), spool: file)
        (source, name) = (.file(rows), rows.name)
      } catch {
        unlink(file)
        throw error
      }
    case let path?:
      let rows = try DataRows(path: path)
      (source, name) = (.file(rows), rows.name)
    }
  }

  deinit {
    if let spool { unlink(spool) }
  }

  /// Throws an error: no rows, or no scene with a requested name.
  @MainActor
  func nothingMatched(_ input: InputOptions, _ references: [DocumentReference], _ maker: PictureMaker) -> Failure {
    guard input.scene.isEmpty, let name else { return input.nothingMatched(references, maker) }
    return Failure(
      lines: ["\(name): error: has no rows; expected one for each picture"], status: Failure.nothingMatched)
  }
}
