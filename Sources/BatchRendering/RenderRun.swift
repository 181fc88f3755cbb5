import Dispatch
import LayoutDocuments
import Synchronization
import UIKitCore

/// Makes the pictures of a plan: layout one after the other, painting beside it.
@MainActor
package struct RenderRun {
  /// How many threads paint; layout always stays on the main one.
  package let painterCount: Int
  /// Whether the other pictures are made after one has failed.
  package let keepsGoing: Bool

  package init(painterCount: Int = 1, keepsGoing: Bool = false) {
    self.painterCount = max(1, painterCount)
    self.keepsGoing = keepsGoing
  }

  /// Makes every picture and reports each in the order of the plan.
  package func make(
    _ jobs: [RenderJob], report: (RenderJob, Result<WrittenPicture, any Error>) -> Void
  ) {
    let results = Results(count: jobs.count)
    let queue = DispatchQueue(label: "painters", attributes: .concurrent)
    let group = DispatchGroup()
    // Recorded pictures wait for a painter; without a bound they would fill the memory.
    let room = DispatchSemaphore(value: painterCount + 1)
    var reported = 0
    for (index, job) in jobs.enumerated() {
      room.wait()
      do {
        let picture = try job.recorded()
        queue.async(group: group) {
          results.set(Result { try picture.write() }, at: index)
          room.signal()
        }
      } catch {
        results.set(.failure(error), at: index)
        room.signal()
      }
      let hasFailed = drain(results, jobs, &reported, report)
      if hasFailed, !keepsGoing { break }
    }
    group.wait()
    _ = drain(results, jobs, &reported, report)
  }

  /// Reports what is finished without a gap; answers whether anything has failed.
  private func drain(
    _ results: Results, _ jobs: [RenderJob], _ reported: inout Int,
    _ report: (RenderJob, Result<WrittenPicture, any Error>) -> Void
  ) -> Bool {
    while reported < jobs.count, let result = results.take(at: reported) {
      report(jobs[reported], result)
      reported += 1
    }
    return results.hasFailed
  }
}

/// What painters have finished, by place in the plan.
private final class Results: Sendable {
  private struct State {
    var finished: [Result<WrittenPicture, any Error>?]
    var hasFailed = false
  }

  private let state: Mutex<State>

  init(count: Int) {
    state = Mutex(State(finished: Array(repeating: nil, count: count)))
  }

  var hasFailed: Bool { state.withLock { $0.hasFailed } }

  func set(_ result: Result<WrittenPicture, any Error>, at index: Int) {
    state.withLock {
      $0.finished[index] = result
      if case .failure = result { $0.hasFailed = true }
    }
  }

  func take(at index: Int) -> Result<WrittenPicture, any Error>? {
    state.withLock { $0.finished[index] }
  }
}
