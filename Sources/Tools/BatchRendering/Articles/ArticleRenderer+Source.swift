import LayoutDocuments
import UIKitCore

extension ArticleRenderer {
  /// Returns the document of a figure as a block of code; an empty text unless the figure shows it.
  ///
  /// A folded block is HTML that opens when it is clicked. Throws ``RenderError`` for an Interface Builder document.
  func source(
    of entry: ArticleFigures.Entry, in article: String, _ folder: String, isFolded: Bool
  ) throws -> String {
    guard entry.options.showsSource else { return "" }
    let reference = Self.document(entry.figure, article, folder)
    guard !reference.isInterface else {
      throw RenderError.reported(["\(article):\(entry.figure.line): error: source=true shows layout documents only"])
    }
    let (text, title) =
      switch entry.figure.origin {
      case .fence(let document): (document, "Document")
      case .link(let path): (try maker.document(reference).source.text, path)
      }
    let lines = text.trimmingCharacters(in: .newlines).split(separator: "\n", omittingEmptySubsequences: false)
    // The fence is longer than those in the document.
    let ticks = lines.reduce(3) { max($0, $1.drop(while: \.isWhitespace).prefix { $0 == "`" }.count + 1) }
    let fence = String(repeating: "`", count: ticks)
    let block = ["\(fence)yaml"] + lines.map { String($0) } + [fence]
    let folding: (opening: [String], closing: [String]) =
      isFolded
      ? (["<details>", "<summary>\(Self.quoted(title))</summary>", ""], ["", "</details>"]) : ([], [])
    let all = folding.opening + block + folding.closing
    return "\n\n" + all.map { entry.figure.indent + $0 }.joined(separator: "\n")
  }
}
