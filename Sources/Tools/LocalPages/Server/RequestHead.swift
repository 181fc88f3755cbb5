import Foundation

/// The head of an HTTP request: its first line and its fields.
///
/// It is parsed in time proportional to its size, which is limited.
struct RequestHead: Sendable {
  /// The maximum size of a head, in bytes. Browsers send about a thousand.
  static let byteLimit = 16 << 10
  /// The maximum number of fields. Browsers send about 20.
  static let fieldLimit = 64

  let method: String
  /// The path as it was sent, without the query.
  let path: String
  /// The first value of each query parameter.
  let query: [String: String]
  /// The number of bytes of the body; nil if the head does not state it, as for a body in chunks.
  let bodyLength: Int?
  /// Indicates whether the client can send another request on the connection.
  let keepsAlive: Bool
  /// The values by lowercase names.
  private let fields: [String: String]

  /// An answer to a request that is rejected before it is understood.
  struct Refusal: Error, Equatable {
    let status: Int
    let reason: String

    static let tooLarge = Refusal(
      status: 431, reason: "The head of the request has more than \(byteLimit) bytes or \(fieldLimit) fields.")

    static func malformed(_ reason: String) -> Refusal { Refusal(status: 400, reason: reason) }
  }

  /// The fields of which a second value could be read differently by different programs.
  private static let singleFields: Set = ["host", "origin", "x-token", "content-length", "transfer-encoding"]

  /// Parses the bytes from the first line to the empty line.
  init(_ bytes: ArraySlice<UInt8>) throws(Refusal) {
    guard bytes.count <= Self.byteLimit else { throw .tooLarge }
    let lines = bytes.split(separator: UInt8(ascii: "\n")).map { line in
      String(decoding: line.last == UInt8(ascii: "\r") ? line.dropLast() : line, as: UTF8.self)
    }.filter { !$0.isEmpty }
    let words = lines.first?.split(separator: " ", omittingEmptySubsequences: false) ?? []
    guard words.count == 3, words[1].hasPrefix("/"), words[2].hasPrefix("HTTP/1.") else {
      throw .malformed("Expected a line such as GET / HTTP/1.1.")
    }
    guard lines.count <= Self.fieldLimit + 1 else { throw .tooLarge }
    var fields: [String: String] = [:]
    for line in lines.dropFirst() {
      guard let colon = line.firstIndex(of: ":"), colon != line.startIndex,
        !line[..<colon].contains(where: \.isWhitespace)
      else { throw .malformed("Expected fields such as Host: localhost.") }
      let name = line[..<colon].lowercased()
      guard fields[name] == nil || !Self.singleFields.contains(name) else {
        throw .malformed("The field \(name) occurs twice.")
      }
      if fields[name] == nil { fields[name] = line[line.index(after: colon)...].trimmingCharacters(in: .whitespaces) }
    }
    method = String(words[0])
    let target = words[1].split(separator: "?", maxSplits: 1, omittingEmptySubsequences: false)
    path = String(target[0])
    query = target.count > 1 ? Self.query(target[1]) : [:]
    keepsAlive = words[2] != "HTTP/1.0" && fields["connection"]?.lowercased() != "close"
    if let length = fields["content-length"] {
      guard !length.isEmpty, length.utf8.allSatisfy({ (48...57).contains($0) }) else {
        throw .malformed("Expected a number of bytes as the content's length.")
      }
      // A number beyond the range of integers exceeds every limit.
      bodyLength = fields["transfer-encoding"] == nil ? Int(length) : nil
    } else {
      bodyLength = fields["transfer-encoding"] == nil ? 0 : nil
    }
    self.fields = fields
  }

  /// The value of a field, regardless of case.
  subscript(_ name: String) -> String? { fields[name.lowercased()] }

  private static func query(_ text: Substring) -> [String: String] {
    let items = text.split(separator: "&").map { item in
      let parts = item.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      let decoded = parts.map { $0.removingPercentEncoding ?? String($0) }
      return (decoded[0], decoded.count > 1 ? decoded[1] : "")
    }
    return Dictionary(items) { first, _ in first }
  }

  /// Returns the index after the empty line that ends a head; nil if the bytes do not contain it.
  ///
  /// Bytes before `start` were searched before.
  static func end(in bytes: [UInt8], from start: Int) -> Int? {
    // The line break before the empty line can be among the searched bytes.
    for index in bytes.indices.dropFirst(max(0, start - 2)) where bytes[index] == UInt8(ascii: "\n") {
      let rest = bytes[(index + 1)...].prefix(2)
      if rest.first == UInt8(ascii: "\n") { return index + 2 }
      if rest.elementsEqual("\r\n".utf8) { return index + 3 }
    }
    return nil
  }
}
