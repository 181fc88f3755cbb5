import BatchRendering
import Foundation
import UIKitCore

/// A run of `headframe render` that writes all pictures of a plan to one file: a contact sheet, or the pages of a PDF.
@MainActor
struct SingleFileRun {
  /// The maximum number of pictures on a sheet, which limits memory use.
  private static let sheetLimit = 1000
  /// The maximum number of pages, which limits memory use.
  private static let pageLimit = 10_000
  /// The default scale of a sheet in pixels per point. It is reduced for sheets that are too large.
  private static let scale: CGFloat = 2
  /// The size to which larger pictures of a sheet are scaled down, in points.
  private static let largestPicture = CGSize(width: 400, height: 600)

  let plan: RenderPlan
  let survey: RenderPlan.Survey
  let command: RenderCommand
  let options: PictureOptions
  let maker: PictureMaker

  func renderContactSheet() throws {
    try check(Self.sheetLimit, "pictures on a sheet")
    let formats = try command.formats()
    guard let format = formats.first, formats.count == 1 else {
      throw Failure(lines: ["Error: a contact sheet has one format, found \(formats.count)"], status: 2)
    }
    var sheet = ContactSheet(largestPicture: Self.largestPicture)
    try record(keepsGoing: false) { job, recorded in
      sheet.pictures.append(
        ContactSheet.Picture(caption: job.caption, list: recorded.list, appearance: recorded.appearance))
    }
    let list = sheet.displayList
    // A requested scale is not reduced. If the sheet is too large for it, painting fails with an error.
    let requestedScale = try command.variants.axes().scales.first
    let scale = requestedScale ?? list.scale(upTo: Self.scale, side: format.largestSide)
    try write(
      RecordedPicture(
        sheet: list, scale: scale, format: format, path: sheetPath(format), options: options, policy: maker.policy))
  }

  /// Renders the pages in the order of the rows.
  ///
  /// With `--keep-going`, a row that cannot be rendered has no page, and the status is 1.
  func renderPages() throws {
    try check(Self.pageLimit, "pages in a PDF")
    var pages: [DisplayList] = []
    let failedCount = try record(keepsGoing: command.running.keepGoing) { _, recorded in
      pages.append(command.cropMarks ? CropMarks.around(recorded.list) : recorded.list)
    }
    let path = command.output == "-" ? nil : RenderCommand.pattern(command.output)
    guard let first = pages.first else { throw Failure(lines: [], status: 1) }
    var sheet = RecordedPicture(
      sheet: first, scale: 1, format: .pdf, path: path, options: options, policy: maker.policy)
    sheet.furtherPages = Array(pages.dropFirst())
    if command.cropMarks { sheet.printMargins = CropMarks.printMargins }
    try write(sheet, "  \(pages.count.counting("page"))")
    if failedCount > 0 { throw Failure(lines: [], status: 1) }
  }

  private func check(_ limit: Int, _ things: String) throws {
    guard survey.shardCount > limit else { return }
    throw Failure("expected at most \(limit) \(things), found \(survey.shardCount); use fewer rows or --shard")
  }

  /// Records the pictures in their order. Returns the number of those that failed, if the run keeps going.
  @discardableResult
  private func record(keepsGoing: Bool, _ body: (RenderJob, RecordedPicture) throws -> Void) throws -> Int {
    var warnings = WarningLog(isQuiet: command.quiet.isOn)
    var failedCount = 0
    try plan.forEach { item in
      do {
        switch item {
        case .invalid(_, let error): throw error
        case .job(let job):
          let recorded = try maker.record(job)
          warnings.write(recorded.warnings, about: job.row?.label)
          try body(job, recorded)
        }
      } catch  where keepsGoing {
        failedCount += 1
        Failure(error).lines.forEach { StandardError.write($0) }
      }
      return Interruption.signal == nil
    }
    if let signal = Interruption.signal { throw Failure(lines: [], status: 128 + signal) }
    warnings.finish()
    return failedCount
  }

  private func write(_ sheet: RecordedPicture, _ remark: String = "") throws {
    let picture = try sheet.write()
    if let data = picture.data {
      guard StandardOutput.write(data) else { throw StandardOutput.writeFailure() }
    } else if !command.quiet.isOn {
      StandardOutput.write(picture.summary + remark)
    }
  }

  /// Returns the path of the sheet; nil for standard output.
  private func sheetPath(_ format: PictureFormat) -> String? {
    if command.output == "-" { return nil }
    let pattern = RenderCommand.pattern(command.output)
    guard !pattern.hasSuffix("/") else { return pattern + "contact-sheet.\(format.rawValue)" }
    return pattern.replacingOccurrences(of: "{format}", with: format.rawValue)
  }
}
