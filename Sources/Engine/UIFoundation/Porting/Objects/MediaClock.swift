package import Foundation
internal import Synchronization

/// The clock of animations: the time since the machine started, which can be stopped and advanced.
package enum MediaClock {
  private struct State {
    /// The time by which the running clock is ahead of the machine's uptime, in seconds.
    var offset: TimeInterval = 0
    /// The time that a stopped clock shows; nil if the clock runs.
    var stopped: TimeInterval?
  }

  private static let state = Mutex(State())

  /// The current time, in seconds. It never decreases.
  package static var now: TimeInterval {
    state.withLock { $0.stopped ?? uptime + $0.offset }
  }

  /// The time of a stopped clock minus that of a running one, in seconds; 0 if the clock runs.
  static var virtualTimeAhead: TimeInterval {
    state.withLock { state in state.stopped.map { $0 - state.offset - uptime } ?? 0 }
  }

  /// Stops the clock while a function runs. Until the function returns, only ``advance(by:)`` moves it.
  package static func stopped(_ body: () -> Void) {
    let isOuter = state.withLock { state in
      guard state.stopped == nil else { return false }
      // Whole seconds, so that the rounding of frame times does not depend on the fraction of a second at the stop.
      state.stopped = (uptime + state.offset).rounded(.up)
      return true
    }
    body()
    guard isOuter else { return }
    state.withLock { state in
      guard let stopped = state.stopped else { return }
      state.offset = max(state.offset, stopped - uptime)
      state.stopped = nil
    }
  }

  /// Moves a stopped clock forward, by a time in seconds.
  package static func advance(by interval: TimeInterval) {
    state.withLock { $0.stopped? += interval }
  }

  private static var uptime: TimeInterval { ProcessInfo.processInfo.systemUptime }
}
