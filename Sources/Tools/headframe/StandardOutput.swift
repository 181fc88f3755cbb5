import BatchRendering
import Foundation

/// The output stream of results.
enum StandardOutput {
  /// Writes a line and returns whether that succeeded.
  @discardableResult
  static func write(_ line: String) -> Bool { write(Data((line + "\n").utf8)) }

  /// Writes a line of results. Throws the ``Failure`` of a write to a closed or full stream.
  static func print(_ line: String) throws(Failure) {
    guard write(line) else { throw writeFailure() }
  }

  /// Writes bytes and returns whether that succeeded.
  static func write(_ data: Data) -> Bool {
    if ByteWriter.write(data, to: 1) { return true }
    lastError = errno
    return false
  }

  /// The error number of the last failed write; 0 if none failed.
  nonisolated(unsafe) private static var lastError: Int32 = 0

  /// Indicates whether a write failed on an open stream, as for a full disk or a file size limit.
  static var isFull: Bool { lastError != 0 && lastError != EPIPE && lastError != EBADF }

  /// Returns the failure of the last write: status 141 for a closed pipe, otherwise an error message.
  static func writeFailure() -> Failure {
    if lastError == EPIPE { return Failure(lines: [], status: 128 + SIGPIPE) }
    return Failure("standard output: error: cannot be written: \(String(cString: strerror(lastError)))")
  }
}
