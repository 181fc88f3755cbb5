import Glibc
import Synchronization
import UIFoundation

/// Writes files that appear whole or not at all.
package enum FileWriter {
  /// Writes beside the target, makes it durable, then takes the target's place.
  package static func write(_ bytes: UnsafeRawBufferPointer, to path: String) throws(RenderingError) {
    // The process and a counter keep two writers of one target apart; no clock or chance is needed.
    let temporary = "\(path).\(getpid()).\(nextNumber()).part"
    let file = open(temporary, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o666)
    guard file >= 0 else { throw failure(path) }
    var isDone = writeAll(bytes, to: file) && fsync(file) == 0
    let reason = errno
    isDone = close(file) == 0 && isDone
    guard isDone else {
      unlink(temporary)
      throw .unwritable(path: path, reason: String(cString: strerror(reason)))
    }
    guard rename(temporary, path) == 0 else {
      let error = failure(path)
      unlink(temporary)
      throw error
    }
  }

  /// Writes beside the target, makes it durable, then takes the target's place.
  package static func write(_ data: Data, to path: String) throws(RenderingError) {
    var failure: RenderingError?
    data.withUnsafeBytes { bytes in
      do throws(RenderingError) { try write(bytes, to: path) } catch { failure = error }
    }
    if let failure { throw failure }
  }

  /// Removes what a process that was ended in the middle of writing a file has left beside it.
  package static func removeParts(of path: String, leftBy process: Int32) {
    let slash = path.lastIndex(of: "/")
    let folder = slash.map { String(path[...$0]) } ?? "./"
    let name = slash.map { String(path[path.index(after: $0)...]) } ?? path
    for entry in (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    where entry.hasPrefix("\(name).\(process).") && entry.hasSuffix(".part") {
      unlink(folder + entry)
    }
  }

  private static func writeAll(_ bytes: UnsafeRawBufferPointer, to file: Int32) -> Bool {
    var rest = bytes[...]
    while !rest.isEmpty {
      let part = UnsafeRawBufferPointer(rebasing: rest)
      let count = Glibc.write(file, part.baseAddress, part.count)
      if count < 0 {
        if errno == EINTR { continue }
        return false
      }
      rest = rest.dropFirst(count)
    }
    return true
  }

  private static func failure(_ path: String) -> RenderingError {
    .unwritable(path: path, reason: String(cString: strerror(errno)))
  }

  private static let counter = Atomic<Int>(0)

  private static func nextNumber() -> Int {
    counter.add(1, ordering: .relaxed).newValue
  }
}
