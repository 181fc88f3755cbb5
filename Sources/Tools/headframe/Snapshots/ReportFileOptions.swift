import ArgumentParser
import CairoRendering
import Foundation
import PictureComparison

/// The options for the files of a report.
struct ReportFileOptions: ParsableArguments {
  @Option(help: ArgumentHelp("Write one self-contained HTML page.", valueName: "file"))
  var html: String?

  @Option(help: ArgumentHelp("Write JUnit XML.", valueName: "file"))
  var junit: String?

  @Option(
    help: ArgumentHelp(
      "Write JSON in reg-cli's format, and the folders expected, actual and diff next to it.", valueName: "file"))
  var json: String?

  @Option(
    help: ArgumentHelp(
      "Write a summary in Markdown, with the pictures of failures in a folder next to it.", valueName: "file"))
  var summary: String?

  @Option(
    help: ArgumentHelp(
      "The address at which the summary's folder of pictures is published; by default its name.", valueName: "URL"))
  var summaryPictures: String?

  /// Indicates whether no file is requested.
  var isEmpty: Bool { html == nil && junit == nil && json == nil && summary == nil }

  func validate() throws {
    if summary == nil, summaryPictures != nil {
      throw ValidationError("--summary-pictures is the address for --summary, which is missing")
    }
    var options: [String: String] = [:]
    for (option, path) in [("--html", html), ("--junit", junit), ("--json", json), ("--summary", summary)] {
      guard let path else { continue }
      let file = URL(fileURLWithPath: path).standardizedFileURL.path
      if let other = options[file] {
        throw ValidationError("\(other) and \(option) name the same file, \(path); name a file for each")
      }
      options[file] = option
    }
  }

  /// Writes the requested files, without replacing inputs, and passes the path of each to the closure.
  func write(
    _ report: SnapshotReport, protecting inputs: [String] = [], force: ForceOption,
    written: (String) -> Void = { _ in }
  ) throws {
    if let html {
      try ReferenceWriter.write(try report.html(), to: html, force.policy(replacing: .page, inputs))
      written(html)
    }
    if let junit {
      try ReferenceWriter.write(report.junit(), to: junit, force.policy(replacing: .junit, inputs))
      written(junit)
    }
    if let json {
      try report.writeReg(to: json, force.policy(replacing: .reg, inputs))
      written(json)
    }
    if let summary {
      try write(report, summary: summary, protecting: inputs, force: force)
      written(summary)
    }
  }

  /// Writes a summary, and its pictures in a folder that is named after it.
  private func write(
    _ report: SnapshotReport, summary: String, protecting inputs: [String], force: ForceOption
  ) throws {
    let folder = URL(fileURLWithPath: summary).deletingPathExtension().path + "-pictures"
    let base = summaryPictures ?? URL(fileURLWithPath: folder).lastPathComponent
    let (text, pictures) = report.summaryInMarkdown(pictures: base.hasSuffix("/") ? base : base + "/")
    try ReferenceWriter.write(Data(text.utf8), to: summary, force.policy(replacing: .summary, inputs))
    for (name, data) in pictures.sorted(by: { $0.key < $1.key }) {
      try ReferenceWriter.write(data, to: "\(folder)/\(name)", OutputPolicy().protecting(inputs))
    }
  }
}
