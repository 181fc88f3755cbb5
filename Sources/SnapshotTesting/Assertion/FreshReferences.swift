import PictureComparison
import Synchronization

/// References that were written while nobody had looked at them yet.
enum FreshReferences {
  /// Those of this process.
  private static let own = Mutex<Set<String>>([])
  /// Those that earlier runs recorded on this CI machine, whose checkout nobody sees.
  private static let earlier = Mutex<[String: Set<String>]>([:])

  /// Notes a reference that was missing, or differed, and was written.
  static func insert(_ path: String) {
    _ = own.withLock { $0.insert(path) }
  }

  /// Takes what this process recorded for looked at, as the next run will.
  static func forget(_ path: String) {
    _ = own.withLock { $0.remove(path) }
  }

  /// Why equality with a reference proves nothing; nil where it does.
  static func objection(to path: String, in results: SnapshotResults) -> String? {
    if own.withLock({ $0.contains(path) }) {
      return "An earlier try in this run recorded the reference, so that a match proves nothing. Run the tests again."
    }
    guard SnapshotEnvironment.current.isContinuousIntegration else { return nil }
    let recorded = earlier.withLock { earlier in
      if let known = earlier[results.folder] { return known }
      let found = Set(results.records().all.filter { $0.status == .recorded }.map { results.absolute($0.reference) })
      earlier[results.folder] = found
      return found
    }
    guard recorded.contains(path) else { return nil }
    return "An earlier run on this machine recorded the reference, so that a match proves nothing. Commit it first."
  }
}
