internal import Foundation
internal import TextLayout
internal import UIFoundation
internal import UIGraphics

/// The cells of a contact sheet with their frames, and their drawing.
struct ContactSheetLayout {
  /// A picture at its drawn size, with its wrapped caption above.
  private struct Cell {
    var picture: ContactSheet.Picture
    var size: CGSize
    var captionFrame: TextFrame
    var captionSpacing: CGFloat

    var geometry: ContactSheetPacking.Cell {
      let hasCaption = !picture.caption.isEmpty
      return ContactSheetPacking.Cell(
        picture: size, caption: captionFrame.size,
        captionHeight: hasCaption ? captionFrame.size.height + captionSpacing : 0)
    }
  }

  /// The font size of captions on small sheets, and their spacing to the picture. Points.
  private static let smallestCaption: CGFloat = 11
  private static let captionSpacing: CGFloat = 4
  /// The maximum width of captions at size 11 on pictures that are narrower than it. Points.
  private static let captionWidth: CGFloat = 140
  /// The font size of captions as a share of a large sheet's width, if enough ems fit a picture.
  private static let captionShare: CGFloat = 140
  private static let emsToPicture: CGFloat = 14

  private let sheet: ContactSheet
  private let ink: UIColor
  private var cells: [Cell] = []
  private var packing: ContactSheetPacking
  private var titleFrame: TextFrame

  init(_ sheet: ContactSheet) {
    self.sheet = sheet
    ink = sheet.appearance == .dark ? UIColor(RGBA(hex: 0xEBEBF0)) : UIColor(RGBA(hex: 0x3C3C43))
    packing = ContactSheetPacking([], spacing: 0)
    titleFrame = Self.title(sheet, Self.smallestCaption)
    arrange(captionSize: Self.smallestCaption)
    let readable = readableCaption
    if readable > Self.smallestCaption { arrange(captionSize: readable) }
  }

  var displayList: DisplayList {
    let size = size
    let background = sheet.appearance == .dark ? RGBA(hex: 0x1C1C1E) : RGBA(hex: 0xF2F2F7)
    return DisplayList.record(bounds: CGRect(origin: .zero, size: size)) { context in
      context.setFillColor(CGColor(background))
      context.fill(CGRect(origin: .zero, size: size))
      context.draw(titleFrame, at: CGPoint(x: sheet.padding, y: sheet.padding), defaultColor: ink)
      for (cell, place) in zip(cells, packing.places) { draw(cell, at: place, in: context) }
    }
  }

  private func draw(_ cell: Cell, at place: ContactSheetPacking.Place, in context: CGContext) {
    let origin = CGPoint(x: sheet.padding + place.origin.x, y: top + place.origin.y)
    context.draw(cell.captionFrame, at: origin, defaultColor: ink)
    let rect = CGRect(
      origin: CGPoint(x: origin.x, y: (origin.y + place.captionHeight).rounded(.up)), size: cell.size)
    guard rect.width > 0, rect.height > 0 else { return }
    context.setFillColor(CGColor(cell.picture.appearance == .dark ? RGBA.black : RGBA.white))
    context.fill(rect)
    // Only the borders of cells separate a white picture from a light sheet.
    context.setStrokeColor(CGColor(RGBA(hex: 0x8E8E93, alpha: 0.5)))
    context.stroke(rect.insetBy(dx: -0.5, dy: -0.5), width: 1)
    context.draw(UIImage(content: .drawing(cell.picture.list)), in: rect, tint: nil)
  }

  // MARK: Geometry

  private mutating func arrange(captionSize: CGFloat) {
    let growth = captionSize / Self.smallestCaption
    let font = UIFont.systemFont(ofSize: captionSize)
    cells = sheet.pictures.map { picture in
      let size = Self.shownSize(of: picture.list.bounds.size, within: sheet.largestPicture)
      let frame = ParagraphLayout(picture.caption, font: font).frame(width: max(size.width, Self.captionWidth * growth))
      return Cell(
        picture: picture, size: size, captionFrame: frame, captionSpacing: Self.captionSpacing * growth)
    }
    titleFrame = Self.title(sheet, captionSize)
    let geometries = cells.map(\.geometry)
    packing =
      sheet.columns.map { ContactSheetPacking(grid: geometries, columns: $0, spacing: sheet.padding) }
      ?? ContactSheetPacking(geometries, spacing: sheet.padding)
  }

  /// The font size of captions that are legible when the whole sheet is visible.
  private var readableCaption: CGFloat {
    let widths = cells.map(\.size.width).filter { $0 > 0 }.sorted()
    guard !widths.isEmpty else { return Self.smallestCaption }
    return min(size.width / Self.captionShare, widths[widths.count / 2] / Self.emsToPicture).rounded(.down)
  }

  private static func title(_ sheet: ContactSheet, _ captionSize: CGFloat) -> TextFrame {
    ParagraphLayout(sheet.title, font: .boldSystemFont(ofSize: (captionSize * 1.5).rounded(.up)))
      .frame(width: .infinity)
  }

  /// The upper edge of the first row.
  private var top: CGFloat {
    sheet.padding + (sheet.title.isEmpty ? 0 : titleFrame.size.height.rounded(.up) + sheet.padding / 2)
  }

  private var size: CGSize {
    let content = packing.size
    let spaces = cells.isEmpty ? sheet.padding : 2 * sheet.padding
    return CGSize(
      width: max(content.width + spaces, titleFrame.size.width.rounded(.up) + 2 * sheet.padding),
      height: top + (cells.isEmpty ? 0 : content.height + sheet.padding))
  }

  private static func shownSize(of size: CGSize, within largest: CGSize?) -> CGSize {
    guard size.width.isFinite, size.height.isFinite, size.width > 0, size.height > 0 else { return .zero }
    guard let largest else { return size }
    let factor = min(1, largest.width / size.width, largest.height / size.height)
    return factor == 1 ? size : CGSize(width: max(1, size.width * factor), height: max(1, size.height * factor))
  }
}
