import CairoRendering
import Glibc
import LayoutDocuments
import Synchronization
import UIKitCore

/// A `headframe worker` that starts with its first job, and again after it has crashed.
final class WorkerProcess: Sendable {
  private let executable: String
  private let arguments: [String]
  // One thread at a time: the pool hands a worker to one job only.
  private let running = Mutex<Connection?>(nil)

  private struct Connection: @unchecked Sendable {
    let process: pid_t
    let input: Int32
    let output: ByteReader
  }

  init(executable: String, arguments: [String]) {
    self.executable = executable
    self.arguments = arguments
  }

  /// Has a picture made; throws what the worker answered, or how it ended.
  func make(_ job: RenderJob) throws -> WrittenPicture {
    try running.withLock { running in
      // One that ended while it had nothing to do has failed no picture.
      if let idle = running, Self.hasEnded(idle) { running = nil }
      let connection = try running ?? start()
      running = connection
      let line = Array((WorkerJob.line(for: job) + "\n").utf8)
      if Self.write(line, to: connection.input), case .text(let text) = connection.output.nextLine(limit: 1 << 30) {
        return try WorkerResult(text, job).picture()
      }
      running = nil
      let reason = Self.end(connection)
      if job.destination == .file { FileWriter.removeParts(of: job.path, leftBy: connection.process) }
      throw RenderError.workerEnded(input: job.document.name, reason: reason)
    }
  }

  /// Lets the process finish, and waits for it.
  func end() {
    running.withLock { running in
      if let connection = running { _ = Self.end(connection) }
      running = nil
    }
  }

  private static func hasEnded(_ connection: Connection) -> Bool {
    var status: Int32 = 0
    guard waitpid(connection.process, &status, WNOHANG) == connection.process else { return false }
    close(connection.input)
    return true
  }

  private static func end(_ connection: Connection) -> String {
    close(connection.input)
    var status: Int32 = 0
    while waitpid(connection.process, &status, 0) < 0, errno == EINTR {}
    let signal = status & 0x7F
    if signal != 0 { return "was ended by signal \(signal) (\(String(cString: strsignal(signal))))" }
    return "ended with status \(status >> 8 & 0xFF)"
  }

  // A worker that inherited the pipe of another would keep it open: only one is started at a time.
  private static let starting = Mutex(())

  private func start() throws -> Connection {
    try Self.starting.withLock { _ in try startAlone() }
  }

  private static func makePipe() throws -> [Int32] {
    var ends: [Int32] = [0, 0]
    guard pipe(&ends) == 0 else {
      throw RenderError.reported(["a worker cannot be started: \(String(cString: strerror(errno)))"])
    }
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    return ends
  }

  private func startAlone() throws -> Connection {
    let toWorker = try Self.makePipe()
    let fromWorker: [Int32]
    do { fromWorker = try Self.makePipe() } catch {
      toWorker.forEach { close($0) }
      throw error
    }
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    posix_spawn_file_actions_adddup2(&actions, toWorker[0], 0)
    posix_spawn_file_actions_adddup2(&actions, fromWorker[1], 1)
    var attributes = posix_spawnattr_t()
    posix_spawnattr_init(&attributes)
    // In a group of its own, so that the terminal's interrupt reaches only us: a worker ends with its input.
    posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETPGROUP))
    posix_spawnattr_setpgroup(&attributes, 0)
    defer {
      posix_spawn_file_actions_destroy(&actions)
      posix_spawnattr_destroy(&attributes)
      close(toWorker[0])
      close(fromWorker[1])
    }
    var process: pid_t = 0
    var words: [UnsafeMutablePointer<CChar>?] = ([executable, "worker"] + arguments).map { strdup($0) } + [nil]
    defer { words.forEach { free($0) } }
    let status = posix_spawn(&process, executable, &actions, &attributes, &words, environ)
    guard status == 0 else {
      close(toWorker[1])
      close(fromWorker[0])
      throw RenderError.reported(["a worker cannot be started: \(String(cString: strerror(status)))"])
    }
    return Connection(
      process: process, input: toWorker[1], output: ByteReader(file: fromWorker[0], closes: true))
  }

  private static func write(_ bytes: [UInt8], to file: Int32) -> Bool {
    bytes.withUnsafeBytes { bytes in
      var rest = bytes[...]
      while !rest.isEmpty {
        let part = UnsafeRawBufferPointer(rebasing: rest)
        let count = Glibc.write(file, part.baseAddress, part.count)
        if count < 0, errno != EINTR { return false }
        rest = rest.dropFirst(max(0, count))
      }
      return true
    }
  }
}
