import LayoutDocuments
import UIKitCore

/// Makes the pictures of a plan and reports each in the plan's order.
@MainActor
package struct RenderRun {
  private let maker: PictureMaker
  /// Whether the other pictures are made after one has failed.
  private let keepsGoing: Bool
  /// What is known of earlier runs, and learns of this one.
  private let journal: RenderJournal?
  /// Whether pictures that are up to date are left alone.
  private let resumes: Bool
  /// Asked before each picture.
  private let isInterrupted: @MainActor () -> Bool

  package init(
    maker: PictureMaker, keepsGoing: Bool = false, journal: RenderJournal? = nil, resumes: Bool = false,
    isInterrupted: @escaping @MainActor () -> Bool = { false }
  ) {
    self.maker = maker
    self.keepsGoing = keepsGoing
    self.journal = journal
    self.resumes = resumes
    self.isInterrupted = isInterrupted
  }

  /// A process of its own is worth its start from so many pictures on.
  private static let fewestPictures = 2
  /// Beyond so many pictures even a single job runs in a process of its own, which renews its memory.
  private static let singleLimit = 20_000

  /// Makes every picture, `jobs` at a time; throws what makes the plan itself impossible.
  package func make(
    _ plan: RenderPlan, _ survey: RenderPlan.Survey, jobs: Int, report: (PictureResult) -> Void
  ) throws {
    try journal?.begin()
    defer { journal?.flush() }
    func note(_ result: PictureResult) {
      journal?.note(result)
      report(result)
    }
    let workers = min(jobs, survey.mine / Self.fewestPictures)
    guard workers > 1 || survey.mine > Self.singleLimit else {
      return try plan.forEach(in: 0..<survey.all, of: survey) { item, _ in
        guard !isInterrupted() else { return false }
        let result = result(of: item)
        note(result)
        return keepsGoing || !result.isFailure
      }
    }
    let pool = WorkerPool(
      count: max(1, workers), pictures: survey.all, sharedBy: plan.shard?.count ?? 1, keepsGoing: keepsGoing,
      isInterrupted: isInterrupted,
      first: { range in
        var first: (index: Int, subject: PictureSubject)?
        try? plan.forEach(in: range, of: survey) { item, index in
          first = (index, item.subject)
          return false
        }
        return first
      },
      make: { range, answer in
        try plan.forEach(in: range, of: survey) { item, index in answer(index, result(of: item)) }
      })
    try pool.run { results in
      results.forEach(note)
      journal?.flush()
    }
  }

  private func result(of item: RenderPlan.Item) -> PictureResult {
    switch item {
    case .bad(let subject, let error):
      let kind: PictureProblem.Kind = subject.row == nil ? .document : .data
      return PictureResult(subject, .failed(PictureProblem.all(of: error, else: kind)))
    case .job(let job):
      if resumes, let warnings = journal?.warningsIfUpToDate(job) {
        return PictureResult(item.subject, .upToDate(warnings))
      }
      do {
        var job = job
        if journal?.hasMade(job.path) == true { job.options.replacesAnyFile = true }
        let picture = try maker.record(job).write()
        return PictureResult(item.subject, .made(picture), journal?.entry(for: picture, of: job))
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
    case .bad(let subject, _): subject
    }
  }
}
