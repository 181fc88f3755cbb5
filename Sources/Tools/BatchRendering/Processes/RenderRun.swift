import UIKitCore

/// A run that renders the pictures of a plan and reports them in order.
@MainActor
package struct RenderRun {
  private let maker: PictureMaker
  /// Indicates whether the run continues after an error.
  private let keepsGoing: Bool
  /// The record of earlier runs, to which this run adds.
  private let journal: RenderJournal?
  /// Indicates whether up-to-date pictures are skipped.
  private let resumes: Bool
  /// Indicates whether written pictures have digests.
  private let hasDigests: Bool
  /// A check for interruption, called before each picture.
  private let isInterrupted: @MainActor () -> Bool

  package init(
    maker: PictureMaker, keepsGoing: Bool = false, journal: RenderJournal? = nil, resumes: Bool = false,
    hasDigests: Bool = true, isInterrupted: @escaping @MainActor () -> Bool = { false }
  ) {
    self.maker = maker
    self.keepsGoing = keepsGoing
    self.journal = journal
    self.resumes = resumes
    self.hasDigests = hasDigests
    self.isInterrupted = isInterrupted
  }

  /// The minimum number of pictures for each worker process.
  private static let picturesPerWorker = 2
  /// The number of pictures above which even a single worker is a separate process.
  ///
  /// The process is replaced from time to time, which frees its memory.
  private static let singleLimit = 20_000

  /// Renders every picture, `jobs` at a time. Throws errors that affect the whole plan.
  package func render(
    _ plan: RenderPlan, _ survey: RenderPlan.Survey, jobs: Int, report: (PictureResult) -> Void
  ) throws {
    try journal?.begin()
    defer { journal?.flush() }
    func note(_ result: PictureResult) {
      journal?.record(result)
      report(result)
    }
    let workers = min(jobs, survey.shardCount / Self.picturesPerWorker)
    guard workers > 1 || survey.shardCount > Self.singleLimit else {
      return try plan.forEach(in: 0..<survey.totalCount, of: survey) { item, _ in
        guard !isInterrupted() else { return false }
        let result = result(of: item)
        note(result)
        return keepsGoing || !result.isFailure
      }
    }
    let pool = ProcessPool(
      count: max(1, workers), pictures: survey.totalCount, sharedBy: plan.shard?.count ?? 1, keepsGoing: keepsGoing,
      isInterrupted: isInterrupted,
      first: { range in
        var first: (index: Int, subject: PictureSubject)?
        try? plan.forEach(in: range, of: survey) { item, index in
          first = (index, item.subject)
          return false
        }
        return first
      },
      renderPart: { range, answer in
        try plan.forEach(in: range, of: survey) { item, index in answer(index, result(of: item)) }
      })
    try pool.run { results in
      results.forEach(note)
      journal?.flush()
    }
  }

  private func result(of item: RenderPlan.Item) -> PictureResult {
    switch item {
    case .invalid(let subject, let error):
      let kind: PictureProblem.Kind = subject.row == nil ? .document : .data
      return PictureResult(subject, .failed(PictureProblem.all(of: error, else: kind)))
    case .job(let job):
      if resumes, let warnings = journal?.warningsIfUpToDate(job) {
        return PictureResult(item.subject, .upToDate(warnings))
      }
      do {
        let picture = try maker.record(job).write(hasDigest: hasDigests)
        return PictureResult(item.subject, .rendered(picture), journal?.entry(for: picture, of: job))
      } catch {
        return PictureResult(item.subject, .failed(PictureProblem.all(of: error)))
      }
    }
  }
}

extension RenderPlan.Item {
  /// The identity of the picture in reports.
  fileprivate var subject: PictureSubject {
    switch self {
    case .job(let job): PictureSubject(name: job.path, row: job.row?.label)
    case .invalid(let subject, _): subject
    }
  }
}
