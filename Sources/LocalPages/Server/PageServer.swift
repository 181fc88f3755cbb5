import FlyingFox
import FlyingSocks
import Foundation
import Synchronization

/// A server on this machine's loopback address for one page and the requests from that page.
///
/// Every request needs the server's token, which the printed address contains. A request's `Host` must name this
/// server, and so must its `Origin`, if it has one.
package final class PageServer: Sendable {
  /// A closure that returns the answer to an admitted request.
  package typealias Handler = @Sendable (PageRequest) async -> PageAnswer

  /// An error that prevents the page from being served.
  package struct Failure: Error, CustomStringConvertible {
    package let description: String
  }

  /// The maximum size of a request's body, in bytes.
  private static let largestBody = 1 << 20
  /// The timeout of an answer, in seconds.
  private static let answerTimeout: TimeInterval = 60

  /// The token required in every request.
  package let token: String
  private let server: HTTPServer
  private let boundPort: Port

  /// The actual port. It is known once the server listens.
  private final class Port: Sendable {
    let number = Mutex<UInt16>(0)
  }

  /// Creates a server on a port of 127.0.0.1; 0 selects a free port.
  package init(port: UInt16 = 0, handler: @escaping Handler) throws(Failure) {
    let token = Self.makeToken()
    let boundPort = Port()
    (self.token, self.boundPort) = (token, boundPort)
    do {
      let address = try sockaddr_in.inet(ip4: "127.0.0.1", port: port)
      server = HTTPServer(
        address: address, timeout: Self.answerTimeout, pool: PromptSocketPool(), logger: .disabled,
        handler: ClosureHTTPHandler { request in
          let requestGuard = RequestGuard(port: boundPort.number.withLock { $0 }, token: token)
          return await Self.answer(request, requestGuard, handler)
        })
    } catch {
      throw Failure(description: "127.0.0.1:\(port): error: \(error.localizedDescription)")
    }
  }

  /// Serves the page until the server stops, and calls `ready` with its address once it listens.
  package func run(ready: @escaping @Sendable (String) async -> Void) async throws(Failure) {
    do {
      try await withThrowingTaskGroup(of: Void.self) { group in
        group.addTask { [server] in try await server.run() }
        group.addTask { [self] in
          try await server.waitUntilListening()
          guard case .ip4(_, let port)? = await server.listeningAddress else { throw SocketError.unsupportedAddress }
          boundPort.number.withLock { $0 = port }
          await ready("http://127.0.0.1:\(port)/?token=\(token)")
        }
        try await group.next()
        try await group.next()
      }
    } catch {
      throw Failure(description: "127.0.0.1: error: the port cannot be used: \(Self.reason(error)); try another --port")
    }
  }

  /// Closes the port and all connections.
  package func stop() async { await server.stop() }

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

  private static func answer(
    _ request: HTTPRequest, _ requestGuard: RequestGuard, _ handler: Handler
  ) async -> HTTPResponse {
    var query: [String: String] = [:]
    for item in request.query where query[item.name] == nil { query[item.name] = item.value }
    let refusal = requestGuard.refusal(
      host: request.headers[.host], origin: request.headers[HTTPHeader("Origin")],
      token: request.headers[HTTPHeader("X-Token")] ?? query["token"])
    if let refusal { return response(.text(403, refusal)) }
    guard [.GET, .POST].contains(request.method) else { return response(.text(405, "Expected GET or POST.")) }
    // A body of unknown length could exceed the limit.
    guard let length = request.bodySequence.count, length <= largestBody, let body = try? await request.bodyData else {
      return response(.text(413, "The request is longer than \(largestBody) bytes."))
    }
    query["token"] = nil
    return response(
      await handler(
        PageRequest(
          isPost: request.method == .POST, path: request.path, query: query, body: body, token: requestGuard.token)))
  }

  private static func response(_ answer: PageAnswer) -> HTTPResponse {
    var headers: HTTPHeaders = [
      .contentType: answer.type, HTTPHeader("Cache-Control"): "no-store",
      HTTPHeader("X-Content-Type-Options"): "nosniff", HTTPHeader("Referrer-Policy"): "no-referrer",
      // The page loads nothing from other origins.
      HTTPHeader("Content-Security-Policy"):
        "default-src 'none'; img-src data: blob:; style-src 'unsafe-inline'; script-src 'unsafe-inline'; "
        + "connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
    ]
    let status = HTTPStatusCode(answer.status, phrase: PageAnswer.phrases[answer.status] ?? "")
    switch answer.body {
    case .data(let data):
      // The body is written in one piece, since the default size of 4 KB requires many writes.
      return HTTPResponse(
        statusCode: status, headers: headers,
        body: HTTPBodySequence(data: data, suggestedBufferSize: max(1, data.count)))
    case .events(let events):
      headers[.connection] = "close"
      return HTTPResponse(statusCode: status, headers: headers, body: HTTPBodySequence(from: EventBytes(events)))
    }
  }
}

/// Server-sent events as the bytes of a body.
private struct EventBytes: AsyncBufferedSequence {
  typealias Element = UInt8

  let events: AsyncStream<String>

  init(_ events: AsyncStream<String>) {
    self.events = events
  }

  func makeAsyncIterator() -> Iterator { Iterator(base: events.makeAsyncIterator()) }

  struct Iterator: AsyncBufferedIteratorProtocol {
    var base: AsyncStream<String>.Iterator

    mutating func next() async -> UInt8? { nil }

    mutating func nextBuffer(suggested count: Int) async -> [UInt8]? {
      await base.next().map { Array($0.utf8) }
    }
  }
}
