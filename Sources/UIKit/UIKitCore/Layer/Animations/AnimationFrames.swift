internal import UIFoundation

/// Advances a stopped clock before a picture is made, frame by frame, until all animations have ended.
@MainActor
package enum AnimationFrames {
  /// The number of frames after which an animation counts as endless: those of ten seconds.
  private static let maximumCount = 600
  /// Indicates whether frames run. This prevents recursion if the program makes a picture in a frame.
  private static var areRunning = false

  /// Calls display links and completions until no link runs and no completion is pending.
  ///
  /// A frame advances the clock by a sixtieth of a second while a link runs, and otherwise to the end of the next
  /// animation, so the result does not depend on the machine. Links that still run after 600 frames count as endless.
  /// So do animations that started during these frames and have not ended, as when each completion starts another
  /// animation. Endless links and the completions of endless animations are not called for later pictures.
  package static func runToEnd(afterEachFrame layOut: () -> Void) {
    guard !areRunning, CADisplayLink.hasRunningLinks || PendingCompletions.timeUntilFirst != nil else { return }
    areRunning = true
    defer { areRunning = false }
    MediaClock.stopped {
      PendingCompletions.runningToEnd {
        for frame in 1...maximumCount {
          let interval: Double
          if CADisplayLink.hasRunningLinks {
            interval = 1 / 60
          } else if let time = PendingCompletions.timeUntilFirst {
            interval = time
          } else {
            return
          }
          MediaClock.advance(by: interval)
          PendingCompletions.advance(by: interval)
          CADisplayLink.callRunningLinks(atFrame: frame)
          layOut()
        }
        CADisplayLink.markRunningLinksAsEndless()
      }
    }
  }
}
