import UIFoundation

extension Paragraph {
  /// Returns the width, in points, of each tab in a part that is on its own line.
  func tabWidths(_ part: Range<Int>) -> [(offset: Int, width: CGFloat)] {
    guard hasTabs else { return [] }
    let isFirst = part.lowerBound == 0 && !continuesParagraph
    var pen = max(0, isFirst ? style.firstLineHeadIndent : style.headIndent)
    var result: [(offset: Int, width: CGFloat)] = []
    var from = part.lowerBound
    let tabs = part.filter { unit(at: $0) == 0x09 }
    for (index, tab) in tabs.enumerated() {
      pen += positions[tab] - positions[from]
      from = tab + 1
      let end = index + 1 < tabs.count ? tabs[index + 1] : part.upperBound
      let width = tabWidth(at: pen, following: from..<end)
      result.append((tab, width))
      pen += width
    }
    return result
  }

  /// Returns the distance to the next stop, reduced by the width of the text that ends at it.
  ///
  /// For a centered stop, it is reduced by half of the width of the centered text.
  private func tabWidth(at pen: CGFloat, following part: Range<Int>) -> CGFloat {
    if let stop = style.tabStops.first(where: { $0.location > pen }) {
      let following = positions[columnEnd(of: part, at: stop)] - positions[part.lowerBound]
      switch stop.alignment {
      case .center: return max(0, stop.location - pen - following / 2)
      case .right: return isRightToLeft ? stop.location - pen : max(0, stop.location - pen - following)
      case .left where isRightToLeft: return max(0, stop.location - pen - following)
      default: return stop.location - pen
      }
    }
    let interval = style.defaultTabInterval > 0 ? style.defaultTabInterval : 28
    return ((pen / interval).rounded(.down) + 1) * interval - pen
  }

  /// Returns the end of the text that a stop aligns: the first column terminator, or the part's end.
  private func columnEnd(of part: Range<Int>, at stop: NSTextTab) -> Int {
    guard let terminators = stop.columnTerminators else { return part.upperBound }
    return part.first { Unicode.Scalar(unit(at: $0)).map(terminators.contains) ?? false } ?? part.upperBound
  }
}
