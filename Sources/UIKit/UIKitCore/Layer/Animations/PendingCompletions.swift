internal import Foundation
internal import UIFoundation

/// The completions of animations that have not been called yet, by the ends of their animations.
///
/// Animations change values immediately. Their completions are called after the call that starts the animation has
/// returned: before a picture is made, or while the main run loop or the main queue runs, one frame later. Times are
/// in seconds on a clock that only completions and frames move, so the order does not depend on the machine.
@MainActor
package enum PendingCompletions {
  private struct Completion {
    let time: TimeInterval
    let number: Int
    let body: () -> Void
  }

  /// The pending completions, by time and then by number.
  private static var completions: [Completion] = []
  /// The number of completions that were added so far.
  private static var count = 0
  private static var now: TimeInterval = 0
  /// Indicates whether completions are called for a picture.
  private static var isRunningToEnd = false

  /// The duration of UIKit's own animations, in seconds. UIKit does not document it.
  nonisolated static let systemDuration: TimeInterval = 0.3

  /// The interval in seconds above which an animation counts as endless. Clocks would lose precision.
  private static let maximumInterval: TimeInterval = 1e9

  /// The time in seconds until the first completion; nil if there is none.
  static var timeUntilFirst: TimeInterval? { completions.first.map { max(0, $0.time - now) } }

  /// Adds the completion of an animation that ends after an interval in seconds, 0 or more.
  ///
  /// Completions with equal times are called in the order of addition. An animation that ends after more than 30 years,
  /// such as one with the largest repeat count, counts as endless: its completion is never called.
  static func add(after interval: TimeInterval, _ body: (() -> Void)?) {
    guard !(interval > maximumInterval) else { return CATransaction.animationEnds(at: .infinity) }
    // An interval that is not a number counts as 0.
    let time = now + (interval > 0 ? interval : 0)
    CATransaction.animationEnds(at: time)
    if let body { insert(at: time, body) }
  }

  /// Adds a completion that is called at a time, and not before now.
  static func insert(at time: TimeInterval, _ body: @escaping () -> Void) {
    let time = max(now, time)
    let index = (completions.lastIndex { $0.time <= time } ?? -1) + 1
    completions.insert(Completion(time: time, number: count, body: body), at: index)
    count += 1
    scheduleNextCall()
  }

  /// Moves the clock forward and calls the completions that are then due.
  ///
  /// Completions that are added meanwhile are not called, even if they are due.
  static func advance(by interval: TimeInterval) {
    now += interval
    // Times are sums of fractions, which differ from multiples of a frame by rounding errors.
    let due = completions.prefix { $0.time <= now + 1e-6 }
    completions.removeFirst(due.count)
    for completion in due { completion.body() }
  }

  /// Runs a function that calls completions for a picture, and then drops the endless ones.
  ///
  /// The endless completions are those that were added meanwhile and are still pending.
  static func runningToEnd(_ body: () -> Void) {
    isRunningToEnd = true
    let firstNumber = count
    body()
    completions.removeAll { $0.number >= firstNumber }
    isRunningToEnd = false
  }

  // MARK: While the program runs

  /// The number of the scheduled call; earlier calls have no effect.
  private static var callNumber = 0
  private static var isScheduled = false

  /// Schedules a call in the run loop.
  ///
  /// Code that uses views on another thread must not be interrupted by completions on the main thread.
  private static func scheduleNextCall() {
    guard !isScheduled, let time = timeUntilFirst, MainQueue.isCurrent else { return }
    isScheduled = true
    callNumber += 1
    let number = callNumber
    MainQueue.schedule(after: time > 0 ? 1.0 / 60 : 0) { call(number) }
  }

  /// Calls the completions of the animations that end first.
  private static func call(_ number: Int) {
    guard number == callNumber, isScheduled else { return }
    isScheduled = false
    if !isRunningToEnd, let time = timeUntilFirst { advance(by: time) }
    scheduleNextCall()
  }
}
