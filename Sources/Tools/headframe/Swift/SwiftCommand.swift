import APIScanning
import ArgumentParser
import Foundation
import ObjectiveCRewriting

/// A command that builds, tests and runs packages whose sources use Objective-C's syntax.
struct SwiftCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "swift",
    abstract: "Build, test or run a package whose sources are written for iOS.",
    discussion: """
      Runs "swift build", "swift test" or "swift run" with all arguments. The compiler reads sources with @objc, \
      #selector, outlets, optional requirements and similar syntax from rewritten copies in .build/headframe; the \
      package's files are not changed, and messages name their paths and lines.

        headframe swift build
        headframe swift test --filter LoginTests
        headframe swift --platform linux build

      In sources that import UIKit, #if os(iOS), targetEnvironment(simulator) and canImport of related frameworks \
      are true; --platform linux leaves them unchanged. Documentation/Migration.md lists the rewritten syntax.

      "test" also records the outcome and the duration of each test for "headframe snapshots report". \
      --shard 2/3 runs the second third of the tests, and --test-times FILE divides them by the durations that \
      "headframe snapshots report --test-times" wrote:

        headframe swift test --shard 2/3 --test-times test-times.json
      """)

  @Option(help: "The platform for #if: ios or linux.")
  var platform: BuildPlatform = .iOS

  @Flag(help: "Rewrite the sources without running the compiler.")
  var rewriteOnly = false

  @Argument(
    parsing: .captureForPassthrough,
    help: ArgumentHelp("build, test or run, followed by the arguments of swift.", valueName: "arguments"))
  var arguments: [String] = []

  func validate() throws {
    if ["--help", "-h", "help"].contains(arguments.first) { throw CleanExit.helpRequest(self) }
    guard let verb = arguments.first, ["build", "test", "run"].contains(verb) else {
      throw ValidationError(
        "expected \"build\", \"test\" or \"run\" after \"headframe swift\""
          + (arguments.first.map { ", not \"\($0)\"" } ?? ""))
    }
    if arguments.first == "test" { _ = try TestArguments(arguments.dropFirst()) }
  }

  func run() throws {
    let locations = try BuildLocations(arguments)
    let overlay = try SourceOverlay(locations, platform: platform).update()
    guard overlay.problems.isEmpty else { throw Failure(lines: overlay.problems, status: 1) }
    if overlay.omissions.declarations > 0 {
      let (declarations, files) = overlay.omissions
      StandardError.write(
        "note: \(declarations.counting("declaration")) in \(files.counting("file")) left out, since frameworks such as "
          + "SwiftUI or AVFoundation are missing on Linux; \"headframe port\" lists them")
    }
    if rewriteOnly { return }
    if overlay.lacksUIKit {
      throw Failure(
        "\(locations.package)/Package.swift: error: the package imports UIKit and does not depend on Headframe; add it "
          + "with: headframe port --manifest . --headframe PATH")
    }
    try locations.forgetOtherPlan()
    if platform == .iOS {
      Self.disableThreadChecks()
      // Programs run as in a simulator: the condition `targetEnvironment(simulator)` is true.
      setenv("SIMULATOR_MODEL_IDENTIFIER", Self.simulatedModel, 0)
    }
    if platform == .iOS { try ApplicationInfoFile(locations).update(overlay.application) }
    if platform == .iOS { try UnlistedResourceFiles(locations).update() }
    let combine = CombineModule(locations)
    var flags = ["-Xswiftc", "-vfsoverlay", "-Xswiftc", overlay.path] + combine.searchOptions
    if overlay.importsCombine { flags += try combine.build() }
    if arguments.first != "run", locations.listsTestsByHand { flags.append("--enable-test-discovery") }
    if overlay.buildsUIKitFirst, let libraries = overlay.compiledLibraries {
      // The modules of binary targets are visible only to their dependents.
      for bundle in ["UIKit", "SnapshotTesting"] {
        flags += ["-Xswiftc", "-I", "-Xswiftc", "\(libraries)/\(bundle).artifactbundle/modules"]
      }
    }
    let command = arguments.prefix(1) + flags + arguments.dropFirst()
    if overlay.buildsUIKitFirst, overlay.compiledLibraries == nil {
      // SwiftPM can build a package without a dependency on Headframe first, so the module is built beforehand.
      try Tool.run(["swift", "build"] + flags + locations.options + ["--target", "UIKit"])
    }
    // A program that is run can read from the terminal.
    if arguments.first == "run" { try Tool.replaceProcess(with: ["swift"] + command) }
    if arguments.first == "test" {
      let modules = PackageLayout(at: locations.package, compiler: Tool.swiftVersion).modules
      if ApplicationInfo.hostsTests(in: locations.package, modules: modules) { setenv("HEADFRAME_TEST_HOST", "1", 0) }
      let tests = try TestArguments(arguments.dropFirst())
      if tests.runsTests { try RecordedTestRun(tests, locations, flags).run() }
    }
    let printer = BuildOutputPrinter()
    let status = try Tool.run(["swift"] + command, through: printer).status
    for line in printer.summary { StandardOutput.write(line) }
    throw Failure(lines: [], status: status)
  }
}

extension SwiftCommand {
  /// The identifier of the iPhone 14, whose screen has the default size of 390×844 points.
  private static let simulatedModel = "iPhone14,7"

  /// Disables the main actor's thread check in the launched programs, since Objective-C has none.
  ///
  /// Swift 6 otherwise ends a program that calls the main actor's closures on another thread. An existing environment
  /// variable takes precedence.
  private static func disableThreadChecks() {
    setenv("SWIFT_IS_CURRENT_EXECUTOR_LEGACY_MODE_OVERRIDE", "legacy", 0)
    setenv("SWIFT_UNEXPECTED_EXECUTOR_LOG_LEVEL", "0", 0)
  }
}

extension BuildPlatform: ExpressibleByArgument {}
