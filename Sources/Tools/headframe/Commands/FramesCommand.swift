import ArgumentParser
import BatchRendering
import UIKitCore

/// A command that prints the frames of views.
struct FramesCommand: LayoutCommand {
  static let configuration = CommandConfiguration(
    commandName: "frames",
    abstract: "Print the frame of every view, for each scene and variant.",
    discussion: """
      As json, one line for each scene and variant: {"input", "scene", "variant", "views": [{"id", "class", "frame", \
      "frameInParent"}]}. Frames are [x, y, width, height] in points, "frame" in the coordinates of the root view. A \
      view whose alignment rectangle is not its frame has "alignmentRect"; one that draws text has "firstBaseline", \
      "lastBaseline" and "lines": [{"text", "origin"}], where origin is the beginning of the line on its baseline. \
      All are in the coordinates of the root view.

      As txt, one line for each view, indented by nesting.

      With --data, a line for each row as well, with its number as "row"; the first invalid row ends the command.

      Exit status: 0 for success, 1 for an error, 2 for a usage error, 3 if no scene has the name or there are no rows.
      """)

  /// The output format of frames.
  enum Format: String, ExpressibleByArgument, CaseIterable {
    case json
    case txt
  }

  @OptionGroup var input: InputOptions

  @OptionGroup(title: "Variants")
  var variants: VariantOptions

  @OptionGroup var layout: LayoutOptions

  @Option(help: "The format of the frames.")
  var format: Format = .json

  func run() throws {
    try runLayout { reading in
      try input.forEachScene(in: variants.axes(), reading) { laidOut, subject, _ in
        let report = FrameReport(laidOut, of: subject)
        try StandardOutput.print(format == .json ? report.line : report.text)
      }
    }
  }
}
