import ArgumentParser
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

  /// Indicates whether no file is requested.
  var isEmpty: Bool { html == nil && junit == nil && json == nil }

  func validate() throws {
    var options: [String: String] = [:]
    for (option, path) in [("--html", html), ("--junit", junit), ("--json", json)] {
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
  }
}
