import ArgumentParser
import Foundation
import PictureComparison

/// Compares two pictures or two folders of pictures.
struct DiffCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "diff",
    abstract: "Compare two pictures, or the pictures of two folders by their names.",
    discussion: """
      Pictures are PNG, JPEG or WebP. Everything counts unless an option says otherwise. Where both pictures are
      references that snapshot tests recorded, the views that moved are listed.

      Exit status: 0 when all are alike, 1 when some differ or are missing, 2 when something went wrong.
      """)

  @Argument(help: ArgumentHelp("A picture or a folder.", valueName: "reference"))
  var reference: String

  @Argument(help: ArgumentHelp("The picture or folder to compare it with.", valueName: "actual"))
  var actual: String

  @OptionGroup var limits: LimitOptions

  @OptionGroup(title: "What may differ")
  var tolerance: ToleranceOptions

  @Option(
    name: .shortAndLong,
    help: ArgumentHelp(
      "Write the picture of the difference; of folders, a folder for those that differ.", valueName: "file|folder/"))
  var output: String?

  @Option(help: ArgumentHelp("Write one HTML page with all that differ.", valueName: "file"))
  var html: String?

  @Option(help: ArgumentHelp("Write JUnit XML.", valueName: "file"))
  var junit: String?

  @Option(
    help: ArgumentHelp(
      "Write JSON in the shape of reg-cli, with the folders expected, actual and diff beside it.", valueName: "file"))
  var json: String?

  @Flag(help: "Print only errors; the exit status is the result.")
  var quiet = false

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
      let outcome = pair.compared(within: tolerance)
      entries.append(outcome.entry)
      tell(outcome.entry, isOnly: !pairs.areFolders)
    }
    let report = SnapshotReport(title: "\(reference) and \(actual)", entries: entries)
    do {
      let inputs = pairs.pairs.flatMap { [$0.reference, $0.actual].compactMap { $0 } }
      try write(report, areFolders: pairs.areFolders, protecting: inputs)
    } catch {
      throw Failure(lines: ["\(error)"], status: 2)
    }
    if pairs.areFolders, !quiet { StandardError.write(report.summary) }
    if report.count(.broken) > 0 { throw Failure(lines: [], status: 2) }
    if report.entries.contains(where: { $0.status != .passed }) { throw Failure(lines: [], status: 1) }
  }

  private func tell(_ entry: ReportEntry, isOnly: Bool) {
    guard entry.status != .broken else { return StandardError.write(entry.message) }
    guard !quiet, entry.status != .passed else { return }
    print("\(isOnly ? "" : entry.title + ": ")\(entry.message.replacing("\n", with: isOnly ? "\n" : "\n  "))")
  }

  private func write(_ report: SnapshotReport, areFolders: Bool, protecting inputs: [String]) throws {
    if let output {
      for entry in report.entries {
        guard let data = entry.evidence.difference else { continue }
        let name = URL(fileURLWithPath: entry.title).deletingPathExtension().relativePath + ".png"
        try ReferenceWriter.write(data, to: areFolders ? "\(output)/\(name)" : output, protecting: inputs)
      }
    }
    if let html { try ReferenceWriter.write(try report.html(), to: html, protecting: inputs) }
    if let junit { try ReferenceWriter.write(report.junit(), to: junit, protecting: inputs) }
    if let json { try report.writeReg(to: json) }
  }
}

/// The tolerance of comparisons.
struct ToleranceOptions: ParsableArguments {
  @Option(help: "The share of bytes, or with other options of pixels, that must be equal: 0 to 1.")
  var precision: Double = 1

  @Option(help: "How alike colours must look, as 1 − ΔE2000 / 100: 0.98 is about the smallest visible difference.")
  var perceptualPrecision: Double = 1

  @Option(help: ArgumentHelp("How many pixels may differ.", valueName: "n"))
  var maxPixels: Int?

  @Option(help: ArgumentHelp("The difference of a channel, of 255, that does not count.", valueName: "n"))
  var threshold: Int = 0

  @Flag(help: "Let pixels that smooth an edge differ.")
  var ignoreAntialiasing = false

  func validate() throws {
    for (name, value) in [("--precision", precision), ("--perceptual-precision", perceptualPrecision)] {
      guard (0...1).contains(value) else { throw ValidationError("\(name): a number from 0 to 1 is expected") }
    }
    guard (0...255).contains(threshold) else {
      throw ValidationError("--threshold: a number from 0 to 255 is expected")
    }
    guard maxPixels ?? 0 >= 0 else { throw ValidationError("--max-pixels: a number from 0 on is expected") }
  }

  var tolerance: PictureTolerance {
    PictureTolerance(
      precision: precision, perceptualPrecision: perceptualPrecision, maximumDifferingPixels: maxPixels,
      channelThreshold: threshold, ignoresAntialiasing: ignoreAntialiasing)
  }
}
