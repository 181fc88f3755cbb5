import UIFoundation

extension SnapshotReport {
  /// Returns a self-contained page that works from disk. With a token, its buttons call the review server.
  package func html(token: String? = nil) throws -> Data {
    let data = String(decoding: try JSONEncoder.sorted().encode(entries.map(PageEntry.init)), as: UTF8.self)
    let page = """
      <!doctype html>
      <html lang="en">
      <head>
      <meta charset="utf-8">
      <meta name="viewport" content="width=device-width, initial-scale=1">
      <meta name="color-scheme" content="light dark">
      <meta http-equiv="Content-Security-Policy" content="default-src 'none'; img-src data:; \
      style-src 'unsafe-inline'; script-src 'unsafe-inline'; connect-src 'self'">
      \(token.map { "<meta name=\"token\" content=\"\($0.xmlEscaped())\">\n" } ?? "")<title>\(title.xmlEscaped()): \
      \(summary.xmlEscaped())</title>
      <style>\(ReportPage.style)</style>
      </head>
      <body>
      \(ReportPage.body(title: title.xmlEscaped(), summary: caption.xmlEscaped()))
      <script type="application/json" id="data">\(Self.scriptSafe(data))</script>
      <script>\(ReportPage.script)</script>
      </body>
      </html>

      """
    return Data(page.utf8)
  }

  /// The summary and the run.
  private var caption: String { [summary, run?.title].compactMap(\.self).joined(separator: " · ") }

  /// Returns JSON that cannot end a script element.
  private static func scriptSafe(_ json: String) -> String {
    json.replacing("<", with: "\\u003c")
  }
}

/// An entry in the form read by the page's script.
private struct PageEntry: Encodable {
  var key: String
  var title: String
  var name: String
  var status: String
  var reference: String
  var place: String
  var message: String
  var details: String
  var isText: Bool
  var images: [String: String] = [:]
  var texts: [String: String] = [:]

  init(_ entry: ReportEntry) {
    (key, title, name, status) = (entry.key, entry.title, entry.name, entry.status.rawValue)
    (reference, place, message, details) = (entry.reference, entry.place, entry.message, entry.details)
    isText = !entry.isPicture
    for (name, data) in entry.evidence.named {
      if isText {
        texts[name] = String(decoding: data, as: UTF8.self)
      } else {
        images[name] = "data:\(Self.type(of: data));base64,\(data.base64EncodedString())"
      }
    }
  }

  private static func type(of data: Data) -> String {
    if data.starts(with: [0xFF, 0xD8]) { return "image/jpeg" }
    return data.starts(with: Data("RIFF".utf8)) ? "image/webp" : "image/png"
  }
}
