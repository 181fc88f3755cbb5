import ArgumentParser
import Foundation
import InterfaceBuilder
import InterfaceFidelity
import UIKitCore

/// A command that compares layouts with the frames that Interface Builder recorded.
struct FidelityCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "fidelity",
    abstract: "Compare the frames of xib and storyboard files with the frames that Interface Builder recorded in them.",
    discussion: """
      Every document is laid out on its own device, twice: with the recorded sizes of labels, buttons, text fields and \
      text views as their content sizes (within half a point on every edge), and with its own text (within a point on \
      every edge). Plain views without subviews in a stack view keep their recorded length both times.

      Frames without meaning for layout are exempt and counted separately: views that the document marks misplaced or \
      ambiguous; bars of tab bar controllers, which are always recorded at the top; hidden arranged subviews; frames \
      that break a required constraint of the document by themselves (contradicted); views for which the document's \
      constraints allow several frames (undetermined). "withoutExemption" is the figure with frames of that kind compared.

      "decided" counts only views whose frame is determined by constraints or a stack, without views that keep the \
      recorded frame.

      --json prints one object: documents, loaded, comparable, exempt, asRecorded, ownText.
      """)

  @Argument(help: ArgumentHelp("Documents, or folders of documents.", valueName: "path"))
  var paths: [String]

  @OptionGroup var limits: LimitOptions

  @OptionGroup(title: "Fonts")
  var fonts: FontOptions

  @OptionGroup var json: JSONOption

  @Flag(help: "Print the recorded and the computed frame of every view as JSON, one object per line.")
  var views = false

  @Option(help: "The number of largest differences to print, with the constraints that determine the frames.")
  var worst = 20

  func validate() throws {
    guard worst >= 0 else { throw ValidationError("--worst: expected a number of at least 0") }
    guard !json.isOn || !views else { throw ValidationError("--json and --views exclude each other.") }
  }

  func run() throws {
    try MainActor.assumeIsolated {
      do { try fonts.register() } catch { throw Failure(error) }
      LayoutDiagnostics.suppressRepeatedConflicts()
      var fidelity = Fidelity()
      for path in paths {
        guard FileManager.default.fileExists(atPath: path) else {
          throw Failure("\(path): error: no such file or folder")
        }
        fidelity.add(URL(fileURLWithPath: path))
      }
      guard fidelity.documents > 0 else {
        throw Failure("\(paths.joined(separator: ", ")): error: no xib or storyboard file")
      }
      print(report(of: fidelity))
      let problems = fidelity.failures.map(\.description)
      if !problems.isEmpty { throw Failure(problems.joined(separator: "\n")) }
    }
  }

  private func report(of fidelity: Fidelity) -> String {
    if json.isOn { return fidelity.json }
    if views { return fidelity.views }
    return fidelity.table(largest: worst)
  }
}
