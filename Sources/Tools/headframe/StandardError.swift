import Foundation
import UIKitCore

/// The output stream of messages, warnings and progress.
typealias StandardError = UIFoundation.StandardError

extension StandardError {
  /// The number of columns of the terminal; `nil` if standard error is not a terminal.
  static var columns: Int? {
    guard isatty(2) == 1 else { return nil }
    var size = winsize()
    guard ioctl(2, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else { return 80 }
    return Int(size.ws_col)
  }
}
