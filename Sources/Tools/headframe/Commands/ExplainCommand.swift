import ArgumentParser
import BatchRendering
import UIKitCore

/// A command that explains the problems of a layout, or the constraints that determine a view's frame.
struct ExplainCommand: LayoutCommand {
  static let configuration = CommandConfiguration(
    commandName: "explain",
    abstract: "Explain the problems of layouts, or the constraints that determine the frame of a view.",
    usage: "headframe explain <document> ... [<view>[.<attribute>] ...] [<options>]",
    discussion: """
      Reports conflicting constraints, views with ambiguous frames, truncated labels, and \
      characters missing in all fonts: the objects involved, their place, and a remedy.

      With --json, one object for each scene and variant: {"input", "scene", "variant", "findings": [{"kind", "view", \
      "summary", "details", "place"}]}, where kind is conflict, ambiguity, cutText, narrowText, missingGlyphs, blank or runaway, and \
      place is the line of the document, if known.

      Findings that a document declares under the key expect are reported as expected, with "isExpected" in JSON, and \
      are no problems. Declared findings that a picture does not have are errors.

      The options --annotate problems and --strict of headframe render draw the problems and treat them as errors.

      With the id of a view after the document, prints the chain of constraints that determines its x, y, width and \
      height, or the attribute given, such as title.width: a line for each constraint with the points that it \
      contributes to the value. Attributes are x, y, width, height, left, right, top, bottom, leading, \
      trailing, centerX and centerY, in the coordinates of the superview. Optional constraints of the view that do not \
      hold follow, with the constraints that prevent them. With --json: {"input", "scene", "variant", "view", "chains": \
      [{"attribute", "value", "isFree", "links": [{"kind", "sentence", "amount", "multiplier", "place"}]}], "yielding": \
      [{"sentence", "residual", "holders"}]}.

      With --data, a report for each row as well, with its number as "row"; the first invalid row ends the command.

      Exit status: 0 if there are no problems or the view was explained, 1 for problems or an error, 2 for a usage \
      error, 3 if no scene has the name or there are no rows.
      """)

  @OptionGroup var input: InputOptions

  @OptionGroup(title: "Variants")
  var variants: VariantOptions

  @OptionGroup var layout: LayoutOptions

  @OptionGroup var json: JSONOption

  func run() throws {
    let hasFindings = try runLayout { try explain($0) }
    if hasFindings { throw Failure(lines: [], status: 1) }
  }

  /// Splits the arguments into documents and queries of views. The first argument is always a document.
  private func split() -> (input: InputOptions, queries: [ViewQuery]) {
    var input = input
    var queries: [ViewQuery] = []
    input.documents = input.documents.enumerated().compactMap { index, word in
      guard index > 0, !DocumentFile.isNamed(by: word) else { return word }
      queries.append(ViewQuery(word))
      return nil
    }
    return (input, queries)
  }

  /// Prints the reports and returns whether there was a finding.
  @MainActor
  private func explain(_ reading: ReadingOptions) throws -> Bool {
    let (input, queries) = split()
    LayoutDiagnostics.suppressFindingsLog()
    var hasFindings = false
    try input.forEachScene(in: variants.axes(), reading) { laidOut, subject, job in
      for query in queries {
        let report = try ChainReport(query, in: laidOut, of: subject)
        try job.checkLayoutWork()
        try StandardOutput.print(json.isOn ? report.line : report.text)
      }
      guard queries.isEmpty else { return }
      let report = FindingsReport(laidOut, of: subject, expectsContent: job.document.isInterface)
      try job.checkLayoutWork()
      try StandardOutput.print(json.isOn ? report.line : report.text)
      let unmet = laidOut.unmetExpectations(report.findings, in: job)
      unmet.lines.forEach { StandardError.write($0) }
      hasFindings = hasFindings || report.hasProblems || !unmet.isEmpty
    }
    return hasFindings
  }
}
