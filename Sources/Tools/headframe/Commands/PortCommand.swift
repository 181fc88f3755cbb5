import APIScanning
import ArgumentParser
import Foundation
import UIKitCore

/// A command that lists the parts of sources that will not compile, before a build.
struct PortCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "port",
    abstract: "List the files of a package that will not compile on Linux, and why, before building.",
    discussion: """
      Compares names, not types: lists imports of missing frameworks, functions of the Objective-C runtime, and UIKit \
      names that Headframe lacks, each with file and line, ranked by use; then names that compile and have no effect \
      or another one. Objective-C's syntax is no obstacle: `headframe swift build` rewrites it. --json prints one \
      object. The exit status is 1 if a file will not compile.

      --manifest writes what SwiftPM needs on Linux: a Package.swift next to an Xcode project, or the part of a \
      package's Package.swift that applies on Linux only:

        headframe port --manifest Shop.xcodeproj
        headframe port --manifest .
      """)

  @Argument(help: ArgumentHelp("A package, an Xcode project, a folder of sources or a Swift file.", valueName: "path"))
  var path: String

  @Flag(help: "Write a manifest for Linux.")
  var manifest = false

  @Option(help: ArgumentHelp("The path of Headframe in the manifest.", valueName: "path"))
  var headframe = "../headframe"

  @OptionGroup var force: ForceOption

  @OptionGroup var json: JSONOption

  func run() throws {
    if manifest { return try ManifestRun(path: path, headframe: headframe, replaces: force.isOn).write() }
    let sources: [(path: String, text: String)]
    if FileManager.default.isFolder(atPath: path) == false,
      URL(fileURLWithPath: path).pathExtension.lowercased() != "swift"
    {
      throw Failure(
        lines: ["\(path): error: is not Swift source; expected a package, a folder or a Swift file"], status: 2)
    }
    do {
      sources = try SourceFolder.sources(at: path)
    } catch {
      throw Failure(lines: ["\(path): error: cannot be read; expected a package, a folder or a Swift file"], status: 2)
    }
    guard !sources.isEmpty else {
      throw Failure(
        lines: ["\(path): error: no Swift sources; expected a package, a folder or a Swift file"], status: 2)
    }
    let layout = PackageLayout(at: path, compiler: Tool.swiftVersion)
    var scan = SourceScan(
      known: .known, missing: .current,
      objectiveC: SourceFolder.objectiveCTypes(at: path).union(layout.objectiveCModules))
    let included = sources.filter { layout.contains($0.path) }
    // Without a manifest, the modules are the names of the folders of sources.
    let folders =
      layout.modules.isEmpty ? sources.flatMap { $0.path.split(separator: "/").dropLast().map(String.init) } : []
    scan.add(
      included.isEmpty ? sources : included, modules: layout.modules.union(folders).union([folderName]),
      dependencies: layout.dependencies, knowsDependencies: layout.knowsDependencies)
    StandardOutput.write(json.isOn ? try PortReport(scan).json() : PortReport(scan).text)
    if scan.problems.contains(where: \.kind.isError) { throw Failure(lines: [], status: 1) }
  }

  /// The name of the scanned folder, often the name of its module.
  private var folderName: String { URL(fileURLWithPath: path).standardizedFileURL.lastPathComponent }
}

/// The findings of a scan, as text or JSON.
struct PortReport {
  private let scan: SourceScan

  init(_ scan: SourceScan) {
    self.scan = scan
  }

  private static let titles: [PortingProblem.Kind: String] = [
    .framework: "Other frameworks", .package: "Modules that no package of the manifest has; add the packages",
    .objectiveC: "Types and modules of Objective-C, which is not compiled",
    .runtimeFunction: "Functions of the Objective-C runtime that are missing",
    .missingType: "Types that are missing", .missingMember: "Members that are missing",
    .swizzling: "Functions of the Objective-C runtime that compile and have no effect",
    .effect: "Names that compile and have no effect or another one",
    .uncalledMethod: "Optional methods in subclasses that UIKit does not call",
    .omission: "Declarations that are left out, since they need frameworks that Linux lacks",
  ]

  /// The summary of the remaining work.
  private var estimate: String {
    let remaining = scan.files.count - scan.cleanFiles.count
    let share = scan.files.isEmpty ? 100 : 100 * scan.cleanFiles.count / scan.files.count
    return remaining == 0
      ? "Estimate: every file should compile with `headframe swift build`."
      : "Estimate: \(share) % of the files should compile with `headframe swift build`; \(remaining) \(remaining == 1 ? "needs" : "need") work."
  }

  var text: String {
    var lines = [
      "\(scan.files.count.counting("file")), \(scan.lineCount.counting("line")); "
        + "\(scan.cleanFiles.count.counting("file")) without findings"
    ]
    for kind in PortingProblem.Kind.allCases {
      let ranking = scan.ranking([kind])
      guard !ranking.isEmpty else { continue }
      lines += ["", "\(Self.titles[kind] ?? kind.rawValue), most used first:"]
      for (name, uses, files) in ranking {
        let note = scan.problems.first { $0.kind == kind && $0.name == name }?.note.map { ": \($0)" } ?? ""
        lines.append("  \(name): \(uses.counting("use")) in \(files.counting("file"))\(note)")
        for problem in scan.problems where problem.kind == kind && problem.name == name {
          lines.append("    \(problem.file):\(problem.line)")
        }
      }
    }
    if !scan.dependencies.isEmpty {
      lines += [
        "", "Other packages, which must also build on Linux: " + scan.dependencies.sorted().joined(separator: ", "),
      ]
    }
    return (lines + ["", estimate]).joined(separator: "\n")
  }

  /// The JSON object of a scan.
  private struct Output: Encodable {
    struct Problem: Encodable {
      let kind: String
      let name: String
      let file: String
      let line: Int
      let note: String?
    }

    struct Rank: Encodable {
      let name: String
      let uses: Int
      let files: Int
    }

    let files: Int
    let lines: Int
    let filesWithoutFindings: Int
    let estimate: String
    let dependencies: [String]
    let missing: [Rank]
    let problems: [Problem]
  }

  func json() throws -> String {
    let output = Output(
      files: scan.files.count, lines: scan.lineCount, filesWithoutFindings: scan.cleanFiles.count, estimate: estimate,
      dependencies: scan.dependencies.sorted(),
      missing: scan.ranking([.missingType, .missingMember]).map {
        .init(name: $0.name, uses: $0.uses, files: $0.files)
      },
      problems: scan.problems.map {
        .init(kind: $0.kind.rawValue, name: $0.name, file: $0.file, line: $0.line, note: $0.note)
      })
    return String(decoding: try JSONEncoder.sorted(.prettyPrinted).encode(output), as: UTF8.self)
  }
}
