import BatchRendering
import Foundation
import UIKitCore

/// The rows of `--data`. Rows of standard input are copied to a file in a temporary folder of this process.
final class RowInput {
  let source: RowSource
  /// The file's name in messages; nil without `--data`.
  let name: String?
  private var folder: String?

  /// Opens the rows at a path, or of standard input for `-`. Without a path, the source is `none`.
  init(_ path: String?, delimiter: FieldDelimiter? = nil) throws {
    switch path {
    case nil: (source, name) = (.none, nil)
    case "-"?:
      guard let folder = FileManager.default.createTemporaryFolder() else {
        throw Failure(
          "\(FileManager.default.temporaryDirectory.path): error: the rows of standard input cannot be stored here: "
            + String(cString: strerror(errno)))
      }
      self.folder = folder
      // A partial file is deleted here: the deinitializer does not run if not all properties are set yet.
      do {
        let rows = try DataRows(
          standardInput: ByteReader(file: 0, closes: false), spool: "\(folder)/rows", delimiter: delimiter)
        (source, name) = (.file(rows), rows.name)
      } catch {
        Self.remove(folder)
        throw error
      }
    case let path?:
      let rows = try DataRows(path: path, delimiter: delimiter)
      (source, name) = (.file(rows), rows.name)
    }
    if case .file(let rows) = source, delimiter != nil, !rows.hasDelimiters {
      throw Failure(
        lines: ["Error: --delimiter is for CSV; \(rows.name) has rows of JSON, which have no delimiter"], status: 2)
    }
  }

  /// Writes a remark about the delimiter or encoding that was detected.
  func reportFormat() {
    if case .file(let rows) = source, let note = rows.note { StandardError.write(note) }
  }

  private static func remove(_ folder: String) {
    unlink("\(folder)/rows")
    rmdir(folder)
  }

  deinit {
    if let folder { Self.remove(folder) }
  }
}
