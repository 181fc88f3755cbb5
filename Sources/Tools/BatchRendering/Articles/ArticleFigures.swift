import UIKitCore

/// The figures of an article with their names and numbers.
@MainActor
struct ArticleFigures {
  /// A figure with its options.
  struct Entry {
    let figure: Article.Figure
    let options: FigureOptions
    /// The name of its files, and of references to it.
    let name: String
    /// The caption with the number; nil for a figure without a caption.
    let caption: String?
    /// The label and number, such as `Figure 3`; nil for a figure without a number.
    let title: String?
    /// The number of the figure in the article, from 1, with or without a caption.
    let index: Int

    var alt: String { options.alt ?? figure.alt }
  }

  /// The figures in document order, or the errors in their options.
  let entries: [Result<Entry, any Error>]
  private let name: String
  private let entriesByName: [String: Entry]

  /// Numbers the figures that have captions. An empty label leaves them without numbers.
  init(_ article: Article, name: String, label: String) {
    self.name = name
    let stem = URL(fileURLWithPath: name).deletingPathExtension().lastPathComponent
    var (fences, number) = (0, 0)
    // The line of each figure, by the figure's name.
    var lines: [String: Int] = [:]
    var entries: [Result<Entry, any Error>] = []
    for case .figure(let figure) in article.parts {
      if case .fence = figure.origin { fences += 1 }
      entries.append(
        Result {
          let options = try FigureOptions(figure, article: name)
          let figureName = options.name ?? Self.name(of: figure, options, number: fences, stem)
          if let other = lines[figureName] {
            throw RenderError.reported([
              "\(name):\(figure.line): error: the figure at line \(other) has the same name, \"\(figureName)\"; set name=…"
            ])
          }
          lines[figureName] = figure.line
          let caption = options.caption ?? figure.caption
          if caption != nil || options.showsSource, !figure.isAlone {
            throw RenderError.reported([
              "\(name):\(figure.line): error: a figure with a caption or its document is a paragraph; put it on a line of its "
                + "own"
            ])
          }
          if caption != nil { number += 1 }
          let title = caption == nil || label.isEmpty ? nil : "\(label) \(number)"
          let text = [title, caption].compactMap { $0 }.filter { !$0.isEmpty }.joined(separator: ". ")
          return Entry(
            figure: figure, options: options, name: figureName, caption: caption == nil ? nil : text, title: title,
            index: entries.count + 1)
        })
    }
    self.entries = entries
    entriesByName = Dictionary(entries.compactMap { try? $0.get() }.map { ($0.name, $0) }) { first, _ in first }
  }

  /// Returns the label and number of the figure that a reference names. Throws ``RenderError`` if there is none.
  func title(of reference: Article.Reference) throws(RenderError) -> String {
    let place = "\(name):\(reference.line)"
    guard let entry = entriesByName[reference.name] else {
      let all = entries.compactMap { try? $0.get() }
      let names = all.filter { $0.title != nil }.map(\.name)
      let list = names.prefix(8).map { "#fig-\($0)" }.joined(separator: ", ") + (names.count > 8 ? ", …" : "")
      let hint =
        Spelling.nearest(to: reference.name, among: all.map(\.name)).map { "; did you mean \"#fig-\($0)\"?" }
        ?? (names.isEmpty ? "; no figure has a caption" : "; the figures with numbers are \(list)")
      throw .reported(["\(place): error: there is no figure \"\(reference.name)\"\(hint)"])
    }
    guard let title = entry.title else {
      throw .reported([
        "\(place): error: the figure \"\(reference.name)\" has no number; give it a caption, or write a text into [ ]"
      ])
    }
    return title
  }

  private static func name(
    of figure: Article.Figure, _ options: FigureOptions, number: Int, _ stem: String
  ) -> String {
    switch figure.origin {
    case .fence: "\(stem)-\(number)"
    case .link(let path):
      URL(fileURLWithPath: path).deletingPathExtension().lastPathComponent + options.scenes.map { "-\($0)" }.joined()
    }
  }
}
