import UIFoundation

/// A text as UTF-16 units with the attributes that bear on layout, run by run.
package struct StyledText {
  /// A range of equal attributes.
  package struct Run {
    package var range: Range<Int>
    package var style: CharacterStyle
  }

  package var units: [UInt16]
  /// In order, without gaps; empty for an empty text.
  package var runs: [Run]
  /// What governs each paragraph, by the offset of its first unit, ascending; the first entry starts at 0.
  package var paragraphStyles: [(start: Int, values: NSParagraphStyle.Values)]
  /// What an empty text or last line is as high as.
  package var lastStyle: CharacterStyle

  /// Plain text in one font.
  package init(_ string: String, font: UIFont, paragraphStyle: NSParagraphStyle.Values = .init()) {
    units = Array(string.utf16)
    lastStyle = CharacterStyle(font: font)
    runs = units.isEmpty ? [] : [Run(range: 0..<units.count, style: lastStyle)]
    paragraphStyles = [(0, paragraphStyle)]
  }

  /// Attributes that are absent or of the wrong type count as unset; the defaults stand in for them.
  ///
  /// A style of natural alignment is aligned as the default style.
  package init(_ text: NSAttributedString, defaultFont: UIFont, defaultStyle: NSParagraphStyle.Values = .init()) {
    let string = text.string
    units = Array(string.utf16)
    lastStyle = CharacterStyle(font: defaultFont)
    runs = []
    paragraphStyles = []
    let count = min(units.count, text.length)
    var offset = 0
    while offset < count {
      var range = NSRange()
      let attributes = text.attributes(at: offset, effectiveRange: &range)
      let end = max(offset + 1, min(range.location + range.length, count))
      let style = CharacterStyle(attributes, defaultFont: defaultFont)
      runs.append(Run(range: offset..<end, style: style))
      var values = (attributes[.paragraphStyle] as? NSParagraphStyle)?.values ?? defaultStyle
      if values.alignment == .natural { values.alignment = defaultStyle.alignment }
      paragraphStyles.append((offset, values))
      lastStyle = style
      offset = end
    }
    lastStyle.attachment = nil
    if let last = runs.last, last.range.upperBound < units.count {
      runs[runs.count - 1].range = last.range.lowerBound..<units.count
    }
    if paragraphStyles.isEmpty { paragraphStyles = [(0, defaultStyle)] }
  }

  /// The same text with the size of every font multiplied by a factor.
  func scaled(by factor: CGFloat) -> StyledText {
    var scaled = self
    for index in runs.indices { scaled.runs[index].style.font = runs[index].style.font.scaled(by: factor) }
    scaled.lastStyle.font = lastStyle.font.scaled(by: factor)
    return scaled
  }

  /// The style at an offset governs the paragraph that starts there.
  func paragraphStyle(at offset: Int) -> NSParagraphStyle.Values {
    var low = 0
    var high = paragraphStyles.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if paragraphStyles[middle].start <= offset { low = middle } else { high = middle }
    }
    return paragraphStyles[low].values
  }

  /// The index of the run that holds an offset; the last run for the text's end.
  func runIndex(at offset: Int) -> Int {
    var low = 0
    var high = runs.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if runs[middle].range.lowerBound <= offset { low = middle } else { high = middle }
    }
    return low
  }
}

extension UIFont {
  fileprivate func scaled(by factor: CGFloat) -> UIFont { withSize(pointSize * factor) }
}
