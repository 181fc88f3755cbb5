import FlyingSocks
import Foundation

/// A connection of a client that sends requests one after another.
///
/// Reading and writing have deadlines, so that a client that does neither cannot keep the connection.
actor PageConnection {
  /// The maximum size of a request's body, in bytes.
  private static let bodyLimit = 1 << 20
  /// The number of bytes read at once.
  private static let blockSize = 4096
  /// The maximum time to wait for the client: for its next request, and until it has read an answer.
  private static let patience = Duration.seconds(60)
  /// The number of bytes read after a refusal.
  ///
  /// A connection that is closed before is reset, and the client may not receive the answer.
  private static let discardLimit = 1 << 20

  private let socket: AsyncSocket
  private var bytes: AsyncSocketReadSequence
  /// The bytes that were read and do not belong to an earlier request.
  private var unread: [UInt8] = []

  init(_ socket: AsyncSocket) {
    self.socket = socket
    bytes = socket.bytes
    // With Nagle's algorithm, the system would delay small events until the last one is acknowledged, by up to 40 ms.
    var isEnabled: Int32 = 1
    setsockopt(
      socket.socket.file.rawValue, Int32(IPPROTO_TCP), TCP_NODELAY, &isEnabled, socklen_t(MemoryLayout<Int32>.size))
  }

  /// Answers the requests until the client or an error ends the connection.
  func serve(_ requestGuard: RequestGuard, _ handler: PageServer.Handler) async {
    do {
      while try await answerNext(requestGuard, handler) {}
    } catch let refusal as RequestHead.Refusal {
      try? await refuse(refusal)
    } catch {
      // The client has disconnected, or has not read or written in time.
    }
    try? socket.close()
  }

  /// Answers a client and closes the connection: there are too many others.
  func refuseService() async {
    try? await refuse(RequestHead.Refusal(status: 503, reason: "This server has too many connections."))
    try? socket.close()
  }

  private func refuse(_ refusal: RequestHead.Refusal) async throws {
    try await send(.text(refusal.status, refusal.reason), keepsAlive: false)
    try await discardRest()
  }

  /// Answers the next request. Returns whether another one can follow.
  private func answerNext(_ requestGuard: RequestGuard, _ handler: PageServer.Handler) async throws -> Bool {
    guard let head = try await within(Self.patience, { try await self.head() }) else { return false }
    var query = head.query
    let refusal = requestGuard.refusal(
      host: head["Host"], origin: head["Origin"], token: head["X-Token"] ?? query["token"])
    if let refusal { throw RequestHead.Refusal(status: 403, reason: refusal) }
    guard ["GET", "POST"].contains(head.method) else {
      throw RequestHead.Refusal(status: 405, reason: "Expected GET or POST.")
    }
    guard let length = head.bodyLength, length <= Self.bodyLimit else {
      throw RequestHead.Refusal(status: 413, reason: "The request is longer than \(Self.bodyLimit) bytes.")
    }
    guard let body = try await within(Self.patience, { try await self.body(length) }) else { return false }
    query["token"] = nil
    let answer = await handler(
      PageRequest(
        isPost: head.method == "POST", path: head.path, query: query, body: body, token: requestGuard.token))
    try await send(answer, keepsAlive: head.keepsAlive)
    guard case .events(let events) = answer.body else { return head.keepsAlive }
    try await stream(events)
    return false
  }

  // MARK: Reading

  /// Reads a block and returns whether there was one. Returns false at the end of the input.
  private func readBlock() async throws -> Bool {
    do {
      guard let block = try await bytes.nextBuffer(suggested: Self.blockSize) else { return false }
      unread += block
      return true
    } catch SocketError.disconnected {
      return false
    }
  }

  /// Reads the next head; nil at the end of the input.
  private func head() async throws -> RequestHead? {
    var searched = 0
    while true {
      if searched == 0 { unread = Array(unread.drop { $0 == UInt8(ascii: "\r") || $0 == UInt8(ascii: "\n") }) }
      if let end = RequestHead.end(in: unread, from: searched) {
        defer { unread.removeFirst(end) }
        return try RequestHead(unread[..<end])
      }
      guard unread.count <= RequestHead.byteLimit else { throw RequestHead.Refusal.tooLarge }
      searched = unread.count
      guard try await readBlock() else { return nil }
    }
  }

  /// Reads a body; nil if the input ends before.
  private func body(_ length: Int) async throws -> Data? {
    while unread.count < length {
      guard try await readBlock() else { return nil }
    }
    defer { unread.removeFirst(length) }
    return Data(unread[..<length])
  }

  private func discardRest() async throws {
    shutdown(socket.socket.file.rawValue, Int32(SHUT_WR))
    _ = try await within(.seconds(2)) { try await self.discard(Self.discardLimit) }
  }

  /// Reads up to a number of bytes and forgets them. Returns at the end of the input.
  private func discard(_ limit: Int) async throws -> Bool {
    var count = 0
    while count < limit, try await readBlock() {
      count += unread.count
      unread = []
    }
    return true
  }

  // MARK: Writing

  private func send(_ answer: PageAnswer, keepsAlive: Bool) async throws {
    var data = Data(answer.head(keepsAlive: keepsAlive).utf8)
    if case .data(let body) = answer.body { data += body }
    try await write(data)
  }

  private func write(_ data: Data) async throws {
    let socket = socket
    _ = try await within(Self.patience) {
      try await socket.write(data)
      return true
    }
  }

  /// Sends events until there are no more, or until the client closes the connection.
  ///
  /// Reading detects that at once, so that the connection's descriptor is free before the next event.
  private func stream(_ events: AsyncStream<String>) async throws {
    try await withThrowingTaskGroup(of: Void.self) { group in
      group.addTask { for await event in events { try await self.write(Data(event.utf8)) } }
      group.addTask { _ = try await self.discard(Self.discardLimit) }
      defer { group.cancelAll() }
      try await group.next()
    }
  }

  /// Returns the result of an operation, or throws an error after a timeout.
  private func within<Result: Sendable>(
    _ time: Duration, _ operation: @escaping @Sendable () async throws -> Result
  ) async throws -> Result {
    try await withThrowingTaskGroup(of: Result?.self) { group in
      group.addTask { try await operation() }
      group.addTask {
        try await Task.sleep(for: time)
        return nil
      }
      defer { group.cancelAll() }
      guard let first = try await group.next(), let result = first else { throw SocketError.disconnected }
      return result
    }
  }
}

extension PageAnswer {
  /// Returns the status line and the fields, with the empty line after them.
  fileprivate func head(keepsAlive: Bool) -> String {
    var lines = [
      "HTTP/1.1 \(status) \(Self.phrases[status] ?? "")", "Content-Type: \(type)", "Cache-Control: no-store",
      "X-Content-Type-Options: nosniff", "Referrer-Policy: no-referrer",
      // The page loads nothing from other origins.
      "Content-Security-Policy: default-src 'none'; img-src data: blob:; style-src 'unsafe-inline'; "
        + "script-src 'unsafe-inline'; connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
    ]
    switch body {
    case .data(let data):
      lines += ["Content-Length: \(data.count)", "Connection: \(keepsAlive ? "keep-alive" : "close")"]
    case .events: lines.append("Connection: close")
    }
    return lines.map { $0 + "\r\n" }.joined() + "\r\n"
  }
}
