internal import CCairo
import UIFoundation
import UIGraphics

/// The links and the outline of a document of pages.
package struct PageNavigation: Sendable, Equatable {
  /// The target of a link.
  package enum Target: Sendable, Equatable {
    case address(String)
    /// A distance from the top of a page, whose index begins at 0.
    case page(Int, y: CGFloat)
  }

  /// An area of a page that leads to a target.
  package struct Link: Sendable, Equatable {
    let page: Int
    let area: CGRect
    let target: Target

    package init(page: Int, area: CGRect, target: Target) {
      (self.page, self.area, self.target) = (page, area, target)
    }
  }

  /// An entry of the outline.
  package struct Entry: Sendable, Equatable {
    /// The depth, from 1.
    let level: Int
    let title: String
    let page: Int
    let y: CGFloat

    package init(level: Int, title: String, page: Int, y: CGFloat) {
      (self.level, self.title, self.page, self.y) = (level, title, page, y)
    }
  }

  package var links: [Link] = []
  package var outline: [Entry] = []

  package init() {}

  /// Adds the links of a page to a Cairo context whose user space is the page.
  func addLinks(page: Int, to cairo: OpaquePointer) {
    for link in links where link.page == page && link.area.isFinite {
      let area = [link.area.minX, link.area.minY, link.area.width, link.area.height].map(\.shortDigits)
      let target =
        switch link.target {
        case .address(let address): "uri='\(Self.escaped(address))'"
        case .page(let page, let y): "page=\(page + 1) pos=[0 \(y.shortDigits)]"
        }
      cairo_tag_begin(cairo, "Link", "rect=[\(area.joined(separator: " "))] \(target)")
      cairo_tag_end(cairo, "Link")
    }
  }

  /// Adds the outline to a PDF.
  func addOutline(to document: OpaquePointer) {
    var parents: [(level: Int, id: Int32)] = []
    for entry in outline {
      parents.removeAll { $0.level >= entry.level }
      let parent = parents.last?.id ?? CAIRO_PDF_OUTLINE_ROOT
      let id = cairo_pdf_surface_add_outline(
        document, parent, entry.title, "page=\(entry.page + 1) pos=[0 \(entry.y.shortDigits)]",
        CAIRO_PDF_OUTLINE_FLAG_OPEN)
      parents.append((entry.level, id))
    }
  }

  /// Returns an address in ASCII, as PDF expects it, for an attribute of Cairo.
  private static func escaped(_ address: String) -> String {
    address.utf8.map { byte in
      byte > 0x20 && byte < 0x7F && byte != UInt8(ascii: "'") && byte != UInt8(ascii: "\\")
        ? String(Unicode.Scalar(byte)) : "%" + String(byte >> 4, radix: 16) + String(byte & 15, radix: 16)
    }.joined()
  }
}
