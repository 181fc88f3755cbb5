import CairoRendering
import LayoutDocuments
import UIKitCore

/// The options of a figure in an article.
struct FigureOptions {
  /// The options that are not variant axes.
  private static let ownKeys =
    ["name", "alt", "caption", "width", "source", "scene", "format"] + PictureOption.all.compactMap(\.figureName)

  /// The formats that browsers can show in an article.
  static let formats: [PictureFormat] = [.png, .jpg, .webp, .svg]

  var name: String?
  var alt: String?
  /// The caption below or above the figure; nil for none.
  var caption: String?
  /// Indicates whether the document follows the figure, as a block of code.
  var showsSource = false
  /// The width on the page; nil for the figure's own.
  var width: PageLength?
  var scenes: [String] = []
  var format: PictureFormat?
  var svgText: SVGOptions.Text?
  var picture = PictureOptions()
  /// The variants that the figure itself specifies, without the article's defaults.
  var axes = VariantAxes()

  /// Creates the options of a figure. Throws ``RenderError`` for invalid options.
  @MainActor
  init(_ figure: Article.Figure, article: String) throws(RenderError) {
    var problems: [String] = []
    var words: [VariantAxis: [String]] = [:]
    func report(_ message: String) { problems.append("\(article):\(figure.line): error: \(message)".onOneLine) }
    for (key, value) in figure.options {
      if let axis = VariantAxis(rawValue: key) {
        words[axis, default: []] += Self.list(value)
      } else {
        do {
          if try !set(key, value) {
            let choices = Self.ownKeys + VariantAxis.allCases.map(\.rawValue)
            let hint = Spelling.nearest(to: key, among: choices).map { "; did you mean \"\($0)\"?" } ?? ""
            report("figures have no option \"\(key)\"\(hint)")
          }
        } catch {
          for line in RenderError.lines(of: error) { report(line) }
        }
      }
    }
    do {
      try picture.check()
    } catch {
      for line in RenderError.lines(of: error) { report(line) }
    }
    do throws(VariantWordError) {
      axes = try VariantAxes { words[$0] ?? [] }
    } catch {
      report("\(error.axis.rawValue): \(error.description)")
    }
    if !problems.isEmpty { throw .reported(problems) }
  }

  /// Sets an option. Returns false for an unknown key.
  private mutating func set(_ key: String, _ value: String) throws(RenderError) -> Bool {
    switch key {
    case "name":
      guard !value.isEmpty, !value.contains(where: { "/~@".contains($0) || $0.isNewline }) else {
        throw .reported(["name: expected a file name without folder, extension, ~ and @, found \"\(value)\""])
      }
      name = value
    case "alt": alt = value
    case "caption": caption = value
    case "width":
      guard let width = PageLength(value) else {
        throw .reported(["width: expected \(PageLength.expectation), found \"\(value)\""])
      }
      self.width = width
    case "source":
      guard let flag = ["true": true, "false": false][value] else {
        throw .reported(["source: expected true or false, found \"\(value)\""])
      }
      showsSource = flag
    case "scene": scenes += Self.list(value)
    case "format":
      guard let format = PictureFormat(word: value), Self.formats.contains(format) else {
        let choices = Self.formats.map(\.rawValue).joined(separator: ", ")
        throw .reported(["format: expected one of \(choices), found \"\(value)\""])
      }
      self.format = format
    default:
      guard let option = PictureOption.all.first(where: { $0.figureName == key }) else { return false }
      try picture.set(option, option.kind.value(of: value), named: key)
      // An article has a default for figures that do not say it.
      if option.name == PictureOption.svgText.name { svgText = picture.svg.text }
    }
    return true
  }

  private static func list(_ value: String) -> [String] {
    value.split(separator: ",", omittingEmptySubsequences: false).map { $0.trimmingCharacters(in: .whitespaces) }
  }
}
