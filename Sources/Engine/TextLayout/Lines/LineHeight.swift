import UIFoundation

/// The height of a line by its fonts and paragraph style, in points.
struct LineHeight {
  var ascent: CGFloat
  var descent: CGFloat
  /// The space to the next line that the fonts of text styles add.
  var gap: CGFloat = 0

  /// Creates the height of a line from the requested fonts.
  ///
  /// Baseline offsets and attachments can increase the height, and so can scripts that need more room than the
  /// requested font has. Other fallbacks are ignored, so that lines are evenly spaced.
  init(of span: LineSpan, in paragraph: Paragraph) {
    self = paragraph.uniformHeight ?? LineHeight(of: span.range, in: paragraph)
  }

  /// Creates the height of a range of offsets in the paragraph.
  init(of range: Range<Int>, in paragraph: Paragraph) {
    ascent = 0
    descent = 0
    let text = paragraph.text
    let start = paragraph.range.lowerBound + range.lowerBound
    let end = paragraph.range.lowerBound + range.upperBound
    if range.isEmpty {
      add(paragraph.count > 0 ? paragraph.characterStyle(at: range.lowerBound) : paragraph.emptyStyle)
    } else {
      for run in text.runs[text.runIndex(at: start)...] {
        guard run.range.lowerBound < end else { break }
        add(run.style)
      }
    }
    if let room = paragraph.scriptRoom, room.parts.contains(where: { $0.overlaps(range) }) {
      ascent = max(ascent, room.ascent)
      descent = max(descent, room.descent)
    }
    apply(paragraph.style)
  }

  private mutating func add(_ style: CharacterStyle) {
    let font = style.font
    ascent = max(ascent, font.ascender + font.lineLeading + max(0, style.baselineOffset))
    gap = max(gap, font.lineGap)
    descent = max(descent, -font.descender + max(0, -style.baselineOffset))
    guard let attachment = style.attachment else { return }
    let bounds = attachment._frame(inLine: .zero, characterIndex: 0)
    let (top, bottom) = (bounds.origin.y + bounds.size.height, bounds.origin.y)
    if top.isFinite { ascent = max(ascent, top + style.baselineOffset) }
    if bottom.isFinite { descent = max(descent, -bottom - style.baselineOffset) }
  }

  /// Applies the line height of the paragraph style by changing the ascent, as TextKit does.
  ///
  /// The gap shrinks by the amount of the change.
  private mutating func apply(_ style: NSParagraphStyle.Values) {
    let natural = ascent + descent
    var height = natural
    if style.lineHeightMultiple > 0 { height *= style.lineHeightMultiple }
    if style.maximumLineHeight > 0 { height = min(height, style.maximumLineHeight) }
    if style.minimumLineHeight > 0 { height = max(height, style.minimumLineHeight) }
    if height != natural { gap = max(0, gap - abs(height - natural)) }
    ascent = height - descent
  }
}

extension Paragraph {
  /// The style of a paragraph without characters: the style of its terminator, or of the text's end.
  var emptyStyle: CharacterStyle {
    guard !text.runs.isEmpty, range.lowerBound < text.units.count else { return text.lastStyle }
    return text.runs[text.runIndex(at: range.lowerBound)].style
  }
}
