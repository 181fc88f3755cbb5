import CairoRendering
import Glibc

/// Makes pictures in copies of this process, each of which walks parts of the plan by itself.
///
/// A copy has everything at hand that was read before: a part is told by two numbers, and only what became of its
/// pictures comes back. Where a copy ends in the middle of a part, another one takes over the rest; what it was making
/// is tried once more, and has failed when it ends that one too.
@MainActor
final class WorkerPool {
  /// Makes the pictures of a part of the plan for as long as answers are wanted.
  typealias Make = @MainActor (Range<Int>, (Int, PictureResult) -> Bool) throws -> Void

  /// Pictures that stand together in the plan, with what is known of them.
  private final class Part {
    var results: [PictureResult] = []
    var isDone = false
  }

  private struct Task {
    let part: Part
    /// What is still to be made of it.
    var range: Range<Int>
    /// Whether each picture is told at once, so that the one which ends a process is known.
    var isCareful = false
  }

  private final class Worker {
    let process: WorkerProcess
    /// The first is being worked on.
    var tasks: [Task] = []

    init(_ process: WorkerProcess) {
      self.process = process
    }
  }

  /// One to work on, and one so that nobody waits.
  private static let tasksPerWorker = 2
  /// Long enough that handing out costs nothing, and short enough that all workers end together.
  private static let longestPart = 32
  private static let partsPerWorker = 8
  /// In milliseconds; a signal is looked for as often.
  private static let patience: Int32 = 200

  private let count: Int
  private let pictures: Int
  private let longest: Int
  private let keepsGoing: Bool
  private let isInterrupted: @MainActor () -> Bool
  private let first: (Range<Int>) -> (index: Int, subject: PictureSubject)?
  private let make: Make

  private var workers: [Worker] = []
  private var parts: [Part] = []
  private var abandoned: [Task] = []
  private var next = 0
  private var isStopping = false
  private var problem: RenderError?

  /// `sharedBy` tells of how many pictures one is this run's; `first` is the first of them in a part of the plan.
  init(
    count: Int, pictures: Int, sharedBy shards: Int, keepsGoing: Bool, isInterrupted: @escaping @MainActor () -> Bool,
    first: @escaping (Range<Int>) -> (index: Int, subject: PictureSubject)?, make: @escaping Make
  ) {
    self.count = count
    self.pictures = pictures
    longest = Self.longestPart * shards
    self.keepsGoing = keepsGoing
    self.isInterrupted = isInterrupted
    self.first = first
    self.make = make
  }

  /// Makes everything and reports in the order of the plan; throws what makes the plan itself impossible.
  func run(_ report: ([PictureResult]) -> Void) throws {
    while true {
      if isInterrupted() { stop() }
      handOut()
      if workers.isEmpty { break }
      receive()
      report(takeResults(all: false))
    }
    report(takeResults(all: true))
    if let problem { throw problem }
  }

  // MARK: Handing out

  private func handOut() {
    for worker in workers where worker.process.takesInput {
      while worker.tasks.count < Self.tasksPerWorker, let task = takeTask() { give(task, to: worker) }
    }
    while workers.count < count, let task = takeTask() {
      guard let worker = start() else {
        abandoned.append(task)
        break
      }
      give(task, to: worker)
    }
    // Without a task and without input a worker ends.
    for worker in workers where worker.tasks.isEmpty { worker.process.endInput() }
  }

  private func give(_ task: Task, to worker: Worker) {
    worker.tasks.append(task)
    worker.process.tell(task.range, isCareful: task.isCareful)
  }

  private func takeTask() -> Task? {
    if isStopping { return nil }
    if !abandoned.isEmpty { return abandoned.removeFirst() }
    guard next < pictures else { return nil }
    let size = max(1, min(longest, (pictures - next) / (count * Self.partsPerWorker)))
    let part = Part()
    parts.append(part)
    defer { next += size }
    return Task(part: part, range: next..<next + size)
  }

  private func start() -> Worker? {
    do throws(RenderError) {
      let worker = Worker(
        try WorkerProcess(beside: workers.map(\.process), isInterrupted: isInterrupted, make: make))
      workers.append(worker)
      return worker
    } catch {
      // Fewer workers do as well; without any there is no going on.
      if workers.isEmpty {
        problem = error
        isStopping = true
      }
      return nil
    }
  }

  /// Lets every worker end after the picture at hand.
  private func stop() {
    guard !isStopping else { return }
    isStopping = true
    for worker in workers { worker.process.interrupt() }
  }

  // MARK: Answers

  private func receive() {
    var files = workers.map { pollfd(fd: $0.process.output, events: Int16(POLLIN), revents: 0) }
    guard poll(&files, nfds_t(files.count), Self.patience) > 0 else { return }
    for (file, worker) in zip(files, workers) where file.revents != 0 {
      let hasMore = worker.process.receive { note($0, of: worker) }
      if !hasMore { end(worker) }
    }
  }

  private func note(_ message: WorkerMessage, of worker: Worker) {
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
    case .impossible(let lines):
      problem = .reported(lines)
      worker.tasks = []
      stop()
    }
  }

  private func end(_ worker: Worker) {
    let reason = worker.process.end()
    workers.removeAll { $0 === worker }
    guard !isStopping, var task = worker.tasks.first else { return }
    if let reason, let culprit = first(task.range) {
      FileWriter.removeAbandoned(beside: culprit.subject.name)
      if task.isCareful {
        let error = RenderError.workerEnded(input: culprit.subject.text, reason: reason)
        task.part.results.append(PictureResult(culprit.subject, .failed(PictureProblem.all(of: error))))
        task.range = culprit.index + 1..<task.range.upperBound
        if !keepsGoing { stop() }
      }
      task.isCareful = true
      worker.tasks[0] = task
    }
    abandoned += worker.tasks
  }

  /// What can be reported in order; in the end also what stands behind something that was never made.
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
