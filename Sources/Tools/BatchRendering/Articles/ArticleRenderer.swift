import CairoRendering
import Foundation
import UIKitCore

/// A renderer of an article's figures that rewrites the article to show them.
@MainActor
package struct ArticleRenderer {
  /// The markup of an article's pictures.
  package enum Style: String, CaseIterable, Sendable {
    /// `<picture>` with light and dark pictures at every scale, for GitHub and the web.
    ///
    /// A figure without a dark picture is an `<img>`.
    case html
    /// `![alt](name)`. DocC finds the variants by their names.
    case docc
    /// `![alt](path)` of one picture.
    case markdown
  }

  /// An output file: the article, or one of its pictures.
  package struct File: Sendable {
    package let path: String
    package let data: Data

    package init(path: String, data: Data) { (self.path, self.data) = (path, data) }

    /// Writes the file atomically and creates missing folders. Throws ``RenderError``.
    ///
    /// A picture replaces an existing file of another format only if `replacesAnyFile` is true. An article replaces any
    /// file.
    package func write(_ policy: OutputPolicy, replacesAnyFile: Bool) throws {
      var policy = policy
      let format = PictureFormat(rawValue: URL(fileURLWithPath: path).pathExtension)
      if !replacesAnyFile { policy.replaced = format?.signature }
      try data.withUnsafeBytes { try OutputFolders.shared.write($0, to: path, policy) }
    }
  }

  /// The side of a figure on which its caption is.
  package enum CaptionPosition: String, CaseIterable, Sendable {
    case below, above
  }

  private let style: Style
  /// The axis values for figures that specify none.
  let axes: VariantAxes
  private let format: PictureFormat
  let maker: PictureMaker
  let isStrict: Bool
  /// The quality of JPEG and WebP pictures for figures that specify none.
  let quality: PictureQuality?
  private let svgText: SVGOptions.Text
  package var captionPosition = CaptionPosition.below
  /// The word before the numbers of captions; without it, captions have no numbers.
  package var figureLabel = "Figure"

  /// Creates a renderer. Figures show light and dark at 1x and 2x unless `axes` names other values.
  package init(
    style: Style, axes: VariantAxes, format: PictureFormat = .png, quality: PictureQuality? = nil,
    svgText: SVGOptions.Text = SVGOptions().text, isStrict: Bool = false, maker: PictureMaker
  ) {
    self.style = style
    var axes = axes
    if axes.appearances.isEmpty { axes.appearances = [.light, .dark] }
    if axes.scales.isEmpty { axes.scales = [1, 2] }
    self.axes = axes
    self.format = format
    self.maker = maker
    self.isStrict = isStrict
    self.quality = quality
    self.svgText = svgText
  }

  /// The values in the markup of one figure.
  private struct FigureMarkup {
    /// The path of the pictures without suffix and extension.
    var path: String
    var alt: String
    /// The attribute `width`: a number of points or pixels, or a percentage.
    var width: String
    var format: PictureFormat
    var hasDark: Bool
    var scales: [CGFloat]
  }

  /// Returns the pictures, followed by the article. Throws the errors of all figures.
  ///
  /// Document paths are relative to `folder`. The paths of the pictures begin with `pictures`; the article refers to
  /// them relative to the folder of `output`, or by name for DocC. Warnings are passed to the closure.
  package func files(
    of article: Article, name: String, folder: String, output: String, pictures: String,
    warn: (PictureProblem) -> Void
  ) throws -> [File] {
    var (files, problems): ([File], [String]) = ([], [])
    var text = ""
    let figures = ArticleFigures(article, name: name, label: figureLabel)
    var rest = figures.entries[...]
    for part in article.parts {
      do {
        switch part {
        case .text(let plain): text += plain
        case .reference(let reference):
          let title = try figures.title(of: reference)
          text += style == .docc ? title : "[\(title)](#fig-\(Self.url(reference.name)))"
        case .figure:
          guard let entry = try rest.popFirst()?.get() else { continue }
          let (pictureFiles, markup) = try render(entry, name, folder, pictures, warn)
          files += pictureFiles
          text += captioned(snippet(markup, name: entry.name, from: output), entry)
          text += try source(of: entry, in: name, folder, isFolded: style == .html)
        }
      } catch {
        problems += Self.lines(of: error, part, name)
      }
    }
    if !problems.isEmpty { throw RenderError.reported(firstOf: problems, in: name) }
    return files + [File(path: output, data: Data(text.utf8))]
  }

  /// Returns the lines of an error with the place of the figure in the article.
  static func lines(of error: any Error, _ part: Article.Part, _ name: String) -> [String] {
    guard case .figure(let figure) = part else { return RenderError.lines(of: error) }
    // Errors in a linked document already have that document's lines.
    return RenderError.lines(of: error).map { line in
      line.hasPrefix(name) ? line : "\(line) (figure at \(name):\(figure.line))"
    }
  }

  // MARK: Pictures

  private func render(
    _ entry: ArticleFigures.Entry, _ article: String, _ folder: String, _ pictures: String,
    _ warn: (PictureProblem) -> Void
  ) throws -> ([File], FigureMarkup) {
    let (figure, options, name) = (entry.figure, entry.options, entry.name)
    let format = options.format ?? self.format
    var picture = options.picture
    picture.isStrict = isStrict
    picture.quality = picture.quality ?? quality
    picture.svg.text = options.svgText ?? svgText
    var axes = self.axes.overridden(by: options.axes)
    if format == .svg {
      axes.scales = [1]
      // An adaptive SVG contains both appearances.
      picture.isAdaptive = axes.appearances.count > 1
      if picture.isAdaptive { axes.appearances = [.light] }
      if picture.svg.title == nil { picture.svg.title = options.alt ?? (figure.alt.isEmpty ? nil : figure.alt) }
    }
    let document = Self.document(figure, article, folder)
    let all = try maker.pictures(of: document, axes, options.scenes, picture)
    let captions = try maker.captions(of: document, all, picture)
    try check(all.map { ($0.scene, $0.axes) }, figure, options, captions, article)
    try maker.warnings(of: document).forEach(warn)
    var files: [File] = []
    var dark: [(path: String, data: () throws -> Data?)] = []
    // The light drawing at each scale, since layouts round to the pixels of their scale.
    var light: [CGFloat: DisplayList] = [:]
    var markup = FigureMarkup(
      path: "", alt: entry.alt, width: "", format: format, hasDark: false, scales: [])
    for row in try PictureRow.rows(of: all, captions: captions, input: document.name) {
      guard let first = row.first else { continue }
      let isDark = first.variant.appearance == .dark && axes.appearances.count > 1
      let scale = first.variant.scale
      let suffix = (isDark ? "~dark" : "") + (scale == 1 ? "" : "@\(scale.asWritten)x")
      let path = "\(pictures)\(name)\(suffix).\(format.rawValue)"
      var job = RenderJob(
        document: document, axes: first.axes, options: picture, format: format, path: path, destination: .bytes)
      row.add(to: &job)
      let recorded = try maker.record(job)
      if !isDark { recorded.warnings.forEach(warn) }
      if isDark {
        markup.hasDark = markup.hasDark || recorded.list != light[scale]
        dark.append((path, { try recorded.write().data }))
      } else {
        light[scale] = recorded.list
        if let data = try recorded.write().data { files.append(File(path: path, data: data)) }
      }
      markup.width = options.width?.attribute ?? recorded.list.bounds.width.asWritten
      if !markup.scales.contains(scale) { markup.scales.append(scale) }
    }
    // Appearances that are identical at every scale share their files.
    if markup.hasDark {
      for (path, data) in dark { if let data = try data() { files.append(File(path: path, data: data)) } }
    }
    markup.scales.sort()
    markup.path = pictures + name
    return (files, markup)
  }

  static func document(_ figure: Article.Figure, _ article: String, _ folder: String) -> DocumentReference {
    switch figure.origin {
    case .link(let path):
      return .file(path.hasPrefix("/") || folder.isEmpty || folder == "." ? path : "\(folder)/\(path)")
    case .fence(let document):
      // Leading empty lines give the document the line numbers of the article.
      let lead = String(repeating: "\n", count: figure.line)
      return .text(lead + document, name: article, folder: folder.isEmpty ? "." : folder)
    }
  }

  /// Throws unless the figure has one picture, or one picture for each caption.
  ///
  /// A picture is a scene in one variant. Variants that differ only in appearance and scale are one picture.
  func check(
    _ pictures: [(scene: String?, axes: VariantAxes)], _ figure: Article.Figure, _ options: FigureOptions,
    _ captions: [String], _ article: String
  ) throws(RenderError) {
    var distinct: [(String?, VariantAxes)] = []
    for (scene, axes) in pictures {
      var axes = axes
      (axes.appearances, axes.scales) = ([], [])
      if !distinct.contains(where: { $0 == (scene, axes) }) { distinct.append((scene, axes)) }
    }
    let place = "\(article):\(figure.line)"
    guard !distinct.isEmpty else {
      throw .reported(["\(place): error: the document has no scene \"\(options.scenes.joined(separator: ","))\""])
    }
    if !captions.isEmpty {
      guard captions.count == distinct.count else {
        throw .reported([
          "\(place): error: expected as many captions as pictures (\(distinct.count)), found \(captions.count)"
        ])
      }
      return
    }
    guard distinct.count == 1 else {
      throw .reported([
        "\(place): error: the document describes \(distinct.count) pictures, but a figure shows one; "
          + "select one with scene=, device=, size=, direction= …, or give each picture a caption with captions=A|B"
      ])
    }
  }

  // MARK: Text

  private func snippet(_ markup: FigureMarkup, name: String, from output: String) -> String {
    let path = Self.relative(markup.path, from: output)
    func file(_ suffix: String, _ scale: CGFloat) -> String {
      Self.url(path + suffix + (scale == 1 ? "" : "@\(scale.asWritten)x") + "." + markup.format.rawValue)
    }
    func sourceSet(_ suffix: String) -> String {
      markup.scales.map { scale in
        markup.scales.count == 1 ? file(suffix, scale) : "\(file(suffix, scale)) \(scale.asWritten)x"
      }.joined(separator: ", ")
    }
    let first = markup.scales.first ?? 1
    switch style {
    case .docc: return "![\(Self.bracketed(markup.alt))](\(Self.url(name)))"
    case .markdown: return "![\(Self.bracketed(markup.alt))](\(file("", markup.scales.last ?? 1)))"
    case .html:
      let alt = Self.quoted(markup.alt)
      let set = markup.scales.count > 1 ? " srcset=\"\(sourceSet(""))\"" : ""
      let image = "<img src=\"\(file("", first))\"\(set) width=\"\(markup.width)\" alt=\"\(alt)\">"
      guard markup.hasDark else { return image }
      return
        "<picture><source media=\"(prefers-color-scheme: dark)\" srcset=\"\(sourceSet("~dark"))\">\(image)"
        + "</picture>"
    }
  }

  /// Returns the markup of a figure with its caption and the target of references.
  private func captioned(_ picture: String, _ entry: ArticleFigures.Entry) -> String {
    let indent = entry.figure.indent
    guard let caption = entry.caption else { return indent + picture }
    var parts: [String]
    let id = "fig-\(Self.quoted(entry.name))"
    switch style {
    case .html:
      parts = [picture, "<figcaption>\(Self.quoted(caption))</figcaption>"]
      if captionPosition == .above { parts.reverse() }
      parts = ["<figure id=\"\(id)\">"] + parts + ["</figure>"]
      return parts.map { indent + $0 }.joined(separator: "\n")
    case .markdown, .docc:
      // Characters that Markdown would interpret are escaped.
      let text = "*" + caption.map { "\\`*_[]<>&".contains($0) ? "\\\($0)" : String($0) }.joined() + "*"
      parts = [picture, text]
      if captionPosition == .above { parts.reverse() }
      if style == .markdown { parts[0] = "<a id=\"\(id)\"></a>" + parts[0] }
      return parts.map { indent + $0 }.joined(separator: "\n\n")
    }
  }

  /// Returns a file's path relative to the article's folder.
  ///
  /// Both arguments are relative to the working folder.
  private static func relative(_ path: String, from output: String) -> String {
    let base = URL(fileURLWithPath: output).standardizedFileURL.deletingLastPathComponent().pathComponents
    let target = URL(fileURLWithPath: path).standardizedFileURL.pathComponents
    let common = zip(base, target).prefix { $0 == $1 }.count
    return (Array(repeating: "..", count: base.count - common) + target.dropFirst(common)).joined(separator: "/")
  }

  static func url(_ path: String) -> String {
    path.addingPercentEncoding(withAllowedCharacters: urlCharacters) ?? path
  }

  private static let urlCharacters = CharacterSet(
    charactersIn: "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-._~/@")

  private static func bracketed(_ text: String) -> String {
    text.replacing("[", with: "\\[").replacing("]", with: "\\]")
  }

  static func quoted(_ text: String) -> String {
    text.replacing("&", with: "&amp;").replacing("\"", with: "&quot;").replacing("<", with: "&lt;")
  }
}
