import Foundation

/// A finished run of the command as a separate process.
struct Command {
  var status: Int32
  var output: String
  var errors: String

  /// Runs the command in a folder and waits for its end.
  init(_ arguments: String..., input: String = "", environment: [String: String] = [:], in folder: URL) throws {
    try self.init(arguments, input: input, environment: environment, in: folder)
  }

  /// Runs the command in a folder and waits for its end.
  init(_ arguments: [String], input: String = "", environment: [String: String] = [:], in folder: URL) throws {
    let running = try RunningCommand(arguments, input: input, environment: environment, in: folder)
    (status, output, errors) = running.end()
  }

  /// Runs the command in a line of the shell, in which it is `"$0" "$@"`.
  init(shell: String, _ arguments: [String], in folder: URL) throws {
    (status, output, errors) = try RunningCommand(arguments, shell: shell, in: folder).end()
  }

  /// The lines of the output.
  var lines: [String] { output.split(separator: "\n").map(String.init) }
}

/// A running process of the command.
final class RunningCommand {
  let process = Process()
  private let files: [URL]

  /// Starts the command in a folder, with a text or a handle as its input.
  init(
    _ arguments: [String], input: String = "", from handle: FileHandle? = nil, to output: FileHandle? = nil,
    environment: [String: String] = [:], shell: String? = nil, in folder: URL
  ) throws {
    // These files are outside of the folder, since some tests list its contents.
    let scratch = FileManager.default.temporaryDirectory
    files = ["in", "out", "err"].map { scratch.appendingPathComponent("headframe-\(UUID().uuidString).\($0)") }
    try Data(input.utf8).write(to: files[0])
    for file in files[1...] { _ = FileManager.default.createFile(atPath: file.path, contents: nil) }
    process.executableURL = shell == nil ? Self.executable : URL(fileURLWithPath: "/bin/sh")
    process.arguments = (shell.map { ["-c", $0, Self.executable.path] } ?? []) + arguments
    process.currentDirectoryURL = folder
    process.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
    process.standardInput = try handle ?? FileHandle(forReadingFrom: files[0])
    process.standardOutput = try output ?? FileHandle(forWritingTo: files[1])
    process.standardError = try FileHandle(forWritingTo: files[2])
    try process.run()
  }

  deinit {
    for file in files { try? FileManager.default.removeItem(at: file) }
  }

  /// The process identifier.
  var id: pid_t { process.processIdentifier }

  /// The standard output so far.
  var output: String { (try? String(contentsOf: files[1], encoding: .utf8)) ?? "" }

  /// The standard error so far.
  var errors: String { (try? String(contentsOf: files[2], encoding: .utf8)) ?? "" }

  /// Waits until a condition is true. Returns false if it remains false at the end of the process.
  ///
  /// Also returns false if neither the process nor its workers have used a processor for 30 seconds, which on a busy
  /// machine is much later than 30 seconds after the start of the wait.
  func wait(until condition: () -> Bool) -> Bool {
    var (work, idleRounds) = (processorTime, 0)
    while process.isRunning {
      if condition() { return true }
      let now = processorTime
      idleRounds = now == work ? idleRounds + 1 : 0
      work = now
      if idleRounds == 6000 { return false }
      usleep(5000)
    }
    return condition()
  }

  /// The processor time of the process and its workers so far, in clock ticks.
  private var processorTime: Int {
    ([id] + workers(of: id)).reduce(0) { sum, process in
      let line = (try? String(contentsOfFile: "/proc/\(process)/stat", encoding: .utf8)) ?? ""
      // The fields after the name in parentheses, of which the 12th and 13th are the time in the program and the system.
      let fields = line.split(separator: ")").last?.split(separator: " ").compactMap { Int($0) } ?? []
      return sum + fields.dropFirst(10).prefix(2).reduce(0, +)
    }
  }

  /// Waits for the end and returns the exit status or negative signal, the output and the errors.
  func end() -> (status: Int32, output: String, errors: String) {
    process.waitUntilExit()
    // A trap ends the process by a signal, whose number must differ from exit statuses.
    let status = process.terminationReason == .exit ? process.terminationStatus : -process.terminationStatus
    return (status, output, errors)
  }

  /// The program, which is next to the executable of the tests.
  static var executable: URL {
    URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath().deletingLastPathComponent()
      .appendingPathComponent("headframe")
  }
}

/// Calls the body with a temporary folder.
func withFolder<Result>(_ files: [String: String] = [:], _ body: (URL) throws -> Result) throws -> Result {
  let folder = FileManager.default.temporaryDirectory.appendingPathComponent("headframe-\(UUID().uuidString)")
  try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  defer { try? FileManager.default.removeItem(at: folder) }
  for (name, text) in files {
    let file = folder.appendingPathComponent(name)
    try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: file)
  }
  return try body(folder)
}

/// Returns the sorted names in a folder.
func names(in folder: URL) throws -> [String] {
  try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
}
