internal import CCairo
import UIFoundation
import UIGraphics

/// The metadata of a PDF.
package struct DocumentInformation: Sendable, Equatable {
  package var title: String?
  package var author: String?
  package var subject: String?
  package var keywords: String?
  package var creator: String?

  package init(
    title: String? = nil, author: String? = nil, subject: String? = nil, keywords: String? = nil,
    creator: String? = nil
  ) {
    (self.title, self.author, self.subject, self.keywords, self.creator) = (title, author, subject, keywords, creator)
  }
}

extension Renderer {
  // PDF viewers need not support pages beyond 200 inches (PDF 1.7, annex C).
  private static let pageSideLimit: CGFloat = 14_400
  // A fixed date makes the bytes of all runs equal.
  private static let date = "2000-01-01T00:00:00Z"

  /// Returns a PDF with one page per list, in points, with selectable text.
  ///
  /// Pages with print margins have a trim box and a bleed box.
  package func pdf(
    _ pages: [DisplayList], information: DocumentInformation = DocumentInformation(),
    navigation: PageNavigation = PageNavigation(), printMargins: PrintMargins? = nil
  ) throws(RenderingError) -> Data {
    guard let first = pages.first else { throw .emptyPicture(width: 0, height: 0, scale: 1) }
    for page in pages {
      let size = page.bounds.size
      guard page.bounds.isFinite, size.width > 0, size.height > 0 else {
        throw .emptyPicture(width: size.width, height: size.height, scale: 1)
      }
      guard size.width <= Self.pageSideLimit, size.height <= Self.pageSideLimit else {
        throw .library(
          name: "PDF",
          reason: "a page of \(size.width)×\(size.height) points; PDF viewers support at most 14400 per side")
      }
    }
    return try RasterContext.use { context throws(RenderingError) in
      let output = DocumentBytes()
      let box = Unmanaged.passUnretained(output).toOpaque()
      guard
        let document = cairo_pdf_surface_create_for_stream(
          DocumentBytes.append, box, Double(first.bounds.width), Double(first.bounds.height))
      else { throw .library(name: "Cairo", reason: "no memory for a PDF") }
      defer { cairo_surface_destroy(document) }
      describe(document, information)
      // Later versions can compress the objects that the update replaces.
      if printMargins != nil { cairo_pdf_surface_restrict_to_version(document, CAIRO_PDF_VERSION_1_4) }
      let text = VectorText()
      for page in pages {
        cairo_pdf_surface_set_size(document, Double(page.bounds.width), Double(page.bounds.height))
        let area = PixelRect(outside: CGRect(origin: .zero, size: page.bounds.size))
        let transform = CGAffineTransform(translationX: -page.bounds.minX, y: -page.bounds.minY)
        // The surface of the page releases this reference when the page ends.
        let surface = Surface(page: cairo_surface_reference(document), area: area)
        try Painter(surface, transform: transform, context: context, vectorText: text)
          .interpret(withBackdropImages(page, context))
        // Cairo discards what precedes an opaque background, including links.
        navigation.add(page.links, of: page, to: document)
        cairo_surface_show_page(document)
      }
      navigation.addOutline(to: document)
      cairo_surface_finish(document)
      let status = cairo_surface_status(document)
      guard status == CAIRO_STATUS_SUCCESS else {
        throw .library(name: "Cairo", reason: "PDF: " + String(cString: cairo_status_to_string(status)))
      }
      let data = withExtendedLifetime(output) { output.data }
      guard let printMargins else { return data }
      guard let result = PageBoxUpdate(data, printMargins).result else {
        throw .library(name: "PDF", reason: "the pages cannot be found, to which print margins are added")
      }
      return result
    }
  }

  private func describe(_ document: OpaquePointer, _ information: DocumentInformation) {
    cairo_pdf_surface_set_metadata(document, CAIRO_PDF_METADATA_CREATE_DATE, Self.date)
    cairo_pdf_surface_set_metadata(document, CAIRO_PDF_METADATA_MOD_DATE, Self.date)
    let entries: [(cairo_pdf_metadata_t, String?)] = [
      (CAIRO_PDF_METADATA_TITLE, information.title), (CAIRO_PDF_METADATA_AUTHOR, information.author),
      (CAIRO_PDF_METADATA_SUBJECT, information.subject), (CAIRO_PDF_METADATA_KEYWORDS, information.keywords),
      (CAIRO_PDF_METADATA_CREATOR, information.creator),
    ]
    for (key, value) in entries { if let value { cairo_pdf_surface_set_metadata(document, key, value) } }
  }
}

/// The destination of Cairo's output stream.
private final class DocumentBytes {
  private(set) var data = Data()

  static let append: cairo_write_func_t = { closure, bytes, count in
    guard let closure, let bytes else { return CAIRO_STATUS_WRITE_ERROR }
    Unmanaged<DocumentBytes>.fromOpaque(closure).takeUnretainedValue().data.append(bytes, count: Int(count))
    return CAIRO_STATUS_SUCCESS
  }
}

extension UIGraphicsPDFRenderer {
  /// Returns the recorded pages as a PDF. On failure, logs an error and returns empty data.
  public func pdfData(actions: (UIGraphicsPDFRendererContext) -> Void) -> Data {
    do {
      return try Renderer().pdf(pages(actions: actions), information: information)
    } catch {
      StandardError.write("UIGraphicsPDFRenderer: \(error)")
      return Data()
    }
  }

  /// Writes the recorded pages as a PDF file, which appears complete or not at all.
  public func writePDF(to url: URL, withActions actions: (UIGraphicsPDFRendererContext) -> Void) throws {
    try FileWriter.write(Renderer().pdf(pages(actions: actions), information: information), to: url.path)
  }

  private var information: DocumentInformation {
    let info = pdfFormat.documentInfo
    return DocumentInformation(
      title: info[kCGPDFContextTitle] as? String, author: info[kCGPDFContextAuthor] as? String,
      subject: info[kCGPDFContextSubject] as? String, keywords: info[kCGPDFContextKeywords] as? String,
      creator: info[kCGPDFContextCreator] as? String)
  }
}
