import Foundation
import Synchronization

/// The handling of Ctrl-C and `kill`.
///
/// The first signal ends a run after its current picture; a second signal of any kind ends it immediately.
enum Interruption {
  private static let received = Atomic<Int32>(0)

  /// The first signal received; nil if there was none.
  static var signal: Int32? {
    let value = received.load(ordering: .relaxed)
    return value == 0 ? nil : value
  }

  /// Installs the signal handlers.
  static func install() {
    // Initializes the global, which is not possible inside a signal handler.
    _ = signal
    // The parent process may have blocked the signals.
    var signals = sigset_t()
    sigemptyset(&signals)
    for number in [SIGINT, SIGTERM, SIGHUP] { sigaddset(&signals, number) }
    pthread_sigmask(SIG_UNBLOCK, &signals, nil)
    for number in [SIGINT, SIGTERM, SIGHUP] {
      var action = sigaction()
      action.__sigaction_handler.sa_handler = { Interruption.note($0) }
      sigaction(number, &action, nil)
    }
  }

  private static func note(_ number: Int32) {
    _ = received.compareExchange(expected: 0, desired: number, ordering: .relaxed)
    // These calls are permitted in a signal handler.
    _ = Foundation.signal(SIGINT, SIG_DFL)
    _ = Foundation.signal(SIGTERM, SIG_DFL)
    _ = Foundation.signal(SIGHUP, SIG_DFL)
  }
}
