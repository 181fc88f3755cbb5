import Foundation
import PictureComparison

/// The preview's page: one file without anything from elsewhere.
enum PreviewPage {
  /// The page with the server's token, which its requests send back.
  static func html(token: String, title: String) -> Data {
    // The words of the project first: nothing in them is replaced again.
    let text = String(decoding: PackageResources.preview_html, as: UTF8.self)
      .replacing("{token}", with: token.xmlEscaped())
      .replacing("{title}", with: title.xmlEscaped())
      .replacing("/*style*/", with: ReportPage.palette + String(decoding: PackageResources.preview_css, as: UTF8.self))
      .replacing("/*script*/", with: String(decoding: PackageResources.preview_js, as: UTF8.self))
    return Data(text.utf8)
  }
}
