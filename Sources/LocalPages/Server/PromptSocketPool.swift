import FlyingFox
import FlyingSocks
import Foundation

/// A pool of sockets without Nagle's algorithm.
///
/// The server writes the head and the body of an answer separately. With the algorithm, the system delays the body
/// until the head is acknowledged, by up to 40 ms. While a picture is resized, this is more than two frames.
struct PromptSocketPool: AsyncSocketPool {
  private let base: any AsyncSocketPool = HTTPServer.defaultPool()

  func prepare() async throws { try await base.prepare() }

  func run() async throws { try await base.run() }

  func suspendSocket(_ socket: Socket, untilReadyFor events: Socket.Events) async throws {
    // Connections inherit the option from the listening socket.
    var isEnabled: Int32 = 1
    setsockopt(
      socket.file.rawValue, Int32(IPPROTO_TCP), TCP_NODELAY, &isEnabled, socklen_t(MemoryLayout<Int32>.size))
    try await base.suspendSocket(socket, untilReadyFor: events)
  }
}
