import CairoRendering
import UIKitCore

extension ArticleRenderer {
  /// The format of a whole article.
  package enum PageFormat: String, CaseIterable, Sendable {
    case pdf, html

    /// The element that identifies HTML of this project.
    static let generator = "<meta name=\"generator\" content=\"headframe markdown\">"

    /// Returns whether an article may replace a file: a PDF, or HTML that was written from an article.
    package func canReplace(_ data: Data) -> Bool {
      switch self {
      case .pdf: data.starts(with: Data("%PDF-".utf8))
      case .html: data.range(of: Data(Self.generator.utf8)) != nil
      }
    }

    /// The files that an article replaces, for messages.
    package var replaceableFiles: String { self == .pdf ? "a PDF document" : "HTML that headframe wrote" }
  }

  /// Returns an article with its figures as one file. Throws the errors of all figures.
  ///
  /// Document paths are relative to `folder`. Warnings are passed to the closure.
  package func page(
    of article: Article, name: String, folder: String, as format: PageFormat, on sheet: PageSheet,
    warn: (PictureProblem) -> Void
  ) throws -> Data {
    let figures = ArticleFigures(article, name: name, label: figureLabel)
    var (text, problems) = (ArticleText(), [String]())
    var pictures: [Int: (entry: ArticleFigures.Entry, picture: RecordedPicture)] = [:]
    var rest = figures.entries[...]
    for part in article.parts {
      do {
        switch part {
        case .text(let plain): text.append(plain)
        case .reference(let reference):
          text.append("[\(try figures.title(of: reference))](#fig-\(Self.url(reference.name)))")
        case .figure:
          guard let entry = try rest.popFirst()?.get() else { continue }
          pictures[entry.index] = (entry, try picture(entry, name, folder, format, warn))
          text.append(figure: entry.index, indent: entry.figure.indent)
          text.append(try source(of: entry, in: name, folder, isFolded: false))
        }
      } catch {
        problems += Self.lines(of: error, part, name)
      }
    }
    if !problems.isEmpty { throw RenderError.reported(firstOf: problems, in: name) }
    guard let document = MarkdownDocument(text.markdown) else {
      throw RenderError.reported(["\(name): error: no memory for the article"])
    }
    switch format {
    case .html:
      let encoded = try pictures.mapValues { ($0.entry, try $0.picture.write().data ?? Data(), $0.picture.job.format) }
      return Data(ArticlePage(document, encoded, captionPosition, folder: folder).html.utf8)
    case .pdf:
      try checkSize(of: document, text.markdown, name)
      return try pdf(document, pictures, folder, sheet)
    }
  }

  /// The maximum number of paragraphs, headings, blocks of code and table cells in a PDF.
  private static let elementLimit = 30_000
  /// The maximum length of the text of a PDF, in bytes.
  private static let lengthLimit = 2 << 20

  private func checkSize(of document: MarkdownDocument, _ text: String, _ name: String) throws(RenderError) {
    guard text.utf8.count <= Self.lengthLimit else {
      throw .reported([
        "\(name): error: has \(text.utf8.count >> 20) MB of text; a PDF can have \(Self.lengthLimit >> 20) MB; divide it"
      ])
    }
    let kinds = ["paragraph", "heading", "code_block", "table_cell"]
    let count = document.root.descendants.count { kinds.contains($0.kind) }
    guard count > Self.elementLimit else { return }
    throw .reported([
      "\(name): error: has \(count) paragraphs, headings and table cells; a PDF can have \(Self.elementLimit); divide it"
    ])
  }

  /// Records the single picture of a figure.
  ///
  /// A PDF has the light drawing, and HTML by default an SVG of both appearances.
  private func picture(
    _ entry: ArticleFigures.Entry, _ article: String, _ folder: String, _ page: PageFormat,
    _ warn: (PictureProblem) -> Void
  ) throws -> RecordedPicture {
    let options = entry.options
    let format = page == .pdf ? .pdf : options.format ?? .svg
    var (picture, axes) = (options.picture, self.axes.overridden(by: options.axes))
    picture.isStrict = isStrict
    picture.quality = picture.quality ?? quality
    picture.svg.text = options.svgText ?? picture.svg.text
    picture.svg.title = picture.svg.title ?? (entry.alt.isEmpty ? nil : entry.alt)
    picture.svg.idPrefix = "f\(entry.index)-"
    picture.isAdaptive = format == .svg && axes.appearances.count > 1
    axes.appearances = axes.appearances.contains(.light) ? [.light] : Array(axes.appearances.prefix(1))
    axes.scales = Array(axes.scales.suffix(1))
    let document = Self.document(entry.figure, article, folder)
    let all = try maker.pictures(of: document, axes, options.scenes, picture)
    let captions = try maker.captions(of: document, all, picture)
    try check(all.map { ($0.scene, $0.axes) }, entry.figure, options, captions, article)
    try maker.warnings(of: document).forEach(warn)
    guard let row = try PictureRow.rows(of: all, captions: captions, input: document.name).first,
      let first = row.first
    else { throw RenderError.reported(["\(article):\(entry.figure.line): error: the figure has no picture"]) }
    var job = RenderJob(
      document: document, axes: first.axes, options: picture, format: format, path: entry.name, destination: .bytes)
    row.add(to: &job)
    let recorded = try maker.record(job)
    recorded.warnings.forEach(warn)
    return recorded
  }

  private func pdf(
    _ document: MarkdownDocument, _ pictures: [Int: (entry: ArticleFigures.Entry, picture: RecordedPicture)],
    _ folder: String, _ sheet: PageSheet
  ) throws -> Data {
    var style = InlineText.Style(size: 9, color: UIColor(white: 0.25, alpha: 1))
    style.lineSpacing = 2
    var builder = PageBlockBuilder(
      figure: { index in
        guard let (entry, picture) = pictures[index] else { return nil }
        let size = picture.list.bounds.size
        let width = entry.options.width?.points(
          ofWidth: sheet.area.width, textSize: PageBlockBuilder.defaultTextSize)
        let scale = width.map { size.width > 0 ? $0 / size.width : 1 } ?? 1
        return PagePicture(
          list: picture.list, size: CGSize(width: size.width * scale, height: size.height * scale),
          caption: entry.caption.map { NSAttributedString(string: $0, attributes: style.attributes) },
          isCaptionAbove: captionPosition == .above, name: entry.name)
      },
      image: { address in
        guard !address.contains("://"), let image = UIImage(contentsOfFile: Self.path(address, in: folder)) else {
          return nil
        }
        let bounds = CGRect(origin: .zero, size: image.size)
        return PagePicture(list: DisplayList.record(bounds: bounds) { _ in image.draw(in: bounds) }, size: image.size)
      })
    return try UITraitCollection(userInterfaceStyle: .light).performingAsCurrent {
      builder.append(document.root)
      var composer = PageComposer(sheet)
      composer.add(builder.blocks)
      let title = builder.blocks.firstNonNil { $0.heading?.title }
      do {
        return try Renderer().pdf(
          composer.lists(), information: DocumentInformation(title: title), navigation: composer.navigation())
      } catch {
        throw RenderError.reported(["error: the article cannot be written as PDF: \(error)"])
      }
    }
  }

  /// Returns the path of a file that an address relative to a folder names.
  static func path(_ address: String, in folder: String) -> String {
    let path = address.removingPercentEncoding ?? address
    return path.hasPrefix("/") || folder.isEmpty || folder == "." ? path : "\(folder)/\(path)"
  }
}
