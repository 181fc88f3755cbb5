/// Calls a method for each frame of the screen, sixty times a second, while its run loop runs.
///
/// Nothing is shown here, so frames are those of a timer; a program that never runs the loop gets none.
@preconcurrency @MainActor
public final class CADisplayLink: NSObject {
  private weak var target: AnyObject?
  private let selector: Selector
  private nonisolated(unsafe) var timer: Timer?

  /// The time between two frames, in seconds.
  public private(set) var duration: CFTimeInterval = 1 / 60
  /// The time of the last frame, on the media clock.
  public private(set) var timestamp: CFTimeInterval = 0
  /// The time of the next frame, on the media clock.
  public var targetTimestamp: CFTimeInterval { timestamp + interval }
  public var isPaused = false
  /// The frames from one call to the next.
  public var frameInterval = 1
  /// The calls in a second; 0 stands for the screen's own.
  public var preferredFramesPerSecond = 0
  public var preferredFrameRateRange = CAFrameRateRange.default

  public init(target: Any, selector sel: Selector) {
    self.target = target as AnyObject
    selector = sel
    super.init()
  }

  deinit {
    timer?.invalidate()
  }

  private var interval: CFTimeInterval {
    preferredFramesPerSecond > 0 ? 1 / Double(min(60, preferredFramesPerSecond)) : Double(max(1, frameInterval)) / 60
  }

  /// Begins to call the target while a run loop runs in a mode.
  public func add(to runloop: RunLoop, forMode mode: RunLoop.Mode) {
    timer?.invalidate()
    let timer = Timer(timeInterval: interval, repeats: true) { [weak self] timer in
      guard let self else { return timer.invalidate() }
      MainActor.assumeIsolated { self.tick() }
    }
    self.timer = timer
    runloop.add(timer, forMode: mode)
  }

  public func remove(from runloop: RunLoop, forMode mode: RunLoop.Mode) {
    timer?.invalidate()
    timer = nil
  }

  /// Ends the calls for good.
  public func invalidate() {
    timer?.invalidate()
    timer = nil
    target = nil
  }

  private func tick() {
    guard !isPaused, let target else { return }
    timestamp = CACurrentMediaTime()
    _ = selector.send(to: target, [self])
  }
}

/// The frames in a second that an animation asks for.
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
