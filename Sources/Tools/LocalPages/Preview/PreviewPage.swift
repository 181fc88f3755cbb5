import Foundation
import PictureComparison

/// The page of the preview: one self-contained file.
enum PreviewPage {
  /// Returns the page with the server's token, which the page sends with every request.
  static func html(token: String, title: String) -> Data {
    let style = PageComponents.style + String(decoding: PackageResources.preview_css, as: UTF8.self)
    let script = PageComponents.script + String(decoding: PackageResources.preview_js, as: UTF8.self)
    // The title is the name of a file or folder. Without a slash, and with < escaped, it contains no placeholder.
    let text = String(decoding: PackageResources.preview_html, as: UTF8.self)
      .replacing("{token}", with: token.xmlEscaped())
      .replacing("{title}", with: title.xmlEscaped())
      .replacing("<!--zoom-->", with: PageComponents.zoomControls)
      .replacing("<!--page-->", with: PageComponents.pageControls)
      .replacing("<!--keys-->", with: PageComponents.keysDialog(rows: keys))
      .replacing("/*style*/", with: style)
      .replacing("/*script*/", with: script)
    return Data(text.utf8)
  }

  private static let keys = """
    <div><dt><kbd>j</kbd> <kbd>k</kbd></dt><dd>next and previous view</dd></div>
    <div><dt><kbd>u</kbd></dt><dd>superview of the selected view</dd></div>
    <div><dt><kbd>Escape</kbd></dt><dd>clear the selection</dd></div>
    <div><dt><kbd>[</kbd> <kbd>]</kbd></dt><dd>previous and next scene</dd></div>
    <div><dt><kbd>1</kbd> … <kbd>8</kbd></dt><dd>overlays</dd></div>
    <div><dt><kbd>d</kbd> <kbd>r</kbd> <kbd>l</kbd></dt><dd>dark or light, direction, orientation</dd></div>
    <div><dt><kbd>s</kbd></dt><dd>source</dd></div>
    <div><dt>arrow keys on an edge</dt><dd>resize by a point, with Shift by 10</dd></div>
    <div><dt><kbd>f</kbd></dt><dd>fit the picture into the page</dd></div>
    """
}
