import Foundation

/// The output stream of results.
enum StandardOutput {
  /// Writes a line and returns whether the stream is still open.
  @discardableResult
  static func write(_ line: String) -> Bool { write(Data((line + "\n").utf8)) }

  /// Writes bytes and returns whether the stream is still open.
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

  /// The error number of the last write.
  nonisolated(unsafe) private static var reason: Int32 = 0

  /// Indicates whether a write failed on an open stream: a full disk, a limit of file sizes.
  static var isFull: Bool { reason != 0 && reason != EPIPE && reason != EBADF }

  /// Returns the failure of a closed pipe as the shell reports it, or of another error.
  static func end() -> Failure {
    if reason == EPIPE { return Failure(lines: [], status: 128 + SIGPIPE) }
    return Failure("standard output: error: cannot be written: \(String(cString: strerror(reason)))")
  }
}
