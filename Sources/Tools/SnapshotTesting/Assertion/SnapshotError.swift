import Foundation
import UIFoundation

/// An error that prevents taking or comparing a snapshot.
enum SnapshotError: Error, CustomStringConvertible {
  case unpaintable(size: CGSize)
  case unreadable(path: String)
  case timeout(seconds: TimeInterval)
  case unknownMode(String)
  case unknownSimulator(String)

  var description: String {
    switch self {
    case .unpaintable(let size): "The image of \(size.width)×\(size.height) points has no pixels."
    case .unreadable(let path): "\(path) cannot be read."
    case .unknownMode(let word): "SNAPSHOT_TESTING_RECORD is \"\(word)\", expected all, failed, missing or never."
    case .unknownSimulator(let text): "The simulator is \"\(text)\", expected \(Simulator.expectation)."
    case .timeout(let seconds):
      "Exceeded timeout of \(seconds) seconds waiting for the snapshot. Its strategy did not call back: pass a longer "
        + "`timeout:`, or check the work that it waits for."
    }
  }
}
