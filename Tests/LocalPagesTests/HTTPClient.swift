import Foundation
import LocalPages

/// A client that sends raw bytes, so that tests can send invalid headers.
enum HTTPClient {
  /// Sends a request and returns the whole answer: status line, headers, body.
  static func send(_ request: String, port: UInt16) async -> String {
    // On a separate thread, because the server needs the threads of the pool.
    await withCheckedContinuation { continuation in
      Thread.detachNewThread { continuation.resume(returning: exchange(request, port: port)) }
    }
  }

  /// Opens a connection to a port of this machine and returns its descriptor; nil if the port is closed.
  static func connect(to port: UInt16) -> Int32? {
    let connection = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_port = port.bigEndian
    address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
    let isOpen = withUnsafePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        Glibc.connect(connection, $0, socklen_t(MemoryLayout<sockaddr_in>.size)) == 0
      }
    }
    if isOpen { return connection }
    close(connection)
    return nil
  }

  private static func exchange(_ request: String, port: UInt16) -> String {
    guard let connection = connect(to: port) else { return "no connection" }
    defer { close(connection) }
    var bytes = Array(request.replacing("\n", with: "\r\n").utf8)[...]
    while !bytes.isEmpty {
      // The server can close the connection before it has read everything, which must not send a signal.
      let count = bytes.withUnsafeBytes { Glibc.send(connection, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL)) }
      guard count > 0 else { break }
      bytes = bytes.dropFirst(count)
    }
    // The sending side is closed, so that the server answers even if it expects more input.
    shutdown(connection, Int32(SHUT_WR))
    var answer = Data()
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = buffer.withUnsafeMutableBytes { read(connection, $0.baseAddress, $0.count) }
      guard count > 0 else { break }
      answer.append(contentsOf: buffer.prefix(count))
    }
    return String(decoding: answer, as: UTF8.self)
  }

  /// Returns the status line of the answer to a request.
  ///
  /// PORT and TOKEN in the request are replaced by the port and the token of the server.
  static func status(_ head: String, of server: RunningServer) async -> String {
    let text = head.replacing("PORT", with: "\(server.port)").replacing("TOKEN", with: server.token)
    let answer = await send(text + "\nConnection: close\n\n", port: server.port)
    return answer.split(separator: "\r\n").first.map(String.init) ?? "no answer"
  }
}

/// A server that runs during a test.
struct RunningServer {
  let port: UInt16
  let token: String

  /// Calls the body with a running server.
  ///
  /// Both run on threads of their own. On the shared threads, each step would wait for all tests of the process.
  static func with<Result: Sendable>(
    _ handler: @escaping PageServer.Handler, _ body: @escaping @Sendable (RunningServer) async throws -> Result
  ) async throws -> Result {
    let server = try PageServer(handler: handler)
    let (addresses, continuation) = AsyncStream.makeStream(of: String.self)
    let executor = ThreadPerJob()
    let running = Task(executorPreference: executor) { try? await server.run { continuation.yield($0) } }
    defer { running.cancel() }
    return try await withTaskExecutorPreference(executor) {
      var iterator = addresses.makeAsyncIterator()
      let address = await iterator.next() ?? ""
      let port = address.firstMatch(of: #/:(\d+)\//#).flatMap { UInt16($0.1) } ?? 0
      let result = try await body(RunningServer(port: port, token: server.token))
      await server.stop()
      return result
    }
  }
}

/// An executor that runs each job on a new thread.
private final class ThreadPerJob: TaskExecutor {
  func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    Thread.detachNewThread { job.runSynchronously(on: self.asUnownedTaskExecutor()) }
  }
}
