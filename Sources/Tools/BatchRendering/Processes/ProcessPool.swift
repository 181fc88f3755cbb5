import CairoRendering
import Glibc

/// A pool of forked processes that render parts of the plan.
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

  /// A part that a child renders, or the rest of a part whose child ended.
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

  private final class Child {
    let process: ForkedProcess
    /// The assigned parts. The first is in progress.
    var tasks: [Task] = []

    init(_ process: ForkedProcess) {
      self.process = process
    }
  }

  /// The number of parts assigned to a child: one in progress and one to follow without a pause.
  private static let tasksPerChild = 2
  /// The maximum length of a part. Long parts reduce overhead; short parts let all children end at the same time.
  private static let partLengthLimit = 32
  /// The number of parts into which each child's share of the remaining pictures is divided.
  private static let partsPerChild = 8
  /// The maximum time, in milliseconds, to wait for results before signals are checked.
  private static let timeout: Int32 = 200

  /// The maximum number of children.
  private let count: Int
  /// The number of pictures of the whole plan.
  private let pictures: Int
  private let partLimit: Int
  private let keepsGoing: Bool
  private let isInterrupted: @MainActor () -> Bool
  private let first: (Range<Int>) -> (index: Int, subject: PictureSubject)?
  private let renderPart: RenderPart

  private var children: [Child] = []
  private var parts: [Part] = []
  private var abandoned: [Task] = []
  private var nextIndex = 0
  private var isStopping = false
  private var problem: RenderError?

  /// Creates a pool of at most `count` children for a plan of `pictures` pictures.
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
      if children.isEmpty { break }
      receive()
      report(takeResults(all: false))
    }
    report(takeResults(all: true))
    if let problem { throw problem }
  }

  // MARK: Assignment

  private func assignTasks() {
    for child in children where child.process.takesInput {
      while child.tasks.count < Self.tasksPerChild, let task = takeTask() { assign(task, to: child) }
    }
    while children.count < count, let task = takeTask() {
      guard let child = start() else {
        abandoned.append(task)
        break
      }
      assign(task, to: child)
    }
    // A child without tasks ends when its input is closed.
    for child in children where child.tasks.isEmpty { child.process.endInput() }
  }

  private func assign(_ task: Task, to child: Child) {
    child.tasks.append(task)
    child.process.assign(task.range, reportsEachPicture: task.suspect != nil)
  }

  private func takeTask() -> Task? {
    if isStopping { return nil }
    if !abandoned.isEmpty { return abandoned.removeFirst() }
    guard nextIndex < pictures else { return nil }
    let size = max(1, min(partLimit, (pictures - nextIndex) / (count * Self.partsPerChild)))
    let part = Part()
    parts.append(part)
    defer { nextIndex += size }
    return Task(part: part, range: nextIndex..<nextIndex + size)
  }

  private func start() -> Child? {
    do throws(RenderError) {
      let child = Child(
        try ForkedProcess(closing: children.map(\.process), isInterrupted: isInterrupted, renderPart: renderPart))
      children.append(child)
      return child
    } catch {
      // The run continues with fewer children, as long as there is at least one.
      if children.isEmpty {
        problem = error
        isStopping = true
      }
      return nil
    }
  }

  /// Stops every child after its current picture.
  private func stop() {
    guard !isStopping else { return }
    isStopping = true
    for child in children { child.process.interrupt() }
  }

  // MARK: Results

  private func receive() {
    var files = children.map { pollfd(fd: $0.process.output, events: Int16(POLLIN), revents: 0) }
    guard poll(&files, nfds_t(files.count), Self.timeout) > 0 else { return }
    for (file, child) in zip(files, children) where file.revents != 0 {
      let hasMore = child.process.receive { handle($0, of: child) }
      if !hasMore { end(child) }
    }
  }

  private func handle(_ message: ProcessMessage, of child: Child) {
    guard var task = child.tasks.first else { return }
    switch message {
    case .result(let index, let result):
      task.part.results.append(result)
      task.range = index + 1..<max(index + 1, task.range.upperBound)
      child.tasks[0] = task
      if result.isFailure, !keepsGoing { stop() }
    case .partDone:
      task.part.isDone = true
      child.tasks.removeFirst()
    case .fatal(let lines):
      problem = .reported(lines)
      child.tasks = []
      stop()
    }
  }

  private func end(_ child: Child) {
    let reason = child.process.end()
    children.removeAll { $0 === child }
    guard !isStopping, var task = child.tasks.first else { return }
    if let reason, let failed = first(task.range) {
      FileWriter.removeAbandoned(inFolderOf: failed.subject.name)
      if task.suspect == failed.index {
        let error = RenderError.workerEnded(input: failed.subject.text, reason: reason)
        task.part.results.append(PictureResult(failed.subject, .failed(PictureProblem.all(of: error))))
        task.range = failed.index + 1..<task.range.upperBound
        if !keepsGoing { stop() }
      }
      task.suspect = failed.index
      child.tasks[0] = task
    }
    abandoned += child.tasks
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
