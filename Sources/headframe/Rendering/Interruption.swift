import Foundation
import Synchronization

/// Notices Ctrl-C and `kill`, so that a run ends between two pictures; a second one ends it at once.
enum Interruption {
  private static let noted = Atomic<Int32>(0)

  /// The signal that asked for the end.
  static var signal: Int32? {
    let value = noted.load(ordering: .relaxed)
    return value == 0 ? nil : value
  }

  /// Begins to listen; reads that wait for input end when a signal comes.
  static func listen() {
    // Globals are made at their first use, which must not be inside the handler.
    _ = signal
    // Whoever started this process may have blocked them.
    var signals = sigset_t()
    sigemptyset(&signals)
    for number in [SIGINT, SIGTERM, SIGHUP] { sigaddset(&signals, number) }
    pthread_sigmask(SIG_UNBLOCK, &signals, nil)
    for number in [SIGINT, SIGTERM, SIGHUP] {
      var action = sigaction()
      action.__sigaction_handler.sa_handler = { Interruption.note($0) }
      action.sa_flags = Int32(bitPattern: UInt32(SA_RESETHAND))
      sigaction(number, &action, nil)
    }
  }

  private static func note(_ number: Int32) { noted.store(number, ordering: .relaxed) }
}
