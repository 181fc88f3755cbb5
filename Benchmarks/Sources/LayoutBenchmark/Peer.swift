import Foundation

/// The program built from Peers/gtk-peer.c, kept running so that its runs and ours can alternate.
final class Peer {
  private let process = Process()
  private let input = Pipe()
  private let output = Pipe()
  private var unread = Data()

  /// Starts the program; nil if it cannot be run or has no display.
  init?(path: String) {
    process.executableURL = URL(fileURLWithPath: path)
    process.standardInput = input
    process.standardOutput = output
    guard (try? process.run()) != nil, run("rows1") != nil else { return nil }
  }

  /// Returns the milliseconds of building and of resizing one system; nil if the program does not answer.
  func run(_ name: String) -> (build: Double, resize: Double)? {
    guard process.isRunning, (try? input.fileHandleForWriting.write(contentsOf: Data((name + "\n").utf8))) != nil else {
      return nil
    }
    while !unread.contains(0x0A) {
      let data = output.fileHandleForReading.availableData
      if data.isEmpty { return nil }
      unread += data
    }
    let figures = String(decoding: unread.prefix { $0 != 0x0A }, as: UTF8.self).split(separator: " ").compactMap(
      Double.init)
    unread = Data(unread.drop { $0 != 0x0A }.dropFirst())
    return figures.count == 3 ? (figures[0] / 1000, figures[1] / 1000) : nil
  }

  deinit {
    try? input.fileHandleForWriting.close()
    process.waitUntilExit()
  }
}
