import ArgumentParser
import Foundation
import InterfaceFidelity
import UIKitCore

/// A command that prints Documentation/Fidelity.md up to the figures of pictures.
struct FidelityPage: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "fidelity",
    abstract: "Print a Markdown page of figures by project, class and cause, without names of documents.")

  @Argument(help: ArgumentHelp("Documents of Interface Builder, or folders of documents.", valueName: "path"))
  var paths: [String]

  @Option(
    help: ArgumentHelp(
      "Compare held-out projects with the others, by number; 1b is the second half of project 1.",
      valueName: "number,…"))
  var aside: String?

  @Option(
    help: ArgumentHelp(
      "Fail if a figure in percent is lower: as-recorded, decided, own-text, own-text-decided.",
      valueName: "figure=percent,…"))
  var floor: String?

  func validate() throws {
    if let floor, FidelityFloor(floor) == nil {
      throw ValidationError(
        "--floor: expected figures and percentages such as as-recorded=98,own-text=92, found \"\(floor)\"")
    }
    if let aside, ProjectSelection(aside) == nil {
      throw ValidationError("--aside: expected numbers such as 1b,13, found \"\(aside)\"")
    }
    for path in paths where !FileManager.default.fileExists(atPath: path) {
      throw ValidationError("\(path): no such file or folder")
    }
  }

  func run() throws {
    try MainActor.assumeIsolated {
      // The page counts conflicts; their logs would hide the problems below.
      LayoutDiagnostics.sink = { _ in }
      var fidelity = Fidelity()
      for path in paths { fidelity.add(URL(fileURLWithPath: path)) }
      print(fidelity.markdown(aside: aside.flatMap(ProjectSelection.init)))
      let problems =
        fidelity.failures.map(\.description) + (floor.flatMap(FidelityFloor.init)?.misses(of: fidelity) ?? [])
      for problem in problems { FileHandle.standardError.write(Data("\(problem)\n".utf8)) }
      if !problems.isEmpty { throw ExitCode.failure }
    }
  }
}
