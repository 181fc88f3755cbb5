import LayoutDocuments
import Synchronization
import UIKitCore

/// Makes the pictures of a plan and reports each in the plan's order.
@MainActor
package struct RenderRun {
  /// What became of a picture.
  package enum Outcome: Sendable {
    case made(WrittenPicture)
    /// It was there already, made of the same inputs.
    case upToDate(path: String)
    case failed(name: String, any Error)
  }

  /// Whether the other pictures are made after one has failed.
  private let keepsGoing: Bool
  /// What is known of earlier runs, and learns of this one.
  private let journal: RenderJournal?
  /// Whether pictures that are up to date are left alone.
  private let resumes: Bool
  /// Asked before each picture.
  private let isInterrupted: @MainActor () -> Bool

  package init(
    keepsGoing: Bool = false, journal: RenderJournal? = nil, resumes: Bool = false,
    isInterrupted: @escaping @MainActor () -> Bool = { false }
  ) {
    self.keepsGoing = keepsGoing
    self.journal = journal
    self.resumes = resumes
    self.isInterrupted = isInterrupted
  }

  /// Makes every picture; throws what makes the plan itself impossible.
  package func make(_ plan: RenderPlan, with executor: any PictureExecutor, report: (Outcome) -> Void) throws {
    let outcomes = Outcomes()
    var jobs: [Int: RenderJob] = [:]
    var (count, reported) = (0, 0)
    func drain() {
      while let outcome = outcomes.take(at: reported) {
        if let job = jobs.removeValue(forKey: reported), case .made(let picture) = outcome {
          journal?.note(picture, of: job)
        }
        report(outcome)
        reported += 1
      }
    }
    defer {
      executor.finish()
      drain()
    }
    try plan.forEach { item in
      guard !isInterrupted() else { return false }
      let index = count
      count += 1
      switch item {
      case .bad(let name, let error): outcomes.set(.failed(name: name, error), at: index)
      case .job(let job):
        if resumes, let journal, journal.isUpToDate(job) {
          outcomes.set(.upToDate(path: job.path), at: index)
        } else {
          jobs[index] = job
          executor.start(job) { result in
            switch result {
            case .success(let picture): outcomes.set(.made(picture), at: index)
            case .failure(let error): outcomes.set(.failed(name: job.path, error), at: index)
            }
          }
        }
      }
      drain()
      return keepsGoing || !outcomes.hasFailed
    }
  }
}

/// Makes pictures, several at a time perhaps.
@MainActor
package protocol PictureExecutor {
  /// Waits until there is room, then starts; the result comes from any thread.
  func start(_ job: RenderJob, _ done: @escaping @Sendable (Result<WrittenPicture, any Error>) -> Void)

  /// Waits until everything that was started is done.
  func finish()
}

/// What is finished, by place in the plan.
private final class Outcomes: Sendable {
  private struct State {
    var finished: [Int: RenderRun.Outcome] = [:]
    var hasFailed = false
  }

  private let state = Mutex(State())

  var hasFailed: Bool { state.withLock { $0.hasFailed } }

  func set(_ outcome: RenderRun.Outcome, at index: Int) {
    state.withLock {
      if case .failed = outcome { $0.hasFailed = true }
      $0.finished[index] = outcome
    }
  }

  func take(at index: Int) -> RenderRun.Outcome? {
    state.withLock { $0.finished.removeValue(forKey: index) }
  }
}
