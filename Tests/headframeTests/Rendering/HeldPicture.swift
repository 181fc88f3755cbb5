import Foundation

/// A pipe in place of a picture, at which a run stops until the test lets it continue.
///
/// The pipe holds one page of bytes. A process that writes a longer picture waits with the pipe open, so that a test can
/// send signals to it without depending on the speed of either.
final class HeldPicture {
  private let url: URL
  private var reader: FileHandle?

  /// Creates a pipe for a file of the format rgba, whose size is known, and the file's folder.
  init(at url: URL) throws {
    self.url = url
    try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    guard mkfifo(url.path, 0o600) == 0 else { throw POSIXError(.EIO) }
    // Without O_NONBLOCK, opening would wait for a process that writes.
    let file = open(url.path, O_RDONLY | O_NONBLOCK | O_CLOEXEC)
    guard file >= 0 else { throw POSIXError(.EIO) }
    reader = FileHandle(fileDescriptor: file, closeOnDealloc: true)
    // F_SETPIPE_SZ, which Glibc's module does not declare. The smallest size is one page.
    _ = fcntl(file, 1031, 4096)
  }

  deinit { unlink(url.path) }

  /// Returns the process that writes the picture, among a process of the command and its workers.
  func writer(in process: pid_t) -> pid_t? {
    ([process] + workers(of: process)).first { process in
      let folder = "/proc/\(process)/fd"
      let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
      return names.contains { (try? FileManager.default.destinationOfSymbolicLink(atPath: "\(folder)/\($0)")) == path }
    }
  }

  /// Reads the picture, which its writer then completes, and returns the picture's size in bytes.
  func complete() throws -> Int {
    guard let reader else { return 0 }
    _ = fcntl(reader.fileDescriptor, F_SETFL, 0)
    return try reader.readToEnd()?.count ?? 0
  }

  /// Removes the pipe, so that the next process to write the picture creates a file.
  func remove() { unlink(url.path) }

  /// Closes the pipe, after which its writer fails.
  func close() throws {
    try reader?.close()
    reader = nil
  }

  private var path: String { url.resolvingSymlinksInPath().path }
}

/// Returns the worker processes of a run.
func workers(of process: pid_t) -> [pid_t] {
  let tasks = (try? FileManager.default.contentsOfDirectory(atPath: "/proc/\(process)/task")) ?? []
  return tasks.flatMap { task in
    // The process may have ended in the meantime.
    ((try? String(contentsOfFile: "/proc/\(process)/task/\(task)/children", encoding: .utf8)) ?? "")
      .split(separator: " ").compactMap { pid_t($0) }
  }
}

/// Returns whether a process handles a signal itself.
func catches(_ signal: Int32, _ process: pid_t) -> Bool {
  let status = (try? String(contentsOfFile: "/proc/\(process)/status", encoding: .utf8)) ?? ""
  let line = status.split(separator: "\n").first { $0.hasPrefix("SigCgt:") }
  // The set has one bit for each signal, in hexadecimal digits after a tab.
  let mask = line.flatMap { UInt64($0.dropFirst(8), radix: 16) } ?? 0
  return mask & (1 << UInt64(signal - 1)) != 0
}
