import UIFoundation

/// A renderer of PDF documents.
open class UIGraphicsPDFRenderer: UIGraphicsRenderer {
  /// A copy of the format at initialization.
  package let pdfFormat: UIGraphicsPDFRendererFormat

  /// Creates a renderer with default bounds for its pages, in points.
  public convenience init(bounds: CGRect) {
    self.init(bounds: bounds, format: UIGraphicsPDFRendererFormat())
  }

  /// Creates a renderer with default bounds for its pages, in points.
  public init(bounds: CGRect, format: UIGraphicsPDFRendererFormat) {
    pdfFormat = UIGraphicsPDFRendererFormat()
    pdfFormat.documentInfo = format.documentInfo
    pdfFormat.bounds = bounds
    super.init(area: bounds, baseFormat: pdfFormat)
  }

  /// Returns the recorded pages of a closure. Drawing before the first `beginPage` is lost.
  package func pages(actions: (UIGraphicsPDFRendererContext) -> Void) -> [DisplayList] {
    let context = UIGraphicsPDFRendererContext(bounds: bounds, format: pdfFormat)
    UIGraphicsPushContext(context.cgContext)
    actions(context)
    return context.finish()
  }
}

/// The format of PDF documents.
open class UIGraphicsPDFRendererFormat: UIGraphicsRendererFormat {
  /// The title, author, subject, keywords and creator, by Core Graphics' keys.
  open var documentInfo: [String: Any] = [:]
}

/// The `documentInfo` key of the title.
public let kCGPDFContextTitle = "kCGPDFContextTitle"
/// The `documentInfo` key of the author.
public let kCGPDFContextAuthor = "kCGPDFContextAuthor"
/// The `documentInfo` key of the subject.
public let kCGPDFContextSubject = "kCGPDFContextSubject"
/// The `documentInfo` key of the creating program.
public let kCGPDFContextCreator = "kCGPDFContextCreator"
/// The `documentInfo` key of the keywords.
public let kCGPDFContextKeywords = "kCGPDFContextKeywords"

/// The context of a PDF renderer's drawing.
open class UIGraphicsPDFRendererContext: UIGraphicsRendererContext {
  private var pages: [DisplayList] = []
  private var current: CGContext?
  private let defaultBounds: CGRect

  init(bounds: CGRect, format: UIGraphicsPDFRendererFormat) {
    defaultBounds = bounds
    super.init(cgContext: CGContext(bounds: bounds), format: format)
  }

  /// The context that records the current page.
  open override var cgContext: CGContext { current ?? super.cgContext }

  /// The bounds of the current page, in points.
  open var pdfContextBounds: CGRect { current?.bounds ?? defaultBounds }

  /// Ends the page and begins one with the renderer's bounds.
  open func beginPage() { beginPage(withBounds: defaultBounds, pageInfo: [:]) }

  /// Ends the page and begins one with the given bounds, in points.
  open func beginPage(withBounds bounds: CGRect, pageInfo: [String: Any]) {
    endPage()
    let page = CGContext(bounds: bounds)
    current = page
    UIGraphicsPopContext()
    UIGraphicsPushContext(page)
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
