import ArgumentParser
import Foundation
import PictureComparison

/// A command that compares two pictures or two folders of pictures.
struct DiffCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "diff",
    abstract: "Compare two pictures, or the pictures of the same name in two folders.",
    discussion: """
      Pictures are PNG, JPEG or WebP. Every difference counts unless an option allows it. A PNG's resolution is its \
      scale, and equal pixels at another scale differ. For two references that snapshot tests recorded, the views that \
      moved are listed.

      Exit status: 0 if all are equal, 1 if some differ or are missing, 2 for an error, including a usage error.
      """)

  @Argument(help: ArgumentHelp("A picture or a folder.", valueName: "reference"))
  var reference: String

  @Argument(help: ArgumentHelp("The picture or folder that is compared with it.", valueName: "actual"))
  var actual: String

  @OptionGroup var limits: LimitOptions

  @OptionGroup(title: "Tolerance")
  var tolerance: ToleranceOptions

  @Option(
    name: .shortAndLong,
    help: ArgumentHelp(
      "Write a picture of the difference, or for two folders a folder of them.", valueName: "file|folder/"))
  var output: String?

  @OptionGroup var reports: ReportFileOptions

  @OptionGroup var force: ForceOption

  @OptionGroup var quiet: QuietOption

  func run() throws {
    let pairs: PicturePairs
    do {
      pairs = try PicturePairs(reference: reference, actual: actual)
    } catch {
      throw Failure(lines: ["\(error)"], status: 2)
    }
    let tolerance = tolerance.tolerance
    var entries: [ReportEntry] = []
    for pair in pairs.pairs {
      let entry = pair.compared(within: tolerance)
      entries.append(entry)
      printResult(entry, isOnly: !pairs.areFolders)
    }
    let report = SnapshotReport(title: "\(reference) and \(actual)", entries: entries)
    do {
      let inputs = pairs.pairs.flatMap { [$0.reference, $0.actual].compactMap { $0 } }
      try write(report, areFolders: pairs.areFolders, protecting: inputs)
    } catch {
      throw Failure(lines: ["\(error)"], status: 2)
    }
    if pairs.areFolders, !quiet.isOn { StandardError.write(report.summary) }
    if report.count(.broken) > 0 { throw Failure(lines: [], status: 2) }
    if report.entries.contains(where: { $0.status != .passed }) { throw Failure(lines: [], status: 1) }
  }

  private func printResult(_ entry: ReportEntry, isOnly: Bool) {
    guard entry.status != .broken else { return StandardError.write(entry.message) }
    guard !quiet.isOn, entry.status != .passed else { return }
    print("\(isOnly ? "" : entry.title + ": ")\(entry.message.replacing("\n", with: isOnly ? "\n" : "\n  "))")
  }

  private func write(_ report: SnapshotReport, areFolders: Bool, protecting inputs: [String]) throws {
    if let output {
      for entry in report.entries {
        guard let data = entry.evidence.difference else { continue }
        let name = URL(fileURLWithPath: entry.title).deletingPathExtension().relativePath + ".png"
        let path = areFolders ? PicturePairs.path(of: name, in: output) : output
        try ReferenceWriter.write(data, to: path, force.policy(replacing: .png, inputs))
      }
    }
    try reports.write(report, protecting: inputs, force: force)
  }
}
