import Foundation

/// The C program, kept running so that its runs and ours can take turns.
final class Peer {
  private let process = Process()
  private let input = Pipe()
  private let output = Pipe()
  private var unread = Data()

  init?(path: String, fonts: [String]) {
    process.executableURL = URL(fileURLWithPath: path)
    process.arguments = fonts
    process.standardInput = input
    process.standardOutput = output
    do { try process.run() } catch { return nil }
  }

  /// Milliseconds and, where the command makes a file, its bytes.
  func run(_ command: String) -> (time: Double, bytes: Int) {
    input.fileHandleForWriting.write(Data((command + "\n").utf8))
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
    input.fileHandleForWriting.write(Data("quit\n".utf8))
    process.waitUntilExit()
  }
}

/// Runs a program to its end: milliseconds, and the most memory it held in MiB.
func measureProcess(_ path: String, _ arguments: [String]) -> (time: Double, memory: Double) {
  var list: [UnsafeMutablePointer<CChar>?] = ([path] + arguments).map { strdup($0) } + [nil]
  defer { for item in list { free(item) } }
  var identifier: pid_t = 0
  let start = ContinuousClock.now
  guard posix_spawn(&identifier, path, nil, nil, &list, environ) == 0 else { return (.nan, .nan) }
  var status: Int32 = 0
  var usage = rusage()
  wait4(identifier, &status, 0, &usage)
  return ((ContinuousClock.now - start).milliseconds, Double(usage.ru_maxrss) / 1024)
}

extension Duration {
  var milliseconds: Double {
    Double(components.seconds) * 1e3 + Double(components.attoseconds) / 1e15
  }
}
