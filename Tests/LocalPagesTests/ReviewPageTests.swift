import Foundation
import Testing

@testable import PictureComparison

@Suite("The review server")
struct ReviewServerTests {
  /// The first line of the answer to a request.
  private func status(_ head: String, port: UInt16) -> String {
    let connection = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    defer { close(connection) }
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_port = port.bigEndian
    address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
    let isOpen = withUnsafePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        connect(connection, $0, socklen_t(MemoryLayout<sockaddr_in>.size)) == 0
      }
    }
    guard isOpen else { return "no connection" }
    let bytes = Array((head.replacing("PORT", with: "\(port)") + "\r\n\r\n").replacing("\n", with: "\r\n").utf8)
    _ = bytes.withUnsafeBytes { write(connection, $0.baseAddress, $0.count) }
    var buffer = [UInt8](repeating: 0, count: 4096)
    let count = buffer.withUnsafeMutableBytes { read(connection, $0.baseAddress, $0.count) }
    return String(decoding: buffer.prefix(max(0, count)), as: UTF8.self).split(separator: "\r\n").first.map(String.init)
      ?? "no answer"
  }

  @Test(
    "Only its own page gets an answer: the host, the origin and the token are checked, and no file is served",
    arguments: [
      ("GET / HTTP/1.1\nHost: 127.0.0.1:PORT", "HTTP/1.1 200 OK"),
      ("GET / HTTP/1.1\nHost: localhost:PORT\nOrigin: http://localhost:PORT", "HTTP/1.1 200 OK"),
      // A name of another site that leads to this machine.
      ("GET / HTTP/1.1\nHost: evil.example:PORT", "HTTP/1.1 403 Forbidden"),
      ("GET / HTTP/1.1\nX: y", "HTTP/1.1 403 Forbidden"),
      ("POST /accept HTTP/1.1\nHost: 127.0.0.1:PORT", "HTTP/1.1 403 Forbidden"),
      ("POST /accept HTTP/1.1\nHost: 127.0.0.1:PORT\nX-Token: wrong", "HTTP/1.1 403 Forbidden"),
      ("POST /reject HTTP/1.1\nHost: 127.0.0.1:PORT\nOrigin: http://evil.example", "HTTP/1.1 403 Forbidden"),
      ("GET / HTTP/1.1\nHost: 127.0.0.1:PORT\nOrigin: null", "HTTP/1.1 403 Forbidden"),
      ("GET /../../etc/passwd HTTP/1.1\nHost: 127.0.0.1:PORT", "HTTP/1.1 404 Not Found"),
      ("GET /results.jsonl HTTP/1.1\nHost: 127.0.0.1:PORT", "HTTP/1.1 404 Not Found"),
    ])
  func checks(head: String, answer: String) throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("review-\(UUID().uuidString)").path
    let server = try ReviewServer(SnapshotReview(SnapshotResults(folder: folder, root: folder)))
    nonisolated(unsafe) let running = server
    Thread.detachNewThread { running.run(requests: 1) }

    #expect(status(head, port: server.port) == answer)
  }
}
