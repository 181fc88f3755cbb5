// Not Foundation: each client builds this tool, which takes twice as long with it.
import Glibc

/// A text file of a build.
struct TextFile {
  /// A failed operation of the C library.
  struct Failure: Error {
    let path: String
    let reason: String

    fileprivate init(_ path: String) {
      self.path = path
      reason = String(cString: strerror(errno))
    }
  }

  let path: String

  init(_ path: String) { self.path = path }

  func contents() throws -> String {
    guard let file = fopen(path, "r") else { throw Failure(path) }
    defer { fclose(file) }
    var bytes: [UInt8] = []
    while feof(file) == 0 {
      bytes += [UInt8](unsafeUninitializedCapacity: 65_536) { $1 = fread($0.baseAddress, 1, $0.count, file) }
      guard ferror(file) == 0 else { throw Failure(path) }
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Replaces the file as a whole, so that an interrupted build leaves no part of it.
  func replaceContents(with text: String) throws {
    let temporary = path + ".new"
    guard let file = fopen(temporary, "w") else { throw Failure(temporary) }
    let isWritten = fputs(text, file) >= 0
    guard fclose(file) == 0, isWritten, rename(temporary, path) == 0 else { throw Failure(path) }
  }
}
