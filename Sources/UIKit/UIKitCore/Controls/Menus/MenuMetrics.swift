internal import Foundation
internal import UIFoundation

/// The lengths of menus in a design, in points. See Documentation/Design.md for their sources.
struct MenuMetrics: Sendable {
  /// The width of the card at usual text sizes.
  let width: CGFloat
  let cornerRadius: CGFloat
  /// The margin above the first row and below the last one.
  let verticalMargin: CGFloat
  /// The height of the area between two sections.
  let sectionGap: CGFloat
  /// Indicates whether lines separate the rows of a section, and sections are apart by a thick gray area.
  let hasThickSeparators: Bool
  /// The minimum height of a row, and the margins above and below its texts together.
  let rowHeight: CGFloat
  let textMargins: CGFloat
  /// The distance of the content of a row from the leading and the trailing edge.
  let leadingMargin: CGFloat
  let trailingMargin: CGFloat
  /// The width of the column with the states, and the center of a state from the leading edge.
  let stateWidth: CGFloat
  let stateCenter: CGFloat
  /// The width in which images are centered, and its distance to the title.
  let imageWidth: CGFloat
  let imageGap: CGFloat
  /// Indicates whether images precede titles.
  let hasLeadingImages: Bool
  /// Indicates whether the menu of a control begins at the control's edge, in front of the control.
  let coversControl: Bool

  static let all = DesignValues(
    classic: MenuMetrics(
      width: 250, cornerRadius: 13, verticalMargin: 0, sectionGap: 8, hasThickSeparators: true, rowHeight: 44,
      textMargins: 22, leadingMargin: 16, trailingMargin: 16, stateWidth: 16, stateCenter: 16, imageWidth: 22,
      imageGap: 8, hasLeadingImages: false, coversControl: false),
    glass: MenuMetrics(
      width: 252, cornerRadius: 32, verticalMargin: 10, sectionGap: 20, hasThickSeparators: false, rowHeight: 42,
      textMargins: 21.5, leadingMargin: 28, trailingMargin: 16, stateWidth: 16.5, stateCenter: 29, imageWidth: 26,
      imageGap: 12, hasLeadingImages: true, coversControl: true))
}
