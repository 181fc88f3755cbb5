import Foundation
import TestSupport
import Testing

/// The program behind `swift run headframe` in a package that uses the compiled libraries.
@Suite("The launcher of the compiled libraries")
struct LauncherTests {
  @Test("swift run headframe runs the command in the PATH with its arguments and status, or says how to get it")
  func launching() throws {
    try withTemporaryFolder(["other/headframe": "#!/bin/sh\necho \"$@\"\nexit 3\n"]) { folder in
      let launcher = folder.appendingPathComponent("bin/headframe")
      try FileManager.default.createDirectory(
        at: launcher.deletingLastPathComponent(), withIntermediateDirectories: true)
      let other = folder.appendingPathComponent("other/headframe").path
      try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: other)
      let source = Repository.file("make/libraries/Sources/headframe/main.swift").path
      let script = "swiftc -swift-version 6 \"$1\" -o \"$2\" && PATH=\"$3\" \"$2\" render 'a b'"
      // The launcher is in the PATH itself, as it is for programs that SwiftPM runs.
      let path = "\(folder.path)/bin:\(folder.path)/other"

      let run = try Self.shell(script, source, launcher.path, path)
      #expect(run.status == 3, "\(run.errors)")
      #expect(run.output == "render a b\n")

      let alone = try Self.shell("PATH=\"$2\" \"$1\"", launcher.path, "\(folder.path)/bin")
      #expect(alone.status == 127)
      #expect(alone.errors.hasPrefix("headframe: error: the compiled libraries do not contain the command"))
    }
  }

  @Test("Continuous integration has a version of Swift that can use the compiled libraries")
  func versions() throws {
    let manifest = try Repository.text("make/libraries/Package.swift")
    let workflow = try Repository.text(".github/workflows/ci.yml")
    let needed = try #require(manifest.firstMatch(of: #/swift-tools-version: ([0-9]+)\.([0-9]+)/#)?.output)
    let used = try #require(workflow.firstMatch(of: #/container: swift:([0-9]+)\.([0-9]+)/#)?.output)

    #expect(used.1 == needed.1)
    #expect(try #require(Int(used.2)) >= #require(Int(needed.2)))
  }

  private static func shell(_ script: String, _ arguments: String...) throws -> (
    status: Int32, output: String, errors: String
  ) {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/bin/sh")
    process.arguments = ["-c", script, "sh"] + arguments
    let (output, errors) = (Pipe(), Pipe())
    (process.standardOutput, process.standardError) = (output, errors)
    try process.run()
    let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    let messages = String(decoding: errors.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    return (process.terminationStatus, text, messages)
  }
}
