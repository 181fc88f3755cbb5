import Glibc
import Synchronization
import UIFoundation

/// An atomic writer of files.
package enum FileWriter {
  /// Writes an anonymous file, then links it under the name.
  ///
  /// It is flushed to disk before it has its name, if the file system has no anonymous files, as networks', or if
  /// `isFlushed` is true, so that a power failure leaves the old or the new contents. Flushing takes longer than
  /// painting most pictures, which can be rendered again.
  ///
  /// If the process is killed, no partial file remains, provided that the file system supports anonymous files.
  /// Otherwise, and briefly when it replaces a file, the new file has a name that ends in `.part`, and is locked until
  /// it is complete. Throws for files that `policy` protects; pipes and devices are written to directly.
  package static func write(
    _ bytes: UnsafeRawBufferPointer, to path: String, _ policy: OutputPolicy = OutputPolicy(), isFlushed: Bool = true
  ) throws(RenderingError) {
    switch try OutputTarget(path, policy) {
    case .file(let path): try replace(path, by: bytes, isFlushed: isFlushed)
    case .stream(let path):
      // Opening a pipe waits for its reader, and a signal that ends the run after this picture interrupts the wait.
      var file: Int32
      repeat { file = open(path, O_WRONLY | O_NOCTTY | O_CLOEXEC) } while file < 0 && errno == EINTR
      guard file >= 0 else { throw failure(path) }
      defer { close(file) }
      guard writeAll(bytes, to: file) else { throw failure(path) }
    case .descriptor(let file): guard writeAll(bytes, to: file) else { throw failure(path) }
    }
  }

  private static func replace(
    _ path: String, by bytes: UnsafeRawBufferPointer, isFlushed: Bool
  ) throws(RenderingError) {
    let part = try Part(for: path)
    defer { close(part.file) }
    // Networks' file systems report a full disk only when a file is flushed.
    let flushes = isFlushed || !part.isAnonymous
    guard writeAll(bytes, to: part.file), !flushes || fsync(part.file) == 0, part.rename(to: path) else {
      let error = failure(path)
      part.remove()
      throw error
    }
  }

  /// Writes data, with the same guarantees as for bytes.
  package static func write(
    _ data: Data, to path: String, _ policy: OutputPolicy = OutputPolicy()
  ) throws(RenderingError) {
    var failure: RenderingError?
    data.withUnsafeBytes { bytes in
      do throws(RenderingError) { try write(bytes, to: path, policy) } catch { failure = error }
    }
    if let failure { throw failure }
  }

  /// Creates a folder and its parents. Another process can create them at the same time.
  ///
  /// Throws an error with the path of the folder that cannot be created.
  package static func createFolder(_ path: String) throws(RenderingError) {
    guard mkdir(path, 0o777) != 0 else { return }
    var reason = errno
    if reason == ENOENT, let end = path.lastIndex(of: "/"), end != path.startIndex {
      try createFolder(String(path[..<end]))
      guard mkdir(path, 0o777) != 0 else { return }
      reason = errno
    }
    if FileManager.default.isFolder(atPath: path) == true { return }
    throw .unwritable(path: path, reason: String(cString: strerror(reason)))
  }

  /// Removes the partial files that killed processes left in a file's folder.
  package static func removeAbandoned(inFolderOf path: String) {
    let folder = Part.folder(of: path)
    guard let entries = opendir(folder) else { return }
    defer { closedir(entries) }
    while let entry = readdir(entries) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) {
        $0.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
      }
      if name.hasSuffix(Part.suffix), name.contains(Part.mark) { Part.removeAbandoned("\(folder)/\(name)") }
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

  fileprivate static func failure(_ path: String) -> RenderingError {
    .unwritable(path: path, reason: String(cString: strerror(errno)))
  }
}

/// A file that is being written.
private struct Part {
  // A mark in temporary names that no other program uses.
  static let mark = ".headframe-"
  static let suffix = ".part"

  let file: Int32
  /// The temporary name; nil while the file is anonymous.
  private let name: String?

  var isAnonymous: Bool { name == nil }

  init(for path: String) throws(RenderingError) {
    if Self.canLinkAnonymousFiles {
      let file = open(Self.folder(of: path), O_WRONLY | temporaryFile | O_CLOEXEC, 0o666)
      if file >= 0 {
        (self.file, name) = (file, nil)
        return
      }
    }
    while true {
      let name = Self.temporaryName(path)
      let file = open(name, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o666)
      guard file >= 0 else {
        if errno == EEXIST { continue }
        throw FileWriter.failure(path)
      }
      // A cleanup of abandoned files may have removed this one before it was locked.
      if flock(file, LOCK_EX | LOCK_NB) == 0 || errno != EWOULDBLOCK, Self.linkCount(file) > 0 {
        (self.file, self.name) = (file, name)
        return
      }
      close(file)
    }
  }

  /// Gives the file its final name, replacing any target. Returns false and sets `errno` on failure.
  func rename(to path: String) -> Bool {
    if let name { return Glibc.rename(name, path) == 0 }
    if link(to: path) { return true }
    guard errno == EEXIST else { return false }
    // Only a file with a name can replace another.
    _ = flock(file, LOCK_EX | LOCK_NB)
    while true {
      let name = Self.temporaryName(path)
      if link(to: name) {
        if Glibc.rename(name, path) == 0 { return true }
        let reason = errno
        unlink(name)
        errno = reason
        return false
      }
      guard errno == EEXIST else { return false }
    }
  }

  func remove() {
    if let name { unlink(name) }
  }

  private func link(to path: String) -> Bool {
    linkat(AT_FDCWD, "/proc/self/fd/\(file)", AT_FDCWD, path, AT_SYMLINK_FOLLOW) == 0
  }

  /// Removes a file unless it is locked by a writer that is still running.
  static func removeAbandoned(_ path: String) {
    let file = open(path, O_WRONLY | O_CLOEXEC | O_NOFOLLOW | O_NONBLOCK)
    guard file >= 0 else { return }
    defer { close(file) }
    if flock(file, LOCK_EX | LOCK_NB) == 0 { unlink(path) }
  }

  static func folder(of path: String) -> String {
    guard let slash = path.lastIndex(of: "/") else { return "." }
    return slash == path.startIndex ? "/" : String(path[..<slash])
  }

  private static func linkCount(_ file: Int32) -> Int {
    var status = stat()
    return fstat(file, &status) == 0 ? Int(status.st_nlink) : 0
  }

  // The process ID and a counter distinguish writers of one target without a clock or random numbers.
  private static func temporaryName(_ path: String) -> String {
    "\(path)\(mark)\(getpid())-\(counter.add(1, ordering: .relaxed).newValue)\(suffix)"
  }

  private static let counter = Atomic<Int>(0)

  /// Indicates whether an anonymous file can be linked, which requires a path to it.
  private static let canLinkAnonymousFiles = access("/proc/self/fd", X_OK) == 0
}

/// Linux's `O_TMPFILE`, which Swift does not import because it is a combination of two flags.
private let temporaryFile: Int32 = 0o20000000 | O_DIRECTORY
