import CairoRendering
import UIFoundation

/// An error in writing a reference or a result.
package enum WritingError: Error, Equatable, CustomStringConvertible {
  /// The folder cannot be created.
  case folder(path: String, reason: String)
  /// The file cannot be written; the previous one is unchanged.
  case file(path: String, reason: String)
  /// Writing would replace a protected file.
  case refused(path: String, reason: String)
  /// The picture is empty or too large.
  case picture(path: String, reason: String)
  /// The existing file was recorded by another system, and is never overwritten.
  case foreign(path: String)

  package var description: String {
    switch self {
    case .folder(let path, let reason): "\(path): error: the folder cannot be created: \(reason)"
    case .file(let path, let reason):
      "\(path): error: cannot be written: \(reason). The previous file is unchanged"
        + (reason.contains("No space") ? "; free some space and run again." : "; check the folder's permissions.")
    case .picture(let path, let reason), .refused(let path, let reason): "\(path): error: \(reason)"
    case .foreign(let path): "\(path): error: was not recorded by this package and is not overwritten"
    }
  }
}

/// A writer of references and results, atomic across processes and threads.
package enum ReferenceWriter {
  /// Writes a file and creates its folders. Throws for a file that the policy protects.
  package static func write(
    _ data: Data, to path: String, _ policy: OutputPolicy = OutputPolicy()
  ) throws(WritingError) {
    if let end = path.lastIndex(of: "/"), end != path.startIndex { try createFolder(String(path[..<end])) }
    do {
      try FileWriter.write(data, to: path, policy)
    } catch .refused(_, let reason) {
      throw .refused(path: path, reason: reason)
    } catch .unwritable(_, let reason) {
      throw .file(path: path, reason: reason)
    } catch {
      throw .file(path: path, reason: "\(error)")
    }
  }

  package static func write(
    _ picture: Picture, mark: ReferenceMark, frames: [FrameRecord] = [], to path: String
  ) throws(WritingError) {
    let data: Data
    do {
      data = try picture.png(mark: mark, frames: frames)
    } catch {
      throw .picture(path: path, reason: "\(error)")
    }
    try write(data, to: path)
  }

  /// Creates a folder and its parents.
  package static func createFolder(_ path: String) throws(WritingError) {
    do {
      try FileWriter.createFolder(path)
    } catch .unwritable(let path, let reason) {
      throw .folder(path: path, reason: reason)
    } catch {
      throw .folder(path: path, reason: "\(error)")
    }
  }
}
