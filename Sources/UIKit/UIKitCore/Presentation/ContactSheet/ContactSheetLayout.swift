internal import Foundation
internal import TextLayout
internal import UIFoundation
internal import UIGraphics

/// The layout of a contact sheet, and its drawing.
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

  /// The font size of captions on small sheets, and their spacing to the picture, in points.
  private static let smallestCaption: CGFloat = 11
  private static let captionSpacing: CGFloat = 4
  /// The minimum width to which captions of font size 11 wrap, in points.
  private static let captionWidth: CGFloat = 140
  /// The widths of a sheet and of its median picture, divided by the font size of legible captions.
  private static let emsPerSheet: CGFloat = 140
  private static let emsPerPicture: CGFloat = 14

  private let sheet: ContactSheet
  private let textColor: UIColor
  private var cells: [Cell] = []
  private var packing: ContactSheetPacking
  private var titleFrame: TextFrame

  init(_ sheet: ContactSheet) {
    self.sheet = sheet
    textColor = sheet.appearance == .dark ? UIColor(RGBA(hex: 0xEBEBF0)) : UIColor(RGBA(hex: 0x3C3C43))
    packing = ContactSheetPacking([], spacing: 0)
    titleFrame = Self.title(sheet, Self.smallestCaption)
    arrange(captionSize: Self.smallestCaption)
    let captionSize = readableCaptionSize
    if captionSize > Self.smallestCaption { arrange(captionSize: captionSize) }
  }

  var displayList: DisplayList {
    let size = size
    let background = sheet.appearance == .dark ? RGBA(hex: 0x1C1C1E) : RGBA(hex: 0xF2F2F7)
    return DisplayList.record(bounds: CGRect(origin: .zero, size: size)) { context in
      context.setFillColor(CGColor(background))
      context.fill(CGRect(origin: .zero, size: size))
      context.draw(titleFrame, at: CGPoint(x: sheet.padding, y: sheet.padding), defaultColor: textColor)
      for (cell, position) in zip(cells, packing.positions) { draw(cell, at: position, in: context) }
    }
  }

  private func draw(_ cell: Cell, at position: ContactSheetPacking.Position, in context: CGContext) {
    let origin = CGPoint(x: sheet.padding + position.origin.x, y: top + position.origin.y)
    context.draw(cell.captionFrame, at: origin, defaultColor: textColor)
    let rect = CGRect(
      origin: CGPoint(x: origin.x, y: (origin.y + position.captionHeight).rounded(.up)), size: cell.size)
    guard rect.width > 0, rect.height > 0 else { return }
    context.setFillColor(CGColor(cell.picture.appearance == .dark ? RGBA.black : RGBA.white))
    context.fill(rect)
    // The border separates a white picture from a light sheet.
    context.setStrokeColor(CGColor(RGBA(hex: 0x8E8E93, alpha: 0.5)))
    context.stroke(rect.insetBy(dx: -0.5, dy: -0.5), width: 1)
    context.draw(UIImage(content: .drawing(cell.picture.list)), in: rect, tint: nil)
  }

  // MARK: Geometry

  private mutating func arrange(captionSize: CGFloat) {
    let factor = captionSize / Self.smallestCaption
    let font = UIFont.systemFont(ofSize: captionSize)
    cells = sheet.pictures.map { picture in
      let size = Self.shownSize(of: picture.list.bounds.size, within: sheet.largestPicture)
      let frame = ParagraphLayout(picture.caption, font: font).frame(width: max(size.width, Self.captionWidth * factor))
      return Cell(
        picture: picture, size: size, captionFrame: frame, captionSpacing: Self.captionSpacing * factor)
    }
    titleFrame = Self.title(sheet, captionSize)
    let geometries = cells.map(\.geometry)
    packing =
      sheet.columns.map { ContactSheetPacking(geometries, perRow: $0, spacing: sheet.padding) }
      ?? ContactSheetPacking(geometries, spacing: sheet.padding)
  }

  /// The font size at which captions are legible when the whole sheet is visible.
  private var readableCaptionSize: CGFloat {
    let widths = cells.map(\.size.width).filter { $0 > 0 }.sorted()
    guard !widths.isEmpty else { return Self.smallestCaption }
    return min(size.width / Self.emsPerSheet, widths[widths.count / 2] / Self.emsPerPicture).rounded(.down)
  }

  private static func title(_ sheet: ContactSheet, _ captionSize: CGFloat) -> TextFrame {
    ParagraphLayout(sheet.title, font: .boldSystemFont(ofSize: (captionSize * 1.5).rounded(.up)))
      .frame(width: .infinity)
  }

  /// The top edge of the first row.
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
