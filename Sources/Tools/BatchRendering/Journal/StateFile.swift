import Foundation
import UIKitCore

/// The state file of a run, open and locked for the duration of the run.
///
/// A POSIX lock reports its owner, and also applies to other machines that share the folder.
final class StateFile {
  private let file: Int32
  private let path: String
  private var needsLineBreak: Bool

  /// Opens and locks a file.
  ///
  /// Throws ``RenderError`` if the file cannot be opened, is not a regular file, or is locked by another process.
  init(_ path: String) throws(RenderError) {
    let file = Foundation.open(path, O_RDWR | O_CREAT | O_APPEND | O_CLOEXEC | O_NOFOLLOW | O_NONBLOCK, 0o666)
    guard file >= 0 else { throw .cannotWrite(path: path, reason: String(cString: strerror(errno))) }
    var status = stat()
    guard fstat(file, &status) == 0, status.st_mode & S_IFMT == S_IFREG else {
      close(file)
      throw .refused(path: path, reason: "is not a regular file; remove it, or render to another folder")
    }
    var lock = flock()
    lock.l_type = Int16(F_WRLCK)
    lock.l_whence = Int16(SEEK_SET)
    // On file systems that do not support locks, the file is used without a lock.
    if fcntl(file, F_SETLK, &lock) != 0, errno == EACCES || errno == EAGAIN {
      let owner = Self.owner(file)
      close(file)
      throw .refused(
        path: path,
        reason: "\(owner) is rendering to this folder; wait for it, use another folder, or share the work with --shard")
    }
    self.file = file
    self.path = path
    needsLineBreak = status.st_size > 0
  }

  deinit {
    // An empty file is removed: neither this run nor an earlier one has recorded a picture.
    var status = stat()
    if fstat(file, &status) == 0, status.st_size == 0 { unlink(path) }
    close(file)
  }

  /// Returns a reader of the existing lines.
  func reader() -> ByteReader {
    lseek(file, 0, SEEK_SET)
    return ByteReader(file: file, closes: false)
  }

  /// Appends lines and returns whether all of them were written.
  func append(_ lines: [UInt8]) -> Bool {
    // The last run may have been interrupted within a line. If not, the line break only adds a blank line.
    let bytes = (needsLineBreak ? [UInt8(ascii: "\n")] : []) + lines
    needsLineBreak = false
    return ByteWriter.write(bytes, to: file)
  }

  /// Returns a description of the process that has locked a file.
  private static func owner(_ file: Int32) -> String {
    var lock = flock()
    lock.l_type = Int16(F_WRLCK)
    lock.l_whence = Int16(SEEK_SET)
    guard fcntl(file, F_GETLK, &lock) == 0, lock.l_type != Int16(F_UNLCK), lock.l_pid > 0 else {
      return "another process"
    }
    guard let command = command(ofProcess: lock.l_pid, using: file) else {
      return "process \(lock.l_pid), possibly on another machine,"
    }
    return "process \(lock.l_pid) (\(command))"
  }

  /// Returns the shortened command line of a process on this machine that has opened a file.
  ///
  /// Returns `nil` for other processes. A lock can belong to a process of another machine, and its id to a different
  /// process on this machine.
  static func command(ofProcess id: pid_t, using file: Int32) -> String? {
    var own = stat()
    guard fstat(file, &own) == 0 else { return nil }
    let descriptors = "/proc/\(id)/fd"
    let names = (try? FileManager.default.contentsOfDirectory(atPath: descriptors)) ?? []
    let isOpen = names.contains { name in
      var other = stat()
      return stat("\(descriptors)/\(name)", &other) == 0 && other.st_dev == own.st_dev && other.st_ino == own.st_ino
    }
    guard isOpen, let data = FileManager.default.contents(atPath: "/proc/\(id)/cmdline") else { return nil }
    let command = data.split(separator: 0).map { String(decoding: $0, as: UTF8.self) }.joined(separator: " ")
    return command.isEmpty ? nil : (command.count > 100 ? command.prefix(99) + "…" : command).onOneLine
  }
}
