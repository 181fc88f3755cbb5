import CairoRendering
import Foundation
import Synchronization

/// A writer of files that creates each missing folder once.
struct OutputFolders: ~Copyable, Sendable {
  static let shared = OutputFolders()

  /// The maximum number of folders to remember, which saves system calls.
  private static let countLimit = 10_000

  private let created = Mutex<Set<String>>([])

  /// Writes a file atomically, without waiting for the disk. Throws ``RenderError``.
  func write(_ bytes: UnsafeRawBufferPointer, to path: String, _ policy: OutputPolicy) throws(RenderError) {
    guard !path.isEmpty else { throw RenderError.refused(path: "\"\"", reason: "is not a path; name a file") }
    let slash = path.lastIndex(of: "/")
    let folder = slash.map { String(path[...$0]) } ?? ""
    if created.withLock({ $0.contains(folder) }),
      (try? FileWriter.write(bytes, to: path, policy, isFlushed: false)) != nil
    {
      return
    }
    do throws(RenderingError) {
      // The folder may have been deleted after its creation.
      try create(folder)
    } catch {
      throw .cannotWrite(path: path, reason: "its folder cannot be created: \(Self.reason(error))")
    }
    do throws(RenderingError) {
      FileWriter.removeAbandoned(inFolderOf: path)
      try FileWriter.write(bytes, to: path, policy, isFlushed: false)
    } catch .refused(_, let reason) {
      throw .refused(path: path, reason: reason)
    } catch {
      throw .cannotWrite(path: path, reason: Self.reason(error))
    }
  }

  private static func reason(_ error: RenderingError) -> String {
    if case .unwritable(_, let reason) = error { reason } else { "\(error)" }
  }

  /// Creates a folder, given by a path that ends in a slash, and its parents.
  static func create(_ folder: String) throws(RenderingError) {
    guard let end = folder.lastIndex(where: { $0 != "/" }) else { return }
    try FileWriter.createFolder(String(folder[...end]))
  }

  private func create(_ folder: String) throws(RenderingError) {
    try Self.create(folder)
    created.withLock {
      if $0.count >= Self.countLimit { $0.removeAll() }
      $0.insert(folder)
    }
  }
}
