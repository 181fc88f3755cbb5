import BatchRendering
import Foundation
import UIKitCore

/// A run that writes all pictures as pages of one PDF.
@MainActor
struct PageRun {
  /// The maximum number of pages, which limits memory use.
  private static let countLimit = 10_000

  private let plan: RenderPlan
  private let survey: RenderPlan.Survey
  private let command: RenderCommand
  private let options: PictureOptions
  private let maker: PictureMaker

  init(
    _ plan: RenderPlan, _ survey: RenderPlan.Survey, _ command: RenderCommand, _ options: PictureOptions,
    _ maker: PictureMaker
  ) {
    self.plan = plan
    self.survey = survey
    self.command = command
    self.options = options
    self.maker = maker
  }

  /// Renders the pages in the order of the rows.
  ///
  /// With `--keep-going`, a row that cannot be rendered has no page, and the status is 1.
  func render() throws {
    guard survey.shardCount <= Self.countLimit else {
      throw Failure(
        "expected at most \(Self.countLimit) pages in a PDF, found \(survey.shardCount); use fewer rows or --shard")
    }
    var pages: [DisplayList] = []
    var warnings = WarningLog(isQuiet: command.quiet.isOn)
    var failedCount = 0
    try plan.forEach { item in
      do {
        switch item {
        case .invalid(_, let error): throw error
        case .job(let job):
          let recorded = try maker.record(job)
          warnings.write(recorded.warnings, about: job.row?.label)
          pages.append(command.cropMarks ? CropMarks.around(recorded.list) : recorded.list)
        }
      } catch  where command.running.keepGoing {
        failedCount += 1
        Failure(error).lines.forEach { StandardError.write($0) }
      }
      return Interruption.signal == nil
    }
    if let signal = Interruption.signal { throw Failure(lines: [], status: 128 + signal) }
    warnings.finish()
    let path = command.output == "-" ? nil : RenderCommand.pattern(command.output)
    guard let first = pages.first else { throw Failure(lines: [], status: 1) }
    var sheet = RecordedPicture(
      sheet: first, scale: 1, format: .pdf, path: path, options: options, policy: maker.policy)
    sheet.furtherPages = Array(pages.dropFirst())
    if command.cropMarks { sheet.printMargins = CropMarks.printMargins }
    let picture = try sheet.write()
    if let data = picture.data {
      guard StandardOutput.write(data) else { throw StandardOutput.writeFailure() }
    } else if !command.quiet.isOn {
      StandardOutput.write("\(picture.summary)  \(pages.count.counting("page"))")
    }
    if failedCount > 0 { throw Failure(lines: [], status: 1) }
  }
}
