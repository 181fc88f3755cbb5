import ArgumentParser
import BatchRendering
import CairoRendering
import Foundation
import LayoutDocuments
import PictureComparison
import UIKitCore

/// A command that renders the figures of Markdown articles.
struct MarkdownCommand: LayoutCommand {
  static let configuration = CommandConfiguration(
    commandName: "markdown",
    abstract: "Render the figures of a Markdown or DocC article, and write the article with them.",
    discussion: """
      Figures are fences of layout documents, and image links to a document:

        ```headframe name=card alt="A card" annotate=frames
        size: 320xfit
        view: {class: UILabel, text: Hello}
        ```

        ![A card](card.yaml?scene=first&scale=2)

      The options of figures are name, alt, scene, device, size, orientation, direction, appearance, contentSize, design, locale, scale, \
      only, padding, background, chrome, annotate, theme, legend, callout, captions, columns, format (png, jpg, webp or \
      svg), quality, svgText, title, description, caption, source and width. captions=A|B shows several scenes or variants side by \
      side. By default a figure is shown light and dark, at 1x and 2x, in files named as DocC expects: name.png, \
      name@2x.png, name~dark.png, name~dark@2x.png. An SVG is one file with both appearances.

      caption=TEXT, or the title of a link, ![A card](card.yaml "A caption"), is a caption with a number. A link \
      [](#fig-NAME) to such a figure becomes "Figure 3". width=8cm sets the width on the page, in px, pt, mm, cm, in, em \
      or %.

      With -o article.pdf or -o article.html, the article becomes one file that contains its figures.

      EXAMPLES
        headframe markdown README.in.md -o README.md --pictures docs/
        headframe markdown Sources.docc/Start.in.md -o Sources.docc/Start.md --style docc --pictures Sources.docc/Resources/
        headframe markdown README.in.md -o README.md --pictures docs/ --check
        headframe markdown handbook.in.md -o handbook.pdf --paper "A4 landscape" --margin 20mm
        headframe markdown handbook.in.md -o handbook.html

      Exit status: 0 for success, 1 if a figure is invalid or --check found a difference, 2 for a usage error.
      """)

  /// The file format of pictures.
  enum Format: String, ExpressibleByArgument, CaseIterable {
    case png
    case jpg
    case webp
    case svg
    case pdf
    case html

    /// The format of the whole article; nil for the formats of pictures.
    var page: ArticleRenderer.PageFormat? { ArticleRenderer.PageFormat(rawValue: rawValue) }
  }

  @Argument(
    help: ArgumentHelp("The article with figures; - for standard input.", valueName: "article"),
    completion: .file(extensions: ["md", "markdown"]))
  var article: String

  @Option(
    name: .shortAndLong, help: ArgumentHelp("The article to write; - for standard output.", valueName: "file"),
    completion: .file(extensions: ["md", "markdown"]))
  var output = "-"

  @Option(
    help: ArgumentHelp("The folder for pictures; by default the folder of the written article.", valueName: "folder"))
  var pictures: String?

  @Option(help: "html for <picture>, docc for ![alt](name), markdown for ![alt](path).")
  var style: ArticleRenderer.Style = .html

  @Option(
    help: ArgumentHelp(
      "The format of figures that specify none: png (the default), jpg, webp or svg; or pdf or html for the whole "
        + "article in one file, as for -o article.pdf.", valueName: "format"))
  var format: Format?

  @Option(
    help: ArgumentHelp("The paper of a PDF, such as A4 (the default), Letter or \"A4 landscape\".", valueName: "size"))
  var paper = "A4"

  @Option(help: ArgumentHelp("The margins of a PDF.", valueName: "length"))
  var margin = "25mm"

  @Option(help: "The side of figures on which their captions are.")
  var captionPosition: ArticleRenderer.CaptionPosition = .below

  @Option(
    help: ArgumentHelp("The word before the numbers of captions; an empty one omits the numbers.", valueName: "word"))
  var figureLabel = "Figure"

  @OptionGroup(title: "Encoding")
  var encoding: EncodingOptions

  @Flag(help: "Write nothing; list the files that would change, and exit with 1 if there are any.")
  var check = false

  @OptionGroup var force: ForceOption

  @OptionGroup var strict: StrictOption

  @OptionGroup var quiet: QuietOption

  @OptionGroup(title: "Variants")
  var variants: VariantOptions

  @OptionGroup var layout: LayoutOptions

  func validate() throws {
    if output != "-",
      URL(fileURLWithPath: output).standardizedFileURL == URL(fileURLWithPath: article).standardizedFileURL
    {
      throw ValidationError("--output is the article itself, whose figures would be lost; name another file")
    }
    if PageSheet(paper: paper, margin: margin) == nil {
      throw ValidationError(
        "--paper and --margin: expected a size such as A4 or 170x240mm and a length such as 20mm that leave room for text, "
          + "found \"\(paper)\" and \"\(margin)\"")
    }
    if page != nil, let option = pictures.map({ _ in "--pictures" }) ?? (style == .html ? nil : "--style") {
      throw ValidationError("\(option): an article in PDF or HTML contains its figures")
    }
    if check, output == "-" { throw ValidationError("--check compares files; name the article with -o") }
  }

  func run() throws {
    try runLayout { reading in
      let (outputs, inputs) = try FileReads.collecting { try files(reading) }
      try write(outputs, OutputPolicy().protecting([article] + inputs.read))
    }
  }

  /// Returns the pictures, followed by the article.
  @MainActor
  private func files(_ reading: ReadingOptions) throws -> [ArticleRenderer.File] {
    let name = article == "-" ? "stdin" : article
    let text = try text()
    let folder = article == "-" ? "." : URL(fileURLWithPath: article).deletingLastPathComponent().relativePath
    let articleFolder =
      output == "-" ? "./" : URL(fileURLWithPath: output).deletingLastPathComponent().relativePath + "/"
    let pictureFolder = pictures.map { $0.hasSuffix("/") ? $0 : $0 + "/" } ?? articleFolder
    LayoutDiagnostics.suppressFindingsLog()
    var warnings = WarningLog(isQuiet: quiet.isOn)
    defer { warnings.finish() }
    var renderer = ArticleRenderer(
      style: style, axes: try variants.axes(),
      format: format.flatMap { PictureFormat(rawValue: $0.rawValue) } ?? .png, quality: encoding.pictureQuality,
      svgText: encoding.svgText, isStrict: strict.isOn, maker: PictureMaker(reading))
    (renderer.captionPosition, renderer.figureLabel) = (captionPosition, figureLabel)
    let article = try Article(text, name: name)
    if let page, let sheet = PageSheet(paper: paper, margin: margin) {
      let data = try renderer.page(of: article, name: name, folder: folder, as: page, on: sheet) {
        warnings.write([$0])
      }
      return [ArticleRenderer.File(path: output, data: data)]
    }
    return try renderer.files(
      of: article, name: name, folder: folder, output: output == "-" ? "./article.md" : output,
      pictures: pictureFolder == "./" ? "" : pictureFolder
    ) { warnings.write([$0]) }
  }

  /// The text of the article, of at most 8 MB.
  private func text() throws -> String {
    let limit = 8 << 20
    if article == "-" { return try StandardInput.text(limit: limit) }
    if let reason = DocumentFile.articleRefusal(of: article) { throw Failure("\(article): error: \(reason)") }
    let size = (try? FileManager.default.attributesOfItem(atPath: article)[.size] as? Int) ?? 0
    guard size <= limit else {
      throw Failure(
        "\(article): error: is \(size >> 20) MB long, expected an article of at most \(limit >> 20) MB; divide it")
    }
    guard let data = FileManager.default.contents(atPath: article) else {
      if FileManager.default.fileExists(atPath: article) { throw Failure("\(article): error: cannot be read") }
      let guess = DocumentSource.nearestPath(to: article).map { "; did you mean \"\($0)\"?" } ?? ""
      throw Failure("\(article): error: no such file\(guess)")
    }
    guard let text = String(validating: data, as: UTF8.self) else {
      throw DocumentErrors([TextEncoding.problem(in: data, file: article)].compactMap { $0 })
    }
    return text
  }

  /// The format of the whole article: that of the option, or else that of the output's extension.
  private var page: ArticleRenderer.PageFormat? {
    guard let format else { return .init(rawValue: URL(fileURLWithPath: output).pathExtension.lowercased()) }
    return format.page
  }

  private func write(_ files: [ArticleRenderer.File], _ policy: OutputPolicy) throws {
    if check { return try compare(files) }
    guard let text = files.last else { return }
    if !force.isOn, output != "-", !isUpToDate(text), !isReplaceable(text.path, figures: files.dropLast().map(\.path)) {
      let reason = page.map { "is not \($0.replaceableFiles)" } ?? "shows no figure of \(article)"
      throw Failure("\(text.path): error: exists and \(reason); use another name, or --force to replace it")
    }
    for file in files.dropLast() + (output == "-" ? [] : [text]) {
      // Unchanged files are not written, so that build systems see no change.
      let isSame = isUpToDate(file)
      if !isSame { try file.write(policy, replacesAnyFile: force.isOn || page != nil) }
      let line = "\(file.path)  \(isSame ? "unchanged" : "written")"
      guard !quiet.isOn else { continue }
      if output == "-" { StandardError.write(line) } else { StandardOutput.write(line) }
    }
    if output == "-", !StandardOutput.write(text.data) { throw StandardOutput.writeFailure() }
  }

  /// Returns whether a file is missing or empty, or an article that may be replaced.
  ///
  /// Markdown must show one of the figures; PDF and HTML must be of the same format.
  private func isReplaceable(_ path: String, figures: [String]) -> Bool {
    guard let data = FileManager.default.contents(atPath: path), !data.isEmpty else { return true }
    if let page { return page.canReplace(data) }
    guard let text = String(validating: data, as: UTF8.self) else { return false }
    // The names have no appearance, scale and format, because these may have changed, and DocC's names lack them.
    let names = Set(figures.map { URL(fileURLWithPath: $0).lastPathComponent.prefix { !"~@.".contains($0) } })
    return names.contains { name in
      ["/", "\"", "("].contains { before in
        [".", "@", "~", ")"].contains { text.contains(before + name + $0) }
      }
    }
  }

  /// Returns whether an existing file has the same bytes, or an existing PNG the same pixels and scale.
  ///
  /// Different Deflate libraries encode the same pixels as different bytes.
  private func isUpToDate(_ file: ArticleRenderer.File) -> Bool {
    guard let data = FileManager.default.contents(atPath: file.path) else { return false }
    if data == file.data { return true }
    guard file.path.hasSuffix(".png"), let old = try? Picture(data: data, name: file.path),
      let new = try? Picture(data: file.data, name: file.path)
    else { return false }
    return old == new && old.scale == new.scale
  }

  private func compare(_ files: [ArticleRenderer.File]) throws {
    let outdated = files.filter { !isUpToDate($0) }
    guard !outdated.isEmpty else { return }
    let lines = outdated.map { file in
      "\(file.path): \(FileManager.default.fileExists(atPath: file.path) ? "is out of date" : "is missing")"
    }
    throw Failure(lines: lines + ["Write them with the same command without --check."], status: 1)
  }
}

extension ArticleRenderer.Style: ExpressibleByArgument {}
extension ArticleRenderer.CaptionPosition: ExpressibleByArgument {}
