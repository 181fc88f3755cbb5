import Foundation

/// The command as a program of its own, as its users run it.
struct Command {
  var status: Int32
  var output: String
  var errors: String

  /// Runs the command in a folder and waits for its end.
  init(_ arguments: String..., in folder: URL) throws {
    try self.init(arguments, in: folder)
  }

  /// Runs the command in a folder and waits for its end.
  init(_ arguments: [String], in folder: URL) throws {
    let process = Process()
    process.executableURL = Self.executable
    process.arguments = arguments
    process.currentDirectoryURL = folder
    let files = (folder.appendingPathComponent(".stdout"), folder.appendingPathComponent(".stderr"))
    for file in [files.0, files.1] { FileManager.default.createFile(atPath: file.path, contents: nil) }
    process.standardOutput = try FileHandle(forWritingTo: files.0)
    process.standardError = try FileHandle(forWritingTo: files.1)
    process.standardInput = FileHandle.nullDevice
    try process.run()
    process.waitUntilExit()
    // A trap ends by a signal, whose number must not pass for an exit status.
    status = process.terminationReason == .exit ? process.terminationStatus : -process.terminationStatus
    output = try String(contentsOf: files.0, encoding: .utf8)
    errors = try String(contentsOf: files.1, encoding: .utf8)
    for file in [files.0, files.1] { try FileManager.default.removeItem(at: file) }
  }

  /// Lies beside the tests, whose target depends on it.
  private static var executable: URL {
    URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath().deletingLastPathComponent()
      .appendingPathComponent("headframe")
  }
}

/// A folder that is gone after use.
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

/// The names in a folder, sorted.
func names(in folder: URL) throws -> [String] {
  try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
}
