import FlyingFox
import FlyingSocks
import Foundation

/// A pool whose sockets send what they are given at once.
///
/// The server writes the head and the body of an answer one after the other. The system would keep the second back until
/// the first is acknowledged, for 40 ms: more than two frames of a picture that is being resized.
struct PromptSocketPool: AsyncSocketPool {
  private let base: any AsyncSocketPool = HTTPServer.defaultPool()

  func prepare() async throws { try await base.prepare() }

  func run() async throws { try await base.run() }

  func suspendSocket(_ socket: Socket, untilReadyFor events: Socket.Events) async throws {
    // Connections inherit it from the socket that listens.
    var isPrompt: Int32 = 1
    setsockopt(
      socket.file.rawValue, Int32(IPPROTO_TCP), TCP_NODELAY, &isPrompt, socklen_t(MemoryLayout<Int32>.size))
    try await base.suspendSocket(socket, untilReadyFor: events)
  }
}
