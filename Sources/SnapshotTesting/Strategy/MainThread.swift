import Foundation

/// Runs a body as the main actor's and waits for it: views are the main actor's, tests may run anywhere.
func onMainThread<Result>(_ body: @MainActor () throws -> Result) rethrows -> Result {
  try withoutActuallyEscaping(body) { body in
    // Where the main queue runs is known here, and checks of isolation know threads only.
    let body = unsafeBitCast(body, to: (() throws -> Result).self)
    if MainQueue.isCurrent { return try body() }
    return try DispatchQueue.main.sync(execute: body)
  }
}

/// Tells whether code runs on the main queue, which Swift Testing on Linux serves from any thread.
private enum MainQueue {
  private static let key: DispatchSpecificKey<Bool> = {
    let key = DispatchSpecificKey<Bool>()
    DispatchQueue.main.setSpecific(key: key, value: true)
    return key
  }()

  static var isCurrent: Bool { Thread.isMainThread || DispatchQueue.getSpecific(key: key) == true }
}
