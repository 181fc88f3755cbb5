internal import CCairo
import UIFoundation
import UIGraphics

/// The outline of a document of pages, and the places to which its links lead.
package struct PageNavigation: Sendable, Equatable {
  /// A distance from the top of a page, whose index begins at 0.
  package struct Place: Sendable, Equatable {
    let page: Int
    let y: CGFloat

    package init(page: Int, y: CGFloat) { (self.page, self.y) = (page, y) }

    /// The attributes of a link to the place.
    fileprivate var attributes: String { "page=\(page + 1) pos=[0 \(y.shortDigits)]" }
  }

  /// An entry of the outline.
  package struct Entry: Sendable, Equatable {
    /// The depth, from 1.
    let level: Int
    let title: String
    let place: Place

    package init(level: Int, title: String, place: Place) {
      (self.level, self.title, self.place) = (level, title, place)
    }
  }

  /// The places by the names that follow `#` in addresses.
  package var places: [String: Place] = [:]
  package var outline: [Entry] = []

  package init() {}

  /// Adds the links of the current page to a PDF. Links to unknown places are omitted.
  func add(_ links: [LinkItem], of page: DisplayList, to document: OpaquePointer) {
    guard !links.isEmpty, let cairo = cairo_create(document) else { return }
    defer { cairo_destroy(cairo) }
    for link in links {
      guard let target = attributes(of: link.address) else { continue }
      let area = link.area.offsetBy(dx: -page.bounds.minX, dy: -page.bounds.minY)
      let numbers = [area.minX, area.minY, area.width, area.height].map(\.shortDigits)
      cairo_tag_begin(cairo, "Link", "rect=[\(numbers.joined(separator: " "))] \(target)")
      cairo_tag_end(cairo, "Link")
    }
  }

  private func attributes(of address: String) -> String? {
    guard address.hasPrefix("#") else { return "uri='\(Self.escaped(address))'" }
    let name = String(address.dropFirst())
    return places[name.removingPercentEncoding ?? name]?.attributes
  }

  /// Adds the outline to a PDF.
  func addOutline(to document: OpaquePointer) {
    var parents: [(level: Int, id: Int32)] = []
    for entry in outline {
      parents.removeAll { $0.level >= entry.level }
      let parent = parents.last?.id ?? CAIRO_PDF_OUTLINE_ROOT
      let id = cairo_pdf_surface_add_outline(
        document, parent, entry.title, entry.place.attributes, CAIRO_PDF_OUTLINE_FLAG_OPEN)
      parents.append((entry.level, id))
    }
  }

  /// Returns an address in ASCII, as PDF expects it, for an attribute of Cairo.
  private static func escaped(_ address: String) -> String {
    address.utf8.map { byte in
      byte > 0x20 && byte < 0x7F && byte != UInt8(ascii: "'") && byte != UInt8(ascii: "\\")
        ? String(Unicode.Scalar(byte)) : "%" + (byte < 16 ? "0" : "") + String(byte, radix: 16, uppercase: true)
    }.joined()
  }
}
