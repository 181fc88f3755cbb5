import ArgumentParser
import CairoRendering
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

  @Flag(help: "Replace existing files that are not of the written kind; inputs are never replaced.")
  var force = false

  /// Indicates whether no file is requested.
  var isEmpty: Bool { html == nil && junit == nil && json == nil }

  /// Writes the requested files, without replacing inputs, and passes the path of each to the closure.
  func write(
    _ report: SnapshotReport, protecting inputs: [String] = [], written: (String) -> Void = { _ in }
  ) throws {
    if let html {
      try ReferenceWriter.write(try report.html(), to: html, policy(replacing: .page, inputs))
      written(html)
    }
    if let junit {
      try ReferenceWriter.write(report.junit(), to: junit, policy(replacing: .junit, inputs))
      written(junit)
    }
    if let json {
      try report.writeReg(to: json, policy(replacing: .reg, inputs))
      written(json)
    }
  }

  /// Returns the policy for a file of a kind.
  func policy(replacing signature: FileSignature, _ inputs: [String]) -> OutputPolicy {
    var policy = OutputPolicy().protecting(inputs)
    if !force { policy.replaced = signature }
    return policy
  }
}
