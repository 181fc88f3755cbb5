import Foundation
import Testing

@testable import LocalPages

@Suite("Heads of requests")
struct RequestHeadTests {
  private func head(_ text: String) throws -> RequestHead {
    try RequestHead(Array(text.replacing("\n", with: "\r\n").utf8)[...])
  }

  @Test("A head has a method, a path, decoded parameters and fields regardless of case")
  func parts() throws {
    let head = try head("GET /a%20b?x=1%262&y&x=3 HTTP/1.1\nHOST:  me:80 \nContent-Length: 12\n\n")

    #expect(head.method == "GET")
    #expect(head.path == "/a%20b")
    #expect(head.query == ["x": "1&2", "y": ""])
    #expect(head["host"] == "me:80")
    #expect(head.bodyLength == 12)
    #expect(head.keepsAlive)
    #expect(try !self.head("GET / HTTP/1.1\nConnection: Close\n\n").keepsAlive)
    #expect(try !self.head("GET / HTTP/1.0\n\n").keepsAlive)
    #expect(try self.head("POST / HTTP/1.1\nTransfer-Encoding: chunked\n\n").bodyLength == nil)
    #expect(try self.head("POST / HTTP/1.1\nContent-Length: 99999999999999999999\n\n").bodyLength == nil)
  }

  @Test(
    "Lines and fields that programs could read differently are malformed",
    arguments: [
      "", "GET", "GET /", "GET  / HTTP/1.1", "GET http://me/ HTTP/1.1", "GET / FTP/1.1", "GET / HTTP/1.1\n: x",
      "GET / HTTP/1.1\nno colon", "GET / HTTP/1.1\nHost : me", "GET / HTTP/1.1\nHost: a\nHost: b",
      "GET / HTTP/1.1\nContent-Length: -1", "GET / HTTP/1.1\nContent-Length: +1", "GET / HTTP/1.1\nA: b\n c",
    ])
  func malformed(text: String) {
    do {
      _ = try head(text + "\n\n")
      Issue.record("it was accepted")
    } catch {
      #expect((error as? RequestHead.Refusal)?.status == 400)
    }
  }

  @Test("A head ends at the first empty line, also if its bytes arrive one by one")
  func ends() {
    let bytes = Array("GET / HTTP/1.1\r\nA: b\r\n\r\nrest\n\n".utf8)
    // 14 + 2 + 4 + 2 + 2 bytes.
    #expect(RequestHead.end(in: bytes, from: 0) == 24)
    for count in 1..<24 {
      #expect(RequestHead.end(in: Array(bytes[..<count]), from: count - 1) == nil)
    }
    #expect(RequestHead.end(in: Array(bytes[..<24]), from: 23) == 24)
    #expect(RequestHead.end(in: Array("A\n\nB".utf8), from: 0) == 3)
  }

  @Test(
    "Heads with long lines, long fields or many fields are rejected before the token is checked",
    arguments: [
      "GET /\(String(repeating: "a", count: 1 << 20)) HTTP/1.1\n",
      "GET / HTTP/1.1\nHost: 127.0.0.1\nX: \(String(repeating: "a", count: 1 << 20))\n",
      "GET / HTTP/1.1\n" + (1...65).map { "X\($0): y\n" }.joined(), String(repeating: "a", count: 1 << 20),
    ])
  func limits(head: String) async throws {
    let answer = try await RunningServer.with({ _ in .text(200, "") }) { server in
      await HTTPClient.send(head + "\n", port: server.port)
    }

    #expect(answer.hasPrefix("HTTP/1.1 431 Request Header Fields Too Large\r\n"))
  }

  @Test("A connection keeps answering requests, each with its own body")
  func several() async throws {
    let answer = try await RunningServer.with({ .text(200, "<\(String(decoding: $0.body, as: UTF8.self))>") }) {
      server in
      let fields = "Host: 127.0.0.1:\(server.port)\nX-Token: \(server.token)\n"
      return await HTTPClient.send(
        "POST /a HTTP/1.1\n\(fields)Content-Length: 3\n\none"
          + "POST /b HTTP/1.1\n\(fields)Content-Length: 5\nConnection: close\n\nthree",
        port: server.port)
    }

    #expect(answer.contains("<one>"))
    #expect(answer.hasSuffix("<three>"))
  }

  @Test("A closed page ends its stream of events at once, without waiting for an event")
  func closedEvents() async throws {
    let (ends, end) = AsyncStream.makeStream(of: Void.self)
    let handler: PageServer.Handler = { _ in
      let (stream, continuation) = AsyncStream.makeStream(of: String.self)
      continuation.onTermination = { _ in end.yield() }
      continuation.yield("data: 0\n\n")
      return .events(stream)
    }

    try await RunningServer.with(handler) { server in
      let connection = try #require(HTTPClient.connect(to: server.port))
      let request = "GET /events?token=\(server.token) HTTP/1.1\r\nHost: 127.0.0.1:\(server.port)\r\n\r\n"
      _ = Array(request.utf8).withUnsafeBytes { send(connection, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL)) }
      // The head of the answer has arrived, so the server streams.
      var first: UInt8 = 0
      #expect(recv(connection, &first, 1, 0) == 1)
      close(connection)
      var iterator = ends.makeAsyncIterator()
      #expect(await iterator.next() != nil)
    }
  }

  @Test("More connections than a page has are refused, and closed ones make room")
  func manyConnections() async throws {
    try await RunningServer.with({ _ in .text(200, "") }) { server in
      let idle = (0..<64).compactMap { _ in HTTPClient.connect(to: server.port) }
      #expect(idle.count == 64)
      let refused = await HTTPClient.send("", port: server.port)
      #expect(refused.hasPrefix("HTTP/1.1 503 Service Unavailable\r\n"))

      for connection in idle { close(connection) }
      // The server reads the ends of the connections in any order.
      var answer = ""
      while !answer.hasPrefix("HTTP/1.1 403") {
        answer = await HTTPClient.send("GET / HTTP/1.1\nConnection: close\n\n", port: server.port)
      }
    }
  }
}
