import FlyingSocks
import Foundation
import Synchronization

/// A server on this machine's loopback address for one page and the requests from that page.
///
/// Every request needs the server's token, which the printed address contains. A request's `Host` must name this
/// server, and so must its `Origin`, if it has one.
///
/// Only the sockets are FlyingFox's. Its own server, as of version 0.27, reads heads of any size in time that grows with
/// the square of a line's length, before any code of this package sees the request; its authors do not know that yet.
package final class PageServer: Sendable {
  /// A closure that returns the answer to an admitted request.
  package typealias Handler = @Sendable (PageRequest) async -> PageAnswer

  /// An error that prevents the page from being served.
  package struct Failure: Error, CustomStringConvertible {
    package let description: String
  }

  /// The maximum number of connections at the same time. A page has at most six.
  private static let connectionLimit = 64

  /// The token required in every request.
  package let token: String
  private let address: sockaddr_in
  private let handler: Handler
  private let connectionCount = Mutex(0)
  private let running = Mutex<Task<Void, any Error>?>(nil)

  /// Creates a server on a port of 127.0.0.1; 0 selects a free port.
  package init(port: UInt16 = 0, handler: @escaping Handler) throws(Failure) {
    token = Self.makeToken()
    self.handler = handler
    do {
      address = try sockaddr_in.inet(ip4: "127.0.0.1", port: port)
    } catch {
      throw Failure(description: "127.0.0.1:\(port): error: \(error.localizedDescription)")
    }
  }

  /// Serves the page until the server stops, and calls `ready` with its address once it listens.
  package func run(ready: @escaping @Sendable (String) async -> Void) async throws(Failure) {
    let task = Task { try await self.listen(ready) }
    running.withLock { $0 = task }
    do {
      try await withTaskCancellationHandler {
        try await task.value
      } onCancel: {
        task.cancel()
      }
    } catch {
      throw Failure(description: "127.0.0.1: error: the port cannot be used: \(Self.reason(error)); try another --port")
    }
  }

  /// Closes the port and all connections.
  package func stop() async {
    let task = running.withLock { $0 }
    task?.cancel()
    _ = await task?.result
  }

  private func listen(_ ready: @escaping @Sendable (String) async -> Void) async throws {
    let pool = SocketPool<Poll>.make()
    try await pool.prepare()
    let socket = try Socket(domain: Int32(sockaddr_in.family))
    defer { try? socket.close() }
    try socket.setValue(true, for: .localAddressReuse)
    try socket.bind(to: address)
    try socket.listen()
    guard case .ip4(_, let port) = try socket.sockname() else { throw SocketError.unsupportedAddress }
    let listener = try AsyncSocket(socket: socket, pool: pool)
    try await withThrowingTaskGroup(of: Void.self) { group in
      group.addTask { try await pool.run() }
      group.addTask { try await self.accept(from: listener, RequestGuard(port: port, token: self.token)) }
      defer { group.cancelAll() }
      await ready("http://127.0.0.1:\(port)/?token=\(token)")
      try await group.next()
    }
  }

  private func accept(from listener: AsyncSocket, _ requestGuard: RequestGuard) async throws {
    try await withThrowingDiscardingTaskGroup { group in
      while true {
        do {
          let connection = PageConnection(try await listener.accept())
          let isAccepted = connectionCount.withLock { count in
            count += 1
            return count <= Self.connectionLimit
          }
          group.addTask { [self] in
            if isAccepted { await connection.serve(requestGuard, handler) } else { await connection.refuseService() }
            connectionCount.withLock { $0 -= 1 }
          }
        } catch SocketError.failed {
          // The client has gone already, or the process has no free descriptor, which a closed connection returns.
          try await Task.sleep(for: .milliseconds(50))
        }
      }
    }
  }

  private static func reason(_ error: any Error) -> String {
    if case SocketError.failed(_, _, let message) = error { return message }
    return error.localizedDescription
  }

  /// Returns 128 bits from the system's random number generator as letters and digits.
  private static func makeToken() -> String {
    var generator = SystemRandomNumberGenerator()
    return (0..<2).map { _ in
      let digits = String(generator.next() as UInt64, radix: 36)
      return String(repeating: "0", count: max(0, 13 - digits.count)) + digits
    }.joined()
  }
}
