import CairoRendering
import Glibc
import UIFoundation

/// Why a reference or a result could not be written.
package enum WritingError: Error, Equatable, CustomStringConvertible {
  /// The folder cannot be made.
  case folder(path: String, reason: String)
  /// The file cannot be written; what was there before is unharmed.
  case file(path: String, reason: String)
  /// Writing there would destroy something.
  case refused(path: String, reason: String)
  /// The picture has no pixels, or is too large.
  case picture(path: String, reason: String)
  /// What lies there is not ours.
  case foreign(path: String)

  package var description: String {
    switch self {
    case .folder(let path, let reason): "\(path): the folder cannot be made: \(reason)"
    case .file(let path, let reason):
      "\(path): cannot be written: \(reason). What was there before is unharmed"
        + (reason.contains("No space") ? "; free some room and run again." : "; check the folder's permissions.")
    case .picture(let path, let reason), .refused(let path, let reason): "\(path): \(reason)"
    case .foreign(let path): "\(path): was not recorded by this package and is not overwritten"
    }
  }
}

/// Writes references and results, whole or not at all, from any number of processes and threads.
package enum ReferenceWriter {
  /// Writes a file, never over one of `inputs`; folders are made on the way.
  package static func write(
    _ data: Data, to path: String, protecting inputs: [String] = []
  ) throws(WritingError) {
    if let end = path.lastIndex(of: "/"), end != path.startIndex { try makeFolder(String(path[..<end])) }
    do {
      try FileWriter.write(data, to: path, OutputPolicy().protecting(inputs))
    } catch .refused(_, let reason) {
      throw .refused(path: path, reason: reason)
    } catch .unwritable(_, let reason) {
      throw .file(path: path, reason: reason)
    } catch {
      throw .file(path: path, reason: "\(error)")
    }
  }

  /// Writes a picture of ours with its mark and the frames of its views.
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

  /// Makes a folder and those it lies in; one that another process makes meanwhile is as good.
  package static func makeFolder(_ path: String) throws(WritingError) {
    guard mkdir(path, 0o777) != 0 else { return }
    var reason = errno
    if reason == ENOENT, let end = path.lastIndex(of: "/"), end != path.startIndex {
      try makeFolder(String(path[..<end]))
      guard mkdir(path, 0o777) != 0 else { return }
      reason = errno
    }
    var isFolder: ObjCBool = false
    if FileManager.default.fileExists(atPath: path, isDirectory: &isFolder), isFolder.boolValue { return }
    throw .folder(path: path, reason: String(cString: strerror(reason)))
  }
}
