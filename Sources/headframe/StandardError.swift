import Foundation
import UIKitCore

/// The stream for everything that is not a result.
typealias StandardError = UIFoundation.StandardError

extension StandardError {
  /// The number of columns of the terminal; `nil` where standard error is no terminal.
  static var columns: Int? {
    guard isatty(2) == 1 else { return nil }
    var size = winsize()
    guard ioctl(2, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else { return 80 }
    return Int(size.ws_col)
  }
}
