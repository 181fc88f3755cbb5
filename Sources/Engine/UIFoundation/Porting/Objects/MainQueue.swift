internal import Dispatch
package import Foundation

/// The main queue, which Swift Testing on Linux serves from any thread.
package enum MainQueue {
  private static let key: DispatchSpecificKey<Bool> = {
    let key = DispatchSpecificKey<Bool>()
    DispatchQueue.main.setSpecific(key: key, value: true)
    return key
  }()

  /// Indicates whether the caller runs on the main thread or on the main queue.
  package static var isCurrent: Bool { Thread.isMainThread || DispatchQueue.getSpecific(key: key) == true }

  /// Schedules a call after a delay in seconds, on the main queue and in the main run loop.
  ///
  /// Code on the main queue can run the loop, and then waits for calls of its timers. The call happens twice if both
  /// run. It is a task of the main actor, because checks of isolation stop the process in a block of the main queue
  /// unless the main thread serves the queue.
  package static func schedule(after delay: TimeInterval = 0, _ body: @escaping @MainActor @Sendable () -> Void) {
    RunLoop.main.add(
      Timer(timeInterval: delay, repeats: false) { _ in MainActor.unchecked(body) }, forMode: .common)
    let run: @Sendable () -> Void = { Task.detached { @MainActor in body() } }
    guard delay > 0 else { return run() }
    DispatchQueue.main.asyncAfter(deadline: .now() + delay, execute: run)
  }
}
