import Foundation

/// A request from the served page, or for the page itself.
package struct PageRequest: Sendable {
  package let isPost: Bool
  package let path: String
  /// The first value of each query parameter.
  package let query: [String: String]
  package let body: Data
  /// The server's token, which a page needs for its requests.
  package let token: String
}

/// An answer to a request.
package struct PageAnswer: Sendable {
  /// The content: complete data, or a stream of events that lasts until the page disconnects.
  package enum Body: Sendable {
    case data(Data)
    case events(AsyncStream<String>)
  }

  package var status: Int
  package var type: String
  package var body: Body

  /// Creates an answer of plain text.
  package static func text(_ status: Int, _ text: String) -> PageAnswer {
    PageAnswer(status: status, type: "text/plain; charset=utf-8", body: .data(Data(text.utf8)))
  }

  package static func html(_ data: Data) -> PageAnswer {
    PageAnswer(status: 200, type: "text/html; charset=utf-8", body: .data(data))
  }

  package static func json(_ text: String, status: Int = 200) -> PageAnswer {
    PageAnswer(status: status, type: "application/json; charset=utf-8", body: .data(Data(text.utf8)))
  }

  /// Creates an answer of events in the format of `EventSource`.
  package static func events(_ stream: AsyncStream<String>) -> PageAnswer {
    PageAnswer(status: 200, type: "text/event-stream; charset=utf-8", body: .events(stream))
  }

  static let phrases = [
    200: "OK", 400: "Bad Request", 403: "Forbidden", 404: "Not Found", 405: "Method Not Allowed", 409: "Conflict",
    413: "Content Too Large", 431: "Request Header Fields Too Large", 500: "Internal Server Error",
    503: "Service Unavailable",
  ]
}

/// The rules that admit requests to the page's server.
struct RequestGuard: Sendable {
  let port: UInt16
  let token: String

  /// Returns the reason to reject a request; nil if it is accepted.
  func refusal(host: String?, origin: String?, token given: String?) -> String? {
    let names = ["127.0.0.1:\(port)", "localhost:\(port)"]
    // This prevents DNS rebinding, in which the host name of another site resolves to this machine.
    guard let host, names.contains(host.lowercased()) else {
      return "This server is available at http://127.0.0.1:\(port)/ only."
    }
    // Requests from other sites are rejected, even if they have the token.
    if let origin, !names.contains(where: { origin.lowercased() == "http://\($0)" }) {
      return "This server accepts requests of its own page only."
    }
    guard let given, Self.areEqual(given, token) else {
      return "The token is missing or wrong; open the address that the command has printed."
    }
    return nil
  }

  /// Compares two texts of equal length in constant time, so that timing reveals nothing about the token.
  private static func areEqual(_ a: String, _ b: String) -> Bool {
    let (a, b) = (Array(a.utf8), Array(b.utf8))
    guard a.count == b.count else { return false }
    return zip(a, b).reduce(0 as UInt8) { $0 | ($1.0 ^ $1.1) } == 0
  }
}
