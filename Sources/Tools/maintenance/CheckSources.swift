import APIScanning
import ArgumentParser
import Foundation
import SourceFacts

/// A command that checks the sources of this package for faults that the compiler accepts.
struct CheckSources: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "check-sources",
    abstract: "Check imports, the order of folders, traps, and pages that name declarations.",
    discussion: "Run it in the package's folder, with the output of swift package dump-package as input.")

  @Option(help: "The list of folders with the folders that each uses.")
  var rooms = ".ci/rooms.txt"

  @Option(help: "The list of code that may end the process.")
  var traps = ".ci/traps.txt"

  func run() throws {
    let package = try JSONDecoder().decode(
      PackageTargets.self, from: FileHandle.standardInput.readDataToEndOfFile())
    let files = try SourceFile.all(in: package.folders)
    guard !files.isEmpty else { throw ListError("no source was found; run in the package's folder") }
    let sources = files.filter { $0.path.hasPrefix("Sources/") }
    let findings =
      try package.findings(in: files) + Rooms.all(in: rooms).flatMap { $0.findings(in: sources) }
      + Traps(list: traps).findings(in: sources) + lazyFirsts(in: files) + outdatedNames(sources)
      + Journeys(page: "Sources/README.md").findings(in: sources)
    findings.forEach { print($0) }
    print("\(files.count) sources, \(findings.count) findings")
    if !findings.isEmpty { throw ExitCode.failure }
  }

  private func lazyFirsts(in files: [SourceFile]) -> [String] {
    files.filter { !$0.path.hasPrefix("Tests/") }.flatMap { file in
      file.facts.lazyFirsts.map {
        "\(file.path):\($0.line): error: the first result of a lazy map is computed twice; use firstNonNil"
      }
    }
  }

  /// Returns an error for each page or table of names that is not the one for these sources.
  private func outdatedNames(_ sources: [SourceFile]) throws -> [String] {
    let own = APIIndex(sources, in: "Sources")
    let pages = [
      (
        MissingNames.configuration.commandName, "Sources/Porting/APIScanning/MissingAPI+Current.swift",
        MissingAPI(known: .known, own: own).source + "\n"
      ),
      (
        SupportedNames.configuration.commandName, "Documentation/SupportedAPI.md",
        SupportedAPIPage(own: own, known: .known).markdown
      ),
    ]
    return try pages.compactMap { command, path, text in
      let old = try String(contentsOfFile: path, encoding: .utf8)
      guard old != text else { return nil }
      let differences = Set(text.split(separator: "\n")).symmetricDifference(old.split(separator: "\n")).sorted()
      let first = differences.first.map { ", for example in: \($0.prefix(200))" } ?? ""
      let remedy = "Run: swift run maintenance \(command ?? "") Sources > new && mv new \(path)"
      return "\(path): error: out of date\(first)\n\(remedy)"
    }
  }
}
