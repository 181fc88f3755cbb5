import UIKitCore

/// An article as one HTML file that needs no others.
@MainActor
struct ArticlePage {
  private let document: MarkdownDocument
  private let pictures: [Int: (entry: ArticleFigures.Entry, data: Data, format: PictureFormat)]
  private let captionPosition: ArticleRenderer.CaptionPosition
  private let folder: String

  init(
    _ document: MarkdownDocument, _ pictures: [Int: (ArticleFigures.Entry, Data, PictureFormat)],
    _ captionPosition: ArticleRenderer.CaptionPosition, folder: String
  ) {
    (self.document, self.pictures) = (document, pictures.mapValues { ($0.0, $0.1, $0.2) })
    (self.captionPosition, self.folder) = (captionPosition, folder)
  }

  private static let styles = """
    :root{color-scheme:light dark}
    body{margin:0 auto;max-width:46rem;padding:2rem 1rem;font:1rem/1.55 system-ui,sans-serif}
    h1,h2,h3,h4{line-height:1.25;margin:1.6em 0 .5em}
    a{color:#0a58ca}
    code{font:.9em ui-monospace,monospace}
    pre{background:#8882;padding:.8rem 1rem;border-radius:6px;overflow-x:auto}
    blockquote{margin:1em 0;padding-left:1em;border-left:3px solid #8886}
    table{border-collapse:collapse}
    th,td{padding:.3em .8em;border-bottom:1px solid #8885;text-align:left}
    figure{margin:1.5em 0}
    figcaption{font-size:.875em;opacity:.8;margin:.4em 0}
    svg,img{max-width:100%;height:auto}
    @media(prefers-color-scheme:dark){body{background:#1c1c1e;color:#f2f2f7}a{color:#6ea8fe}}
    @media print{figure{break-inside:avoid}h1,h2,h3,h4{break-after:avoid}}
    """

  var html: String {
    var (names, title) = (HeadingNames(), "")
    for node in document.root.descendants {
      if node.kind == "heading" {
        let text = node.text
        if title.isEmpty { title = text }
        node.prepend(html: "<a id=\"\(ArticleRenderer.quoted(names.name(text)))\"></a>")
      } else if node.kind == "image" {
        if let address = embedded(node.address) { node.address = address }
      }
    }
    return """
      <!DOCTYPE html>
      <html>
      <head>
      <meta charset="utf-8">
      \(ArticleRenderer.PageFormat.generator)
      <meta name="viewport" content="width=device-width, initial-scale=1">
      <title>\(ArticleRenderer.quoted(title))</title>
      <style>
      \(Self.styles)
      </style>
      </head>
      <body>
      \(withPictures(document.html))</body>
      </html>

      """
  }

  /// Replaces the marks of figures. A figure that is a paragraph of its own is a block.
  private func withPictures(_ html: String) -> String {
    let (start, end) = ("<p>", "</p>")
    var result = ""
    var parts = ArticleText.parts(html)[...]
    while let part = parts.popFirst() {
      switch part {
      case .text(let text): result += text
      case .figure(let index):
        guard let (entry, data, format) = pictures[index] else { continue }
        let content = content(entry, data, format)
        if result.hasSuffix(start), case .text(let next)? = parts.first, next.hasPrefix(end) {
          result.removeLast(start.count)
          parts[parts.startIndex] = .text(String(next.dropFirst(end.count)))
          result += block(content, entry)
        } else {
          result += entry.caption == nil ? content : block(content, entry)
        }
      }
    }
    return result
  }

  private func block(_ content: String, _ entry: ArticleFigures.Entry) -> String {
    let caption = entry.caption.map { "<figcaption>\(ArticleRenderer.quoted($0))</figcaption>" }
    var parts = [content, caption].compactMap { $0 }
    if captionPosition == .above { parts.reverse() }
    let id = "fig-\(ArticleRenderer.quoted(entry.name))"
    return "<figure id=\"\(id)\">\n\(parts.joined(separator: "\n"))\n</figure>"
  }

  private func content(_ entry: ArticleFigures.Entry, _ data: Data, _ format: PictureFormat) -> String {
    let style = entry.options.width.map { " style=\"width:\($0.css);height:auto\"" } ?? ""
    guard format == .svg, let start = data.range(of: Data("<svg ".utf8)) else {
      let type = format == .jpg ? "jpeg" : format.rawValue
      let alt = ArticleRenderer.quoted(entry.alt)
      return "<img src=\"data:image/\(type);base64,\(data.base64EncodedString())\" alt=\"\(alt)\"\(style)>"
    }
    return "<svg role=\"img\"\(style) "
      + String(decoding: data[start.upperBound...], as: UTF8.self).trimmingCharacters(in: .newlines)
  }

  /// Returns an image file as a data address; nil for web addresses and files of other kinds.
  private func embedded(_ address: String) -> String? {
    let types = ["png": "png", "jpg": "jpeg", "jpeg": "jpeg", "gif": "gif", "webp": "webp", "svg": "svg+xml"]
    guard !address.contains("://"), let type = types[URL(fileURLWithPath: address).pathExtension.lowercased()],
      let data = FileManager.default.contents(atPath: ArticleRenderer.path(address, in: folder))
    else { return nil }
    return "data:image/\(type);base64,\(data.base64EncodedString())"
  }
}
