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

      The options of figures are name, alt, scene, device, size, orientation, direction, appearance, contentSize, locale, scale, \
      only, padding, background, chrome, annotate, theme, legend, callout, captions, format (png, jpg, webp or svg), quality, \
      svgText, title and description. captions=A|B shows several scenes or variants side by side. By default a figure \
      is shown light and dark, at 1x and 2x, in files named as DocC expects: name.png, name@2x.png, \
      name~dark.png, name~dark@2x.png. An SVG is one file with both appearances.

      EXAMPLES
        headframe markdown README.in.md -o README.md --pictures docs/
        headframe markdown Sources.docc/Start.in.md -o Sources.docc/Start.md --style docc --pictures Sources.docc/Resources/
        headframe markdown README.in.md -o README.md --pictures docs/ --check

      Exit status: 0 for success, 1 if a figure is invalid or --check found a difference, 2 for a usage error.
      """)

  /// The file format of pictures.
  enum Format: String, ExpressibleByArgument, CaseIterable {
    case png
    case jpg
    case webp
    case svg
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

  @Option(help: "The format of figures that specify none.")
  var format: Format = .png

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
    let data =
      article == "-"
      ? try FileHandle.standardInput.readToEnd() ?? Data() : FileManager.default.contents(atPath: article)
    guard let data else {
      if FileManager.default.fileExists(atPath: article) { throw Failure("\(article): error: cannot be read") }
      let guess = DocumentSource.nearestPath(to: article).map { "; did you mean \"\($0)\"?" } ?? ""
      throw Failure("\(article): error: no such file\(guess)")
    }
    if let reason = DocumentFile.articleRefusal(of: article) { throw Failure("\(article): error: \(reason)") }
    guard let text = String(validating: data, as: UTF8.self) else {
      throw DocumentErrors([TextEncoding.problem(in: data, file: name)].compactMap { $0 })
    }
    let folder = article == "-" ? "." : URL(fileURLWithPath: article).deletingLastPathComponent().relativePath
    let articleFolder =
      output == "-" ? "./" : URL(fileURLWithPath: output).deletingLastPathComponent().relativePath + "/"
    let pictureFolder = pictures.map { $0.hasSuffix("/") ? $0 : $0 + "/" } ?? articleFolder
    LayoutDiagnostics.suppressFindingsLog()
    var warnings = WarningLog(isQuiet: quiet.isOn)
    defer { warnings.finish() }
    let renderer = ArticleRenderer(
      style: style, axes: try variants.axes(),
      format: PictureFormat(rawValue: format.rawValue) ?? .png, quality: encoding.pictureQuality,
      svgText: encoding.svgText, isStrict: strict.isOn, maker: PictureMaker(reading))
    return try renderer.files(
      of: Article(text, name: name), name: name, folder: folder, output: output == "-" ? "./article.md" : output,
      pictures: pictureFolder == "./" ? "" : pictureFolder
    ) { warnings.write([$0]) }
  }

  private func write(_ files: [ArticleRenderer.File], _ policy: OutputPolicy) throws {
    if check { return try compare(files) }
    guard let text = files.last else { return }
    if !force.isOn, output != "-", !isUpToDate(text), !isReplaceable(text.path, figures: files.dropLast().map(\.path)) {
      throw Failure(
        "\(text.path): error: exists and shows no figure of \(article); use another name, or --force to replace it")
    }
    for file in files.dropLast() + (output == "-" ? [] : [text]) {
      // Unchanged files are not written, so that build systems see no change.
      let isSame = isUpToDate(file)
      if !isSame { try file.write(policy, replacesAnyFile: force.isOn) }
      let line = "\(file.path)  \(isSame ? "unchanged" : "written")"
      guard !quiet.isOn else { continue }
      if output == "-" { StandardError.write(line) } else { StandardOutput.write(line) }
    }
    if output == "-", !StandardOutput.write(text.data) { throw StandardOutput.writeFailure() }
  }

  /// Returns whether a file is missing or empty, or an article that shows one of the figures.
  private func isReplaceable(_ path: String, figures: [String]) -> Bool {
    guard let data = FileManager.default.contents(atPath: path), !data.isEmpty else { return true }
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
