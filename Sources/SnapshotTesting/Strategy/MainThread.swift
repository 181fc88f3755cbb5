import Foundation
import UIFoundation

/// Runs a block on the main actor and waits for it. Tests may run on any thread.
func onMainThread<Result>(_ body: @MainActor () throws -> Result) rethrows -> Result {
  try withoutActuallyEscaping(body) { body in
    // The body runs on the main queue, which isolation checks cannot detect.
    let body = unsafeBitCast(body, to: (() throws -> Result).self)
    if MainQueue.isCurrent { return try body() }
    return try DispatchQueue.main.sync(execute: body)
  }
}
