import Glibc
import UIFoundation

/// Shows the report to a browser on this machine, with buttons that accept and reject.
///
/// A server of few lines rather than a library: one page, two calls, one user, nothing that leaves the machine.
package final class ReviewServer {
  private let review: SnapshotReview
  private let listener: Int32
  private let token: String
  /// The port on 127.0.0.1.
  package let port: UInt16

  private static let largestRequest = 1 << 20
  // A browser that opens a connection and says nothing must not keep the others waiting.
  private static let patience = timeval(tv_sec: 5, tv_usec: 0)

  /// Opens a port; 0 takes one that is free.
  package init(_ review: SnapshotReview, port: UInt16 = 0) throws(WritingError) {
    self.review = review
    token = (0..<4).map { _ in String(UInt32.random(in: .min ... .max), radix: 36) }.joined()
    let listener = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    self.listener = listener
    func failure() -> WritingError { .file(path: "127.0.0.1:\(port)", reason: String(cString: strerror(errno))) }
    guard listener >= 0 else { throw failure() }
    var isReused: Int32 = 1
    setsockopt(listener, SOL_SOCKET, SO_REUSEADDR, &isReused, socklen_t(MemoryLayout<Int32>.size))
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_port = port.bigEndian
    address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
    var size = socklen_t(MemoryLayout<sockaddr_in>.size)
    let isOpen = withUnsafeMutablePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { generic in
        bind(listener, generic, size) == 0 && listen(listener, 16) == 0 && getsockname(listener, generic, &size) == 0
      }
    }
    guard isOpen else {
      let error = failure()
      close(listener)
      throw error
    }
    self.port = UInt16(bigEndian: address.sin_port)
    // A browser that leaves while it is answered must not end the server.
    signal(SIGPIPE, SIG_IGN)
  }

  deinit { close(listener) }

  /// Where the report is shown.
  package var address: String { "http://127.0.0.1:\(port)/" }

  /// Answers until the process ends, or for so many requests.
  package func run(requests: Int = .max) {
    for _ in 0..<requests {
      let connection = accept(listener, nil, nil)
      guard connection >= 0 else { continue }
      var patience = Self.patience
      setsockopt(connection, SOL_SOCKET, SO_RCVTIMEO, &patience, socklen_t(MemoryLayout<timeval>.size))
      setsockopt(connection, SOL_SOCKET, SO_SNDTIMEO, &patience, socklen_t(MemoryLayout<timeval>.size))
      if let request = Request(connection, limit: Self.largestRequest) { send(answer(request), to: connection) }
      close(connection)
    }
  }

  /// What is sent back.
  private struct Answer {
    var status: String
    var type = "text/plain; charset=utf-8"
    var body: Data

    init(_ status: String, _ text: String) {
      self.status = status
      body = Data(text.utf8)
    }
  }

  private func answer(_ request: Request) -> Answer {
    // Another site's page may send requests here, but not with this name and not with the token.
    guard ["127.0.0.1:\(port)", "localhost:\(port)"].contains(request.headers["host"] ?? "") else {
      return Answer("403 Forbidden", "This server answers to \(address) only.")
    }
    // Browsers name the page that sends a request; one of another site is refused even if it has the token.
    let origins = ["http://127.0.0.1:\(port)", "http://localhost:\(port)"]
    if let origin = request.headers["origin"], !origins.contains(origin) {
      return Answer("403 Forbidden", "This server answers to its own page only.")
    }
    switch (request.method, request.path) {
    case ("GET", "/"): return page()
    case ("POST", "/accept"), ("POST", "/reject"):
      guard request.headers["x-token"] == token else { return Answer("403 Forbidden", "Reload the page.") }
      return decide(request)
    default: return Answer("404 Not Found", "There is nothing here; the report is at \(address)")
    }
  }

  private func page() -> Answer {
    let records = review.results.records().ofLastRun
    let report = SnapshotReport(title: "Snapshots", records: records, in: review.results)
    guard let html = try? report.html(token: token) else { return Answer("500 Internal Server Error", "No page.") }
    var answer = Answer("200 OK", "")
    (answer.type, answer.body) = ("text/html; charset=utf-8", html)
    return answer
  }

  private struct Decision: Decodable {
    var key: String
  }

  private func decide(_ request: Request) -> Answer {
    guard let decision = try? JSONDecoder().decode(Decision.self, from: request.body),
      let record = review.pending.first(where: { $0.key == decision.key })
    else { return Answer("404 Not Found", "That snapshot is not waiting for review any more; reload the page.") }
    do {
      if request.path == "/accept" {
        try review.accept(record)
        return Answer("200 OK", "Accepted: \(record.reference)")
      }
      try review.reject(record)
      return Answer("200 OK", "Rejected: \(record.reference)")
    } catch {
      return Answer("409 Conflict", "\(error)")
    }
  }

  private func send(_ answer: Answer, to connection: Int32) {
    let head =
      "HTTP/1.1 \(answer.status)\r\nContent-Type: \(answer.type)\r\nContent-Length: \(answer.body.count)\r\n"
      + "Cache-Control: no-store\r\nX-Content-Type-Options: nosniff\r\nConnection: close\r\n\r\n"
    (Data(head.utf8) + answer.body).withUnsafeBytes { bytes in
      var rest = bytes[...]
      while !rest.isEmpty {
        let part = UnsafeRawBufferPointer(rebasing: rest)
        let count = write(connection, part.baseAddress, part.count)
        guard count > 0 else { return }
        rest = rest.dropFirst(count)
      }
    }
  }
}

/// A request as far as this server looks at it.
private struct Request {
  let method: String
  let path: String
  let headers: [String: String]
  let body: Data

  /// Reads a request; nil where it is none, too long or does not come.
  init?(_ connection: Int32, limit: Int) {
    var bytes = Data()
    var buffer = [UInt8](repeating: 0, count: 16 << 10)
    let gap = Data("\r\n\r\n".utf8)
    while bytes.range(of: gap) == nil {
      let count = read(connection, &buffer, buffer.count)
      guard count > 0, bytes.count + count <= limit else { return nil }
      bytes.append(contentsOf: buffer[..<count])
    }
    guard let end = bytes.range(of: gap) else { return nil }
    let lines = String(decoding: bytes[..<end.lowerBound], as: UTF8.self).components(separatedBy: "\r\n")
    let words = (lines.first ?? "").split(separator: " ")
    guard words.count == 3 else { return nil }
    (method, path) = (String(words[0]), String(words[1]))
    var headers: [String: String] = [:]
    for line in lines.dropFirst() {
      let parts = line.split(separator: ":", maxSplits: 1)
      guard parts.count == 2 else { continue }
      headers[parts[0].lowercased()] = parts[1].trimmingCharacters(in: .whitespaces)
    }
    self.headers = headers
    let length = Int(headers["content-length"] ?? "0") ?? 0
    guard length >= 0, length <= limit else { return nil }
    var body = Data(bytes[end.upperBound...])
    while body.count < length {
      let count = read(connection, &buffer, buffer.count)
      guard count > 0 else { return nil }
      body.append(contentsOf: buffer[..<count])
    }
    self.body = body
  }
}
