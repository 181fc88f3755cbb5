import ArgumentParser
import BatchRendering
import Foundation

/// The rows that `--data` gives; those of standard input are kept in a file that is gone afterwards.
final class RowInput {
  static let help = ArgumentHelp(
    "Render once for each row, whose values fill the document's ${placeholders}.", valueName: "rows.csv|json|ndjson")
  static let completion = CompletionKind.file(extensions: ["csv", "json", "ndjson", "jsonl"])
  static let twoFromStandardInput = ValidationError(
    "the document and the rows cannot both come from standard input")

  let source: RowSource
  private let name: String?
  private var spool: String?

  /// The rows of a path, or of standard input for `-`; none without a path.
  init(_ path: String?) throws {
    switch path {
    case nil: (source, name) = (.none, nil)
    case "-"?:
      let file = FileManager.default.temporaryDirectory.appendingPathComponent("headframe-rows-\(getpid())").path
      spool = file
      // What there is of it is deleted here where it cannot be finished: an object that is not made has no end.
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

  /// Says that there are no rows, or else no scene of the names that were asked for.
  @MainActor
  func nothingMatched(_ input: InputOptions, _ references: [DocumentReference], _ maker: PictureMaker) -> Failure {
    guard input.scene.isEmpty, let name else { return input.nothingMatched(references, maker) }
    return Failure(
      lines: ["\(name): error: has no rows; expected one for each picture"], status: Failure.nothingMatched)
  }
}
