import BatchRendering
import CProcess
import Foundation
import UIKitCore

/// One run of `headframe render`, from its options to its exit status.
@MainActor
struct RenderSession {
  private let command: RenderCommand
  private let references: [DocumentReference]
  private let rows: RowInput
  private let options: PictureOptions
  private let maker: PictureMaker

  init(_ command: RenderCommand, _ reading: ReadingOptions) throws {
    self.command = command
    LayoutDiagnostics.suppressFindingsLog()
    maker = PictureMaker(reading)
    var options = try command.picture.options(command.input)
    command.svg.apply(to: &options)
    options.quality = command.encoding.pictureQuality
    options.svg.text = command.encoding.svgText
    options.isStrict = command.strict.isOn
    options.replacesAnyFile = command.force.isOn
    self.options = options
    references = try command.input.references()
    rows = try RowInput(command.input.data, delimiter: command.input.delimiter)
    if !command.quiet.isOn { rows.reportFormat() }
    for path in command.input.files where path != "-" { maker.policy.protect(path) }
  }

  /// Renders everything once.
  func run() throws {
    let plan = try plan()
    try render(plan, journal: journal(plan), resumes: command.running.resume)
  }

  /// Renders everything, and then the changed pictures after each change, until a signal arrives.
  func watch() throws {
    let watch = try FileWatch()
    var journal: RenderJournal?
    var resumes = command.running.resume
    while true {
      do {
        // Watching begins before the files are read, so that no change is missed.
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
      if !watch.wait(isInterrupted: { Interruption.signal != nil }) {
        throw Failure(lines: [], status: 128 + (Interruption.signal ?? SIGINT))
      }
      maker.forget()
      journal?.forget()
    }
  }

  private var inputFolders: [String] {
    command.input.files.map { URL(fileURLWithPath: $0).deletingLastPathComponent().path }
  }

  private func render(_ plan: RenderPlan, journal: RenderJournal?, resumes: Bool) throws {
    let survey = try plan.check()
    guard survey.totalCount > 0 else { throw command.input.nothingMatched(rows, references, maker) }
    let single = SingleFileRun(plan: plan, survey: survey, command: command, options: options, maker: maker)
    if command.contactSheet { return try single.renderContactSheet() }
    if isPaged(survey.totalCount) { return try single.renderPages() }
    if command.output == "-", survey.shardCount != 1 {
      throw Failure(
        lines: ["Error: \(survey.shardCount) pictures cannot go to standard output, expected one; use -o FOLDER/"],
        status: 2)
    }
    if let shard = plan.shard, shard.origin != "--shard" {
      StandardError.write("Shard \(shard.number) of \(shard.count), set by \(shard.origin); --shard 1/1 renders all.")
    }
    let reporter = RunReporter(command, survey.shardCount, try documentWarnings())
    let run = RenderRun(
      maker: maker, keepsGoing: command.running.keepGoing, journal: journal, resumes: resumes,
      hasDigests: command.json.isOn, isInterrupted: { Interruption.signal != nil })
    try run.render(plan, survey, jobs: command.running.jobs) { reporter.note($0) }
    if let problem = journal?.problem { StandardError.write(problem) }
    try reporter.finish()
    if journal?.problem != nil { throw Failure(lines: [], status: 1) }
  }

  /// Returns whether a number of pictures becomes the pages of one PDF. A single picture is an ordinary one.
  private func isPaged(_ count: Int) -> Bool { command.writesPages && (count > 1 || command.cropMarks) }

  private func documentWarnings() throws -> [PictureProblem] {
    try references.flatMap { reference in
      do { return try maker.warnings(of: reference, rows: rows.source) } catch  where command.running.keepGoing {
        return []
      }
    }
  }

  private func plan() throws -> RenderPlan {
    if command.writesPages {
      let pages = try plan(OutputPattern.standard, .bytes)
      if try isPaged(pages.check().totalCount) { return pages }
    }
    // The captions of a contact sheet are the file names of the standard pattern, which are distinct.
    let pattern = command.contactSheet ? OutputPattern.standard : RenderCommand.pattern(command.output)
    return try plan(pattern, command.output == "-" || command.contactSheet ? .bytes : .file)
  }

  private func plan(_ pattern: String, _ destination: RenderJob.Destination) throws -> RenderPlan {
    try RenderPlan(
      references, pattern: OutputPattern(pattern), formats: command.formats(),
      axes: command.axes(), rows: rows.source, scenes: command.input.scene, options: options,
      destination: destination,
      keepsGoing: command.running.keepGoing, shard: command.running.part(), maker: maker)
  }

  /// The digest of this program's build ID or, if it has none, of its whole file.
  private static var programDigest: Digest? {
    var count = 0
    guard let bytes = hf_build_id(&count) else { return RenderJournal.digest(ofFile: "/proc/self/exe") }
    return Digest(Array(UnsafeBufferPointer(start: bytes, count: count)))
  }

  /// Returns the journal of a run with `--resume`, `--watch` or rows; nil for other runs.
  ///
  /// A run that writes to standard output has no journal.
  private func journal(_ plan: RenderPlan) -> RenderJournal? {
    let keepsFile = command.running.resume || command.input.data != nil
    guard command.output != "-", keepsFile || command.running.watch else { return nil }
    var salt = [Self.programDigest].compactMap { $0 }
    salt += command.layout.documents.arguments.map { Digest(Array($0.utf8)) }
    for folder in command.layout.fonts.folders {
      let names = (try? FileManager.default.contentsOfDirectory(atPath: folder).sorted()) ?? []
      salt += names.compactMap { RenderJournal.digest(ofFile: "\(folder)/\($0)") }
    }
    return RenderJournal(folder: plan.folder, shard: plan.shard, salt: salt, keepsFile: keepsFile)
  }
}
