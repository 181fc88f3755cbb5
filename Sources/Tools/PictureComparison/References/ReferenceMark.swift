import CairoRendering
import UIFoundation
import UIGraphics

/// The origin of a picture recorded by this package: its renderer and the digest of its drawing.
package struct ReferenceMark: Sendable, Equatable {
  /// The keyword of the text chunk.
  package static let keyword = "headframe"
  /// The version of the text's format.
  package static let version = 1

  /// The version of the format that was read.
  package let version: Int
  /// The hexadecimal digest of the drawing, the scale, the renderer and the libraries, or of pixels.
  package let digest: String
  /// The renderer's revision and its libraries.
  package let renderer: String
  /// The digest of the font pack whose fonts the drawing uses; nil if it uses none of them.
  package let fontPack: String?

  /// Creates the mark of a drawing painted by this process.
  package init(of list: DisplayList, scale: CGFloat) {
    self.init(
      digest: Renderer(scale: scale).digest(of: list).description,
      fontPack: list.fontPackDigest)
  }

  /// Creates the mark of a picture without a drawing, with the digest of its pixels.
  package init(of picture: Picture) {
    self.init(digest: picture.image.digest.description, fontPack: nil)
  }

  private init(digest: String, fontPack: String?) {
    version = Self.version
    self.digest = digest
    renderer = Self.currentRenderer
    self.fontPack = fontPack
  }

  /// Reads a mark; nil for other text.
  package init?(_ text: String) {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    guard lines.count >= 3, let version = Int(lines[0]), version > 0 else { return nil }
    self.version = version
    (digest, renderer) = (lines[1], lines[2])
    fontPack = lines.dropFirst(3).first { $0.hasPrefix(Self.packWord) }.map {
      String($0.dropFirst(Self.packWord.count))
    }
  }

  /// Reads the mark at the start of a file; nil if there is none.
  package init?(_ chunks: PNGChunks) {
    guard let text = chunks.texts[Self.keyword] else { return nil }
    self.init(text)
  }

  /// The text chunk of the mark.
  package var text: PNGText {
    let pack = fontPack.map { "\n\(Self.packWord)\($0)" } ?? ""
    return PNGText(keyword: Self.keyword, text: "\(version)\n\(digest)\n\(renderer)\(pack)")
  }

  private static let packWord = "fonts "

  private static let currentRenderer = "renderer \(Renderer.revision) \(Renderer.libraryVersions)"
}
