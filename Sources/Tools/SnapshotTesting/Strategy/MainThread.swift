import Foundation
import UIFoundation

/// Runs a block on the main actor and waits for it. Tests may run on any thread.
func onMainThread<Result, Failure: Error>(_ body: @MainActor () throws(Failure) -> Result) throws(Failure) -> Result {
  nonisolated(unsafe) var result: Swift.Result<Result, Failure>?
  if !MainQueue.isCurrent {
    withoutActuallyEscaping(body) { body in
      // The task can outlive the call, and the block must not.
      nonisolated(unsafe) var pending: (@MainActor () -> Void)? = { result = Swift.Result(catching: body) }
      let done = DispatchSemaphore(value: 0)
      // A task, because checks of isolation stop the process in other blocks of the main queue. It has the values of the
      // caller's task, such as the simulator.
      Task { @MainActor in
        pending?()
        pending = nil
        done.signal()
      }
      done.wait()
    }
  }
  return try (result ?? MainActor.unchecked { Swift.Result(catching: body) }).get()
}
