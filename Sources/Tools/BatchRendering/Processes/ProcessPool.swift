import CairoRendering
import Glibc

/// A pool of forked worker processes that render parts of the plan.
///
/// A forked process has a copy of its parent's memory. Therefore, a part is assigned as two numbers, and only the
/// results of its pictures are returned. If a process ends unexpectedly, another one renders the rest of its part. The
/// picture that it was rendering is retried, and fails if the second process also ends.
@MainActor
final class ProcessPool {
  /// A closure that renders the pictures of a part of the plan while its callback returns true.
  typealias RenderPart = @MainActor (Range<Int>, (Int, PictureResult) -> Bool) throws -> Void

  /// The state of a range of the plan's pictures, with the results not yet reported.
  private final class Part {
    var results: [PictureResult] = []
    var isDone = false
  }

  /// A part that a worker renders, or the rest of a part whose worker ended.
  private struct Task {
    let part: Part
    /// The pictures not yet rendered.
    var range: Range<Int>
    /// The index of the first picture without a result when a process last ended within the part, if any.
    ///
    /// It may not be the cause, because processes do not report each result immediately. From then on, they do. If
    /// another process ends at this picture, the picture is the cause.
    var suspect: Int?
  }

  private final class Worker {
    let process: ForkedProcess
    /// The assigned parts. The first is in progress.
    var tasks: [Task] = []

    init(_ process: ForkedProcess) {
      self.process = process
    }
  }

  /// The number of parts assigned to a worker: one in progress and one to follow without a pause.
  private static let tasksPerWorker = 2
  /// The maximum length of a part. Long parts reduce overhead; short parts let all workers end at the same time.
  private static let partLengthLimit = 32
  /// The number of parts into which each worker's share of the remaining pictures is divided.
  private static let partsPerWorker = 8
  /// The maximum time, in milliseconds, to wait for results before signals are checked.
  private static let timeout: Int32 = 200

  /// The maximum number of workers.
  private let count: Int
  /// The number of pictures of the whole plan.
  private let pictures: Int
  private let partLimit: Int
  private let keepsGoing: Bool
  private let isInterrupted: @MainActor () -> Bool
  private let first: (Range<Int>) -> (index: Int, subject: PictureSubject)?
  private let renderPart: RenderPart

  private var workers: [Worker] = []
  private var parts: [Part] = []
  private var abandoned: [Task] = []
  private var nextIndex = 0
  private var isStopping = false
  private var problem: RenderError?

  /// Creates a pool of at most `count` workers for a plan of `pictures` pictures.
  ///
  /// - Parameters:
  ///   - shards: The number of runs that share the plan. Of every `shards` pictures, one belongs to this run.
  ///   - first: Returns the first picture of this run in a range of the plan's pictures; nil if there is none.
  init(
    count: Int, pictures: Int, sharedBy shards: Int, keepsGoing: Bool, isInterrupted: @escaping @MainActor () -> Bool,
    first: @escaping (Range<Int>) -> (index: Int, subject: PictureSubject)?, renderPart: @escaping RenderPart
  ) {
    self.count = count
    self.pictures = pictures
    partLimit = Self.partLengthLimit * shards
    self.keepsGoing = keepsGoing
    self.isInterrupted = isInterrupted
    self.first = first
    self.renderPart = renderPart
  }

  /// Renders everything and reports in plan order. Throws errors that affect the whole plan.
  func run(_ report: ([PictureResult]) -> Void) throws {
    while true {
      if isInterrupted() { stop() }
      assignTasks()
      if workers.isEmpty { break }
      receive()
      report(takeResults(all: false))
    }
    report(takeResults(all: true))
    if let problem { throw problem }
  }

  // MARK: Assignment

  private func assignTasks() {
    for worker in workers where worker.process.takesInput {
      while worker.tasks.count < Self.tasksPerWorker, let task = takeTask() { assign(task, to: worker) }
    }
    while workers.count < count, let task = takeTask() {
      guard let worker = start() else {
        abandoned.append(task)
        break
      }
      assign(task, to: worker)
    }
    // A worker without tasks ends when its input is closed.
    for worker in workers where worker.tasks.isEmpty { worker.process.endInput() }
  }

  private func assign(_ task: Task, to worker: Worker) {
    worker.tasks.append(task)
    worker.process.assign(task.range, reportsEachPicture: task.suspect != nil)
  }

  private func takeTask() -> Task? {
    if isStopping { return nil }
    if !abandoned.isEmpty { return abandoned.removeFirst() }
    guard nextIndex < pictures else { return nil }
    let size = max(1, min(partLimit, (pictures - nextIndex) / (count * Self.partsPerWorker)))
    let part = Part()
    parts.append(part)
    defer { nextIndex += size }
    return Task(part: part, range: nextIndex..<nextIndex + size)
  }

  private func start() -> Worker? {
    do throws(RenderError) {
      let worker = Worker(
        try ForkedProcess(closing: workers.map(\.process), isInterrupted: isInterrupted, renderPart: renderPart))
      workers.append(worker)
      return worker
    } catch {
      // The run continues with fewer workers, as long as there is at least one.
      if workers.isEmpty {
        problem = error
        isStopping = true
      }
      return nil
    }
  }

  /// Stops every worker after its current picture.
  private func stop() {
    guard !isStopping else { return }
    isStopping = true
    for worker in workers { worker.process.interrupt() }
  }

  // MARK: Results

  private func receive() {
    var files = workers.map { pollfd(fd: $0.process.output, events: Int16(POLLIN), revents: 0) }
    guard poll(&files, nfds_t(files.count), Self.timeout) > 0 else { return }
    for (file, worker) in zip(files, workers) where file.revents != 0 {
      let hasMore = worker.process.receive { handle($0, of: worker) }
      if !hasMore { end(worker) }
    }
  }

  private func handle(_ message: ProcessMessage, of worker: Worker) {
    guard var task = worker.tasks.first else { return }
    switch message {
    case .result(let index, let result):
      task.part.results.append(result)
      task.range = index + 1..<max(index + 1, task.range.upperBound)
      worker.tasks[0] = task
      if result.isFailure, !keepsGoing { stop() }
    case .partDone:
      task.part.isDone = true
      worker.tasks.removeFirst()
    case .fatal(let lines):
      problem = .reported(lines)
      worker.tasks = []
      stop()
    }
  }

  private func end(_ worker: Worker) {
    let reason = worker.process.end()
    workers.removeAll { $0 === worker }
    guard !isStopping, var task = worker.tasks.first else { return }
    if let reason, let failed = first(task.range) {
      FileWriter.removeAbandoned(inFolderOf: failed.subject.name)
      if task.suspect == failed.index {
        let error = RenderError.workerEnded(input: failed.subject.text, reason: reason)
        task.part.results.append(PictureResult(failed.subject, .failed(PictureProblem.all(of: error))))
        task.range = failed.index + 1..<task.range.upperBound
        if !keepsGoing { stop() }
      }
      task.suspect = failed.index
      worker.tasks[0] = task
    }
    abandoned += worker.tasks
  }

  /// Returns the results that can be reported in order, or all results even if earlier ones are missing.
  private func takeResults(all: Bool) -> [PictureResult] {
    var results: [PictureResult] = []
    while let part = parts.first {
      results += part.results
      part.results = []
      guard part.isDone || all else { break }
      parts.removeFirst()
    }
    return results
  }
}
