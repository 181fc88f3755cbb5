import Foundation

/// Where everything goes that is not a result.
enum StandardError {
  /// Writes a line; a reader that has gone away is no error.
  static func write(_ line: String) {
    try? FileHandle.standardError.write(contentsOf: Data((line + "\n").utf8))
  }
}
