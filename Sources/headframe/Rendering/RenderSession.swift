import BatchRendering
import Foundation
import UIKitCore

/// One `headframe render`, from its options to its exit status.
@MainActor
struct RenderSession {
  private let command: RenderCommand
  private let references: [DocumentReference]
  private let rows: RowSource
  private let options: PictureOptions
  private let maker: PictureMaker
  /// The rows of standard input, to be deleted in the end.
  private let spool: SpooledRows?

  init(_ command: RenderCommand) throws {
    self.command = command
    maker = PictureMaker(try command.reading.reading())
    var options = try command.picture.options(command.input)
    command.svg.apply(to: &options)
    self.options = options
    references = try command.input.references()
    var spool: SpooledRows?
    switch command.data {
    case nil: rows = .none
    case "-"?:
      let spooled = SpooledRows()
      rows = .file(try DataRows(standardInput: ByteReader(file: 0, closes: false), spool: spooled.path))
      spool = spooled
    case let path?: rows = .file(try DataRows(path: path))
    }
    self.spool = spool
  }

  /// Renders everything once.
  func run() throws {
    let plan = try plan()
    try render(plan, journal: journal(plan), resumes: command.running.resume)
  }

  /// Renders what changes, until a signal comes.
  func watch() throws {
    let watch = try FileWatch()
    var journal: RenderJournal?
    var resumes = command.running.resume
    while true {
      do {
        // Before the files are read, so that no change in between is missed.
        for folder in inputFolders { watch.add(folder) }
        let plan = try plan()
        if journal == nil { journal = self.journal(plan) }
        try render(plan, journal: journal, resumes: resumes)
        resumes = true
      } catch {
        let failure = Failure(error)
        failure.lines.forEach { StandardError.write($0) }
        if failure.status == 2 { throw Failure(lines: [], status: 2) }
      }
      for folder in journal?.folders ?? [] { watch.add(folder) }
      if !watch.wait() { throw Failure(lines: [], status: 128 + (Interruption.signal ?? SIGINT)) }
      maker.forget()
      journal?.forget()
    }
  }

  private var inputFolders: [String] {
    (command.input.documents + [command.data].compactMap { $0 }).map {
      URL(fileURLWithPath: $0).deletingLastPathComponent().path
    }
  }

  private func render(_ plan: RenderPlan, journal: RenderJournal?, resumes: Bool) throws {
    let count = try plan.check()
    guard count.all > 0 else { throw nothingMatched }
    if command.contactSheet { return try ContactSheetRun(plan, count, command, maker).make() }
    if command.output == "-", count.mine != 1 {
      throw Failure(
        lines: ["Error: \(count.mine) pictures cannot go to standard output, expected one; say -o FOLDER/"], status: 2)
    }
    if let shard = plan.shard, shard.origin != "--shard" {
      StandardError.write("Shard \(shard.number) of \(shard.count), as \(shard.origin) says; --shard 1/1 renders all.")
    }
    let reporter = RunReporter(command, count.mine)
    reporter.warn(try documentWarnings())
    let run = RenderRun(
      keepsGoing: command.running.keepGoing, journal: journal, resumes: resumes,
      isInterrupted: { Interruption.signal != nil })
    try run.make(plan, with: executor(for: count.mine)) { reporter.note($0) }
    if let problem = journal?.problem { StandardError.write(problem) }
    try reporter.finish()
  }

  private func documentWarnings() throws -> [String] {
    try references.flatMap { reference in
      do { return try maker.warnings(of: reference) } catch  where command.running.keepGoing { return [] }
    }
  }

  private func plan() throws -> RenderPlan {
    // On a sheet every picture has the name of its own that captions show.
    let pattern = command.contactSheet ? OutputPattern.standard : RenderCommand.pattern(command.output)
    return try RenderPlan(
      references, pattern: OutputPattern(pattern), formats: command.formats(),
      axes: command.axes(), rows: rows, scenes: command.input.scene, options: options,
      destination: command.output == "-" || command.contactSheet ? .bytes : .file,
      keepsGoing: command.running.keepGoing, shard: command.running.part(), maker: maker)
  }

  private var nothingMatched: Failure {
    if command.input.scene.isEmpty, case .file(let rows) = self.rows {
      return Failure(lines: ["\(rows.name): there are no rows."], status: Failure.nothingMatched)
    }
    return command.input.nothingMatched
  }

  /// Beyond so many pictures worker processes pay off: layout is serial in a process, two of them lay out on two cores.
  private static let pairLimit = 500
  /// Beyond so many pictures the memory that Foundation's attributed strings lose would be felt; workers renew it.
  private static let singleLimit = 20_000

  /// Up to two pictures at a time are made here where they are not many; else in processes of their own.
  private func executor(for count: Int) -> any PictureExecutor {
    let jobs = command.running.jobs
    if jobs <= 2, count <= (jobs == 1 ? Self.singleLimit : Self.pairLimit) {
      return LocalExecutor(maker: maker, jobs: jobs)
    }
    // The name of the program that runs, even where its file has been replaced since.
    return WorkerPool(
      count: min(jobs, count), executable: "/proc/self/exe",
      arguments: command.fonts.folders.flatMap { ["--font-dir", $0] } + command.reading.arguments)
  }

  /// Only runs that may be long leave a file behind.
  private func journal(_ plan: RenderPlan) -> RenderJournal? {
    let keepsFile = command.running.resume || command.data != nil
    guard command.output != "-", keepsFile || command.running.watch else { return nil }
    var salt = [RenderJournal.digest(ofFile: "/proc/self/exe")].compactMap { $0 }
    salt += command.reading.arguments.map { Digest(Array($0.utf8)) }
    for folder in command.fonts.folders {
      let names = (try? FileManager.default.contentsOfDirectory(atPath: folder).sorted()) ?? []
      salt += names.compactMap { RenderJournal.digest(ofFile: "\(folder)/\($0)") }
    }
    return RenderJournal(folder: plan.folder, shard: plan.shard, salt: salt, keepsFile: keepsFile)
  }
}

/// Rows that came through a pipe, in a file that is gone afterwards.
private final class SpooledRows {
  let path = FileManager.default.temporaryDirectory.appendingPathComponent("headframe-rows-\(getpid())").path

  deinit { unlink(path) }
}
