import Foundation
import Synchronization

/// Functions that wait while the main run loop runs.
enum Waiting {
  /// Returns the value of asynchronous work; nil after the timeout, in seconds.
  static func value<Value>(of work: Async<Value>, timeout: TimeInterval) -> Value? {
    let box = Box<Value>()
    work.run { box.set($0) }
    if let value = box.value { return value }
    let end = Date(timeIntervalSinceNow: timeout)
    while box.value == nil, Date() < end { pause(until: min(end, Date(timeIntervalSinceNow: 0.01))) }
    return box.value
  }

  /// Waits for a duration, in seconds.
  static func sleep(_ duration: TimeInterval) {
    let end = Date(timeIntervalSinceNow: duration)
    while Date() < end { pause(until: end) }
  }

  private static func pause(until end: Date) {
    // A run loop without sources returns immediately.
    if Thread.isMainThread, RunLoop.current.run(mode: .default, before: end) { return }
    Thread.sleep(forTimeInterval: min(0.01, max(0, end.timeIntervalSinceNow)))
  }

  /// A container for the value of a callback on any thread.
  private final class Box<Value>: @unchecked Sendable {
    private let lock = NSLock()
    private var stored: Value?

    var value: Value? { lock.withLock { stored } }

    func set(_ value: Value) { lock.withLock { stored = stored ?? value } }
  }
}
