import Glibc

/// A wait for input that a signal can interrupt.
enum InputWait {
  /// The time between two checks for an interruption, in milliseconds.
  ///
  /// A signal ends a system call only if it arrives on the same thread during the call.
  private static let interval: Int32 = 100

  /// Waits until a file can be read and returns `true`, or `false` when the wait is interrupted.
  static func wait(for file: Int32, isInterrupted: () -> Bool) -> Bool {
    while !isInterrupted() {
      if isReady(file, within: interval) { return true }
    }
    return false
  }

  /// Returns whether a file can be read, now or within the timeout in milliseconds.
  static func isReady(_ file: Int32, within timeout: Int32) -> Bool {
    var descriptor = pollfd(fd: file, events: Int16(POLLIN), revents: 0)
    return poll(&descriptor, 1, timeout) > 0
  }
}
