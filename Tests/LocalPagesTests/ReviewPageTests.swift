import Foundation
import LocalPages
import PictureComparison
import Testing

@Suite("Snapshot review in the browser")
struct ReviewPageTests {
  @Test(
    "Requests with another host, origin or token are rejected, and no file is served",
    arguments: [
      ("GET /?token=TOKEN HTTP/1.1\nHost: 127.0.0.1:PORT", "HTTP/1.1 200 OK"),
      ("GET /?token=TOKEN HTTP/1.1\nHost: localhost:PORT\nOrigin: http://localhost:PORT", "HTTP/1.1 200 OK"),
      ("GET / HTTP/1.1\nHost: 127.0.0.1:PORT\nX-Token: TOKEN", "HTTP/1.1 200 OK"),
      // Another user of the machine can send requests without the token.
      ("GET / HTTP/1.1\nHost: 127.0.0.1:PORT", "HTTP/1.1 403 Forbidden"),
      ("GET /?token= HTTP/1.1\nHost: 127.0.0.1:PORT", "HTTP/1.1 403 Forbidden"),
      // The host name of another site that resolves to this machine.
      ("GET /?token=TOKEN HTTP/1.1\nHost: evil.example:PORT", "HTTP/1.1 403 Forbidden"),
      ("GET /?token=TOKEN HTTP/1.1\nX: y", "HTTP/1.1 403 Forbidden"),
      ("POST /accept HTTP/1.1\nHost: 127.0.0.1:PORT", "HTTP/1.1 403 Forbidden"),
      ("POST /accept HTTP/1.1\nHost: 127.0.0.1:PORT\nX-Token: wrong", "HTTP/1.1 403 Forbidden"),
      (
        "POST /reject HTTP/1.1\nHost: 127.0.0.1:PORT\nOrigin: http://evil.example\nX-Token: TOKEN",
        "HTTP/1.1 403 Forbidden"
      ),
      ("GET / HTTP/1.1\nHost: 127.0.0.1:PORT\nOrigin: null\nX-Token: TOKEN", "HTTP/1.1 403 Forbidden"),
      ("PUT / HTTP/1.1\nHost: 127.0.0.1:PORT\nX-Token: TOKEN", "HTTP/1.1 405 Method Not Allowed"),
      ("GET /../../etc/passwd HTTP/1.1\nHost: 127.0.0.1:PORT\nX-Token: TOKEN", "HTTP/1.1 404 Not Found"),
      ("GET /results.jsonl HTTP/1.1\nHost: 127.0.0.1:PORT\nX-Token: TOKEN", "HTTP/1.1 404 Not Found"),
      ("POST /accept HTTP/1.1\nHost: 127.0.0.1:PORT\nX-Token: TOKEN", "HTTP/1.1 404 Not Found"),
      (
        "POST /accept HTTP/1.1\nHost: 127.0.0.1:PORT\nX-Token: TOKEN\nTransfer-Encoding: chunked",
        "HTTP/1.1 413 Content Too Large"
      ),
    ])
  func checks(head: String, answer: String) async throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("review-\(UUID().uuidString)").path
    let page = ReviewPage(SnapshotReview(SnapshotResults(folder: folder, root: folder)))

    let status = try await RunningServer.with({ page.answer($0) }) { await HTTPClient.status(head, of: $0) }

    #expect(status == answer)
  }

  @Test("Every server has a different token of 128 bits")
  func tokens() throws {
    let tokens = try (0..<3).map { _ in try PageServer { _ in .text(200, "") }.token }

    #expect(Set(tokens).count == 3)
    // 128 bits are 24.8 digits in base 36.
    #expect(tokens.allSatisfy { $0.count >= 26 })
  }

  @Test("A port in use is an error with the reason")
  func takenPort() async throws {
    let message = try await RunningServer.with({ _ in .text(200, "") }) { server in
      let other = try PageServer(port: server.port) { _ in .text(200, "") }
      do {
        try await other.run { _ in }
        return "it runs"
      } catch {
        return "\(error)"
      }
    }

    #expect(message == "127.0.0.1: error: the port cannot be used: Address already in use; try another --port")
  }
}
