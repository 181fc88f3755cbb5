import Foundation

/// A reason why a snapshot cannot be taken or compared.
enum SnapshotError: Error, CustomStringConvertible {
  case unpaintable(size: CGSize)
  case unreadable(path: String)
  case timeout(seconds: TimeInterval)
  case unknownMode(String)

  var description: String {
    switch self {
    case .unpaintable(let size): "The image of \(size.width)×\(size.height) points has no pixels."
    case .unreadable(let path): "\(path) cannot be read."
    case .unknownMode(let word): "SNAPSHOT_TESTING_RECORD is \"\(word)\"; it takes all, failed, missing or never."
    case .timeout(let seconds):
      "Exceeded timeout of \(seconds) seconds waiting for the snapshot. Its strategy did not call back: give a longer "
        + "`timeout:`, or look at what it waits for."
    }
  }
}
