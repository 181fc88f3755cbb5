import Foundation

/// Another program, kept running so that its runs and ours can take turns.
final class Peer {
  private let process = Process()
  private let input = Pipe()
  private let output = Pipe()
  private var unread = Data()

  init?(path: String, arguments: [String]) {
    process.executableURL = URL(fileURLWithPath: path)
    process.arguments = arguments
    process.standardInput = input
    process.standardOutput = output
    do { try process.run() } catch { return nil }
  }

  /// Runs a command and returns its milliseconds and, if it makes a file, the size of the file in bytes.
  func run(_ command: String) -> (time: Double, bytes: Int) {
    guard process.isRunning, (try? input.fileHandleForWriting.write(contentsOf: Data((command + "\n").utf8))) != nil
    else { return (.nan, 0) }
    while !unread.contains(0x0A) {
      let data = output.fileHandleForReading.availableData
      if data.isEmpty { return (.nan, 0) }
      unread += data
    }
    let line = String(decoding: unread.prefix { $0 != 0x0A }, as: UTF8.self).split(separator: " ")
    unread = Data(unread.drop { $0 != 0x0A }.dropFirst())
    return (line.first.flatMap { Double($0) } ?? .nan, line.last.flatMap { Int($0) } ?? 0)
  }

  deinit {
    try? input.fileHandleForWriting.write(contentsOf: Data("quit\n".utf8))
    process.waitUntilExit()
  }
}

/// Runs a program to its end and returns the milliseconds.
func measureProcess(_ path: String, _ arguments: [String]) -> Double {
  var list: [UnsafeMutablePointer<CChar>?] = ([path] + arguments).map { strdup($0) } + [nil]
  defer { for item in list { free(item) } }
  var identifier: pid_t = 0
  let start = ContinuousClock.now
  guard posix_spawn(&identifier, path, nil, nil, &list, environ) == 0 else { return .nan }
  var status: Int32 = 0
  waitpid(identifier, &status, 0)
  return (ContinuousClock.now - start).milliseconds
}

/// Returns the peak memory of this process in MB.
///
/// The figure of `wait4` for a child includes the memory of the process that it was forked from.
func peakMemory() -> Double {
  let status = (try? String(contentsOfFile: "/proc/self/status", encoding: .utf8)) ?? ""
  let line = status.split(separator: "\n").first { $0.hasPrefix("VmHWM:") }
  let kilobytes = line?.split(whereSeparator: \.isWhitespace).dropFirst().first.flatMap { Double($0) }
  return (kilobytes ?? .nan) / 1024
}

extension Duration {
  var milliseconds: Double {
    Double(components.seconds) * 1e3 + Double(components.attoseconds) / 1e15
  }
}
