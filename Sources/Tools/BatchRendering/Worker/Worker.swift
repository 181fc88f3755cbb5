import LayoutDocuments

/// A worker that reads jobs and writes results, one line of JSON for each.
@MainActor
package struct Worker {
  /// The maximum size of a job, in bytes.
  private static let lineLimit = 64 << 20

  private let maker: PictureMaker

  package init(maker: PictureMaker) {
    self.maker = maker
  }

  /// The number of jobs between checks of memory use.
  package static let memoryInterval = 256

  /// Renders jobs until the input ends, `answer` returns false or `isInterrupted` returns true.
  ///
  /// Calls `atInterval`, which can restart the process, after every ``memoryInterval`` jobs.
  package func run(
    _ input: ByteReader, answer: (String) -> Bool, isInterrupted: () -> Bool = { false }, atInterval: () -> Void = {}
  ) {
    var count = 0
    while !isInterrupted() {
      if count == Self.memoryInterval {
        count = 0
        atInterval()
      }
      count += 1
      let line = input.nextLine(limit: Self.lineLimit)
      // An interruption ends the input, possibly in the middle of a job.
      if isInterrupted() { return }
      switch line {
      case .end: return
      case .tooLong:
        var result = WorkerResult(id: .null)
        result.add(WorkerJob.wrong("longer than \(Self.lineLimit >> 20) MB"))
        guard answer(result.line) else { return }
      case .text(let text):
        guard text.contains(where: { $0 > 0x20 }) else { continue }
        guard answer(result(of: text).line) else { return }
      }
    }
  }

  private func result(of text: [UInt8]) -> WorkerResult {
    let value: DataValue
    do {
      value = try JSONReader.value(text)
    } catch {
      var result = WorkerResult(id: .null)
      result.add(WorkerJob.wrong("not valid JSON: \(error); a job is one line such as \(WorkerJob.example)"))
      return result
    }
    var result = WorkerResult(id: WorkerJob.id(of: value), row: WorkerJob.rowLabel(of: value))
    do {
      let job = try WorkerJob(value, maker: maker)
      let rows = job.row.map { RowSource.one($0) } ?? .none
      result.add(warnings: try maker.warnings(of: job.document, rows: rows), row: job.row?.label)
      guard try job.plan.check().totalCount > 0 else {
        throw WorkerJob.wrong(maker.missingScene(job.scenes, in: [job.document]))
      }
      try job.plan.forEach { item in
        switch item {
        case .job(let job): result.add(try maker.record(job).write())
        case .invalid(_, let error): throw error
        }
        return true
      }
    } catch {
      result.add(error)
    }
    return result
  }
}
