import UIFoundation

/// A range of a paragraph that is shaped as a unit: one face, script, level and size.
struct TextItem {
  /// The content of the range.
  enum Content {
    case text
    /// One tab character, whose width depends on its position.
    case tab
    /// One U+FFFC replaced by an attachment with these bounds, in points, y up from the baseline.
    case attachment(bounds: CGRect)
  }

  /// The UTF-16 offsets in the paragraph.
  var range: Range<Int>
  var level: UInt8
  var script: FontScript
  var match: FontCatalog.Match
  /// The index of the first attribute run.
  var run: Int
  var content: Content

  var isRightToLeft: Bool { level & 1 == 1 }
}
