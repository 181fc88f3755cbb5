import PictureComparison
import Synchronization

/// The references that were recorded but not reviewed. A match with them proves nothing.
enum UnreviewedReferences {
  /// The references recorded by this process.
  private static let recorded = Mutex<Set<String>>([])
  /// The references that earlier runs on this CI machine recorded, by folder of results.
  ///
  /// Files on a CI machine are never reviewed.
  private static let earlier = Mutex<[String: Set<String>]>([:])

  /// Adds a reference that this process has written because it was missing or different.
  static func insert(_ path: String) {
    _ = recorded.withLock { $0.insert(path) }
  }

  /// Treats a reference that this process recorded as reviewed, as the next run outside of CI does.
  static func remove(_ path: String) {
    _ = recorded.withLock { $0.remove(path) }
  }

  /// Returns a warning if a match with a reference proves nothing; nil otherwise.
  static func warning(about path: String, in results: SnapshotResults) -> String? {
    if recorded.withLock({ $0.contains(path) }) {
      return "An earlier attempt in this run recorded the reference, so a match proves nothing. Run the tests again."
    }
    guard SnapshotEnvironment.current.isContinuousIntegration else { return nil }
    let recordedBefore = earlier.withLock { earlier in
      if let cached = earlier[results.folder] { return cached }
      let found = Set(results.records().all.filter { $0.status == .recorded }.map { results.absolute($0.reference) })
      earlier[results.folder] = found
      return found
    }
    guard recordedBefore.contains(path) else { return nil }
    return "An earlier run on this machine recorded the reference, so a match proves nothing. Commit it first."
  }
}
