import CairoRendering
import Foundation
import Synchronization

/// A writer of files that creates each missing folder once.
struct OutputFolders: ~Copyable, Sendable {
  static let shared = OutputFolders()

  /// The maximum number of remembered folders, which save system calls.
  private static let countLimit = 10_000

  private let created = Mutex<Set<String>>([])

  /// Writes a file atomically. Throws ``RenderError``.
  func write(_ bytes: UnsafeRawBufferPointer, to path: String, _ policy: OutputPolicy) throws(RenderError) {
    guard !path.isEmpty else { throw RenderError.refused(path: "\"\"", reason: "is not a path; name a file") }
    let slash = path.lastIndex(of: "/")
    let folder = slash.map { String(path[...$0]) } ?? ""
    do {
      if created.withLock({ $0.contains(folder) }), (try? FileWriter.write(bytes, to: path, policy)) != nil { return }
      // The folder may have been deleted after its creation.
      try create(folder)
      FileWriter.removeAbandoned(inFolderOf: path)
      try FileWriter.write(bytes, to: path, policy)
    } catch let error as RenderingError {
      if case .refused(_, let reason) = error { throw RenderError.refused(path: path, reason: reason) }
      if case .unwritable(_, let reason) = error { throw RenderError.cannotWrite(path: path, reason: reason) }
      throw RenderError.cannotWrite(path: path, reason: "\(error)")
    } catch {
      throw RenderError.cannotWrite(path: path, reason: "its folder cannot be created")
    }
  }

  /// Creates a folder, given by a path that ends in a slash, and its parents.
  static func create(_ folder: String) throws {
    guard !folder.isEmpty else { return }
    try FileManager.default.createDirectory(
      at: URL(fileURLWithPath: folder, isDirectory: true), withIntermediateDirectories: true)
  }

  private func create(_ folder: String) throws {
    try Self.create(folder)
    created.withLock {
      if $0.count >= Self.countLimit { $0.removeAll() }
      $0.insert(folder)
    }
  }
}
