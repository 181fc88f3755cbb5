import CairoRendering
import Foundation
import Synchronization

/// Writes files and creates their folders, each only once.
struct OutputFolders: ~Copyable, Sendable {
  static let shared = OutputFolders()

  /// Beyond this count, checking the file system costs less than remembering.
  private static let largestCount = 10_000

  private let known = Mutex<Set<String>>([])

  /// Writes a file atomically. Throws ``RenderError``.
  func write(_ data: Data, to path: String, _ policy: OutputPolicy) throws(RenderError) {
    guard !path.isEmpty else { throw RenderError.refused(path: "\"\"", reason: "is no path; name a file") }
    let slash = path.lastIndex(of: "/")
    let folder = slash.map { String(path[...$0]) } ?? ""
    do {
      if known.withLock({ $0.contains(folder) }), (try? FileWriter.write(data, to: path, policy)) != nil { return }
      // The folder may have been deleted since it was made.
      try make(folder)
      FileWriter.removeAbandoned(beside: path)
      try FileWriter.write(data, to: path, policy)
    } catch let error as RenderingError {
      if case .refused(_, let reason) = error { throw RenderError.refused(path: path, reason: reason) }
      if case .unwritable(_, let reason) = error { throw RenderError.cannotWrite(path: path, reason: reason) }
      throw RenderError.cannotWrite(path: path, reason: "\(error)")
    } catch {
      throw RenderError.cannotWrite(path: path, reason: "its folder cannot be made")
    }
  }

  /// Creates a folder, given by a path that ends in a slash, and its parents.
  static func create(_ folder: String) throws {
    guard !folder.isEmpty else { return }
    try FileManager.default.createDirectory(
      at: URL(fileURLWithPath: folder, isDirectory: true), withIntermediateDirectories: true)
  }

  private func make(_ folder: String) throws {
    try Self.create(folder)
    known.withLock {
      if $0.count >= Self.largestCount { $0.removeAll() }
      $0.insert(folder)
    }
  }
}
