import Foundation
import PictureComparison

/// The page of the preview: one self-contained file.
enum PreviewPage {
  /// Returns the page with the server's token, which the page sends with every request.
  static func html(token: String, title: String) -> Data {
    // The title is the name of a file or folder. It has no slash, which the placeholders replaced after it contain.
    let text = String(decoding: PackageResources.preview_html, as: UTF8.self)
      .replacing("{token}", with: token.xmlEscaped())
      .replacing("{title}", with: title.xmlEscaped())
      .replacing("/*style*/", with: ReportPage.palette + String(decoding: PackageResources.preview_css, as: UTF8.self))
      .replacing("/*script*/", with: String(decoding: PackageResources.preview_js, as: UTF8.self))
    return Data(text.utf8)
  }
}
