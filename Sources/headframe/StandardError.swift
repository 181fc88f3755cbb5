import Foundation

/// Where everything goes that is not a result.
enum StandardError {
  /// Writes a line; a reader that has gone away is no error.
  static func write(_ line: String) { put(line + "\n") }

  /// Writes text as it is.
  static func put(_ text: String) { try? FileHandle.standardError.write(contentsOf: Data(text.utf8)) }

  /// How many columns the terminal has; `nil` where it is none.
  static var columns: Int? {
    guard isatty(2) == 1 else { return nil }
    var size = winsize()
    guard ioctl(2, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else { return 80 }
    return Int(size.ws_col)
  }
}
