import Glibc

/// A watch for changes in folders.
package struct FileWatch: ~Copyable, Sendable {
  /// The time without changes, in milliseconds, after which a save in several steps is complete.
  private static let pause: Int32 = 15

  /// The file descriptor of the inotify instance.
  private let inotify: Int32

  /// Creates a watch. Throws ``RenderError`` if a limit of inotify is reached.
  package init() throws {
    inotify = inotify_init1(Int32(IN_CLOEXEC | IN_NONBLOCK))
    guard inotify >= 0 else {
      throw RenderError.reported(["files cannot be watched: \(String(cString: strerror(errno)))"])
    }
  }

  deinit { close(inotify) }

  /// Watches a folder. Ignores missing and already watched folders.
  package func add(_ folder: String) {
    let events = IN_CLOSE_WRITE | IN_MOVED_TO | IN_MOVED_FROM | IN_CREATE | IN_DELETE
    inotify_add_watch(inotify, folder, UInt32(events))
  }

  /// Waits for a completed change and returns `true`, or `false` when the wait is interrupted.
  package func wait(isInterrupted: () -> Bool = { false }) -> Bool {
    guard InputWait.wait(for: inotify, isInterrupted: isInterrupted) else { return false }
    repeat { drain() } while InputWait.isReady(inotify, within: Self.pause)
    return true
  }

  private func drain() {
    var buffer = [UInt8](repeating: 0, count: 1 << 14)
    while buffer.withUnsafeMutableBytes({ read(inotify, $0.baseAddress, $0.count) }) > 0 {}
  }
}
