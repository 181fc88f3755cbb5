internal import Foundation
internal import UIFoundation

/// The measured or estimated heights of all parts of a table, and their positions from the top.
struct TableGeometry {
  /// The height of a row, a header or a footer.
  struct Height {
    /// The height, in points.
    var value: CGFloat
    var isMeasured: Bool
  }

  /// The heights of a section's parts.
  struct Section {
    /// The space above the header, in points.
    var topPadding: CGFloat = 0
    var header: Height?
    var rows: [Height]
    var footer: Height?
  }

  var sections: [Section] = []
  /// The height of the table's header view, in points.
  var tableHeader: CGFloat = 0
  /// The height of the table's footer view, in points.
  var tableFooter: CGFloat = 0

  /// The start of each section and the end of the last one, in points. `updatePositions` sets them.
  private(set) var sectionStarts: [CGFloat] = [0]
  /// For each section, the start of each row and the end of the last row, in points.
  private var rowStarts: [[CGFloat]] = []

  /// Computes the positions from the heights.
  mutating func updatePositions() {
    var y = tableHeader
    sectionStarts = []
    rowStarts = []
    for section in sections {
      sectionStarts.append(y)
      y += section.topPadding + (section.header?.value ?? 0)
      var starts: [CGFloat] = []
      starts.reserveCapacity(section.rows.count + 1)
      for row in section.rows {
        starts.append(y)
        y += row.value
      }
      starts.append(y)
      rowStarts.append(starts)
      y += section.footer?.value ?? 0
    }
    sectionStarts.append(y)
  }

  /// The height of the whole table, in points.
  var totalHeight: CGFloat { (sectionStarts.last ?? tableHeader) + tableFooter }

  func rowSpan(_ section: Int, _ row: Int) -> (start: CGFloat, end: CGFloat)? {
    // The last position is the end of the last row.
    guard rowStarts.indices.contains(section), rowStarts[section].dropLast().indices.contains(row) else { return nil }
    return (rowStarts[section][row], rowStarts[section][row + 1])
  }

  /// Returns whether a row's height was measured, not estimated.
  func isMeasured(_ section: Int, _ row: Int) -> Bool {
    sections.indices.contains(section) && sections[section].rows.indices.contains(row)
      && sections[section].rows[row].isMeasured
  }

  func headerSpan(_ section: Int) -> (start: CGFloat, end: CGFloat)? {
    guard sections.indices.contains(section), let header = sections[section].header else { return nil }
    let start = sectionStarts[section] + sections[section].topPadding
    return (start, start + header.value)
  }

  func footerSpan(_ section: Int) -> (start: CGFloat, end: CGFloat)? {
    guard sections.indices.contains(section), let footer = sections[section].footer else { return nil }
    let start = rowStarts[section].last ?? 0
    return (start, start + footer.value)
  }

  func sectionSpan(_ section: Int) -> (start: CGFloat, end: CGFloat)? {
    guard sections.indices.contains(section) else { return nil }
    return (sectionStarts[section], sectionStarts[section + 1])
  }

  /// Returns the sections that intersect a span.
  func sections(from top: CGFloat, to bottom: CGFloat) -> Range<Int> {
    Self.parts(startingAt: sectionStarts, from: top, to: bottom)
  }

  /// Returns the rows of a section that intersect a span.
  func rows(of section: Int, from top: CGFloat, to bottom: CGFloat) -> Range<Int> {
    guard rowStarts.indices.contains(section) else { return 0..<0 }
    return Self.parts(startingAt: rowStarts[section], from: top, to: bottom)
  }

  /// Returns the parts that intersect a span. The last element of `starts` is the end of the last part.
  private static func parts(startingAt starts: [CGFloat], from top: CGFloat, to bottom: CGFloat) -> Range<Int> {
    let ends = starts.dropFirst()
    let first = ends.partitioningIndex { $0 > top } - ends.startIndex
    var last = first
    while last < starts.count - 1, starts[last] < bottom { last += 1 }
    return first..<max(first, last)
  }
}
