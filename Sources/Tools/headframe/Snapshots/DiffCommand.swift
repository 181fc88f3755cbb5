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

      With --layout, the pictures are compared as layouts: by size, by SSIM, and by the bounding boxes of shapes and of \
      lines of text, which agree if all edges are within a point. Glyphs may have other shapes. The figures of each \
      picture that disagrees, a table and the causes are printed; pictures without a partner are only counted.

      Exit status: 0 if all are equal, 1 if some differ or are missing, 2 for an error, including a usage error.
      """)

  @Argument(help: ArgumentHelp("A picture or a folder.", valueName: "reference"))
  var reference: String

  @Argument(help: ArgumentHelp("The picture or folder that is compared with it.", valueName: "actual"))
  var actual: String

  @OptionGroup var limits: LimitOptions

  @OptionGroup(title: "Tolerance")
  var tolerance: ToleranceOptions

  @Flag(help: "Compare boxes and lines of text within a point instead of pixels.")
  var layout = false

  @Option(
    name: .shortAndLong,
    help: ArgumentHelp(
      "Write a picture of the difference, with --layout next to both pictures; for two folders a folder of them.",
      valueName: "file|folder/"))
  var output: String?

  @OptionGroup var reports: ReportFileOptions

  @OptionGroup var force: ForceOption

  @OptionGroup var quiet: QuietOption

  func validate() throws {
    if layout, !reports.isEmpty {
      throw ValidationError("--layout has no --html, --junit or --json; it prints a table")
    }
    if layout, tolerance.tolerance != .exact {
      throw ValidationError("--layout has no tolerance; sizes, boxes and lines agree within a point")
    }
  }

  func run() throws {
    let pairs: PicturePairs
    do {
      pairs = try PicturePairs(reference: reference, actual: actual)
    } catch {
      throw Failure(lines: ["\(error)"], status: 2)
    }
    if layout { return try compareLayouts(pairs) }
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
        try write(data, of: entry.title, to: output, areFolders: areFolders, protecting: inputs)
      }
    }
    try reports.write(report, protecting: inputs, force: force)
  }

  /// Writes a PNG to a file, or under a picture's name to a folder.
  private func write(
    _ data: Data, of title: String, to output: String, areFolders: Bool, protecting inputs: [String]
  ) throws {
    let name = URL(fileURLWithPath: title).deletingPathExtension().relativePath + ".png"
    let path = areFolders ? PicturePairs.path(of: name, in: output) : output
    try ReferenceWriter.write(data, to: path, force.policy(replacing: .png, inputs))
  }
}

extension DiffCommand {
  private func compareLayouts(_ pairs: PicturePairs) throws {
    let inputs = pairs.pairs.flatMap { [$0.reference, $0.actual].compactMap { $0 } }
    var comparisons: [LayoutComparison] = []
    var (isBroken, alone) = (false, 0)
    for pair in pairs.pairs {
      guard let reference = pair.reference, let actual = pair.actual else {
        alone += 1
        continue
      }
      do {
        let (old, new) = (try Picture(path: reference), try Picture(path: actual))
        let comparison = LayoutComparison(name: pair.name, from: old, to: new)
        comparisons.append(comparison)
        guard !comparison.isWithinPoint else { continue }
        if !quiet.isOn { print(comparison.line) }
        if let output, let sheet = try LayoutSheet.picture(from: old, to: new)?.png() {
          try write(sheet, of: pair.name, to: output, areFolders: pairs.areFolders, protecting: inputs)
        }
      } catch {
        StandardError.write("\(error)")
        isBroken = true
      }
    }
    let summary = LayoutSummary(comparisons)
    print(summary.table)
    if !quiet.isOn {
      summary.causes.forEach { print($0) }
      if alone > 0 { StandardError.write("\(alone.counting("picture")) without a partner of the same name") }
    }
    if isBroken { throw Failure(lines: [], status: 2) }
    if alone > 0 || comparisons.contains(where: { !$0.isWithinPoint }) { throw Failure(lines: [], status: 1) }
  }
}
