import UIFoundation

/// Makes PDF documents from drawing blocks.
open class UIGraphicsPDFRenderer: UIGraphicsRenderer {
  /// A copy of the format the renderer was made with.
  package let pdfFormat: UIGraphicsPDFRendererFormat

  /// Documents whose pages have these bounds unless they say otherwise. Points.
  public convenience init(bounds: CGRect) {
    self.init(bounds: bounds, format: UIGraphicsPDFRendererFormat())
  }

  /// Documents whose pages have these bounds unless they say otherwise. Points.
  public init(bounds: CGRect, format: UIGraphicsPDFRendererFormat) {
    let own = UIGraphicsPDFRendererFormat()
    own.documentInfo = format.documentInfo
    own.bounds = bounds
    pdfFormat = own
    super.init(area: bounds, baseFormat: own)
  }

  /// Records the pages; drawing before the first `beginPage` is lost.
  package func pages(actions: (UIGraphicsPDFRendererContext) -> Void) -> [DisplayList] {
    let context = UIGraphicsPDFRendererContext(bounds: bounds, format: pdfFormat)
    UIGraphicsPushContext(context.cgContext)
    actions(context)
    return context.finish()
  }
}

/// How PDF documents are made.
open class UIGraphicsPDFRendererFormat: UIGraphicsRendererFormat {
  /// Title, author, subject, keywords and creator by CoreGraphics' keys.
  open var documentInfo: [String: Any] = [:]
}

/// Key of `documentInfo` for the document's title.
public let kCGPDFContextTitle = "kCGPDFContextTitle"
/// Key of `documentInfo` for who wrote the document.
public let kCGPDFContextAuthor = "kCGPDFContextAuthor"
/// Key of `documentInfo` for what the document is about.
public let kCGPDFContextSubject = "kCGPDFContextSubject"
/// Key of `documentInfo` for the program that made the document.
public let kCGPDFContextCreator = "kCGPDFContextCreator"
/// Key of `documentInfo` for words to find the document by.
public let kCGPDFContextKeywords = "kCGPDFContextKeywords"

/// What drawing blocks of PDF renderers are given.
open class UIGraphicsPDFRendererContext: UIGraphicsRendererContext {
  private var pages: [DisplayList] = []
  private var current: CGContext?
  private let defaultBounds: CGRect

  init(bounds: CGRect, format: UIGraphicsPDFRendererFormat) {
    defaultBounds = bounds
    super.init(cgContext: CGContext(bounds: bounds), format: format)
  }

  /// Where the current page is recorded.
  open override var cgContext: CGContext { current ?? super.cgContext }

  /// The page that is drawn on. Points.
  open var pdfContextBounds: CGRect { current?.bounds ?? defaultBounds }

  /// Ends the page and begins one of the renderer's bounds.
  open func beginPage() { beginPage(withBounds: defaultBounds, pageInfo: [:]) }

  /// Ends the page and begins one of its own bounds. Points.
  open func beginPage(withBounds bounds: CGRect, pageInfo: [String: Any]) {
    endPage()
    let next = CGContext(bounds: bounds)
    current = next
    UIGraphicsPopContext()
    UIGraphicsPushContext(next)
  }

  func finish() -> [DisplayList] {
    endPage()
    UIGraphicsPopContext()
    return pages
  }

  private func endPage() {
    if let current { pages.append(current.finish()) }
    current = nil
  }
}
