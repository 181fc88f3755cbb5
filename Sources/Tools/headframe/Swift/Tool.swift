import Foundation
import Glibc

/// The execution of other programs.
enum Tool {
  /// Returns a process for a program that is found in the `PATH`, before it runs.
  static func process(_ command: [String]) -> Process {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = command
    return process
  }

  /// Runs a program and returns its standard output.
  static func output(_ command: [String], in folder: String? = nil) throws -> Data {
    let (process, pipe) = (process(command), Pipe())
    if let folder { process.currentDirectoryURL = URL(fileURLWithPath: folder) }
    process.standardOutput = pipe
    let data: Data
    do {
      try process.run()
      data = pipe.fileHandleForReading.readDataToEndOfFile()
    } catch {
      throw Failure("\(command[0]): error: cannot be run: \(error.localizedDescription)")
    }
    process.waitUntilExit()
    guard process.terminationStatus == 0 else {
      throw Failure(lines: ["\(command.joined(separator: " ")): error: failed"], status: 1)
    }
    return data
  }

  /// Returns the three numbers of the version of SwiftPM, which is the compiler's; nil if there is none.
  static func swiftVersion() -> [Int]? {
    // The compiler itself leaves a temporary folder behind when asked.
    guard let data = try? output(["swift", "package", "--version"]),
      let match = String(decoding: data, as: UTF8.self).firstMatch(of: #/Swift ([0-9]+(?:\.[0-9]+)*)/#)
    else { return nil }
    let numbers = match.1.split(separator: ".").compactMap { Int($0) }
    return Array((numbers + [0, 0]).prefix(3))
  }

  /// Runs a program with the standard streams of this process.
  static func run(_ command: [String]) throws {
    let process = process(command)
    do { try process.run() } catch {
      throw Failure("\(command[0]): error: cannot be run: \(error.localizedDescription)")
    }
    process.waitUntilExit()
    guard process.terminationStatus == 0 else { throw Failure(lines: [], status: process.terminationStatus) }
  }

  /// Runs a build, prints each of its errors once, and returns its status.
  ///
  /// The standard output is returned in place of being printed if it is captured.
  static func run(
    _ command: [String], through printer: BuildOutputPrinter, capturesOutput: Bool = false
  ) throws -> (status: Int32, output: Data) {
    let (process, output, errors) = (process(command), Pipe(), Pipe())
    (process.standardOutput, process.standardError) = (output, errors)
    // The signals of the terminal also reach the build, which ends by itself.
    signal(SIGINT, SIG_IGN)
    do { try process.run() } catch {
      throw Failure("\(command[0]): error: cannot be run: \(error.localizedDescription)")
    }
    let group = DispatchGroup()
    let copied: [(pipe: Pipe, descriptor: Int32)] =
      capturesOutput ? [(errors, Int32(2))] : [(output, Int32(1)), (errors, Int32(2))]
    for (pipe, descriptor) in copied {
      let input = pipe.fileHandleForReading
      DispatchQueue.global().async(group: group) { printer.copy(input, to: descriptor) }
    }
    let captured = capturesOutput ? output.fileHandleForReading.readDataToEndOfFile() : Data()
    group.wait()
    process.waitUntilExit()
    let status = process.terminationStatus
    return (process.terminationReason == .uncaughtSignal ? 128 + status : status, captured)
  }

  /// Replaces this process with another program, which receives signals and sets the exit status.
  static func replaceProcess(with command: [String]) throws -> Never {
    signal(SIGPIPE, SIG_DFL)
    signal(SIGXFSZ, SIG_DFL)
    var arguments = command.map { strdup($0) }
    arguments.append(nil)
    execvp(command[0], &arguments)
    throw Failure("\(command[0]): error: cannot be run: \(String(cString: strerror(errno)))")
  }
}
