import BatchRendering
import Foundation

/// The rows of `--data`. Rows of standard input are copied to a temporary file.
final class RowInput {
  let source: RowSource
  /// The file's name in messages; nil without `--data`.
  let name: String?
  private var spool: String?

  /// Opens the rows at a path, or of standard input for `-`. Without a path, the source is `none`.
  init(_ path: String?) throws {
    switch path {
    case nil: (source, name) = (.none, nil)
    case "-"?:
      let file = FileManager.default.temporaryDirectory.appendingPathComponent("headframe-rows-\(getpid())").path
      spool = file
      // A partial file is deleted here: the deinitializer does not run if not all properties are set yet.
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
}
