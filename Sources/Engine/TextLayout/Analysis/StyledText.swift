import UIFoundation

/// Text in UTF-16 code units, with its layout attributes in runs.
package struct StyledText {
  /// A range with equal attributes.
  package struct Run {
    package var range: Range<Int>
    package var style: CharacterStyle
  }

  package var units: [UInt16]
  /// The runs in order, without gaps; empty for an empty text.
  package var runs: [Run]
  /// The paragraph styles by the offsets at which they begin, ascending; the first offset is 0.
  package var paragraphStyles: [(start: Int, values: NSParagraphStyle.Values)]
  /// The style that determines the height of an empty text or of an empty last line.
  package var lastStyle: CharacterStyle
  /// The language of ranges without such an attribute.
  package var language = TextLanguage()

  /// Creates plain text in one font.
  package init(_ string: String, font: UIFont, paragraphStyle: NSParagraphStyle.Values = .init()) {
    units = Array(string.utf16)
    lastStyle = CharacterStyle(font: font)
    runs = units.isEmpty ? [] : [Run(range: 0..<units.count, style: lastStyle)]
    paragraphStyles = [(0, paragraphStyle)]
  }

  /// Creates the text of an attributed string. Attributes that are missing or of the wrong type have default values.
  ///
  /// A paragraph style with natural alignment gets the alignment of the default style.
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
      var values = (attributes[.paragraphStyle] as? NSParagraphStyle)?.values.finite ?? defaultStyle
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

  /// Returns the same text with all font sizes multiplied by a factor.
  func scaled(by factor: CGFloat) -> StyledText {
    var scaled = self
    for index in runs.indices { scaled.runs[index].style.font = runs[index].style.font.scaled(by: factor) }
    scaled.lastStyle.font = lastStyle.font.scaled(by: factor)
    return scaled
  }

  /// Returns the same text with a number of points added to the space after each character.
  func spaced(by points: CGFloat) -> StyledText {
    var spaced = self
    for index in runs.indices { spaced.runs[index].style.spacing += points }
    return spaced
  }

  func paragraphStyle(at offset: Int) -> NSParagraphStyle.Values {
    paragraphStyles[max(0, paragraphStyles.partitioningIndex { $0.start > offset } - 1)].values
  }

  /// Returns the index of the run that contains an offset, or of the last run at the end of the text.
  func runIndex(at offset: Int) -> Int {
    max(0, runs.partitioningIndex { $0.range.lowerBound > offset } - 1)
  }
}

extension UIFont {
  fileprivate func scaled(by factor: CGFloat) -> UIFont { withSize(pointSize * factor) }
}
