import UIFoundation

/// A stretch of a paragraph that is shaped in one go: one face, script, level and size.
struct TextItem {
  /// What stands in the stretch.
  enum Content {
    case text
    /// One tab character; how wide it is depends on where it stands.
    case tab
    /// One U+FFFC in whose place something else stands. Points, y up from the baseline.
    case attachment(bounds: CGRect)
  }

  /// UTF-16 offsets in the paragraph.
  var range: Range<Int>
  var level: UInt8
  var script: FontScript
  var match: FontCatalog.Match
  /// Index of the first attribute run.
  var run: Int
  var content: Content

  var isRightToLeft: Bool { level & 1 == 1 }
}
