import CairoRendering
import UIFoundation
import UIGraphics

/// What a reference picture of ours says about itself: who made it, and of which drawing.
package struct ReferenceMark: Sendable, Equatable {
  /// The text chunk's keyword.
  package static let keyword = "headframe"
  /// Counts up when the text changes its form.
  package static let version = 1

  /// The form of the text that was read.
  package let version: Int
  /// The digest of drawing, scale, renderer and libraries, in hexadecimal digits.
  package let digest: String
  /// The renderer's revision and its libraries.
  package let renderer: String

  /// The mark of a drawing that is painted here and now.
  package init(of list: DisplayList, scale: CGFloat) {
    self.init(digest: Renderer(scale: scale).digest(of: list).description)
  }

  /// The mark of a picture that has no drawing: its pixels stand for it.
  package init(of picture: Picture) {
    self.init(digest: picture.image.digest.description)
  }

  private init(digest: String) {
    version = Self.version
    self.digest = digest
    renderer = Self.currentRenderer
  }

  /// Reads a mark; nil where the text is none.
  package init?(_ text: String) {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    guard lines.count >= 3, let version = Int(lines[0]), version > 0 else { return nil }
    self.version = version
    (digest, renderer) = (lines[1], lines[2])
  }

  /// The mark of a file's head; nil where it has none.
  package init?(_ chunks: PNGChunks) {
    guard let text = chunks.texts[Self.keyword] else { return nil }
    self.init(text)
  }

  /// The text chunk that carries the mark.
  package var text: PNGText { PNGText(keyword: Self.keyword, text: "\(version)\n\(digest)\n\(renderer)") }

  private static let currentRenderer = "renderer \(Renderer.revision) \(Renderer.libraryVersions)"
}
