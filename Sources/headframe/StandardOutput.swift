import Foundation

/// Where results go.
enum StandardOutput {
  /// Writes a line; answers whether anybody still reads.
  @discardableResult
  static func write(_ line: String) -> Bool { write(Data((line + "\n").utf8)) }

  /// Writes bytes; answers whether anybody still reads.
  static func write(_ data: Data) -> Bool {
    data.withUnsafeBytes { bytes in
      var rest = bytes[...]
      while !rest.isEmpty {
        let part = UnsafeRawBufferPointer(rebasing: rest)
        let count = Foundation.write(1, part.baseAddress, part.count)
        if count < 0, errno != EINTR {
          reason = errno
          return false
        }
        rest = rest.dropFirst(max(0, count))
      }
      return true
    }
  }

  /// Why the last write failed.
  nonisolated(unsafe) private static var reason: Int32 = 0

  /// Indicates whether a write failed although somebody reads: a full disk, a limit of file sizes.
  static var isFull: Bool { reason != 0 && reason != EPIPE && reason != EBADF }

  /// Ends the command as the shell reports a program whose reader has gone away, or tells what else is wrong.
  static func end() -> Failure {
    if reason == EPIPE { return Failure(lines: [], status: 128 + SIGPIPE) }
    return Failure("standard output: error: cannot be written: \(String(cString: strerror(reason)))")
  }
}
