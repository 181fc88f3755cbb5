import Foundation

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

extension Snapshotting where Value == URLRequest, Format == String {
  /// A strategy that stores method, URL, sorted headers and body.
  public static var raw: Snapshotting { raw(pretty: false) }

  /// Returns a strategy that stores method, URL, sorted headers and body. `pretty` indents JSON.
  public static func raw(pretty: Bool) -> Snapshotting {
    Snapshotting<String, String>.lines.pullback { request in
      let first = "\(request.httpMethod ?? "GET") \(request.url.map(sorted)?.absoluteString ?? "(null)")"
      let headers = (request.allHTTPHeaderFields ?? [:]).map { "\($0): \($1)" }.sorted()
      let body = request.httpBody.map { ["", bodyText($0, pretty: pretty)] } ?? []
      return ([first] + headers + body).joined(separator: "\n")
    }
  }

  /// A strategy that stores an equivalent curl command.
  public static var curl: Snapshotting {
    Snapshotting<String, String>.lines.pullback { request in
      var parts = ["curl"]
      let method = request.httpMethod ?? "GET"
      if method == "HEAD" { parts.append("--head") } else if method != "GET" { parts.append("--request \(method)") }
      let headers = (request.allHTTPHeaderFields ?? [:]).filter { $0.key != "Cookie" }
      for (name, value) in headers.sorted(by: { $0.key < $1.key }) {
        parts.append("--header \"\(name): \(escaped(value))\"")
      }
      if let body = request.httpBody { parts.append("--data \"\(escaped(String(decoding: body, as: UTF8.self)))\"") }
      if let cookie = request.value(forHTTPHeaderField: "Cookie") { parts.append("--cookie \"\(escaped(cookie))\"") }
      if let url = request.url { parts.append("\"\(sorted(url).absoluteString)\"") }
      return parts.joined(separator: " \\\n\t")
    }
  }
}

/// Returns the URL with its query items sorted by name.
private func sorted(_ url: URL) -> URL {
  var parts = URLComponents(url: url, resolvingAgainstBaseURL: false)
  let items = parts?.queryItems?.sorted { $0.name < $1.name }
  parts?.queryItems = items
  return parts?.url ?? url
}

private func escaped(_ text: String) -> String {
  text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"")
}

private func bodyText(_ body: Data, pretty: Bool) -> String {
  if pretty, let object = try? JSONSerialization.jsonObject(with: body),
    let indented = try? JSONSerialization.data(withJSONObject: object, options: [.prettyPrinted, .sortedKeys])
  {
    return String(decoding: indented, as: UTF8.self)
  }
  return String(decoding: body, as: UTF8.self)
}
