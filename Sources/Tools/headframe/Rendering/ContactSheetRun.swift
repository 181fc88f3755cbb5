import BatchRendering
import Foundation
import UIKitCore

/// One run of `headframe render --contact-sheet`: all pictures of a plan on one sheet.
@MainActor
struct ContactSheetRun {
  /// The maximum number of pictures on a sheet, which limits memory use.
  private static let countLimit = 1000
  /// The default scale in pixels per point. It is reduced for sheets that are too large.
  private static let scale: CGFloat = 2
  /// The size to which larger pictures are scaled down, in points.
  private static let largestPicture = CGSize(width: 400, height: 600)

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

  func render() throws {
    guard survey.shardCount <= Self.countLimit else {
      throw Failure(
        "expected at most \(Self.countLimit) pictures on a sheet, found \(survey.shardCount); use fewer rows or --shard"
      )
    }
    let formats = try command.formats()
    guard let format = formats.first, formats.count == 1 else {
      throw Failure(lines: ["Error: a contact sheet has one format, found \(formats.count)"], status: 2)
    }
    var sheet = ContactSheet(largestPicture: Self.largestPicture)
    var warnings = WarningLog(isQuiet: command.quiet.isOn)
    try plan.forEach { item in
      switch item {
      case .invalid(_, let error): throw error
      case .job(let job):
        let recorded = try maker.record(job)
        warnings.write(recorded.warnings, about: job.row?.label)
        sheet.pictures.append(
          ContactSheet.Picture(caption: job.caption, list: recorded.list, appearance: recorded.appearance))
      }
      return Interruption.signal == nil
    }
    if let signal = Interruption.signal { throw Failure(lines: [], status: 128 + signal) }
    warnings.finish()
    let list = sheet.displayList
    // A requested scale is not reduced. If the sheet is too large for it, painting fails with an error.
    let requestedScale = try command.variants.axes().scales.first
    let scale = requestedScale ?? list.scale(upTo: Self.scale, side: format.largestSide)
    let picture = try RecordedPicture(
      sheet: list, scale: scale, format: format, path: path(format), options: options, policy: maker.policy
    ).write()
    if let data = picture.data {
      guard StandardOutput.write(data) else { throw StandardOutput.writeFailure() }
    } else if !command.quiet.isOn {
      StandardOutput.write(picture.summary)
    }
  }

  /// Returns the path of the sheet; nil for standard output.
  private func path(_ format: PictureFormat) -> String? {
    if command.output == "-" { return nil }
    let pattern = RenderCommand.pattern(command.output)
    guard !pattern.hasSuffix("/") else { return pattern + "contact-sheet.\(format.rawValue)" }
    return pattern.replacingOccurrences(of: "{format}", with: format.rawValue)
  }
}
