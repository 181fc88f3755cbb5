public import Foundation
public import UIFoundation

/// A timer that calls a method for each frame, at most 60 times a second, while its run loop runs.
///
/// There is no screen: frames come from a timer, so a program that never runs the loop has none. A picture of a view
/// is made after all frames of the next ten seconds, without waiting for them; see ``AnimationFrames``. The link retains
/// its target until `invalidate()`. A run loop retains the link until `invalidate()`, or until the link is removed from
/// all modes.
@preconcurrency @MainActor
public final class CADisplayLink: NSObject {
  private var target: AnyObject?
  private let selector: Selector
  /// The timer, which retains the link while it is scheduled.
  private var timer: Timer?
  private var schedule: [(loop: RunLoop, mode: RunLoop.Mode)] = []
  /// Indicates whether the link was still running at the end of all frames of a picture.
  private var isEndless = false

  /// The links that a run loop retains, in the order in which they were added.
  private static var scheduled: [CADisplayLink] = []

  /// The time between two frames, in seconds.
  public private(set) var duration: CFTimeInterval = 1 / 60
  /// The time of the last call, on the media clock; 0 before the first call.
  public private(set) var timestamp: CFTimeInterval = 0
  /// The expected time of the next call, on the media clock.
  public var targetTimestamp: CFTimeInterval { timestamp + interval }
  public var isPaused = false {
    didSet { if oldValue, !isPaused { isEndless = false } }
  }
  /// The number of frames from one call to the next. It applies if no rate is preferred.
  public var frameInterval = 1 {
    didSet { restart() }
  }
  /// The preferred number of calls per second, at most 60. With 0, `preferredFrameRateRange` applies.
  public var preferredFramesPerSecond = 0 {
    didSet { restart() }
  }
  /// The range of calls per second. The preferred rate applies if `preferredFramesPerSecond` is 0.
  public var preferredFrameRateRange = CAFrameRateRange.default {
    didSet { restart() }
  }

  public init(target: Any, selector sel: Selector) {
    self.target = target as AnyObject
    selector = sel
  }

  private var interval: CFTimeInterval {
    let rate =
      preferredFramesPerSecond > 0 ? Double(preferredFramesPerSecond) : Double(preferredFrameRateRange.preferred)
    return rate > 0 ? 1 / min(60, rate) : Double(max(1, frameInterval)) / 60
  }

  /// Adds the link to a mode of a run loop.
  public func add(to runloop: RunLoop, forMode mode: RunLoop.Mode) {
    guard target != nil, !schedule.contains(where: { $0.loop === runloop && $0.mode == mode }) else { return }
    schedule.append((runloop, mode))
    restart()
  }

  /// Removes the link from a mode. After the last mode, the run loop no longer retains the link.
  public func remove(from runloop: RunLoop, forMode mode: RunLoop.Mode) {
    schedule.removeAll { $0.loop === runloop && $0.mode == mode }
    restart()
  }

  /// Removes the link from all modes and releases the target.
  public func invalidate() {
    schedule = []
    restart()
    target = nil
  }

  /// Creates the timer again for the current modes and rate.
  private func restart() {
    timer?.invalidate()
    timer = nil
    guard !schedule.isEmpty else {
      Self.scheduled.removeAll { $0 === self }
      return
    }
    if !Self.scheduled.contains(where: { $0 === self }) { Self.scheduled.append(self) }
    let timer = Timer(timeInterval: interval, repeats: true) { _ in MainActor.assumeIsolated { self.tick() } }
    self.timer = timer
    for (loop, mode) in schedule { loop.add(timer, forMode: mode) }
  }

  private func tick() {
    guard !isPaused, let target else { return }
    timestamp = CACurrentMediaTime()
    _ = selector.send(to: target, [self])
  }
}

extension CADisplayLink {
  static var hasRunningLinks: Bool { scheduled.contains(where: \.isRunning) }

  /// Calls the links that run and are due at a frame, which counts from 1.
  static func callRunningLinks(atFrame frame: Int) {
    for link in scheduled.filter(\.isRunning) where link.isDue(atFrame: frame) { link.tick() }
  }

  /// Excludes the links that still run from later pictures.
  static func markRunningLinksAsEndless() {
    for link in scheduled where link.isRunning { link.isEndless = true }
  }

  /// Indicates whether the link awaits frames and has not proved endless.
  private var isRunning: Bool { !schedule.isEmpty && !isPaused && !isEndless }

  private func isDue(atFrame frame: Int) -> Bool {
    guard isRunning else { return false }
    let framesPerCall = (interval * 60).rounded()
    return framesPerCall <= 1 || Double(frame).truncatingRemainder(dividingBy: framesPerCall) == 0
  }
}

/// The frame rates of an animation.
public struct CAFrameRateRange: Hashable, Sendable {
  public var minimum: Float
  public var maximum: Float
  public var preferred: Float

  public init() {
    (minimum, maximum, preferred) = (0, 0, 0)
  }

  public init(minimum: Float, maximum: Float, preferred: Float? = nil) {
    (self.minimum, self.maximum, self.preferred) = (minimum, maximum, preferred ?? 0)
  }

  public static let `default` = CAFrameRateRange()
}
