import UIFoundation
import UIGraphics

/// The options of an SVG file.
package struct SVGOptions: Sendable, Hashable {
  /// The representation of text.
  package enum Text: String, Sendable, Hashable, CaseIterable {
    /// Paths below transparent `<text>` for selection and search. The appearance is the same everywhere.
    case selectableOutlines = "selectable"
    /// `<text>` in a font of the viewer. The file is small, but its appearance depends on that font.
    case referencedFonts = "fonts"
    /// `<text>` in fonts embedded in the file, each reduced to the characters that are used.
    case embeddedFonts = "embedded"
    /// Paths without selectable text.
    case outlines
  }

  package var text: Text
  /// The content of `<title>`.
  package var title: String?
  /// The content of `<desc>`.
  package var description: String?
  /// The prefix of all ids. Different prefixes allow several files in one page.
  package var idPrefix: String

  /// Creates options. The default is outlines below selectable text.
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
  /// Returns the drawing as SVG with one user unit per point. Equal lists result in equal text.
  ///
  /// With a second drawing for dark mode, viewers show the drawing that matches their appearance.
  package func svg(
    _ list: DisplayList, dark: DisplayList? = nil, options: SVGOptions = SVGOptions()
  ) throws(RenderingError) -> Data {
    let size = list.bounds.size
    guard list.bounds.isFinite, size.width > 0, size.height > 0 else {
      throw .emptyPicture(width: size.width, height: size.height, scale: 1)
    }
    return try RasterContext.use { context throws(RenderingError) in
      let writer = SVGWriter(options: options, context: context, page: list.bounds)
      let light = try withBackdropImages(list, context)
      if let dark {
        try writer.write(light: light, dark: withBackdropImages(dark, context))
      } else {
        try writer.write(light)
      }
      return Data(writer.document.utf8)
    }
  }
}
