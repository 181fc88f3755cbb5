import Foundation
import PictureComparison

/// The page of the preview: one self-contained file.
enum PreviewPage {
  /// Returns the page with the server's token, which its requests contain.
  static func html(token: String, title: String) -> Data {
    // Escaped, so that token and title contain no placeholder.
    let text = String(decoding: PackageResources.preview_html, as: UTF8.self)
      .replacing("{token}", with: token.xmlEscaped())
      .replacing("{title}", with: title.xmlEscaped())
      .replacing("/*style*/", with: ReportPage.palette + String(decoding: PackageResources.preview_css, as: UTF8.self))
      .replacing("/*script*/", with: String(decoding: PackageResources.preview_js, as: UTF8.self))
    return Data(text.utf8)
  }
}
