import UIFoundation
import UIGraphics

/// How an SVG is written.
package struct SVGOptions: Sendable, Hashable {
  /// What becomes of text.
  package enum Text: String, Sendable, Hashable, CaseIterable {
    /// Paths, under transparent `<text>` that can be selected and searched; looks the same everywhere.
    case selectableOutlines = "selectable"
    /// `<text>` in a font that the viewer has; small, and as close as that font is.
    case referencedFonts = "fonts"
    /// `<text>` in fonts that the file carries, each cut down to the characters that it shows.
    case embeddedFonts = "embedded"
    /// Paths alone; nothing can be selected.
    case outlines
  }

  package var text: Text
  /// What `<title>` says.
  package var title: String?
  /// What `<desc>` says.
  package var description: String?
  /// Put before every id, so that several files can stand in one page.
  package var idPrefix: String

  /// Outlines under text that can be selected, unless told.
  package init(
    text: Text = .selectableOutlines, title: String? = nil, description: String? = nil, idPrefix: String = ""
  ) {
    self.text = text
    self.title = title
    self.description = description
    self.idPrefix = idPrefix
  }
}

extension Renderer {
  /// The drawing as SVG, one user unit a point; the same text for the same list.
  ///
  /// With a second drawing for dark ground, viewers show the one that suits their own appearance.
  package func svg(
    _ list: DisplayList, dark: DisplayList? = nil, options: SVGOptions = SVGOptions()
  ) throws(RenderingError) -> Data {
    let size = list.bounds.size
    guard list.bounds.isFinite, size.width > 0, size.height > 0 else {
      throw .emptyPicture(width: size.width, height: size.height, scale: 1)
    }
    return try RasterContext.use { context throws(RenderingError) in
      let writer = SVGWriter(options: options, context: context, page: list.bounds)
      if let dark { try writer.write(light: list, dark: dark) } else { try writer.write(list) }
      return Data(writer.document.utf8)
    }
  }
}
