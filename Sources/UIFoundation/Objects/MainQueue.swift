internal import Dispatch
internal import Foundation

/// The detection of the main queue, which Swift Testing on Linux serves from any thread.
package enum MainQueue {
  private static let key: DispatchSpecificKey<Bool> = {
    let key = DispatchSpecificKey<Bool>()
    DispatchQueue.main.setSpecific(key: key, value: true)
    return key
  }()

  /// Indicates whether the caller runs on the main thread or on the main queue.
  package static var isCurrent: Bool { Thread.isMainThread || DispatchQueue.getSpecific(key: key) == true }
}
